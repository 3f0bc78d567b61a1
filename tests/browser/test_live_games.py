"""Every game that is played on the felt: two people on two devices, bots in the other seats.

A session is played through to its end with a reload in mid-hand, a lost connection, a turn that
runs out, and a hand looked at again afterwards. Rummy and Po-Ke-No have tests of their own.
"""

import contextlib
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, Page, Position, expect

from cardhall.tables.pace import timed
from cardhall.tables.state import State
from cardhall.tables.views import view_for
from tests.browser.axe import clean
from tests.browser.conftest import PHONE, SMALL_PHONE, Room, RunningHall
from tests.browser.menu import press_in_menu
from tests.browser.test_table import no_sideways, open_table, post
from tests.examples import share

pytestmark = pytest.mark.browser


@dataclass(frozen=True)
class Game:
    """How a session of it is kept short."""

    key: str
    preset: str
    minutes: int = 0
    options: dict[str, Any] = field(default_factory=dict)


GAMES = [
    Game("boure", "llaa", minutes=3),
    Game("euchre", "lions-euchre", options={"hands": 2}),
    Game("pedro", "llaa", options={"target": 8}),
    Game("spades", "common-spades", options={"target": 40, "floor": 40}),
    Game("pitty_pat", "llaa", minutes=3),
    Game("holdem", "kofc-holdem", minutes=3),
]
BY_KEY = {game.key: game for game in GAMES}


def open_game(page: Page, game: Game, bots: int) -> str:
    return open_table(
        page, game=game.key, preset=game.preset, seats=4, bots=bots,
        minutes=game.minutes, options=game.options,
    )  # fmt: skip


# -- a table and the people at it ----------------------------------------------------------

CARD = ".dock [role=toolbar] button.legal"
BUTTON = ".dock .choices button:not([disabled])"
STEP = 1 / 40  # minutes: longer than a bot's pause, far shorter than a turn
PATIENCE = 90  # seconds of ours, on a machine that does other things too


INDEX: Position = {"x": 8, "y": 16}
"""Where a card is seen, however many lie over it."""

BY_HAND = share(80, least=14)
"""So many acts are done by hand at a table. What follows is sent by the same pages without a look,
fifteen times as fast: only what comes after it is the claim by then."""


