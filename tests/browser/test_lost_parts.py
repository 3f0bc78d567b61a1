"""Parts of a page that are not there any more: the hall has been set up anew while it was open."""

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import PHONE, Room, RunningHall

pytestmark = pytest.mark.browser

PART = "**/assets/Rules-*.js"


def loads(page: Page) -> list[str]:
    """The pages that this browser asks for from now on; its parts may come before it is loaded."""
    seen: list[str] = []

    def asked(request: Request) -> None:
        if request.is_navigation_request():
            seen.append(request.url)

    page.on("request", asked)
    return seen


def test_a_page_whose_part_is_gone_loads_itself_anew(room: Room, hall: RunningHall) -> None:
    page = room.person(size=PHONE)
    expect(page.get_by_role("link", name="Rulebook").first).to_be_attached()
    seen = loads(page)
    page.route(PART, lambda route: route.continue_() if seen else route.fulfill(status=404))
    page.evaluate("document.querySelector('a[href=\"/rules\"]').click()")
    expect(page.get_by_role("heading", name="Rulebook")).to_be_visible()
    assert len(seen) == 1


def test_a_part_that_stays_away_is_told_of_and_nothing_turns_in_a_circle(
    room: Room, hall: RunningHall
) -> None:
    page = room.person(size=PHONE)
    expect(page.get_by_role("link", name="Rulebook").first).to_be_attached()
    page.route(PART, lambda route: route.fulfill(status=404))
    seen = loads(page)
    page.evaluate("document.querySelector('a[href=\"/rules\"]').click()")
    page.wait_for_timeout(2_500)
    assert len(seen) == 1
    expect(page.get_by_role("alert")).to_contain_text("could not be fetched")
