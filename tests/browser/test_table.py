"""The live table in a real browser: a hand is played by taps and by keys, watched, and left."""

import contextlib
import itertools
import json
import re
from typing import Any

import pytest
from playwright.sync_api import Error, Page, ViewportSize, expect

from cardhall.cards.notation import parse_cards
from cardhall.dealing import verify
from cardhall.games.boure.table import between_hands
from cardhall.records import replay_main
from tests.browser.axe import clean
from tests.browser.conftest import LAPTOP, PHONE, SMALL_PHONE, Room, RunningHall
from tests.browser.menu import close_menu, open_menu, press_in_menu, seated
from tests.browser.test_pages_console import sideways

pytestmark = pytest.mark.browser


def post(page: Page, path: str, body: dict[str, Any]) -> Any:
    """What the page itself would send, from within it; the hall takes so many in a second."""
    for _ in range(20):
        status, text = page.evaluate(
            """async ([path, body]) => {
                if (!document.cookie.includes('cardhall-form')) await fetch('/api/me');
                const cookie = document.cookie.match(/cardhall-form=([^;]*)/);
                const answer = await fetch(path, {
                    method: 'POST', body: JSON.stringify(body),
                    headers: {'Content-Type': 'application/json', 'X-CSRFToken': cookie[1]},
                });
                return [answer.status, await answer.text()];
            }""",
            [path, body],
        )
        if status != 429:
            break
        page.wait_for_timeout(300)
    assert status < 300, text
    return json.loads(text)


def open_table(page: Page, **more: Any) -> str:
    """A table of one's own with four bots; whoever opens it sits at seat A."""
    made = {"name": "Odile Fontenot", "pin": "1234", "seats": 5, "bots": 4, **more}
    return str(post(page, "/api/tables", made)["id"])


def begin(page: Page, table: str) -> None:
    page.goto(re.sub(r"(https?://[^/]+).*", rf"\1/live/{table}", page.url))
    page.get_by_role("button", name="Begin the session").click()


def hand(page: Page) -> Any:
    return page.get_by_role("toolbar", name="Your hand")


ASKED = re.compile(r"^(Draw a card|Next hand|Shuffle and offer the cut|Cut the cards|Stay)")


def act_until(page: Page, hall: RunningHall, done: Any, most: int = 300) -> None:
    """Let the table's time pass and do whatever is asked first, until ``done`` holds."""
    for _ in range(most):
        if done():
            return
        # a button may be gone before it is reached: then there is nothing left to do
        with contextlib.suppress(Error):
            page.get_by_role("button", name=ASKED).first.click(timeout=80)
        hall.clock.pass_minutes(1 / 60)
    raise AssertionError("the table never came to it")


def asked(page: Page, what: str) -> bool:
    return page.get_by_role("region", name=re.compile(what)).count() > 0


def test_a_hand_is_played_by_taps_on_a_phone(room: Room, hall: RunningHall) -> None:
    """Draw, shuffle, cut, stay, draw two, play by two taps; a refused card says why."""
    phone = room.phone(size=SMALL_PHONE)
    table = open_table(phone)
    begin(phone, table)
    room.picture(phone, "ceremony")
    press_in_menu(phone, "Four colours")
    close_menu(phone)
    act_until(phone, hall, lambda: asked(phone, "Which cards do you throw"))
    cards = hand(phone).get_by_role("button")
    expect(cards).to_have_count(5)
    room.picture(phone, "draw")
    cards.nth(3).click()
    cards.nth(4).click()
    phone.get_by_role("button", name="Draw 2").click()
    act_until(phone, hall, lambda: asked(phone, "Play a card|You lead"))
    room.picture(phone, "play")
    no_sideways(phone)
    barred = hand(phone).get_by_role("button", name=re.compile("not now"))
    if barred.count():
        barred.first.click()
        expect(phone.get_by_role("alert")).to_contain_text("now")
        expect(phone.get_by_role("alert").get_by_role("link")).to_have_attribute(
            "href", re.compile("/rules#")
        )
        room.picture(phone, "refused")
    legal = hand(phone).locator("button.legal").first
    card = legal.get_attribute("data-card")
    legal.click()
    expect(hand(phone).locator(f"[data-card='{card}']")).to_have_attribute("aria-pressed", "true")
    room.picture(phone, "lifted")
    hand(phone).locator(f"[data-card='{card}']").click()
    expect(hand(phone).locator(f"[data-card='{card}']")).to_have_count(0)


def no_sideways(page: Page) -> None:
    assert sideways(page) == 0


