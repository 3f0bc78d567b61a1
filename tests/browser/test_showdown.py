"""The end of a hold'em hand is seen before it is told: the cards are turned one after another."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import LAPTOP, PHONE, Room, RunningHall
from browser.test_felt import begin, open_table
from browser.test_live_games import AtTable
from cardhall.cards.notation import parse_cards
from cardhall.tables.croupiers.base import Croupier

pytestmark = pytest.mark.browser

HEADS_UP = "AS 7D KS AH 2C KH 9D 8D 5H 3S TC 4S JD QC 6C 6D"
"""The top of the pack: three hands, then what is burned and the board."""

# What is seen while the last cards are turned, each time that it changes: so many cards on the
# board, so many cards of hands open, is a winner named.
WATCH = """() => {
    window.seen = [];
    const look = () => {
        const all = (where) => document.querySelectorAll(where).length;
        const now = [
            all('.felt .board [data-lies] li:not(.place)'),
            all('.felt .seats [data-lies] li') + all('.dock .mine [data-card]'),
            all('.over .won') > 0,
        ];
        const text = JSON.stringify(now);
        if (text !== window.last) window.seen.push([Math.round(performance.now()), ...now]);
        window.last = text;
        requestAnimationFrame(look);
    };
    look();
}"""


class Stacked:
    """The deck as the test lays it, from the next hand on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.top: list[int] = []
        monkeypatch.setattr(Croupier, "deck", lambda *_: self.whole())

    def whole(self) -> list[int]:
        return self.top + [card for card in range(52) if card not in self.top]

    def lay(self, cards: str) -> None:
        self.top = list(parse_cards(cards))


@pytest.fixture
def stacked(monkeypatch: pytest.MonkeyPatch) -> Stacked:
    return Stacked(monkeypatch)


def sit(page: Page, name: str) -> None:
    page.get_by_role("button", name=re.compile("^Sit at seat")).first.click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name=re.compile("^Sit at seat")).last.click()
    expect(page.get_by_role("button", name="Leave the table")).to_be_visible()


def press_all_in(page: Page) -> None:
    all_in = page.get_by_role("button", name="All in", exact=True)
    other = page.get_by_role("button", name="Another amount")  # a large screen shows the sizes
    all_in.or_(other).first.wait_for()
    if other.count():
        other.click()
    all_in.click()
    page.get_by_role("button", name=re.compile("^Raise to")).click()


def watched(page: Page) -> list[tuple[int, int, bool]]:
    """What the page showed, in order, each time that it changed."""
    return [tuple(one[1:]) for one in page.evaluate("window.seen")]


def test_an_all_in_is_dealt_out_before_the_winner_is_named(
    room: Room, hall: RunningHall, stacked: Stacked
) -> None:
    """Hands turn up, then flop, turn and river come one after another, and the fifth card lies
    before anybody is named."""
    host = room.person(size=PHONE)
    table = open_table(host, game="holdem", preset="kofc-holdem", seats=3, bots=0)
    others = [room.person(f"/live/{table}", size) for size in (PHONE, LAPTOP)]
    for page, name in zip(others, ("Verna Trahan", "Ovide Sample"), strict=True):
        sit(page, name)
    stacked.lay(HEADS_UP)
    begin(host, table)
    at = AtTable(hall, table, {})
    at.until(lambda now: now.stage == "hand")
    pages = [host, *others]
    first, second, third = (at.state.asked()[0] + i for i in range(3))
    dealer, small, big = (pages[seat % 3] for seat in (first, second, third))
    for page in pages:
        page.evaluate(WATCH)
    press_all_in(dealer)
    small.get_by_role("button", name="Fold").click()
    big.locator(".dock").get_by_role("button", name=re.compile("^Call")).click()
    for page in pages:
        expect(page.locator(".over .won").first).to_be_visible()
    for page in pages:
        seen = watched(page)
        boards = [board for board, *_ in seen]
        assert boards == sorted(boards), seen
        assert {0, 3, 4, 5} == set(boards), seen
        for board, shown, won in seen:
            assert board == 0 or shown >= 4, seen  # the hands lie open before the flop comes
            assert not won or board == 5, seen
        lay = [one[0] for one in page.evaluate("window.seen") if one[1] == 5]
        assert lay[-1] - lay[0] > 500, "nobody has seen the fifth card before a winner was named"
