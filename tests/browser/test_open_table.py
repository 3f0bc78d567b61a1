"""The open table in a real browser: what is wrong gets through, is called, and is put right.

Two people on two devices and a bot. The laptop and the phone do what the rules forbid and catch
each other at it; every ruling is seen by both, with its clause and what it costs.
"""

from __future__ import annotations

import contextlib
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from cardhall.tables.state import State
from cardhall.tables.views import view_for
from tests.browser.axe import AT_REST, clean
from tests.browser.conftest import PHONE, SMALL_PHONE, Room, RunningHall
from tests.browser.menu import open_menu, seated
from tests.browser.test_live_games import INDEX
from tests.browser.test_table import TWICE, no_sideways, open_table, whole

pytestmark = pytest.mark.browser

LAPTOP_SEAT, PHONE_SEAT = 0, 1
# What a window's new size moves is laid out with the next frame.
SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
PATIENCE = 60  # seconds of ours


class Open:
    """An open table with a laptop at seat A, a phone at seat B, bots in the other seats."""

    def __init__(self, room: Room, hall: RunningHall, **made: Any) -> None:
        self.room, self.hall = room, hall
        self.laptop = room.person()
        self.table = open_table(self.laptop, referee="open", **made)
        self.phone = room.phone(f"/live/{self.table}")
        self.phone.get_by_role("button", name="Sit").first.click()
        self.phone.get_by_label("Your name").fill("Verna Trahan")
        self.phone.get_by_role("button", name="Sit").last.click()
        seated(self.phone)
        self.laptop.goto(hall.url(f"/live/{self.table}"))
        self.laptop.get_by_role("button", name="Begin the session").click()
        self.pages = {LAPTOP_SEAT: self.laptop, PHONE_SEAT: self.phone}

    @property
    def state(self) -> State:
        return self.hall.app.state.server.tables.get(self.table).state  # type: ignore[no-any-return]

    def until(self, done: Callable[[State], bool]) -> State:
        """The two do what is lawful, the hall's time passes for bots, until ``done``."""
        end = time.monotonic() + PATIENCE
        while not done(state := self.state):
            assert time.monotonic() < end, f"the table never came to it: {state}"
            asked = [seat for seat in self.asked(state) if seat in self.pages]
            if asked:
                self.act(state, asked[0])
            else:
                self.hall.clock.pass_minutes(1 / 40)
                self.page_time(0.02)
        return state

    def asked(self, state: State) -> tuple[int, ...]:
        if state.stage == "draw":
            return tuple(s for s in range(len(state.seats)) if len(state.drawn[s]) == 0)
        if state.stage == "shuffle":
            return (state.dealer,)
        return state.asked() or ((state.turn(),) if state.turn() >= 0 else ())

    def page_time(self, seconds: float) -> None:
        self.laptop.wait_for_timeout(seconds * 1000)

    def act(self, state: State, seat: int) -> None:
        page = self.pages[seat]
        card = lawful_card(state, seat)
        # what is offered may be gone before it is reached: then there is nothing left to do
        with contextlib.suppress(Error):
            if card:
                self.lay(page, card)
            else:
                page.locator(".dock .choices button").first.click(timeout=1_500)
        self.moved(state)

    def lay(self, page: Page, card: str) -> None:
        """Two taps."""
        held = my_hand(page).locator(f"[data-card='{card}']")
        held.click(timeout=5_000, position=INDEX)
        expect(held).to_have_attribute("aria-pressed", "true")
        held.click(timeout=5_000, position=INDEX)

    def moved(self, state: State) -> None:
        """The hall has taken what was done."""
        end = time.monotonic() + 5
        while self.state is state and time.monotonic() < end:
            self.page_time(0.02)

    def close_look(self, title: str) -> None:
        """Both devices in both colours, small and at twice the text; axe finds nothing."""
        for page, name in ((self.laptop, "laptop"), (self.phone, "phone")):
            for colour in ("dark", "light"):
                page.emulate_media(color_scheme=colour)
                page.evaluate(AT_REST)  # colours change softly
                self.room.picture(page, f"{title}-{name}-{colour}")
                clean(page)
            no_sideways(page)


