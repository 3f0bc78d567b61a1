"""The deal of the day: played once, compared afterwards; and a hand of it played again."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Room, RunningHall
from tests.browser.test_advice import both_colours, until
from tests.browser.test_table import no_sideways

pytestmark = pytest.mark.browser


@pytest.mark.sampled(2, of="sessions to their end")
def test_the_deal_of_the_day_is_compared_and_kept_in_my_games(
    room: Room, hall: RunningHall
) -> None:
    page: Page = room.person("/day/euchre")
    page.get_by_role("button", name="Play them").click()
    page.wait_for_url(re.compile(r"/live/same-"))
    table = page.url.rpartition("/")[2]

    def on(state: Any) -> bool:
        return state.stage in ("pause", "ended")

    for _ in range(4):
        until(page, hall, table, on)
        if hall.app.state.server.tables.get(table).state.stage == "pause":
            # it comes when the last card has been seen
            page.get_by_role("button", name="Next hand").click()
            until(page, hall, table, lambda state: state.stage in ("hand", "ended"))
    until(page, hall, table, lambda state: state.stage == "ended")
    page.goto(hall.url("/day/euchre"))
    expect(page.get_by_role("row", name=re.compile("The hall’s bot"))).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("^(1st|2nd) You"))).to_be_visible()
    both_colours(room, page, "compared", full=True)
    page.goto(hall.url("/mine"))
    expect(page.get_by_text(re.compile(r"\d of \d hands won"))).to_be_visible()
    both_colours(room, page, "mine", full=True)
    no_sideways(page)
    page.goto(hall.url(f"/hand/{table}/1"))
    page.get_by_role("button", name="Play this hand again").click()
    page.wait_for_url(re.compile(r"/live/(?!same-)"))
    expect(page.locator(".dock")).to_be_visible()
