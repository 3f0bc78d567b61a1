"""The page of results: by game, by name, and for each place why; for anybody in the hall."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import SMALL_PHONE, Room, RunningHall
from tests.browser.test_pages_console import sideways
from tests.browser.test_table import post

pytestmark = pytest.mark.browser


def event(room: Room, hall: RunningHall, preset: str, **more: object) -> tuple[Page, str]:
    """A laptop with the chairperson, and an event played to its awards."""
    laptop = room.person("/login")
    post(laptop, "/api/login", {"password": hall.password})
    settings = {"name": "Fall tournament"}
    body = {"preset": preset, "rehearsal": True, "settings": settings, **more}
    id = str(post(laptop, "/api/events", body)["id"])
    for key in more.get("games", ["boure"]):  # type: ignore[attr-defined]
        command = {"type": "rehearse", "category": key, "until": "awards"}
        path = f"/api/events/{id}/commands"
        post(laptop, path, {"id": f"rehearse-{key}-1", "version": 10**6, "command": command})
    if preset != "rap":
        give = {"id": "give-awards-1", "version": 10**6, "command": {"type": "give_awards"}}
        post(laptop, path, give)
    return laptop, id


def test_anybody_finds_a_name_and_reads_why(room: Room, hall: RunningHall) -> None:
    laptop, id = event(room, hall, "llaa", games=["boure", "pedro"])
    phone = room.phone(f"/results/{id}")
    expect(phone.get_by_role("heading", name="Results: Fall tournament")).to_be_visible()
    expect(phone.get_by_role("heading", name="Awards")).to_be_visible()
    places = phone.get_by_role("list", name="Places: Bouré").locator("> li")
    expect(places).to_have_count(24)
    first = places.nth(3)
    name = first.locator("strong").inner_text()
    first.get_by_text("Why this place").click()
    expect(first.get_by_text(re.compile("Third loss in round"))).to_be_visible()
    room.picture(phone, "phone")
    assert (faults(phone), sideways(phone)) == ([], 0)
    phone.get_by_role("button", name="Pedro").click()
    expect(phone.get_by_role("list", name="Places: Pedro").locator("> li").first).to_be_visible()
    phone.get_by_label("Find a name").fill(name[:6])
    # "Why this place" of another may say the name too: looked for is the place of its own
    found = places.locator("strong").get_by_text(name, exact=True)
    expect(found).to_be_visible()
    room.picture(phone, "found")
    phone.get_by_label("Find a name").fill("nobody at all")
    expect(phone.get_by_text("Nobody here is called so.")).to_be_visible()
    expect(phone.get_by_text("The books")).to_have_count(0)
    phone.get_by_role("link", name="Play the deal of this event").click()
    expect(phone.get_by_role("heading", name="The deal of the event: Bouré")).to_be_visible()
    phone.get_by_role("button", name="Play them").click()
    phone.wait_for_url(re.compile(rf"/live/same-{id}-boure-"))

    laptop.goto(hall.url(f"/console/{id}#results"))
    laptop.get_by_role("link", name="All results, and why").click()
    expect(laptop.get_by_text("The books").first).to_be_visible()
    room.picture(laptop, "laptop", full=True)
    assert faults(laptop) == []
    with laptop.expect_download() as saved:
        laptop.get_by_role("link", name="For a spreadsheet (CSV)", exact=True).click()
    assert saved.value.path().read_bytes().startswith(b"\xef\xbb\xbfGame,Place")


def test_results_fit_a_small_phone_in_the_evening(room: Room, hall: RunningHall) -> None:
    _, id = event(room, hall, "rap")
    phone = room.phone(f"/results/{id}", SMALL_PHONE)
    phone.emulate_media(color_scheme="dark")
    line = phone.get_by_role("list", name="Places: Bouré").locator("> li").first
    line.get_by_text("Why this place").click()
    expect(line.get_by_text(re.compile("Won .* in chips"))).to_be_visible()
    room.picture(phone, "dark", full=True)
    assert (faults(phone), sideways(phone)) == ([], 0)