def my_hand(page: Page) -> Locator:
    return page.get_by_role("toolbar", name="Your hand")


def in_reach(state: State, seat: int) -> dict[str, bool]:
    """Every card that a seat could put down, by its act's words, and whether the rules let it."""
    mine = view_for(state, seat).mine
    assert mine is not None
    return {
        card.words: isinstance(state.adapter.checked(state.hand, seat, card.words), str)
        for card in mine.cards
        if card.words
    }


def to_play(state: State) -> bool:
    return state.stage == "hand" and getattr(state.hand, "phase", "") in ("play", "throw")


def lawful_card(state: State, seat: int) -> str:
    """A card that the one to act may play; "" when no card is to be played."""
    if not to_play(state):
        return ""
    return next((words[-2:] for words, lawful in in_reach(state, seat).items() if lawful), "")


def wrong_card(state: State, seat: int) -> str:
    """A card that may not be played, and could be; "" when there is none."""
    if not to_play(state) or state.turn() != seat:
        return ""
    return next((words[-2:] for words, lawful in in_reach(state, seat).items() if not lawful), "")


def call_out(page: Page, what: str | None, whom: str, *answers: str, button: str = "Call") -> None:
    """Raise a hand, say what it is (the likeliest is chosen already) and on whom, call it."""
    page.get_by_role("button", name=button, exact=True).click()
    if what:
        page.get_by_role("radio", name=what).check()
    page.locator(".slip label.seat", has_text=whom).click()
    for answer in answers:
        page.get_by_role("radio", name=answer).check()
    page.get_by_role("button", name=f"Call it on {whom}").click()
    expect(page.get_by_role("button", name=f"Call it on {whom}")).to_have_count(0)


def ruling(page: Page) -> Locator:
    """The notice for all."""
    return page.locator("main .notice").filter(has_text=re.compile("called, and was"))


RENEGE = re.compile("/rules#(LLAA-BOURE-33|OP-BOURE-15)$")  # which duty it was, the deal says


@pytest.mark.sampled(1, of="irregularities by taps")
def test_a_renege_at_boure_is_called_in_three_taps(room: Room, hall: RunningHall) -> None:
    """LLAA-BOURE-33 to 36, OP-BOURE-15: the card goes back, the reneger matches the pot and may not
    win it; a wrong call changes nothing. Before the hand is counted there is time to call."""
    at = Open(room, hall, game="boure", preset="llaa", seats=3, bots=1)
    state = at.until(lambda state: bool(wrong_card(state, PHONE_SEAT)))
    wrong = wrong_card(state, PHONE_SEAT)
    mine = my_hand(at.phone).get_by_role("button")
    assert not [name for name in mine.evaluate_all(LABELS) if "not now" in name]
    at.lay(at.phone, wrong)
    gone = my_hand(at.phone).locator(f"[data-card='{wrong}']")
    expect(gone).to_have_count(0)

    at.laptop.get_by_role("button", name="Call", exact=True).click()
    expect(at.laptop.get_by_role("radio").first).to_be_checked()
    at.laptop.locator(".slip label.seat", has_text="Verna").click()
    at.phone.get_by_role("button", name="Call", exact=True).click()
    at.close_look("slip")
    at.phone.get_by_role("button", name="Nothing is wrong").click()
    expect(at.phone.get_by_role("button", name="Call", exact=True)).to_be_focused()
    at.laptop.get_by_role("button", name="Call it on Verna").click()
    for page in (at.laptop, at.phone):
        expect(ruling(page)).to_contain_text("Odile Fontenot called, and was right.")
        expect(ruling(page)).to_contain_text("may not win this hand")
        expect(ruling(page)).to_contain_text(re.compile(r"Verna Trahan puts \d+ into the next pot"))
        expect(ruling(page).get_by_role("link")).to_have_attribute("href", RENEGE)
        spoken = page.locator(".aloud[aria-live=assertive]", has_text="and was right")
        expect(spoken).to_have_count(1)
    expect(gone).to_have_count(1)
    at.close_look("ruling")

    state = at.until(lambda state: bool(state.hand.trick or state.hand.history))
    call_out(at.phone, None, "Odile")
    for page in (at.laptop, at.phone):
        expect(ruling(page)).to_contain_text("Verna Trahan called, and was wrong.")
        expect(ruling(page)).to_contain_text("Nothing changes.")
    room.picture(at.phone, "false-call")

    at.until(lambda state: state.stage == "calls")
    for page in (at.laptop, at.phone):
        expect(page.get_by_role("timer", name="Time to call")).to_be_visible()
    room.picture(at.laptop, "time-to-call-laptop")
    room.picture(at.phone, "time-to-call-phone")
    for page in (at.laptop, at.phone):
        page.get_by_role("button", name="Nothing to call").click()
    expect(at.laptop.get_by_role("timer", name="Time to call")).to_have_count(0)
    assert at.state.stage != "calls"
    open_menu(at.laptop).locator("summary", has_text="Hands of this session").click()
    kept = at.laptop.locator(".ledger section", has_text="Hand 1")
    expect(kept).to_contain_text("Odile Fontenot called, and was right.")
    expect(kept).to_contain_text("Verna Trahan called, and was wrong.")
    room.picture(at.laptop, "ledger", full=True)