def test_anybody_sits_down_to_practise_from_the_front_door(room: Room, hall: RunningHall) -> None:
    """One button: bots take the other seats and the first card is drawn for."""
    phone = room.phone()
    phone.get_by_role("button", name="Play Bouré").click()
    act_until(phone, hall, lambda: asked(phone, "Stay or pass|Which cards do you throw"))
    expect(hand(phone).get_by_role("button")).to_have_count(5)
    expect(phone.get_by_text("Most tricks takes the pot.")).to_be_visible()
    room.picture(phone, "first-hand")
    phone.goto(hall.url("/", "hall.example"))
    phone.get_by_role("link", name="Back to my table").click()
    expect(hand(phone).get_by_role("button")).to_have_count(5)


def test_friends_scan_their_way_to_a_practice_table(room: Room, hall: RunningHall) -> None:
    host = room.person()
    table = open_table(host, bots=3, dealing="hand")
    host.goto(hall.url(f"/live/{table}"))
    expect(host.get_by_role("img", name="Friends scan this to sit down")).to_be_visible()
    clean(host)
    friend = room.phone(re.sub(r".*(/live/\w+)$", r"\1", host.url))
    friend.get_by_role("button", name=re.compile("^Sit at seat")).click()
    friend.get_by_label("Your name").fill("Verna Trahan")
    friend.get_by_role("button", name=re.compile("^Sit at seat")).last.click()
    expect(host.get_by_text("Verna Trahan").first).to_be_visible()
    expect(host.get_by_role("img", name="Friends scan this to sit down")).to_have_count(0)
    host.get_by_role("button", name="Begin the session").click()
    expect(friend.get_by_role("button", name="Draw a card")).to_be_visible()


# Larger text is laid out with the next frame: who measures sooner measures the text as it was.
TWICE = """() => {
    document.documentElement.style.fontSize = '200%';
    return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


@pytest.mark.sampled(1)
@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE, LAPTOP])
def test_the_felt_stays_whole_at_twice_the_text(
    room: Room, hall: RunningHall, size: ViewportSize
) -> None:
    """Nothing sideways, nothing cut: each button shows all its words, each card its index."""
    page = room.phone(size=size)
    begin(page, open_table(page))
    page.evaluate(TWICE)
    whole(page)
    for asks in ("Which cards do you throw", "Play a card|You lead"):
        act_until(page, hall, lambda asks=asks: asked(page, asks))
        whole(page)
        room.picture(page, "twice", full=True)
        cards = hand(page).get_by_role("button")
        expect(cards).to_have_count(5)
        lefts = cards.evaluate_all("all => all.map(one => one.getBoundingClientRect().left)")
        steps = [b - a for a, b in itertools.pairwise(lefts)]
        assert min(lefts) >= 0
        assert min(steps) >= 24
        if page.get_by_role("button", name="Stand pat").count():
            page.get_by_role("button", name="Stand pat").click()


def whole(page: Page) -> None:
    """No line of words runs out of its box, and every button can be reached and read. The frame is
    chosen anew a moment after the text has grown."""
    no_sideways(page)
    for _ in range(30):
        if not (cut := cut_words(page)):
            break
        page.wait_for_timeout(100)
    assert not cut, cut


def cut_words(page: Page) -> list[str]:
    """What does not show all its words."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('main button, main p, main dd, main li, h1')]
            .filter(one => one.checkVisibility() && one.clientWidth > 1
                && one.scrollWidth > one.clientWidth + 1
                && getComputedStyle(one).display !== 'inline')
            .map(one => one.outerHTML.slice(0, 200))"""
    )
    return found


STATED = "AS AH KS AD QS AC 3H KH 2D 9S"  # dealt in turn to two; the dealer's last is turned


def test_sure_tricks_are_led_together_on_the_felt(
    room: Room, hall: RunningHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """RAP-25, from a stated deck: ace, king and queen of trumps lift as one and lie together."""
    top = list(parse_cards(STATED))
    deck = top + [card for card in range(52) if card not in top]
    monkeypatch.setattr(between_hands, "after_cut", lambda *_: deck)
    phone = room.phone()
    begin(phone, open_table(phone, preset="rap", seats=2, bots=1))
    # Whoever sits left of the dealer holds them: that is the phone's player, now or after one hand.
    for _ in range(8):
        act_until(phone, hall, lambda: asked(phone, "throw|Play a card|You lead"), 900)
        if asked(phone, "throw"):
            phone.get_by_role("button", name="Stand pat").click()
            expect(phone.get_by_role("button", name="Stand pat")).to_have_count(0)
        elif hand(phone).locator("[data-card='AS']").count():
            break
        else:
            card = hand(phone).locator("button.legal").first
            held = card.get_attribute("data-card")
            card.click()
            card.click()
            expect(hand(phone).locator(f"[data-card='{held}']")).to_have_count(0)
    cards = [hand(phone).locator(f"[data-card='{card}']") for card in ("AS", "KS", "QS")]
    cards[1].click()
    for card in cards:
        expect(card).to_have_attribute("aria-pressed", "true")
    expect(phone.get_by_text("These 3 go down together.")).to_be_visible()
    room.picture(phone, "lifted-together")
    cards[1].click()
    for card in cards:
        expect(card).to_have_count(0)
    expect(hand(phone).get_by_role("button")).to_have_count(2)
    room.picture(phone, "led-together")


def test_a_card_is_played_by_keys(room: Room, hall: RunningHall) -> None:
    """Rank and suit typed lift a card, Enter plays it."""
    laptop = room.person()
    begin(laptop, open_table(laptop))
    act_until(laptop, hall, lambda: asked(laptop, "Which cards do you throw"))
    laptop.get_by_role("button", name="Stand pat").click()
    act_until(laptop, hall, lambda: asked(laptop, "Play a card|You lead"))
    card = str(hand(laptop).locator("button.legal").first.get_attribute("data-card"))
    laptop.locator("h1").click()
    laptop.keyboard.press(card[0])
    laptop.keyboard.press(card[1])
    expect(hand(laptop).locator(f"[data-card='{card}']")).to_be_focused()
    room.picture(laptop, "typed")
    laptop.keyboard.press("Enter")
    expect(hand(laptop).locator(f"[data-card='{card}']")).to_have_count(0)


def test_a_card_is_played_by_pulling_it_up(room: Room, hall: RunningHall) -> None:
    """A short pull does nothing; one of nearly a card's height plays it."""
    laptop = room.person()
    begin(laptop, open_table(laptop))
    act_until(laptop, hall, lambda: asked(laptop, "Which cards do you throw"))
    laptop.get_by_role("button", name="Stand pat").click()
    act_until(laptop, hall, lambda: asked(laptop, "Play a card|You lead"))
    legal = hand(laptop).locator("button.legal").first
    card = legal.get_attribute("data-card")
    for far in (30, 160):
        expect(hand(laptop).locator(f"[data-card='{card}']")).to_have_count(1)
        box = legal.bounding_box()
        assert box
        laptop.mouse.move(box["x"] + 15, box["y"] + 40)
        laptop.mouse.down()
        laptop.mouse.move(box["x"] + 15, box["y"] + 40 - far, steps=5)
        laptop.mouse.up()
    expect(hand(laptop).locator(f"[data-card='{card}']")).to_have_count(0)


