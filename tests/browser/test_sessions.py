"""A session of each game from the front door to its end: by touch alone on a phone, by touch on a
phone held sideways, by keys alone on a laptop. Everything is found by what is to be seen."""

from __future__ import annotations

import contextlib
import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Error, Locator, Page, ViewportSize, expect

from cardhall.registry import games
from cardhall.tables.state import State
from tests.browser.conftest import LAPTOP, PHONE, Room, RunningHall
from tests.browser.test_live_games import BUTTON, CARD, INDEX, AtTable
from tests.browser.test_live_po_ke_no import has_line, next_card
from tests.browser.test_one_screen import laid_out, wrong_with
from tests.tables.usual import PRESETS

pytestmark = pytest.mark.browser

WAYS: dict[str, ViewportSize] = {
    "touch": PHONE,
    "landscape": {"width": 844, "height": 390},
    "keys": LAPTOP,
}
HELD = ".dock [role=toolbar] [data-card]"
FIRST = re.compile("^(Draw from|Stand pat|Stay|Throw|Out!)")
"""Pressed before a card is, where it is offered: the play goes on by it."""
CALLED = ".called [data-face]"
CELL = ".dock .board button:not(.covered)[data-card='{}']"


class Player(AtTable):
    """The only person at a table, who touches the screen or presses keys, and nothing else."""

    def __init__(self, room: Room, hall: RunningHall, page: Page, how: str) -> None:
        table = page.url.split("/live/")[1].split("#")[0]
        super().__init__(hall, table, {0: page}, how)
        self.room, self.page = room, page
        self.acts = -1000  # every act is one of the hand
        self.wrong: list[str] = []

    def act(self, page: Page) -> bool:
        """A card that may be played, else a button; at Rummy any card, so as to throw it."""
        with contextlib.suppress(Error):  # what was offered may be gone before it is reached
            page.locator(f"{CARD}, {BUTTON}, {HELD}").first.wait_for(timeout=4_000)
            self.look()
            first = page.locator(BUTTON).filter(has_text=FIRST)
            legal = page.locator(CARD)
            if first.count() or (page.locator(BUTTON).count() and not legal.count()):
                self.button()
            elif self.state.adapter.game == "rummy":
                self.card(page.locator(HELD).last)
            else:
                self.card(legal.first)
                self.card(legal.first, again=True)
            return True
        return False

    def look(self) -> None:
        """Held sideways, all that is needed for a choice is on the screen, and whole; on the
        others the other tests see to it, but for the end of a hand."""
        over = self.state.stage == "pause"
        if over:  # a choice again, once the last card has lain there and the hand is told
            self.page.locator(BUTTON).first.wait_for()
            self.room.picture(self.page, "hand-over")
        if over or self.how == "landscape":
            seen = laid_out(self.page)
            if self.state.adapter.game == "rummy":
                del seen["lies"][8:]  # of more sets than eight the last ones are scrolled to
            self.wrong += wrong_with(seen, must=("asked",))

    def called(self, done: Callable[[State], bool]) -> None:
        """Po-Ke-No: cover what is called, say so when a line is full."""
        end = time.monotonic() + 90
        while not done(now := self.state):
            assert time.monotonic() < end, "no game of Po-Ke-No came to its end"
            if now.stage == "pause":
                self.act(self.page)
                self.changes(now, 3)
                continue
            self.cover()
            if now.stage == "hand" and has_line(self.hall, self.table, 0):
                self.touch(self.page.get_by_role("button", name=re.compile("^Out!")))
                self.changes(now, 3)
            self.look()
            next_card(self.hall, self.table)

    def cover(self) -> None:
        """Po-Ke-No: cover what was called and lies on the board."""
        for card in self.page.locator(CALLED).evaluate_all(
            "all => all.map(one => one.dataset.face)"
        ):
            cell = self.page.locator(CELL.format(card))
            if cell.count():
                self.touch(cell)

    def card(self, card: Locator, again: bool = False) -> None:
        """Lift a card, or play the one that is lifted."""
        if again:
            lifted = self.page.locator(f"{HELD}[aria-pressed=true]")
            if self.how == "keys":
                self.page.keyboard.press("Enter")
            elif lifted.count():
                lifted.first.tap(timeout=1_000, position=INDEX)
        elif self.how == "keys":
            name = str(card.get_attribute("data-card", timeout=500))
            for key in ("1", "0", name[1]) if name[0] == "T" else name:
                self.page.keyboard.press(key)
        else:
            card.tap(timeout=1_000, position=INDEX)

    def button(self) -> None:
        buttons = self.page.locator(BUTTON)
        told = buttons.evaluate_all(
            "all => all.map(one => [one.classList.contains('main'), one.innerText])"
        )
        wanted = [i for i, (_, text) in enumerate(told) if FIRST.match(text)]
        main = [i for i, (is_main, _) in enumerate(told) if is_main]
        number = (wanted + main + [0])[0]
        if self.how != "keys":
            buttons.nth(number).tap(timeout=1_000)
            return
        before = self.state
        self.page.keyboard.press(f"Digit{number + 1}")
        if not self.changes(before, 0.3):  # while cards can be chosen a figure is a rank
            self.page.keyboard.press(f"Shift+Digit{number + 1}")

    def touch(self, named: Locator) -> None:
        """Press what is seen; by keys, walk to it."""
        self.acts += 1
        press(self.page, named, self.how)


