"""An event goes to a second hall by the file that was saved; it is put away and deleted."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import LAPTOP, PHONE, Clock, Room, RunningHall
from tests.browser.people import Chair
from tests.browser.test_pages_console import sideways

pytestmark = pytest.mark.browser


@pytest.fixture
def second(
    browser: Browser, tmp_path: Path, clock: Clock, pages: Path, request: pytest.FixtureRequest
) -> Iterator[Room]:
    """Another hall, on another laptop."""
    hall = RunningHall(tmp_path / "second", clock, pages)
    room = Room(browser, hall, "second-hall", request.config.getoption("pictures"))
    yield room
    room.leave()
    hall.stop()
    assert room.troubles == []


def clean(room: Room, page: Page, title: str) -> None:
    for size in (PHONE, LAPTOP):
        page.set_viewport_size(size)
        assert (sideways(page), faults(page)) == (0, [])
        room.picture(page, f"{title}-{size['width']}", full=True)


def standing(page: Page) -> list[str]:
    """The lines of the results, as they are seen."""
    table = page.get_by_role("table").first
    expect(table).to_be_visible()
    return table.get_by_role("row").all_inner_texts()


def test_a_second_hall_takes_in_what_the_first_one_saved(
    room: Room, second: Room, tmp_path: Path
) -> None:
    chair = Chair(room)
    chair.makes("Rehearsal at Oakdale")
    chair.tab("Settings")
    chair.page.get_by_label("Fill in made-up people").select_option("awards")
    chair.press("Fill it in")
    chair.sees("Filled in.")
    chair.tab("Results")
    before = standing(chair.page)
    assert len(before) > 10
    chair.tab("Settings")
    with chair.page.expect_download() as saved:
        chair.page.get_by_role("link", name="Save a copy", exact=True).click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert file.suffix == ".cardhall"

    other = Chair(second)
    page = other.page
    page.get_by_role("link", name="Take in a copy").click()
    note = tmp_path / "note.cardhall"
    note.write_text("See you on Saturday")
    page.get_by_label("The file").set_input_files(note)
    other.sees(re.compile(r"note.cardhall is not a file of Cardhall"))
    page.get_by_label("The file").set_input_files(file)
    expect(page.get_by_role("heading", name="Rehearsal at Oakdale")).to_be_visible()
    expect(page.get_by_text("not a file of Cardhall")).to_have_count(0)
    expect(page.get_by_role("definition").filter(has_text=re.compile(r"^60$"))).to_be_visible()
    clean(room, page, "found")
    other.press("Take in this event")
    page.wait_for_url("**/console/*")
    expect(page.get_by_role("heading", name="Rehearsal at Oakdale", level=1)).to_be_visible()
    other.tab("Results")
    expect(page.get_by_role("table").first.get_by_role("row")).to_have_count(len(before))
    assert standing(page) == before

    page.goto(second.hall.url("/copy"))
    page.get_by_label("The file").set_input_files(file)
    other.sees("This event is in this hall already.")
    expect(page.get_by_role("button", name="Take in this event")).to_have_count(0)
    clean(room, page, "here-already")
    page.get_by_role("link", name="Open the console").click()
    expect(page.get_by_role("heading", name="Rehearsal at Oakdale", level=1)).to_be_visible()


def test_an_event_is_archived_brought_back_and_deleted_by_its_name(room: Room) -> None:
    chair = Chair(room)
    page = chair.page
    chair.makes("Euchre at the Lodge", "Euchre night, ten games")
    chair.makes("Autumn cup", "Euchre night, ten games")
    chair.tab("Settings")
    expect(page.get_by_text("Delete the event")).to_have_count(0)
    chair.press("Archive the event")
    chair.sees("This event is archived")
    page.get_by_text("Delete the event").click()
    clean(room, page, "archived")
    chair.press("Bring it back")
    expect(page.get_by_text("This event is archived")).to_have_count(0)
    chair.press("Archive the event")
    chair.sees("This event is archived")

    visitor = room.person()
    expect(visitor.get_by_text("Euchre at the Lodge").first).to_be_visible()
    expect(visitor.get_by_text("Autumn cup")).to_have_count(0)
    page.goto(room.hall.url("/"))
    expect(page.get_by_role("heading", name="Euchre at the Lodge", level=1)).to_be_visible()
    link = page.get_by_role("link", name="Autumn cup")
    expect(link).to_be_hidden()
    page.get_by_text("Archived: 1").click()
    clean(room, page, "front")
    page.goto(room.hall.url("/"))
    page.get_by_role("link", name="Open the console: Euchre at the Lodge").click()
    expect(page.get_by_text("Other events")).to_have_count(0)
    page.goto(room.hall.url("/"))
    page.get_by_text("Archived: 1").click()
    link.click()
    chair.sees("This event is archived")

    chair.tab("Settings")
    page.get_by_text("Delete the event").click()
    field = page.get_by_label("To delete it, type its name: Autumn cup")
    field.fill("Autumn")
    chair.press("Delete for good")
    chair.sees("That is not the name of this event")
    field.fill("autumn cup")
    chair.press("Delete for good")
    page.wait_for_url(room.hall.url("/"))
    expect(page.get_by_role("heading", name="Euchre at the Lodge", level=1)).to_be_visible()
    expect(page.get_by_text("Autumn cup")).to_have_count(0)
    expect(page.get_by_text("Archived: 1")).to_have_count(0)