def test_who_reloads_in_mid_hand_finds_everything_as_it_was(room: Room, hall: RunningHall) -> None:
    phone = room.phone()
    begin(phone, open_table(phone))
    act_until(phone, hall, lambda: asked(phone, "Which cards do you throw"))
    before = hand(phone).get_by_role("button").evaluate_all("all => all.map(b => b.dataset.card)")
    phone.reload()
    expect(hand(phone).get_by_role("button")).to_have_count(5)
    after = hand(phone).get_by_role("button").evaluate_all("all => all.map(b => b.dataset.card)")
    assert after == before
    assert asked(phone, "Which cards do you throw")


def test_who_watches_sees_no_hand(room: Room, hall: RunningHall) -> None:
    laptop = room.person()
    table = open_table(laptop)
    begin(laptop, table)
    act_until(laptop, hall, lambda: asked(laptop, "Which cards do you throw"))
    watcher = room.person(f"/live/{table}", dark=True)
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    assert hand(watcher).count() == 0
    room.picture(watcher, "watching")


def test_who_leaves_the_bots_is_home_and_nothing_is_played_on(
    room: Room, hall: RunningHall
) -> None:
    phone = room.phone()
    table = open_table(phone)
    begin(phone, table)
    act_until(phone, hall, lambda: asked(phone, "Which cards do you throw"))
    press_in_menu(phone, "Leave the table")
    expect(phone.get_by_role("button", name="Play again")).to_be_visible()
    phone.get_by_role("link", name="Home").click()
    phone.wait_for_url("**/")
    assert hall.app.state.server.tables.get(table).state.stage == "ended"
    hall.clock.pass_minutes(30)
    phone.goto(hall.url("/mine", "hall.example"))
    expect(phone.get_by_role("heading", level=1)).to_be_visible()
    assert phone.locator("a[href^='/hand/']").count() == 0


def test_the_way_home_is_at_the_top_of_every_table(room: Room, hall: RunningHall) -> None:
    """The player goes home by it, and finds the seat and the cards again."""
    phone = room.phone()
    begin(phone, open_table(phone))
    phone.get_by_role("link", name="The hall").click()
    phone.get_by_role("link", name="Back to my table").click()
    expect(hand(phone).get_by_role("button")).to_have_count(5)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("dark", [False, True])
