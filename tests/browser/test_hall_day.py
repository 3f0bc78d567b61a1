"""An LLAA day of 73 with five games at once, by visible things only: somebody pays too late, some
do not come, a count comes too early, the winners are called, and a second hall takes it all in."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.clerks import Clerks
from tests.browser.conftest import LAPTOP, PHONE, Clock, Room
from tests.browser.people import Captain, Chair, Person
from tests.browser.test_ceremony import may_call
from tests.browser.test_chairs_day import (
    SEATS,
    lines,
    play_to_the_end,
    print_for_round_one,
    sign_all_in,
    steps,
)
from tests.browser.test_llaa_day import (
    GAMES,
    choose,
    make_the_day,
    need_of,
    part_the_level,
)
from tests.browser.test_pages_console import sideways
from tests.browser.test_safekeeping import second, standing  # noqa: F401

pytestmark = pytest.mark.browser


@pytest.mark.sampled(2, of="long days")
def test_a_day_of_73_from_the_blanks_to_a_second_hall(
    room: Room,
    clock: Clock,
    tmp_path: Path,
    second: Room,  # noqa: F811
) -> None:
    chair = Chair(room)
    make_the_day(chair, deadline="2026-10-10")
    take_blanks_of(chair, lines(tmp_path), "2026-10-01")
    somebody_pays_too_late(chair)
    clerks = Clerks(room, chair.event)
    sign_all_in(chair)
    for _ in steps(chair, clerks, SEATS):
        pass
    print_for_round_one(chair)
    some_do_not_come(chair, clerks)
    for _ in steps(chair, clerks):
        pass
    a_count_comes_too_early(room, clerks)
    for _ in play_to_the_end(chair, clerks, clock):
        pass
    part_the_level(clerks)
    the_winners_are_called(room, chair)
    a_second_hall_takes_it_in(chair, second, tmp_path)


def take_blanks_of(chair: Chair, sheet: Path, day: str) -> None:
    chair.tab("Entries")
    chair.press("Take entries from a file")
    chair.page.get_by_label("These blanks are dated").fill(day)
    chair.page.get_by_role("button", name="File", exact=True).set_input_files(sheet)
    chair.press("Take 73 entries")
    chair.sees("73 entries taken.")


def somebody_pays_too_late(chair: Chair) -> None:
    """LLAA-T-03: an entry after the last day is turned away, and so is its fee."""
    form = chair.page.get_by_role("region", name="Take an entry")
    form.get_by_label("Name", exact=True).fill("Odile Testperson")
    form.get_by_label("Paid").fill("15")
    chair.press("Take entry")
    chair.sees(re.compile("the last day of entry was"))
    chair.picture("too-late")
    expect(chair.page.get_by_text("Odile Testperson is entered")).to_have_count(0)


def some_do_not_come(chair: Chair, clerks: Clerks) -> None:
    """OP-T-11, OP-T-12: four of a table are not here; one press moves the one who is."""
    chair.tab("Seats & rounds")
    choose(chair, "boure")
    sizes = [len(one["seats"]) for one in clerks.round("boure")["tables"]]
    slip = chair.table(1)
    for _ in range(sizes[0] - 1):
        version = clerks.version()
        slip.get_by_role("button", name=re.compile("is not here$")).first.click()
        clerks.later_than(version)
    need = need_of(chair, "not here:")
    expect(need).to_contain_text("To make the tables even")
    chair.picture("not-here", full=True)
    need.get_by_role("button", name=re.compile("^Move ")).click()
    expect(need).to_have_count(0)
    now = [len(one["seats"]) for one in clerks.round("boure")["tables"]]
    assert sum(now) == sum(sizes) - sizes[0] + 1
    assert max(now) - min(now) <= 1, now


def a_count_comes_too_early(room: Room, clerks: Clerks) -> None:
    """LLAA-T-28: a count long before time is asked about once."""
    table = clerks.round("rummy")["tables"][0]
    captain = Captain(room, clerks.code("rummy", table["table"]))
    captain.press("Count the chips")
    for seat in range(len(table["seats"])):
        captain.key_in(10 * seat)
        captain.press("Next")
        captain.key_in(seat)
        captain.press("Next")
    captain.key_in(table["expected"] - sum(range(len(table["seats"]))))
    captain.press("Next")
    captain.certify()
    captain.press("Send the count")
    question = captain.page.get_by_role("alert")
    expect(question).to_contain_text("Is the table done?")
    captain.picture("too-early")
    captain.press("No, put the count away")
    expect(question).to_have_count(0)
    assert clerks.round("rummy")["tables"][0]["state"] == "playing"


def the_winners_are_called(room: Room, chair: Chair) -> None:
    """LLAA-T-20: nothing is public before; then third, second, first, game after game, at a key."""
    page = room.person(f"/projector/{chair.event}", size={"width": 1920, "height": 1080})
    wall = Person(room, page)
    wall.sees("The winners are named when the awards are given")
    console = chair.page.url
    chair.page.goto(wall.page.url)
    places = wall.page.get_by_role("list", name="Awards").get_by_role("listitem")
    for game in GAMES.values():
        for told, place in enumerate(("3rd", "2nd", "1st"), 1):
            may_call(chair.page, f"Enter: call the {place} of {game}")
            chair.page.keyboard.press("Enter")
            expect(wall.page.get_by_text(game, exact=True)).to_be_visible()
            expect(places.filter(has=wall.page.locator("strong"))).to_have_count(told)
        wall.picture(f"called-{game}")
    chair.page.goto(console)


def a_second_hall_takes_it_in(chair: Chair, second: Room, folder: Path) -> None:  # noqa: F811
    chair.tab("Results")
    before = standing(chair.page)
    chair.tab("Settings")
    with chair.page.expect_download() as saved:
        chair.page.get_by_role("link", name="Save a copy", exact=True).click()
    file = folder / saved.value.suggested_filename
    saved.value.save_as(file)
    other = Chair(second)
    other.page.get_by_role("link", name="Take in a copy").click()
    other.page.get_by_label("The file").set_input_files(file)
    other.press("Take in this event")
    other.page.wait_for_url("**/console/*")
    other.tab("Results")
    assert standing(other.page) == before
    for size in (PHONE, LAPTOP):
        other.page.set_viewport_size(size)
        assert (sideways(other.page), faults(other.page)) == (0, [])
