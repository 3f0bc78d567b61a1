"""Rummy in a real browser: a whole session on two devices, a turn by keys alone, cards dragged."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from cardhall.cards.notation import parse_cards
from cardhall.tables.game import TableGame
from tests.browser.axe import AT_REST, clean
from tests.browser.conftest import PHONE, Room, RunningHall
from tests.browser.menu import close_menu, open_menu, seated
from tests.browser.settled import box_at_rest
from tests.browser.test_table import begin, no_sideways, open_table, whole

pytestmark = pytest.mark.browser

DRAW = "Draw a card."
LAY = re.compile("^Lay down, or throw|^Use the card")


def my_hand(page: Page) -> Locator:
    return page.get_by_role("toolbar", name="Your hand")


def asked(page: Page, what: str | re.Pattern[str]) -> bool:
    return page.get_by_role("region", name=what).count() > 0


def my_turn(page: Page) -> bool:
    return asked(page, DRAW) or asked(page, LAY)


def cards_of(page: Page) -> list[str]:
    return list(my_hand(page).locator("button").evaluate_all("all => all.map(b => b.dataset.card)"))


def until(hall: RunningHall, done: Any, most: float = 20) -> None:
    """Let the table's time pass, some 20 of its seconds in one, until ``done`` holds."""
    bound = time.monotonic() + most
    while not done():
        assert time.monotonic() < bound, "the table never came to it"
        hall.clock.pass_minutes(1 / 60)
        time.sleep(0.03)


def draw(page: Page) -> None:
    """From the stock, or a deep pick-up where one may be made."""
    deep = page.get_by_role("toolbar", name="Discards").locator("button.may")
    if deep.count() > 1:
        card = deep.first.get_attribute("data-card")
        deep.first.click()
        page.get_by_role("button", name=re.compile(r"^Take \d+, down to")).click()
        expect(my_hand(page).locator(f"[data-card='{card}']")).to_have_count(1)
    else:
        page.get_by_role("button", name=re.compile("^(Draw from|Turn the discards)")).last.click()
    expect(page.get_by_role("region", name=DRAW)).to_have_count(0)


def lay_and_throw(page: Page) -> None:
    """What a player presses: go out, else what is suggested, else the last card is thrown."""
    for _ in range(6):
        out = page.get_by_role("button", name=re.compile("^Go out"))
        if out.count():
            out.click()
            expect(out).to_have_count(0)
            return
        hint = page.get_by_role("button", name=re.compile("^(Lay down|Add) "))
        if not hint.count():
            break
        text = hint.first.inner_text()
        hint.first.click()
        expect(page.get_by_role("button", name=text, exact=True)).to_have_count(0)
    for card in reversed(cards_of(page)):
        my_hand(page).locator(f"[data-card='{card}']").click()
        page.get_by_role("button", name=re.compile("^Throw")).click()
        gone = my_hand(page).locator(f"[data-card='{card}']")
        if not page.get_by_role("alert").count():
            expect(gone).to_have_count(0)
            return
        my_hand(page).locator(f"[data-card='{card}']").click()  # one that may not be thrown


def sit(page: Page, name: str) -> None:
    page.get_by_role("button", name=re.compile("^Sit at seat")).click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name=re.compile("^Sit at seat")).last.click()
    seated(page)


def ended(page: Page) -> bool:
    return page.get_by_text("Points at the end").count() > 0


@pytest.mark.sampled(1, of="long days")
def test_a_session_on_a_laptop_and_a_phone_from_the_first_card_to_the_points(
    room: Room, hall: RunningHall
) -> None:
    """Two people and a bot; in the middle a reload, a lost connection, a time that runs out."""
    laptop = room.person()
    table = open_table(laptop, game="rummy", seats=3, bots=1, minutes=2)
    phone = room.person(f"/live/{table}", PHONE, "hall.example", dark=True)
    sit(phone, "Verna Trahan")
    begin(laptop, table)
    troubles = {2: reloaded, 3: disconnected, 4: too_late}
    turns = 0
    for _ in range(900):
        if ended(laptop) and ended(phone):
            break
        for page in (laptop, phone):
            again = page.get_by_role("button", name=re.compile("^(Next hand|Take my seat back)"))
            if again.count():
                again.first.click()
            if asked(page, DRAW):
                turns += page is phone
                if page is phone and turns in troubles:
                    troubles.pop(turns)(room, hall, phone)
                    continue
                draw(page)
                if turns == 1 and page is phone:
                    pictures(room, laptop, phone, "turn")
            if asked(page, LAY):
                lay_and_throw(page)
        hall.clock.pass_minutes(1 / 60)
    assert ended(laptop)
    assert not troubles
    points = [page.locator(".over p").all_inner_texts()[-3:] for page in (laptop, phone)]
    assert points[0] == points[1]
    expect(phone.get_by_role("table", name="Score sheet")).to_be_visible()
    expect(phone.get_by_role("list", name="The hands as they were counted")).to_be_visible()
    pictures(room, laptop, phone, "end")


