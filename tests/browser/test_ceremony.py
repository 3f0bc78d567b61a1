"""The winners are called before the room at a key: third, second, first, game after game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import Room, RunningHall
from tests.browser.test_results_page import event
from tests.browser.test_table import post

pytestmark = pytest.mark.browser


def test_the_wall_shows_winner_after_winner_at_a_key(room: Room, hall: RunningHall) -> None:
    laptop, id = event(room, hall, "llaa", games=["boure", "pedro"])
    back = {"id": "take-back-1", "version": 10**6, "command": {"type": "take_back_awards"}}
    post(laptop, f"/api/events/{id}/commands", back)
    wall = room.person(f"/projector/{id}", size={"width": 1920, "height": 1080})
    expect(wall.get_by_text("The winners are named when the awards are given")).to_be_visible()
    laptop.goto(hall.url(f"/projector/{id}"))
    laptop.get_by_role("button", name="Enter: call the 3rd of Bouré").wait_for()
    wall.keyboard.press("Enter")  # nobody's key but the chairperson's
    places = wall.get_by_role("list", name="Awards").get_by_role("listitem")
    for game in ("Bouré", "Pedro"):
        for told, place in enumerate(("3rd", "2nd", "1st"), 1):
            # the laptop's own page may hear of the last call after the wall
            laptop.get_by_role("button", name=f"Enter: call the {place} of {game}").wait_for()
            laptop.keyboard.press("Enter")
            expect(wall.get_by_text(game, exact=True)).to_be_visible()
            expect(places.locator("strong").first).to_be_visible()
            named = places.filter(has=wall.locator("strong"))
            expect(named).to_have_count(told)
            expect(named.first).to_contain_text(place)
            room.picture(wall, f"{game}-{place}")
    assert faults(wall, always=True) == []
    expect(laptop.get_by_role("button", name="Enter: call")).to_have_count(0)
    phone = room.phone(f"/results/{id}")
    expect(phone.get_by_role("heading", name="Awards")).to_be_visible()
