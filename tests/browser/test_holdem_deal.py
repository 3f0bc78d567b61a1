"""The last three of a small hold'em tournament make a deal, take it back, and are paid."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Clock, Room
from tests.browser.people import Person
from tests.browser.test_holdem_day import Dealer, Director, both_pictures, looks_right

pytestmark = pytest.mark.browser

NAMES = ("Ada Testperson", "Bea Sample", "Cam Madeup")


def test_the_last_three_share_the_prizes(room: Room, clock: Clock) -> None:
    chair = Director(room)
    chair.make_tournament()
    rows = [
        {"name": name, "auxiliary": "Council 1", "category": "holdem", "paid_cents": 2000}
        for name in (*NAMES, "Dot Invented", "Eve Nobody", "Fay Unreal")
    ]
    chair.clerks.tell("import_entries", rows=rows)
    for entry in chair.view()["entries"]:
        chair.clerks.tell("sign_in", who=entry["id"])
    chair.ask(type="draw_seats")
    chair.ask(type="start_clock")
    dealer = Dealer(chair, random.Random(1))
    entries = {entry["name"]: entry["id"] for entry in chair.view()["entries"]}
    for name in ("Dot Invented", "Eve Nobody", "Fay Unreal"):
        dealer.bust(1, entries[name])
    chair.tab("Seats")

    chair.page.locator("summary", has_text="A deal for the $120.00 that are left").click()
    for name, chips in zip(NAMES, (30_000, 20_000, 10_000), strict=True):
        chair.page.get_by_label(f"Chips of {name}").fill(str(chips))
    chair.press("Show what it comes to")
    chair.press("By chances (ICM)")
    chair.sees("Together $120.00 of $120.00")
    make = chair.page.get_by_role("button", name="Make the deal")
    expect(make).to_be_disabled()
    for name in NAMES:
        chair.page.get_by_label(f"{name} agrees").check()
    looks_right(chair.page)
    both_pictures(chair, "deal")
    # whoever changes a sum asks everybody again
    chair.page.get_by_label(f"{NAMES[0]} gets").fill("60.00")
    expect(chair.page.get_by_label(f"{NAMES[0]} agrees")).not_to_be_checked()
    expect(make).to_be_disabled()
    chair.press("The same to each")
    for name in NAMES:
        chair.page.get_by_label(f"{name} agrees").check()
    make.click()
    chair.sees("The deal is made.")
    chair.press("Undo")
    chair.page.locator("summary", has_text="A deal for the $120.00 that are left").click()
    chair.press("The same to each")
    for name in NAMES:
        chair.page.get_by_label(f"{name} agrees").check()
    make.click()
    chair.sees("They have a deal")
    wall = Person(room, room.person(f"/projector/{chair.event}"))
    wall.picture("wall-deal")
    both_pictures(chair, "made")
    chair.page.get_by_role("button", name=f"{NAMES[0]} was paid $40.00").first.click()
    chair.sees(re.compile(f"{NAMES[0]} was paid"))
    chair.paid(NAMES[0])
