"""A new chairperson finds how to begin; a rehearsal is never what the hall is about."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import LAPTOP, PHONE, Room
from tests.browser.people import Chair
from tests.browser.test_pages_console import sideways

pytestmark = pytest.mark.browser


def test_a_new_chair_makes_an_event_or_tries_a_rehearsal(room: Room) -> None:
    first = Chair(room)
    expect(first.page.get_by_role("button", name="Try a rehearsal")).to_be_visible()
    first.makes("Only a rehearsal")

    chair = Chair(room)  # comes in where only a rehearsal is: nothing has been chosen for them
    page = chair.page
    expect(page.get_by_role("heading", name="Only a rehearsal", level=1)).to_have_count(0)
    expect(page.get_by_role("heading", name="Only a rehearsal", level=3)).to_be_visible()
    for size in (PHONE, LAPTOP):
        page.set_viewport_size(size)
        assert (sideways(page), faults(page)) == (0, [])
        room.picture(page, f"first-{size['width']}")
    begin = page.get_by_role("link", name="Make an event", exact=True)
    expect(begin).to_have_count(1)
    begin.click()
    expect(page.get_by_label("A rehearsal with made-up people")).not_to_be_checked()
    chair.makes("Euchre at the Lodge", "Euchre night, ten games")

    other = Chair(room)  # one event that counts: they are at it
    expect(other.page.get_by_role("heading", name="Euchre at the Lodge", level=1)).to_be_visible()
    other.page.get_by_text("Other events").click()
    room.picture(other.page, "others")
    assert faults(other.page) == []
    other.page.get_by_role("link", name="Only a rehearsal").click()
    expect(other.page.get_by_role("heading", name="Only a rehearsal", level=1)).to_be_visible()
    other.page.goto(room.hall.url("/"))
    expect(other.page.get_by_role("heading", name="Euchre at the Lodge", level=1)).to_be_visible()
