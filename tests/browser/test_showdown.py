"""The end of a hand is seen before it is told: the cards of an all-in are turned one after another,
a last trick lies there, and only then is anybody named a winner or out."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cardhall.cards.notation import parse_cards
from cardhall.tables.game import TableGame
from cardhall.tables.views import view_for
from tests.browser.conftest import LAPTOP, PHONE, Room, RunningHall
from tests.browser.menu import seated
from tests.browser.test_live_games import AtTable
from tests.browser.test_table import begin, open_table

pytestmark = pytest.mark.browser

HEADS_UP = "AS 7D KS AH 2C KH 9D 8D 5H 3S TC 4S JD QC 6C 6D"
"""The top of the pack: three hands, then what is burned and the board."""

# What is seen while the last cards are turned, each time that it changes: so many cards on the
# board, so many cards of hands open, so many of a trick, is a winner named, is one told to be out.
WATCH = """() => {
    window.seen = [];
    const look = () => {
        const all = (where) => document.querySelectorAll(where).length;
        const now = {
            board: all('.felt .board [data-lies] li:not(.place)'),
            shown: all('.felt .seats [data-lies] li') + all('.dock .mine [data-card]'),
            trick: all('.felt .trick li'),
            won: all('.over .won') > 0,
            out: /^You are out/.test(document.querySelector('.dock .prompt')?.innerText ?? ''),
            goes: /Next hand|Play again/.test(
                document.querySelector('.dock .choices')?.innerText ?? ''),
        };
        const text = JSON.stringify(now);
        if (text !== window.last) window.seen.push({ at: Math.round(performance.now()), ...now });
        window.last = text;
        requestAnimationFrame(look);
    };
    look();
}"""


class Stacked:
    """The deck as the test lays it, from the next hand on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.top: list[int] = []
        monkeypatch.setattr(TableGame, "deck", lambda *_: self.whole())

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
    seated(page)


def press_all_in(page: Page) -> None:
    all_in = page.get_by_role("button", name="All in", exact=True)
    other = page.get_by_role("button", name="Another amount")  # a large screen shows the sizes
    all_in.or_(other).first.wait_for()
    if other.count():
        other.click()
    all_in.click()
    page.get_by_role("button", name=re.compile("^Raise to")).click()


def watched(page: Page) -> list[dict[str, Any]]:
    """What the page showed, in order, each time that it changed."""
    return list(page.evaluate("window.seen"))


def lay_before_named(seen: list[dict[str, Any]], part: str, whole: int) -> int:
    """Milliseconds for which the whole of it lay before anybody was named."""
    lay = next(one["at"] for one in seen if one[part] == whole)
    named = next(one["at"] for one in seen if one["won"])
    return int(named - lay)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("motion", [False, True], ids=["still", "moving"])
def test_an_all_in_is_dealt_out_before_the_winner_is_named(
    room: Room, hall: RunningHall, stacked: Stacked, motion: bool
) -> None:
    """Hands turn up, then flop, turn and river come one after another, and the fifth card lies
    before anybody is named; only then is the loser told to be out, and in which place."""
    host = room.person(size=PHONE, motion=motion)
    table = open_table(host, game="holdem", preset="kofc-holdem", seats=3, bots=0)
    sizes = (PHONE, LAPTOP)
    others = [room.person(f"/live/{table}", size, motion=motion) for size in sizes]
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
    (loser,) = (pages[i] for i, seat in enumerate(at.state.seats) if seat.lost)
    expect(loser.locator(".dock .prompt")).to_have_text("You are out in 3rd place.")
    room.picture(loser, "out")
    for page in pages:
        seen = watched(page)
        boards = [one["board"] for one in seen]
        assert boards == sorted(boards), seen
        assert {0, 3, 4, 5} == set(boards), seen
        for one in seen:
            # nothing is said to be over, nor to be gone on with, while cards are turned
            assert not (one["goes"] and 3 <= one["board"] < 5), seen
            # the hands lie open before the flop comes
            assert one["board"] == 0 or one["shown"] >= 4, seen
            assert not (one["won"] or one["out"]) or one["board"] == 5, seen
        assert lay_before_named(seen, "board", 5) > 500, seen
        assert any(one["out"] for one in seen) == (page is loser), seen
        told = [one for one in seen if one["out"]]
        assert all(one["won"] for one in told), "out before the last card had been seen"


@pytest.mark.sampled(3)
@pytest.mark.parametrize("game", ["euchre", "pedro", "boure"])
@pytest.mark.sampled(1)
@pytest.mark.parametrize("motion", [False, True], ids=["still", "moving"])
def test_the_last_trick_lies_before_the_result_is_named(
    room: Room, hall: RunningHall, motion: bool, game: str
) -> None:
    """Its last card is seen on the table before it is told what the hand came to, and the trick
    lies there still when it is."""
    page = room.person(size=PHONE, motion=motion)
    preset = {"euchre": "lions-euchre"}.get(game, "llaa")
    minutes = 0 if game == "euchre" else 60
    table = open_table(page, game=game, preset=preset, seats=4, bots=3, minutes=minutes)
    begin(page, table)
    at = AtTable(hall, table, {0: page})
    at.until(lambda now: now.stage == "hand")
    page.evaluate(WATCH)
    at.until(lambda now: bool(now.history))
    expect(page.locator(".over .won").first).to_be_visible()
    seen = watched(page)
    tricks = view_for(at.state, 0).last_hand.played  # type: ignore[union-attr]
    whole = len(tricks[-1].cards)
    named = next(i for i, one in enumerate(seen) if one["won"])
    assert seen[named]["trick"] == whole, seen
    since = named
    while since and seen[since - 1]["trick"] == whole:
        since -= 1
    assert seen[named]["at"] - seen[since]["at"] > 500, seen
    room.picture(page, "named")


# Each time that it changes: is the newest trick whole, what is asked, whose turn is seen.
TRICKS = """() => {
    window.seen = [];
    const look = () => {
        const now = {
            whole: !!document.querySelector('.felt .trick.done'),
            asked: document.querySelector('.dock .prompt')?.innerText ?? '',
            turn: document.querySelectorAll('.face.turn').length,
        };
        const text = JSON.stringify(now);
        if (text !== window.last) window.seen.push({ at: performance.now(), ...now });
        window.last = text;
        requestAnimationFrame(look);
    };
    look();
}"""


def test_who_leads_next_is_not_told_before_the_last_card_of_a_trick_lies(
    room: Room, hall: RunningHall
) -> None:
    """Neither by the ring about a face nor by what is asked: who leads has taken the trick."""
    page = room.person(size=PHONE, motion=True)
    table = open_table(page, game="euchre", preset="lions-euchre", seats=4, bots=3, minutes=0)
    begin(page, table)
    at = AtTable(hall, table, {0: page})
    at.until(lambda now: now.stage == "hand" and bool(now.hand.history))
    page.evaluate(TRICKS)
    at.until(lambda now: len(view_for(now, 0).tricks) > 2)
    page.wait_for_timeout(800)
    seen = watched(page)
    filled = [i for i in range(1, len(seen)) if seen[i]["whole"] and not seen[i - 1]["whole"]]
    assert filled
    for first in filled:
        assert (seen[first]["asked"], seen[first]["turn"]) == ("", 0), seen
        told = next((one["at"] for one in seen[first:] if one["asked"]), None)
        assert told is None or told - seen[first]["at"] > 300, seen
