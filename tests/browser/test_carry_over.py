"""People of an earlier event are entered in the next one by ticks; nothing else comes along."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import faults
from tests.browser.conftest import LAPTOP, PHONE, Room
from tests.browser.people import Chair
from tests.browser.test_pages_console import sideways

pytestmark = pytest.mark.browser


def choose_the_earlier(sheet: Locator) -> None:
    """By its name: the day of play stands beside it."""
    option = sheet.locator("option").filter(has_text="Last autumn")
    option.wait_for(state="attached")
    sheet.get_by_label("From", exact=True).select_option(value=option.get_attribute("value"))


def test_people_of_an_earlier_event_are_entered_by_ticks(room: Room) -> None:
    chair = Chair(room)
    page = chair.page
    chair.makes("Last autumn")
    chair.tab("Settings")
    page.get_by_label("Fill in made-up people").select_option("playing")
    chair.press("Fill it in")
    chair.sees("Filled in.")
    chair.makes("Euchre at the Lodge", "Euchre night, ten games")
    chair.tab("Entries")
    chair.press("Take people from an earlier event")
    sheet = page.get_by_role("region", name="Take people from an earlier event")
    choose_the_earlier(sheet)
    ticks = sheet.get_by_role("checkbox")
    expect(ticks).to_have_count(60)
    for size in (PHONE, LAPTOP):
        page.set_viewport_size(size)
        assert (sideways(page), faults(page)) == (0, [])
        room.picture(page, f"ticks-{size['width']}")
    sheet.get_by_role("button", name="Tick nobody").click()
    first = ticks.first
    name = first.evaluate("one => one.labels[0].innerText")
    first.check()
    ticks.nth(1).check()
    sheet.get_by_role("button", name="Take 2 entries").click()
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("heading", name="Entries 2")).to_be_visible()
    listed = page.get_by_role("row").filter(has_text=name)
    expect(listed).to_be_visible()
    expect(listed.get_by_text("playing")).to_have_count(0)
    chair.press("Take people from an earlier event")
    choose_the_earlier(sheet)
    expect(ticks).to_have_count(58)
    expect(sheet.get_by_text(f"{name}: entered already")).to_be_visible()
