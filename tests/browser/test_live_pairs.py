"""A euchre night and a Pedro match in the browser: the chairperson sets them so and looks on, each
comes by one tap from their own page, and a stopped table is ruled on in the words of its game."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from cardhall.tables.state import State
from tests.browser.conftest import PHONE, SMALL_PHONE, Clock, Room, RunningHall
from tests.browser.test_euchre_night import Host, both_lights, looks_right
from tests.browser.test_live_games import AtTable, over

pytestmark = pytest.mark.browser

WALKERS = ("Ann Testperson", "Ben Example", "Cat Sample", "Dan Muster", "Edda Model")


def tables_of(hall: RunningHall) -> list[Any]:
    """Those at which a session is on."""
    return [one for one in hall.app.state.server.tables.all.values() if one.running]


def wait_for(what: Any, seconds: float = 10) -> Any:
    end = time.monotonic() + seconds
    while not (found := what()):
        assert time.monotonic() < end
        time.sleep(0.05)
    return found


def in_the_browser(chair: Host) -> None:
    """All tables of the game are set to be played in the browser."""
    chair.page.get_by_text("Where its tables are played").click()
    chair.press("Play all tables in the browser")
    chair.sees("In the browser, each on a phone or computer of their own.")


def codes_of(hall: RunningHall, event: str) -> dict[str, str]:
    entries = hall.app.state.server.events[event].state.entries.values()
    return {one.name: one.code for one in entries} | {
        one.partner: one.partner_code for one in entries if one.partner
    }


def seat_of(state: State, name: str) -> int:
    return next(n for n, seat in enumerate(state.seats) if seat.name == name)


def come_to_the_table(room: Room, code: str) -> Any:
    """From a player's page by one tap, straight to the seat."""
    page = room.phone(f"/join#code={code}")
    page.get_by_role("link", name="Play at my table").click()
    page.wait_for_url("**/live/**")
    expect(page.get_by_role("main")).to_be_visible()
    return page


@pytest.mark.sampled(1, of="long days")
def test_a_euchre_night_in_the_browser(room: Room, hall: RunningHall, clock: Clock) -> None:
    """Five people, two of them with phones, one sits out: two games, each with another partner."""
    chair = Host(room)
    chair.make_night()
    for name in WALKERS:
        chair.walk_in(name)
    chair.send({"type": "set_games", "category": "euchre", "games": 2})
    chair.tab("Seats")
    in_the_browser(chair)
    both_lights(chair, "set", (PHONE,))
    codes = codes_of(hall, chair.event)
    partners = []
    phones: dict[str, Any] = {}
    for game in (1, 2):
        chair.main(f"Seat game {game}")
        chair.main(f"Start game {game}")
        table = wait_for(lambda: tables_of(hall))[0]
        names = [seat.name for seat in table.state.seats]
        partners.append({frozenset(names[::2]), frozenset(names[1::2])})
        for name in names:
            if name in phones:  # still at the last table, from which one tap leads on
                phones[name].get_by_role("link", name="Play at my next table").click()
                phones[name].wait_for_url(f"**/live/{table.id}")
            elif len(phones) < 2:
                phones[name] = come_to_the_table(room, codes[name])
        pages = {seat_of(table.state, name): phones[name] for name in names if name in phones}
        assert pages
        wait_for(lambda: all(not table.state.seats[n].automatic for n in pages))  # noqa: B023
        at = AtTable(hall, table.id, pages)
        at.until(lambda state: state.hands > 1 and state.before is not None)
        if game == 1:
            looked_at_and_ruled(chair, at)
        at.until(over)
        chair.sees("Done")
        assert at.acts > 4
        for name in phones.keys() & set(names):
            expect(phones[name].get_by_text(f"Game {game} is over")).to_be_visible()
            expect(phones[name].get_by_role("button", name="Begin the session")).to_have_count(0)
        if game == 1:
            room.picture(next(iter(phones.values())), "game-over", full=True)
    assert not partners[0] & partners[1], "nobody has a partner twice"
    chair.main("Close the evening")
    chair.sees("Standings")
    both_lights(chair, "end", (PHONE,))
    looks_right(chair.page)


