"""The chairperson's password is changed on the page, and the old one opens nothing any more."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import LAPTOP, PHONE, Room, RunningHall
from tests.browser.people import Chair
from tests.browser.test_pages_console import sideways

pytestmark = pytest.mark.browser


def test_the_password_is_changed_by_who_knows_the_old_one(room: Room, hall: RunningHall) -> None:
    chair, other = Chair(room), Chair(room)
    chair.makes("Spring")
    other.page.goto(chair.page.url)
    other.tab("Settings")
    chair.tab("Settings")
    page = chair.page
    old, new = hall.password, "crawfish by the bayou"
    page.get_by_label("The password until now").fill("no such word")
    page.get_by_label("The new one").fill(new)
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("That is not the chairperson's password.")).to_be_visible()
    for size in (PHONE, LAPTOP):
        page.set_viewport_size(size)
        page.get_by_label("The password until now").scroll_into_view_if_needed()
        assert (sideways(page), faults(page)) == (0, [])
        room.picture(page, f"password-{size['width']}")
    page.get_by_label("The password until now").fill(old)
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("The password is changed.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Spring")).to_be_visible()
    other.page.reload()
    expect(other.page.get_by_role("heading", name="Spring")).to_have_count(0)
    hall.password = new
    Chair(room)  # comes in by it