class AtTable:
    """People by seat with their pages; whoever is asked does what is first at hand."""

    def __init__(self, hall: RunningHall, table: str, pages: dict[int, Page], how: str = "tap"):
        self.hall, self.table, self.pages, self.how = hall, table, pages, how
        self.acts = 0

    @property
    def state(self) -> State:
        return self.hall.app.state.server.tables.get(self.table).state  # type: ignore[no-any-return]

    def until(self, done: Callable[[State], bool]) -> None:
        """Play on, and let the hall's time pass while only bots are asked."""
        end = time.monotonic() + PATIENCE
        step = STEP
        while not done(state := self.state):
            assert time.monotonic() < end, f"the table never came to it: {state}"
            asked = [seat for seat in state.asked() if seat in self.pages]
            if state.stage == "pause" and not timed(state):
                self.act(self.pages[state.persons()[0]])  # alone: the result stays until a tap
                self.changes(state, 3)
            elif not asked:
                # a bot has moved by then; who is away for long is waited for in longer steps
                self.hall.clock.pass_minutes(step if state.stage == "hand" else 0.1)
                step = STEP if self.changes(state, 0.08) else min(2 * step, 16 * STEP)
            elif self.acts >= BY_HAND and state.stage == "hand":
                self.send(state, asked[0])
                self.acts += self.changes(state, 3)
            elif self.act(self.pages[asked[0]]):
                self.acts += self.changes(state, 3)

    def send(self, state: State, seat: int) -> None:
        """The same act as a program would send it, from the page of the person."""
        words = state.adapter.words(state.hand)
        word = next((one for one in words if one not in ("pass", "fold")), words[0])
        body = {"type": "act", "seat": seat, "step": state.step, "words": word}
        post(self.pages[seat], f"/api/tables/{self.table}/commands", {
            "id": f"sent-{seat}-{state.step}", "version": 0, "command": body,
        })  # fmt: skip

    def changes(self, state: State, seconds: float) -> bool:
        """Something happens at the table within so many seconds."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.state.step != state.step:
                return True
            time.sleep(0.01)
        return False

    def act(self, page: Page) -> bool:
        """The first card that may be played; else the main button, a call, or the first."""
        # what is offered may be gone before it is reached: then there is nothing left to do
        with contextlib.suppress(Error):
            page.locator(f"{CARD}, {BUTTON}").first.wait_for(timeout=4_000)
            card = page.locator(CARD).first
            if card.count():
                self.lay(page, card)
                return True
            self.press(page)
            return True
        return False

    def lay(self, page: Page, card: Locator) -> None:
        name = str(card.get_attribute("data-card", timeout=500))
        if self.how == "keys":
            for key in ("1", "0", name[1]) if name[0] == "T" else name:
                page.keyboard.press(key)
            page.keyboard.press("Enter")
            return
        card.click(timeout=1_000, position=INDEX)
        lifted = page.locator(f".dock [role=toolbar] [data-card='{name}']")
        lifted.click(timeout=1_000, position=INDEX)

    def press(self, page: Page) -> None:
        buttons = page.locator(BUTTON)
        told = buttons.evaluate_all(
            "all => all.map(one => [one.classList.contains('main'), one.innerText])"
        )
        main = [i for i, (is_main, _) in enumerate(told) if is_main]
        calls = [i for i, (_, text) in enumerate(told) if text.startswith("Call")]
        number = (main + calls + [0])[0]
        if self.how == "keys":
            page.keyboard.press(str(number + 1))
        else:
            buttons.nth(number).click(timeout=1_000)


def mid_hand(state: State) -> bool:
    """Some have acted, and the phone is asked."""
    return state.facts is not None and len(state.facts.acts) > 2 and 1 in state.asked()


def over(state: State) -> bool:
    return state.stage == "ended"


def cards_on(page: Page) -> list[str]:
    return page.locator(".dock [role=toolbar] [data-card]").evaluate_all(  # type: ignore[no-any-return]
        "all => all.map(one => one.dataset.card).sort()"
    )


def held(state: State, seat: int) -> list[str]:
    mine = view_for(state, seat).mine
    assert mine is not None
    return sorted(card.card for card in mine.cards)


# -- the tests -----------------------------------------------------------------------------


@pytest.mark.sampled(1)
@pytest.mark.parametrize("key", BY_KEY)
def test_two_people_and_bots_play_a_session(room: Room, hall: RunningHall, key: str) -> None:
    laptop = room.person()
    table = open_game(laptop, BY_KEY[key], bots=2)
    phone = room.phone(f"/live/{table}")
    phone.get_by_role("button", name="Sit").first.click()
    phone.get_by_label("Your name").fill("Verna Trahan")
    phone.get_by_role("button", name="Sit").last.click()
    laptop.goto(hall.url(f"/live/{table}"))
    laptop.get_by_role("button", name="Begin the session").click()
    at = AtTable(hall, table, {0: laptop, 1: phone})

    at.until(mid_hand)
    spoken_as_told(laptop, at, 0)
    looked_at(room, laptop, phone, key)
    phone.reload()
    expect(phone.locator(".dock [data-card]").first).to_be_visible()
    assert cards_on(phone) == held(at.state, 1)

    # the line is gone: the turn and the reserve run out, and the table does the least
    phone.context.set_offline(True)
    del at.pages[1]
    at.until(lambda state: over(state) or (state.stage == "hand" and 1 in state.asked()))
    missed = at.state
    at.until(lambda state: over(state) or state.step > missed.step)
    phone.context.set_offline(False)
    at.pages[1] = phone
    at.until(over)
    expect(phone.get_by_text("The session is over.").first).to_be_visible()
    room.picture(laptop, f"{key}-ended")
    clean(phone)

    stepped = laptop.evaluate(f"fetch('/api/tables/{table}/hands/1').then(a => a.json())")
    assert stepped["game"] == key
    assert stepped["frames"][0]["view"]["hand"] == 1
    assert stepped["frames"][-1]["view"]["last_hand"]["number"] == 1


def spoken_as_told(page: Page, at: AtTable, seat: int) -> None:
    """Those who listen are told the lines of the view, each once."""
    lines = view_for(at.state, seat).spoken
    told = page.locator("main > .aloud p[aria-live]")
    expect(told).to_have_text([lines.turn, lines.card, lines.trick, lines.pot])


# Colours and sizes are laid out with the next frame.
SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def looked_at(room: Room, laptop: Page, phone: Page, key: str) -> None:
    """Both devices, in pictures in both colours; nothing sideways, nothing that axe finds."""
    for page in (laptop, phone):
        no_sideways(page)
        for colour in ("dark", "light") if room.pictures else ():
            page.emulate_media(color_scheme=colour)
            page.wait_for_timeout(300)  # not all of a page is painted anew at once
            room.picture(page, f"{key}-{colour}")
    clean(laptop)
    phone.set_viewport_size(SMALL_PHONE)
    phone.evaluate(SETTLED)
    no_sideways(phone)
    room.picture(phone, f"{key}-small")
    phone.set_viewport_size(PHONE)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("key", [key for key in BY_KEY if key != "boure"])
def test_a_hand_is_played_by_the_keyboard_alone(room: Room, hall: RunningHall, key: str) -> None:
    """Digits press the buttons, rank and suit and Enter play a card; nothing else is touched."""
    page = room.person()
    table = open_game(page, replace(BY_KEY[key], options={}, minutes=BY_KEY[key].minutes * 10), 3)
    page.goto(hall.url(f"/live/{table}"))
    page.get_by_role("button", name="Begin the session").click()
    at = AtTable(hall, table, {0: page}, how="keys")
    at.until(lambda state: bool(state.history) and at.acts > 0)
    spoken_as_told(page, at, 0)
    press_in_menu(page, "Leave the table")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    assert over(at.state), "who leaves the bots ends it"