LABELS = "all => all.map(one => one.getAttribute('aria-label'))"


@pytest.mark.sampled(1, of="irregularities by taps")
def test_a_bid_out_of_turn_at_euchre_is_asked_about_and_called(
    room: Room, hall: RunningHall
) -> None:
    """EUCHRE-42, 43: the first tap asks; the bid lies there; the other side takes two points."""
    at = Open(room, hall, game="euchre", preset="lions-euchre", seats=4, bots=2, minutes=0)
    at.until(lambda state: to_bid(state) and state.turn() != PHONE_SEAT)
    early = at.phone.get_by_role("button", name="Act out of turn")
    early.click()
    expect(at.phone.get_by_role("region", name="It is not your turn")).to_be_visible()
    room.picture(at.phone, "asked-first")
    at.phone.get_by_role("button", name="Wait for my turn").click()
    expect(at.phone.get_by_role("button", name="Pick it up")).to_have_count(0)
    early.click()
    at.phone.get_by_role("button", name="Pick it up").click()
    for page in (at.laptop, at.phone):
        expect(
            page.locator(".middle", has_text=re.compile("Verna Trahan orders up"))
        ).to_be_visible()
    at.close_look("bid-lies")
    call_out(at.laptop, None, "Verna", "Two points, and the hand ends")
    for page in (at.laptop, at.phone):
        expect(ruling(page)).to_contain_text("Odile Fontenot called, and was right.")
    at.close_look("bid-ruled")
    assert at.state.stacks[LAPTOP_SEAT] == 2


def to_bid(state: State) -> bool:
    return state.stage == "hand" and state.hand.phase == "order"


@pytest.mark.sampled(1, of="irregularities by taps")
def test_a_card_drawn_twice_at_rummy_is_called(room: Room, hall: RunningHall) -> None:
    """LLAA-RUMMY-40: nothing stops the player; what the call takes back is seen by both."""
    at = Open(room, hall, game="rummy", preset="llaa", seats=2, bots=0)
    end = time.monotonic() + PATIENCE
    while at.state.stage != "hand" and time.monotonic() < end:
        hall.clock.pass_minutes(1 / 40)
        at.page_time(0.05)
    drawer = at.state.turn()
    page, other = at.pages[drawer], at.pages[1 - drawer]
    page.get_by_role("button", name="Draw from the stock").last.click()
    held = my_hand(page).get_by_role("button")
    expect(page.get_by_role("button", name="Draw once more")).to_be_visible()
    before = held.count()
    room.picture(page, "drawn")
    page.get_by_role("button", name="Draw once more").click()
    expect(held).to_have_count(before + 1)
    whom = "Odile" if drawer == LAPTOP_SEAT else "Verna"
    call_out(other, "more than one card", whom)
    for one in (page, other):
        expect(ruling(one)).to_contain_text("called, and was right.")
    at.close_look("drawn-twice")
    expect(held).to_have_count(before)