def test_every_state_of_the_felt_is_clean_by_axe(room: Room, hall: RunningHall, dark: bool) -> None:
    page = room.person(size=PHONE, dark=dark)
    begin(page, open_table(page))
    clean(page, always=True)
    act_until(page, hall, lambda: asked(page, "Stay or pass|Which cards do you throw"))
    clean(page, always=True)
    act_until(page, hall, lambda: asked(page, "Which cards do you throw"))
    clean(page, always=True)
    page.get_by_role("button", name="Stand pat").click()
    act_until(page, hall, lambda: asked(page, "Play a card|You lead"))
    clean(page, always=True)
    for summary in open_menu(page).locator("summary").all():
        summary.click()
    clean(page, always=True)
    room.picture(page, "all-open", full=True)


def test_a_table_that_calls_the_chair_stays_frozen_till_the_ruling(
    room: Room, hall: RunningHall
) -> None:
    """The chairperson at a table-side screen lets play go on."""
    phone = room.phone()
    table = open_table(phone)
    begin(phone, table)
    act_until(phone, hall, lambda: asked(phone, "Which cards do you throw"))
    press_in_menu(phone, "Call the chair")
    phone.get_by_label("What is it about?").fill("A card was turned over")
    phone.get_by_role("button", name="Stop play and call").click()
    expect(phone.get_by_text("Play has stopped: the chair was called.")).to_be_visible()
    expect(phone.get_by_role("button", name="Stand pat")).to_have_count(0)
    hall.clock.pass_minutes(2)
    phone.reload()
    expect(phone.get_by_text("Play has stopped: the chair was called.")).to_be_visible()
    clean(phone)
    room.picture(phone, "frozen")


def test_a_rap_table_reads_its_card_first_and_counts_in_cents(
    room: Room, hall: RunningHall
) -> None:
    host = room.person()
    table = open_table(host, preset="rap", bots=3)
    newcomer = room.phone(f"/live/{table}")
    newcomer.get_by_role("button", name=re.compile("^Sit at seat")).click()
    expect(newcomer.get_by_text(re.compile("Sure tricks must be led")).first).to_be_visible()
    newcomer.get_by_label("Your name").fill("Verna Trahan")
    newcomer.get_by_label("I have heard how we play here").check()
    clean(newcomer)
    room.picture(newcomer, "sit-down", full=True)
    newcomer.get_by_role("button", name=re.compile("^Sit at seat B")).last.click()
    seated(newcomer)
    begin(host, table)
    cents = newcomer.get_by_text(re.compile(r"\b(10\.00|9\.\d\d)\b"))
    expect(cents.locator("visible=true").first).to_be_visible()
    act_until(host, hall, lambda: hand(newcomer).get_by_role("button").count() == 5)
    room.picture(newcomer, "dealt")


@pytest.mark.sampled(2, of="sessions to their end")
def test_a_finished_session_opens_its_seal(room: Room, hall: RunningHall) -> None:
    """The seal shown before play belongs to the seed that is shown after it."""
    laptop = room.person()
    table = open_table(laptop, minutes=1)
    begin(laptop, table)
    expect(hand(laptop).get_by_role("button")).to_have_count(5)
    rests = {"id": "ida-rests-1", "version": 0, "command": {"type": "replace_by_bot", "seat": 0}}
    post(laptop, f"/api/tables/{table}/commands", rests)
    open_menu(laptop).get_by_text("Are the cards fair?").click()
    seal = laptop.locator("code").first.inner_text()
    over = laptop.get_by_text("The session is over.").first
    for _ in range(600):  # the bot plays; any button would give the seat back
        if over.is_visible():
            break
        hall.clock.pass_minutes(1 / 60)
        laptop.wait_for_timeout(50)
    laptop.get_by_role("link", name="Check the deals").wait_for()  # the table gives way to its end
    laptop.get_by_text("Are the cards fair?").click()
    codes = laptop.locator("code").all_inner_texts()
    room.picture(laptop, "over", full=True)
    assert codes[-3] == seal
    seed, salt = codes[-2], codes[-1]
    assert verify(bytes.fromhex(seed), bytes.fromhex(salt), seal)
    laptop.get_by_text("Hands of this session").click()
    laptop.get_by_role("button", name="Keep these hands as files").click()
    with laptop.expect_download() as saved:
        laptop.get_by_role("link", name="Save hand 1", exact=True).click()
    assert saved.value.suggested_filename.endswith("hand-1.toml")
    assert replay_main([str(saved.value.path())]) == 0
