"""A night of Bouré at home, from the names to the last payment: a laptop, the table's phone, a
player's phone and the wall."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import LAPTOP, SMALL_PHONE, Room, RunningHall
from tests.browser.people import CODE, Chair, Person
from tests.browser.test_pages_console import sideways

pytestmark = pytest.mark.browser

NAMES = ("Adelle", "Burl", "Clovis", "Dudley", "Earline")


class Host(Chair):
    """Whoever has the laptop at home."""

    def make_night(self) -> None:
        self.page.goto(self.room.hall.url("/new"))
        self.page.get_by_label("Name of the event").fill("Bouré at Adelle's")
        self.page.get_by_label("Rules", exact=True).select_option("rap")
        self.press("Make the event")
        self.page.wait_for_url("**/console/*")

    def main(self, name: str) -> None:
        self.press(name, self.needs())

    def code_of_guest(self, name: str) -> str:
        self.page.get_by_text("The guests’ own phones", exact=False).first.click()
        self.press(f"Phone and name of {name}")
        sheet = self.page.get_by_role("region", name=f"Phone and name of {name}")
        code = sheet.get_by_text(CODE).first.inner_text()
        self.picture("guests", full=True)
        self.page.keyboard.press("Escape")
        return code


def write(person: Person, inside: str, taker: str, boured: str = "", title: str = "") -> None:
    """One hand, question by question; people by the first letters of their names."""
    name = {one[0]: one for one in NAMES}
    form = person.page.get_by_role("region", name=re.compile(r"^Hand \d+$"))
    expect(form.get_by_role("heading", name="Who is in?")).to_be_visible()
    for one in NAMES:
        there = form.get_by_role("button", name=one, exact=True)
        if one[0] not in inside and there.count():
            there.click()
    if len(inside) > 1:
        for one in boured:
            form.get_by_role("button", name=f"{name[one]}: Bouré").click()
    if title:
        person.picture(f"{title}-in")
    form.get_by_role("button", name="Go on").click()
    if len(inside) > 1:
        takes = name[taker] if taker else "It stays: tied"
        form.get_by_role("button", name=takes).click()
    if title:
        person.picture(f"{title}-pot")
    form.get_by_role("button", name="Write it down").click()
    expect(form).to_have_count(0)


@pytest.mark.sampled(1, of="long days")
def test_a_rap_night(room: Room, hall: RunningHall) -> None:
    """Names, the table card, hands by laptop and phone, a buy-in, a correction, settled to the
    last payment."""
    host = Host(room)
    host.make_night()
    # no blanks, no fees, no sign-in at home
    for tab in ("Entries", "Money", "Sign-in"):
        expect(host.page.get_by_role("tab", name=tab, exact=True)).to_have_count(0)
    host.main("Type the names")
    field = host.page.get_by_label("Name", exact=True)
    for name in NAMES:
        field.fill(name)
        field.press("Enter")
        expect(field).to_have_value("")
    host.picture("names", full=True)
    assert faults(host.page) == []
    host.main("They sit in this order")
    host.page.get_by_label("Who deals first?").select_option(label="Earline")
    host.sees("Kept.")
    host.main("Everybody has heard it")
    host.picture("seated", full=True)
    scribe = Person(room, room.phone(f"/join#code={table_code(host)}"))
    guest = Person(room, room.phone(f"/join#code={host.code_of_guest('Dudley')}"))
    host.main("Start the night")
    wall = Person(room, room.person(f"/projector/{host.event}", {"width": 1280, "height": 720}))

    host.main("Next hand")
    write(host, "ABC", "A", "C", title="laptop")
    host.sees("Adelle takes the pot of $0.50; Clovis bouréd")
    host.picture("first-hand", full=True)
    host.page.set_viewport_size(SMALL_PHONE)
    host.page.emulate_media(color_scheme="dark")
    assert sideways(host.page) == 0
    assert faults(host.page) == []
    host.picture("small-and-dark", full=True)
    host.page.emulate_media(color_scheme="light")
    host.page.set_viewport_size(LAPTOP)

    scribe.press("Next hand")
    write(scribe, "ABD", "", title="phone")
    scribe.sees("The pot of $0.90 stays")
    scribe.picture("pot-stays", full=True)
    assert sideways(scribe.page) == 0
    assert faults(scribe.page) == []

    # on one of them the dog jumped: all chips are counted again, and Dudley is nearly broke
    host.page.get_by_text("Count the chips", exact=True).first.click()
    host.press("Count the chips")
    for name, held in zip(NAMES, ("22.00", "9.80", "9.30", "0.50", "7.50"), strict=True):
        host.page.get_by_label(f"Chips of {name}").fill(held)
    host.page.get_by_label("In the pot").fill("0.90")
    host.picture("count")
    host.press("These are all")
    host.sees("All chips are counted: $50.00")

    scribe.press("Next hand")
    write(scribe, "AD", "A", "D")
    guest.sees("Put in all you have, $0.40: you play on for the whole pot")
    guest.picture("plays-on")
    wall.picture("wall")
    scribe.press("Next hand")
    write(scribe, "BE", "B")
    expect(host.needs()).to_contain_text("Dudley is out of chips and buys in again for $5.00")
    host.picture("out-of-chips")
    host.main("Buys in for $5.00")
    guest.sees("$5.00")

    # the last hand was Earline's
    host.page.get_by_role("button", name=re.compile("^Correct: Burl takes")).first.click()
    sheet = host.page.get_by_role("region", name=re.compile("^Correct “Burl"))
    sheet.get_by_role("button", name="Go on").click()
    sheet.get_by_role("button", name="Earline").click()
    sheet.get_by_role("button", name="Show what changes").click()
    expect(sheet.get_by_text(re.compile(r"^Earline: chips .* becomes"))).to_be_visible()
    host.picture("correction")
    sheet.get_by_label("What was wrong?").fill("Earline had three tricks")
    sheet.get_by_role("button", name="Correct it").click()
    host.sees("Corrected.")

    remember(host)
    host.page.get_by_text("End the night", exact=True).first.click()
    host.press("End the night")
    host.picture("who-pays-whom", full=True)
    guest.picture("guest-pays", full=True)
    scribe.picture("phone-settles", full=True)
    assert faults(host.page) == []
    guest.page.get_by_role("button", name=re.compile("^Paid: Dudley pays")).first.click()
    for _ in range(6):
        open_still = host.needs().get_by_role("button", name="Paid", exact=True)
        if host.needs().get_by_text("Everything is paid").count():
            break
        open_still.click()
        host.page.wait_for_timeout(300)
    host.sees("Everything is paid. Good night")
    host.picture("good-night", full=True)
    wall.picture("wall-end")


def remember(host: Host) -> None:
    """A hand that nobody wrote, before the last one: at its place, with who and why in the log."""
    host.press("A hand was forgotten")
    sheet = host.page.get_by_role("region", name="A hand was forgotten").first
    sheet.get_by_label("Dudley").uncheck()
    host.picture("forgotten", full=True)
    assert faults(host.page) == []
    sheet.get_by_role("button", name="Go on").click()
    for name in NAMES:
        there = sheet.get_by_role("button", name=name, exact=True)
        if name not in ("Adelle", "Clovis") and there.count():
            there.click()
    sheet.get_by_role("button", name="Go on").click()
    sheet.get_by_role("button", name="Clovis").click()
    sheet.get_by_role("button", name="Show what changes").click()
    expect(sheet.get_by_text(re.compile(r"^Clovis: chips .* becomes"))).to_be_visible()
    sheet.get_by_label("How was it forgotten?").fill("We talked about the dog")
    host.picture("forgotten-changes", full=True)
    sheet.get_by_role("button", name="Write it down").click()
    host.sees("Written down.")
    host.tab("Log")
    said = "Clovis takes the pot. Reason: We talked about the dog."
    expect(host.page.get_by_text(said, exact=False).first).to_be_visible()
    host.tab("The night")


def table_code(host: Host) -> str:
    return host.page.get_by_role("figure").get_by_text(CODE).first.inner_text()
