"""Where one is signed in, and signing out everywhere: by each who signs in, on their own page."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.axe import clean
from tests.browser.conftest import LAPTOP, PHONE, Room, RunningHall
from tests.browser.test_phone import Event
from tests.browser.test_table import no_sideways, post

pytestmark = pytest.mark.browser


def unfold(page: Page) -> None:
    page.get_by_text("Where you are signed in").click()
    expect(page.get_by_text("This device")).to_be_visible()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("role", ["chair", "judge", "captain", "player"])
def test_one_sees_where_one_is_signed_in_and_signs_out_everywhere(
    room: Room, hall: RunningHall, role: str
) -> None:
    event = Event(room, hall)
    event.start()
    view = event.view()
    codes = {
        "judge": view["judge_code"],
        "captain": event.code(1),
        "player": view["entries"][0]["code"],
    }

    def come(size: ViewportSize, dark: bool) -> Page:
        if role != "chair":
            return room.person(f"/join#code={codes[role]}", size, "hall.example", dark)
        page = room.person("/login", size, dark=dark)
        post(page, "/api/login", {"password": hall.password})
        page.goto(hall.url(f"/console/{event.id}"))
        return page

    small, large = come(PHONE, dark=False), come(LAPTOP, dark=True)
    large.get_by_text("Where you are signed in").wait_for()  # both have come in
    for page, name in ((small, "light"), (large, "dark")):
        unfold(page)
        expect(page.get_by_text("Another device").first).to_be_visible()
        page.get_by_role("button", name="Sign out everywhere").scroll_into_view_if_needed()
        no_sideways(page)
        clean(page)
        room.picture(page, f"{role}-{name}")
    evenings: tuple[tuple[Page, Literal["light", "dark"]], ...] = (
        (small, "dark"),
        (large, "light"),
    )
    for page, scheme in evenings:
        page.emulate_media(color_scheme=scheme)
        room.picture(page, f"{role}-{scheme}")
    small.get_by_role("button", name="Sign out everywhere").click()
    small.wait_for_url(lambda url: url.endswith("/"))
    for page in (small, large):
        role_now = "fetch('/api/me').then(a => a.json()).then(a => a.role)"
        assert page.evaluate(role_now) == "visitor"
