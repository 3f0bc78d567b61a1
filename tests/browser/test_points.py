"""Rummy at a real table: points, also below nothing, and the bank, by phone and at the desk."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import clean
from tests.browser.conftest import SMALL_PHONE, Room, RunningHall
from tests.browser.test_phone import NAMES, Event, key_in
from tests.browser.test_table import no_sideways, post

pytestmark = pytest.mark.browser


class Rummy(Event):
    """Eight people at two tables of four; round one is on."""

    def __init__(self, room: Room, hall: RunningHall) -> None:
        self.hall, self.sent = hall, 0
        self.laptop = room.person("/login")
        post(self.laptop, "/api/login", {"password": hall.password})
        settings = {"name": "Rummy day", "play_at": hall.clock() + 60 * 60_000}
        made = post(self.laptop, "/api/events", {"settings": settings, "games": ["rummy"]})
        self.id = str(made["id"])
        for i, name in enumerate(NAMES[:8]):
            more = {"auxiliary": "Bayou Vert" if i % 2 else "Anse Rouge", "paid_cents": 1500}
            self.tell("take_entry", category="rummy", name=name, **more)
        self.sign_in(range(1, 9))
        self.tell("draw_seats", category="rummy")
        self.tell("start_round", category="rummy")


def points(phone: Page, number: int) -> None:
    if number < 0:
        phone.get_by_role("button", name="Below zero").click()
    key_in(phone, abs(number))


def test_a_captain_counts_points_and_the_bank(room: Room, hall: RunningHall) -> None:
    event = Rummy(room, hall)
    phone = room.phone(f"/join#code={event.code(1)}", SMALL_PHONE)
    expect(phone.get_by_role("heading", name="Table 1")).to_be_visible()
    hall.clock.pass_minutes(31)
    phone.reload()
    phone.get_by_role("button", name="Count the chips").click()
    scores, chips = [210, 95, -20, 180], [2, 1, 0, 3]
    for seat, score, held in zip(event.seats(1), scores, chips, strict=True):
        heading = phone.get_by_role("heading", level=1)
        expect(heading).to_have_text(f"How many points has {seat['name']}?")
        if score < 0:
            room.picture(phone, "points")
            clean(phone)
            no_sideways(phone)
        points(phone, score)
        expect(heading).to_have_text(f"How many chips has {seat['name']}?")
        key_in(phone, held)
    expect(phone.get_by_role("heading", name=re.compile("left in the bank"))).to_be_visible()
    key_in(phone, 44)
    expect(phone.get_by_text("Table 1 adds up: 50 chips.")).to_be_visible()
    room.picture(phone, "check", full=True)
    clean(phone)
    phone.get_by_label("The caller's name").fill("Numa Prejean")
    phone.get_by_role("button", name="Send the count").click()
    expect(phone.get_by_text("The count is in.", exact=True)).to_be_visible()
    seats = event.seats(1)
    assert [seat["points"] for seat in seats] == scores
    assert [seat["result"] for seat in seats] == ["win", "loss", "loss", "win"]


def test_the_desk_enters_points_and_gives_a_bank_a_further_lot(
    room: Room, hall: RunningHall
) -> None:
    event = Rummy(room, hall)
    desk = event.laptop
    desk.goto(hall.url(f"/console/{event.id}#seats"))
    table = desk.get_by_role("article", name="Table 2", exact=True)
    table.get_by_text("More", exact=False).first.click()
    table.get_by_role("button", name="50 more chips for the bank").click()
    expect(desk.get_by_text("The bank of table 2 has 50 chips more.")).to_be_visible()
    table.get_by_role(
        "button", name=re.compile("^Count|count of table 2|Enter the count")
    ).first.click()
    for seat, (score, held) in zip(
        event.seats(2), [(100, 1), (-35, 0), (60, 2), (80, 0)], strict=True
    ):
        table.get_by_label(f"Points of {seat['name']}").fill(str(score))
        table.get_by_label(f"Chips of {seat['name']}").fill(str(held))
    table.get_by_label("Left in the bank").fill("97")
    expect(table.get_by_text("100 of 100 chips")).to_be_visible()
    room.picture(desk, "desk", full=True)
    table.get_by_label("Certified by the caller").fill("Numa Prejean")
    enter = table.get_by_role("button", name="Enter the count", exact=True)
    enter.last.click()
    question = table.get_by_role("alert")
    expect(question).to_contain_text("30 minutes are left at table 2")
    expect(desk.get_by_role("alert")).to_have_count(1)
    clean(desk)
    room.picture(desk, "desk-early", full=True)
    table.get_by_role("button", name="No, it still plays").click()
    expect(question).to_have_count(0)
    expect(table.get_by_label("Left in the bank")).to_have_value("97")
    assert [seat["points"] for seat in event.seats(2)] == [None] * 4
    enter.last.click()
    table.get_by_role("button", name="Yes, the table is done").click()
    expect(desk.get_by_text("The count of table 2 is entered.")).to_be_visible()
    assert [seat["points"] for seat in event.seats(2)] == [100, -35, 60, 80]
