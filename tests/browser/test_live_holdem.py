"""The hold'em day in the browser: the chairperson sets it so, sees every table, and moves one, who
is at the new table without doing anything. And rising blinds at a table of one's own."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LAPTOP, PHONE, SMALL_PHONE, Clock, Room, RunningHall
from tests.browser.settled import settled_faults
from tests.browser.test_euchre_night import looks_right
from tests.browser.test_holdem_day import Director
from tests.browser.test_pages_console import sideways

pytestmark = pytest.mark.browser

KEY = "holdem"


def wait_for(what: Any, seconds: float = 60) -> Any:
    end = time.monotonic() + seconds
    while not (found := what()):
        assert time.monotonic() < end
        time.sleep(0.1)
    return found


def pictures(room: Room, page: Page, name: str, sizes: tuple[Any, ...] = (PHONE, LAPTOP)) -> None:
    """By day and in the evening, on a phone and on a laptop."""
    for size in sizes:
        page.set_viewport_size(size)
        for light in ("light", "dark"):
            page.emulate_media(color_scheme=light)
            assert settled_faults(page) == []
            assert sideways(page) == 0
            room.picture(page, f"{name}-{size['width']}-{light}", full=True)
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(sizes[0])


@pytest.mark.sampled(1, of="long days")
def test_who_is_moved_is_at_the_new_table_at_once(
    room: Room, hall: RunningHall, clock: Clock
) -> None:
    chair = Director(room)
    chair.make_tournament()
    rows = [
        {"name": f"Player {n:02} Example", "auxiliary": f"Council {n % 3}", "category": KEY,
         "paid_cents": 2000} for n in range(12)
    ]  # fmt: skip
    chair.clerks.tell("import_entries", rows=rows)
    entries = hall.app.state.server.events[chair.event].state.entries
    for id in list(entries):
        chair.clerks.tell("sign_in", who=id, override="test")
    chair.ask(type="draw_seats")
    chair.page.get_by_text("Where its tables are played").click()
    chair.press("Play all tables in the browser")
    chair.sees("In the browser, each on a phone or computer of their own.")
    pictures(room, chair.page, "set", (LAPTOP, PHONE))
    chair.main("Deal: start the clock")
    tables = hall.app.state.server.tables

    def seat_of(entry: str) -> tuple[str, int]:
        for table in tables.all.values():
            for seat, place in enumerate(table.state.seats):
                if place.entry == entry:
                    return table.id, seat
        return "", -1

    wait_for(lambda: len(tables.all) == 2)
    mover = next(p.entry for p in tables.get(f"{chair.event}.{KEY}.1.1").state.seats if p.entry)
    page = room.phone(f"/join#code={entries[mover].code}")
    page.get_by_role("link", name="Play at my table").click()
    page.wait_for_url("**/live/**")
    expect(page.get_by_role("heading", name="Table 1")).to_be_visible()
    expect(page.get_by_text("Level 1", exact=True)).to_be_visible()
    pictures(room, page, "felt")
    page.set_viewport_size(SMALL_PHONE)
    looks_right(page)
    page.set_viewport_size(PHONE)
    # the chairperson sees who is there and what they have
    slip = chair.page.locator("#table-1")
    expect(slip.get_by_text(re.compile(r"people of|person of"))).to_be_visible()
    expect(slip.get_by_text(re.compile(r"^Hand \d"))).to_be_visible()
    chair.ask(type="move_player", entry=mover, table=2, why="a test", override="a test")
    clock.run(20)
    new = wait_for(lambda: (found := seat_of(mover))[0].endswith(".2") and found, 120)
    clock.run(1)
    page.wait_for_url(f"**/live/{new[0]}")
    expect(page.get_by_role("heading", name="Table 2")).to_be_visible()
    wait_for(lambda: page.evaluate("location.pathname") == f"/live/{new[0]}")
    expect(page.locator(".dock .mine, .dock .plate").first).to_be_visible()
    pictures(room, page, "moved")
    pictures(room, chair.page, "tables", (LAPTOP, PHONE))
    slip = chair.page.locator("#table-2")
    slip.get_by_role("link", name=re.compile("^Watch")).click()
    chair.page.wait_for_url("**/live/**")
    expect(chair.page.get_by_role("heading", name="Table 2")).to_be_visible()
    assert chair.page.locator(".dock [role=toolbar] button").count() == 0  # without hands


def test_blinds_rise_at_a_table_of_ones_own(room: Room, hall: RunningHall, clock: Clock) -> None:
    page = room.phone("/play/holdem")
    page.get_by_label("Your name").fill("Rose")
    page.get_by_label("The blinds").select_option("hands")
    page.get_by_label("Each level lasts").select_option("3")
    page.get_by_label("Who has lost all may buy in again").check()
    pictures(room, page, "own-form")
    page.set_viewport_size(PHONE)
    page.get_by_role("button", name=re.compile("Sit down and play")).last.click()
    page.wait_for_url("**/live/**")
    expect(page.get_by_text("Level 1", exact=True)).to_be_visible()
    expect(page.get_by_text("25 / 50").first).to_be_visible()
    pictures(room, page, "own-level")
    (table,) = hall.app.state.server.tables.all.values()
    assert table.state.levels[1].hand == 4
    assert table.state.terms.rebuys.chips == 10_000
