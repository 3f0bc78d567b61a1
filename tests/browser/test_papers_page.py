"""The papers' page: what is printed when, to look at rather than read, in the printer's size."""

from __future__ import annotations

import re

import pypdfium2
import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import LAPTOP, SMALL_PHONE, Room
from tests.browser.people import Chair
from tests.browser.test_pages_console import sideways

pytestmark = pytest.mark.browser


def day_of_five(room: Room) -> Chair:
    """A rehearsal of all five games, Bouré playing."""
    chair = Chair(room)
    chair.page.goto(room.hall.url("/new"))
    chair.page.get_by_label("Name of the event").fill("Rehearsal")
    chair.page.get_by_label("Day of play").fill("2026-10-24")
    chair.page.get_by_label("A rehearsal with made-up people").check()
    chair.press("Make the event")
    chair.page.wait_for_url("**/console/*")
    chair.tab("Settings")
    chair.page.get_by_label("Fill in made-up people").select_option("playing")
    chair.press("Fill it in")
    chair.sees("Filled in.")
    chair.tab("Papers")
    return chair


def printed(page: Page, name: str) -> bytes:
    """The PDF behind a link of the page."""
    link = page.get_by_role("link", name=name, exact=True)
    address = link.get_attribute("href")
    assert address
    answer = page.request.get(page.url.split("/console")[0] + address)
    assert answer.status == 200, answer.text()
    return answer.body()


def width(pdf: bytes) -> int:
    """Of the first page, in points."""
    wide: float = pypdfium2.PdfDocument(pdf)[0].get_size()[0]
    return round(wide)


def test_papers_are_grouped_shown_and_printed_in_the_size_chosen_once(room: Room) -> None:
    chair = day_of_five(room)
    page = chair.page
    for group in ("Before the day", "At the door", "Each round", "Afterwards"):
        expect(page.get_by_role("heading", name=group)).to_be_visible()
    pictures = page.locator("section li img")
    expect(pictures.first).to_be_visible()
    for picture in pictures.all():
        assert picture.evaluate("one => one.complete && one.naturalWidth > 50")
    chair.picture("papers", full=True)
    assert printed(page, "Print: Sign-in sheet").startswith(b"%PDF")
    assert width(printed(page, "Print: Entry blank")) == 612
    page.get_by_label("A4").check()
    assert width(printed(page, "Print: Entry blank")) == 595
    page.reload()
    chair.tab("Papers")
    expect(page.get_by_label("A4")).to_be_checked()
    page.get_by_label("Po-Ke-No").check()
    assert printed(page, "Print: Boards, four to a page").startswith(b"%PDF")
    expect(page.get_by_text(re.compile("Nothing to print yet")).first).to_be_visible()
    page.get_by_label("Pedro").check()
    assert printed(page, "Blank: Bracket").startswith(b"%PDF")
    chair.picture("papers-pedro", full=True)
    page.set_viewport_size({"width": 390, "height": 800})
    page.emulate_media(color_scheme="dark")
    assert (sideways(page), faults(page)) == (0, [])
    chair.picture("papers-phone", full=True)


def test_everything_for_a_round_is_one_press(room: Room) -> None:
    chair = day_of_five(room)
    page = chair.page
    whole = printed(page, "Print everything for this round")
    assert len(pypdfium2.PdfDocument(whole)) >= 1 + 1 + 12 / 2
    chair.sees("One file: Seats by name, Seating chart, Score sheets")
    for size in (SMALL_PHONE, LAPTOP):
        page.set_viewport_size(size)
        assert sideways(page) == 0
        assert faults(page) == []
        room.picture(page, f"papers-{size['width']}")
