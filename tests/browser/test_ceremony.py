"""The winners are called before the room at a key: third, second, first, game after game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import Room, RunningHall
from tests.browser.test_results_page import event
from tests.browser.test_table import post

pytestmark = pytest.mark.browser


def may_call(laptop: Page, button: str) -> None:
    """The button is there, seen or not: it shows itself to who is at the mouse or the keys."""
    found = laptop.get_by_role("button", name=button, include_hidden=True)
    found.wait_for(state="attached")


def test_the_wall_shows_winner_after_winner_at_a_key(room: Room, hall: RunningHall) -> None:
    laptop, id = event(room, hall, "llaa", games=["boure", "pedro"])
    back = {"id": "take-back-1", "version": 10**6, "command": {"type": "take_back_awards"}}
    post(laptop, f"/api/events/{id}/commands", back)
    wall = room.person(f"/projector/{id}", size={"width": 1920, "height": 1080})
    expect(wall.get_by_text("The winners are named when the awards are given")).to_be_visible()
    laptop.goto(hall.url(f"/projector/{id}"))
    may_call(laptop, "Enter: call the 3rd of Bouré")
    wall.keyboard.press("Enter")  # nobody's key but the chairperson's
    places = wall.get_by_role("list", name="Awards").get_by_role("listitem")
    for game in ("Bouré", "Pedro"):
        for told, place in enumerate(("3rd", "2nd", "1st"), 1):
            # the laptop's own page may hear of the last call after the wall
            may_call(laptop, f"Enter: call the {place} of {game}")
            laptop.keyboard.press("Enter")
            expect(wall.get_by_text(game, exact=True)).to_be_visible()
            expect(places.locator("strong").first).to_be_visible()
            named = places.filter(has=wall.locator("strong"))
            expect(named).to_have_count(told)
            expect(named.first).to_contain_text(place)
            room.picture(wall, f"{game}-{place}")
    assert faults(wall, always=True) == []
    expect(laptop.get_by_role("button", name="Enter: call", include_hidden=True)).to_have_count(0)
    phone = room.phone(f"/results/{id}")
    expect(phone.get_by_role("heading", name="Awards")).to_be_visible()