def test_a_card_thrown_early_and_a_call_by_keys_alone(room: Room, hall: RunningHall) -> None:
    """On a small phone's width and at twice the text: a card out of turn is asked about, lies there
    and is called by the keyboard; LLAA-T-17."""
    at = Open(room, hall, game="boure", preset="llaa", seats=3, bots=1)

    def waits(state: State) -> bool:
        mine = view_for(state, PHONE_SEAT).mine
        playing = state.stage == "hand" and state.hand.phase == "play"
        return playing and mine is not None and mine.early and bool(mine.cards[0].words)

    at.until(waits)
    at.phone.set_viewport_size(SMALL_PHONE)
    at.phone.evaluate(SETTLED)
    card = my_hand(at.phone).get_by_role("button").first
    name = str(card.get_attribute("data-card"))
    card.click()
    expect(at.phone.get_by_role("region", name="It is not your turn")).to_be_visible()
    no_sideways(at.phone)
    room.picture(at.phone, "early-asked")
    at.phone.get_by_role("button", name="Wait for my turn").click()
    expect(card).to_have_attribute("aria-pressed", "false")
    card.click()
    card.click()
    expect(my_hand(at.phone).locator(f"[data-card='{name}']")).to_have_count(0)
    room.picture(at.phone, "early-lies")

    at.laptop.locator("h1").click()
    keys = at.laptop.keyboard
    keys.press("r")
    expect(at.laptop.get_by_role("heading", name="What is wrong?")).to_be_focused()
    keys.press("Tab")
    keys.press("ArrowDown")
    while "out of turn" not in checked(at.laptop):
        keys.press("ArrowDown")
    keys.press("Tab")
    keys.press("Space")
    expect(at.laptop.get_by_role("button", name=re.compile("^Call it on"))).to_be_visible()
    room.picture(at.laptop, "by-keys")
    if at.laptop.get_by_role("button", name="Call it on Verna").count() == 0:
        keys.press("ArrowDown")
    keys.press("Enter")
    expect(ruling(at.laptop)).to_contain_text("Odile Fontenot called, and was right.")
    expect(my_hand(at.phone).locator(f"[data-card='{name}']")).to_have_count(1)

    at.phone.get_by_role("button", name="Call", exact=True).click()
    for size in (SMALL_PHONE, PHONE):
        at.phone.set_viewport_size(size)
        at.phone.evaluate(SETTLED)
        no_sideways(at.phone)
        room.picture(at.phone, f"slip-{size['width']}")
    at.phone.evaluate(TWICE)
    whole(at.phone)
    room.picture(at.phone, "slip-twice")


def checked(page: Page) -> str:
    """The words of the call that is chosen."""
    return page.locator(".slip .choice", has=page.locator("input:checked")).first.inner_text()


def test_whoever_opens_a_table_says_who_watches(room: Room, hall: RunningHall) -> None:
    """The table does, where nobody says otherwise; who comes to an open one is told before."""
    host = room.person("/play/boure")
    host.get_by_label("Your name").fill("Odile Fontenot")
    expect(host.get_by_role("radio", name="The table watches")).to_be_checked()
    host.get_by_role("radio", name="You watch").check()
    host.get_by_label("Friends, by a link or a code").check()
    clean(host)
    room.picture(host, "maker", full=True)
    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_role("img", name="Scan this to sit down")).to_be_visible()
    friend = room.phone(re.sub(r".*/lobby/(\w+)$", r"/sit/\1", host.url))
    expect(friend.get_by_text("At this table you watch")).to_be_visible()
    room.picture(friend, "told")
    clean(friend)