def pictures(room: Room, laptop: Page, phone: Page, title: str) -> None:
    """Both devices in both colours, nothing sideways; at the first turn looked at by axe too."""
    for page, name in ((laptop, "laptop"), (phone, "phone")):
        no_sideways(page)
        for colour in ("light", "dark"):
            page.emulate_media(color_scheme=colour)
            page.evaluate(AT_REST)  # colours change softly
            room.picture(page, f"{title}-{name}-{colour}")
            if title == "turn":
                clean(page)


def reloaded(room: Room, hall: RunningHall, phone: Page) -> None:
    """What a player chose, and how the cards are held, is there after a reload."""
    phone.get_by_role("button", name=re.compile("^How I hold my cards")).click()
    card = cards_of(phone)[1]
    my_hand(phone).locator(f"[data-card='{card}']").click()
    before = cards_of(phone)
    phone.reload()
    expect(my_hand(phone).locator(f"[data-card='{card}']")).to_have_attribute(
        "aria-pressed", "true"
    )
    assert cards_of(phone) == before
    assert asked(phone, DRAW)
    my_hand(phone).locator(f"[data-card='{card}']").click()


def disconnected(room: Room, hall: RunningHall, phone: Page) -> None:
    """The hall goes and comes back: the same cards, the same turn, with its whole time."""
    before = cards_of(phone)
    hall.stop()
    expect(phone.get_by_text("Reconnecting")).to_be_visible()
    assert cards_of(phone) == before
    hall.start()
    expect(phone.get_by_text("Reconnecting")).to_have_count(0)
    assert cards_of(phone) == before
    assert asked(phone, DRAW)


def too_late(room: Room, hall: RunningHall, phone: Page) -> None:
    """OP-RUMMY-08: the turn and the reserve run out; the table draws and throws that card."""
    before = cards_of(phone)
    hall.clock.pass_minutes(91 / 60)
    expect(phone.get_by_role("region", name=DRAW)).to_have_count(0)
    assert cards_of(phone) == before
    open_menu(phone).locator("summary", has_text="What happened").click()
    expect(phone.locator(".log").get_by_text("The time was up").first).to_be_visible()
    close_menu(phone)


# Dealt in turn to two: who holds the even ones has nines, who holds the odd ones has eights.
STATED = "9S 8S 9H 8H 9D 8D 2C 2D 3C 3D 4C 4D KS QS KH QH 6S 5S JC TC AH"


@pytest.fixture
def stated(monkeypatch: pytest.MonkeyPatch) -> None:
    top = list(parse_cards(STATED))
    deck = top + [card for card in range(52) if card not in top]
    monkeypatch.setattr(TableGame, "deck", lambda *_: list(deck))


def my_draw(page: Page, hall: RunningHall) -> None:
    until(hall, lambda: asked(page, DRAW))


def mine_of(page: Page, *ranks: str) -> list[str]:
    """My three of a rank, whichever of the two hands is mine."""
    held = cards_of(page)
    return next(
        [card for card in held if card[0] == rank]
        for rank in ranks
        if sum(card[0] == rank for card in held) >= 3
    )