def press(page: Page, named: Locator, how: str) -> None:
    """Press what is seen; by keys, walk to it with Tab, and with arrows along a board."""
    expect(named).to_be_visible()
    if how != "keys":
        named.tap()
        return
    on_board = named.get_attribute("tabindex") == "-1"
    for _ in range(99):
        if named.evaluate("one => one === document.activeElement"):
            break
        along = on_board and page.evaluate("!!document.activeElement.closest('.board')")
        page.keyboard.press("ArrowRight" if along else "Tab")
    expect(named).to_be_focused()
    page.keyboard.press("Enter")


def a_person(room: Room, hall: RunningHall, way: str) -> Page:
    touch = way != "keys"
    context = room.browser.new_context(
        viewport=WAYS[way], has_touch=touch, is_mobile=touch, reduced_motion="reduce"
    )
    room.contexts.append(context)
    page = context.new_page()
    page.goto(hall.url())
    return page


def dealt(room: Room, page: Page, hall: RunningHall, game: str, way: str) -> Player:
    """From the front door to a table by one press on the game's tile."""
    title = games()[game].title
    tile = page.get_by_role("button", name=f"Play {title}", exact=True)
    press(page, tile, way)
    page.wait_for_url(re.compile("/live/"))
    page.locator(f"{HELD}, .dock .board").first.wait_for()
    return Player(room, hall, page, way)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", PRESETS)
def test_a_session_is_played_from_the_front_door_to_its_end(
    room: Room, hall: RunningHall, game: str, way: str
) -> None:
    """A whole hand, the next one begun, and out: the places, and the same people once more."""
    page = a_person(room, hall, way)
    player = dealt(room, page, hall, game, way)

    def second_hand(now: State) -> bool:
        return now.stage == "ended" or (len(now.history) > 0 and now.stage == "hand")

    go_on = player.called if game == "po_ke_no" else player.until
    go_on(second_hand)
    room.picture(page, "second-hand")
    assert not player.wrong, player.wrong
    assert player.acts > -1000
    if player.state.stage != "ended":
        player.touch(page.locator(".live header button.menu"))
        player.touch(page.get_by_role("button", name="Leave the table"))
    again = page.get_by_role("button", name="Play again")
    seats = len(player.state.seats)
    sides = len(player.state.adapter.partners(seats))
    expect(page.locator("ol.places > li")).to_have_count(sides or seats)
    room.picture(page, "end")
    player.touch(again)
    page.locator(f"{HELD}, .dock .board").first.wait_for()
    assert player.state.session == 2