def looked_at_and_ruled(chair: Host, at: AtTable) -> None:
    """The judge sees who is there and how it stands, stops the table, and rules."""
    slip = chair.table(1)
    expect(slip.get_by_text(re.compile(r"2 people of 4 here"))).to_be_visible()
    expect(slip.get_by_text(re.compile(r"^Hand \d"))).to_be_visible()
    both_lights(chair, "in-play")
    chair.page.set_viewport_size(PHONE)
    slip.scroll_into_view_if_needed()
    chair.picture("in-play-slip")
    looks_right(chair.page)
    chair.unfold(1)
    chair.press("Call the chair to table 1", slip)
    wait_for(lambda: at.state.call)
    slip.get_by_role("link", name=re.compile("^Watch")).click()
    chair.page.wait_for_url("**/live/**")
    chair.sees("What happened?")
    chair.picture("ruling-choice", full=True)
    looks_right(chair.page)
    chair.page.set_viewport_size(SMALL_PHONE)
    looks_right(chair.page)
    chair.press("Somebody is not at their screen")
    chair.sees("Who is it about?")
    chair.press("Another ruling")
    chair.press("The last card or button was pressed by mistake")
    chair.sees("What it changes")
    chair.page.set_viewport_size(PHONE)
    both_lights(chair, "ruling", (PHONE, {"width": 1280, "height": 800}))
    chair.press("Rule it so")
    wait_for(lambda: at.state.call is None)
    chair.page.set_viewport_size({"width": 1280, "height": 800})
    chair.page.go_back()
    expect(chair.table(1)).to_be_visible()


@pytest.mark.sampled(1, of="long days")
def test_a_pedro_match_in_the_browser(room: Room, hall: RunningHall, clock: Clock) -> None:
    """Two of a team with a code each; time is called, and the side that leads has won."""
    chair = Host(room)
    chair.page.goto(hall.url("/new"))
    chair.page.get_by_label("Name of the event").fill("Pedro day")
    chair.only("Pedro")
    chair.press("Make the event")
    chair.page.wait_for_url("**/console/*")
    for one, two in (("Ada Sample", "Bea Sample"), ("Cleo Example", "Dot Example")):
        team = {"name": one, "partner": two, "auxiliary": one, "paid_cents": 3000}
        chair.send(
            {"type": "take_entry", "category": "pedro", **team}, {"type": "sign_in", "who": one}
        )
    chair.tab("Seats")
    in_the_browser(chair)
    chair.send({"type": "draw_bracket", "category": "pedro"})
    chair.main("Call match 1 to table 1")
    table = wait_for(lambda: tables_of(hall))[0]
    codes = codes_of(hall, chair.event)
    pages = {}
    for name in ("Ada Sample", "Bea Sample"):
        seat = seat_of(table.state, name)
        pages[seat] = come_to_the_table(room, codes[name])
    first, second = sorted(pages)
    assert second == first + 2, "partners face one another"
    wait_for(lambda: all(not table.state.seats[seat].automatic for seat in pages))
    at = AtTable(hall, table.id, pages)
    at.until(lambda state: state.hands > 1 and state.stacks[0] != state.stacks[1])
    slip = chair.page.get_by_role("article", name="Match 1")
    expect(slip.get_by_text(re.compile(r"2 people of 4 here"))).to_be_visible()
    both_lights(chair, "match-in-play", (PHONE, {"width": 1280, "height": 800}))
    looks_right(chair.page)
    room.picture(pages[first], "felt")
    chair.send({"type": "call_time", "category": "pedro", "table": 1})
    at.until(over)
    me = room.phone(f"/join#code={codes['Bea Sample']}")
    expect(me.get_by_role("heading", name=re.compile("Bea Sample"))).to_be_visible()
    room.picture(me, "second-of-a-team", full=True)
    chair.main("Call match 2 to table 1")
    wait_for(lambda: tables_of(hall))