@pytest.mark.usefixtures("stated")
def test_a_turn_by_keys_alone(room: Room, hall: RunningHall) -> None:
    """Figures press, rank and suit choose, Shift and an arrow moves a card, Tab finds the rest."""
    page = room.person()
    begin(page, open_table(page, game="rummy", seats=2, bots=1))
    my_draw(page, hall)
    page.locator("h1").click()
    page.keyboard.press("1")  # draw from the stock
    expect(page.get_by_role("region", name=LAY)).to_have_count(1)
    for card in mine_of(page, "9", "8"):
        page.keyboard.press(card[0])
        page.keyboard.press(card[1])
        expect(my_hand(page).locator(f"[data-card='{card}']")).to_have_attribute(
            "aria-pressed", "true"
        )
    room.picture(page, "chosen")
    page.keyboard.press("Shift+Digit1")
    expect(
        page.get_by_role("region", name="Sets on the table").get_by_text("You", exact=True)
    ).to_be_visible()
    order = cards_of(page)
    my_hand(page).locator("button").first.focus()
    page.keyboard.press("Shift+ArrowRight")
    assert cards_of(page)[:2] == [order[1], order[0]]
    expect(my_hand(page).locator(f"[data-card='{order[0]}']")).to_be_focused()
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    last = my_hand(page).locator(f"[data-card='{order[-1]}']")
    expect(last).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Shift+Digit1")
    expect(last).to_have_count(0)
    # the discards, by Tab and arrows
    my_draw(page, hall)
    page.locator(".dock .choices button").first.focus()
    while page.evaluate("!document.activeElement.closest('.fan')"):
        page.keyboard.press("Shift+Tab")
    top = page.evaluate("document.activeElement.dataset.card")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(my_hand(page).locator(f"[data-card='{top}']")).to_have_count(1)
    expect(page.get_by_role("region", name=LAY)).to_have_count(1)
    room.picture(page, "taken")


def drag(page: Page, card: str, to: Locator | None, to_card: str = "") -> None:
    """Pull a card of mine somewhere; the place to drop a new set shows itself on the way."""
    box = box_at_rest(my_hand(page).locator(f"[data-card='{card}']"))
    x, y = box["x"] + 14, box["y"] + 30
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 4, y - 40, steps=4)
    place = box_at_rest(to or my_hand(page).locator(f"[data-card='{to_card}']"))
    page.mouse.move(place["x"] + 16, place["y"] + place["height"] / 2, steps=6)
    page.mouse.up()


@pytest.mark.usefixtures("stated")
def test_cards_are_dragged_to_the_table_to_a_set_and_to_the_discards(
    room: Room, hall: RunningHall
) -> None:
    page = room.person()
    begin(page, open_table(page, game="rummy", seats=2, bots=1))
    my_draw(page, hall)
    order = cards_of(page)
    drag(page, order[0], None, order[3])
    assert cards_of(page)[0] == order[1]
    page.reload()
    expect(my_hand(page).locator("button")).to_have_count(len(order))
    assert cards_of(page)[0] == order[1]
    stock = page.locator("button.stock")
    stock.click()
    stock.click()
    expect(page.get_by_role("region", name=LAY)).to_have_count(1)
    three = mine_of(page, "9", "8")
    for card in three:
        my_hand(page).locator(f"[data-card='{card}']").click()
    drag(page, three[0], page.locator("[data-drop=meld]"))
    expect(page.locator("[data-drop='lay 1']")).to_have_count(1)
    # a card that does not go there is refused, and says why
    wrong = cards_of(page)[0]
    drag(page, wrong, page.locator("[data-drop='lay 1']"))
    expect(page.get_by_role("alert")).to_contain_text("do not match that meld")
    room.picture(page, "refused")
    drag(page, wrong, page.locator("[data-drop=throw]"))
    expect(my_hand(page).locator(f"[data-card='{wrong}']")).to_have_count(0)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("size", [{"width": 320, "height": 640}, {"width": 1280, "height": 800}])
def test_rummy_stays_whole_at_twice_the_text(
    room: Room, hall: RunningHall, size: ViewportSize
) -> None:
    page = room.person(size=size)
    begin(page, open_table(page, game="rummy", seats=4, bots=3))
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    my_draw(page, hall)
    whole(page)
    page.get_by_role("button", name="Draw from the stock").last.click()
    expect(page.get_by_role("region", name=LAY)).to_have_count(1)
    whole(page)
    room.picture(page, "twice", full=True)
