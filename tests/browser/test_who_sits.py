"""Who sits at a table: bots with a manner, a face of one's own, seats changed by two taps."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import clean
from tests.browser.conftest import SMALL_PHONE, Room, RunningHall
from tests.browser.menu import open_menu
from tests.browser.test_table import no_sideways

pytestmark = pytest.mark.browser


def test_whoever_opens_a_table_chooses_the_bots_a_face_and_where_people_sit(
    room: Room, hall: RunningHall
) -> None:
    phone = room.phone("/play/euchre", size=SMALL_PHONE)
    phone.get_by_label("Your name").fill("Odile Fontenot")
    phone.get_by_label("Friends, by a link or a code").check()
    phone.get_by_label("How well they play").select_option("gentle")
    phone.get_by_label("Their manner").select_option("talkative")
    phone.get_by_label("How fast they play").select_option("fast")
    phone.get_by_role("button", name="Open the table").click()
    phone.get_by_role("button", name="Put a bot at seat B").click()
    expect(phone.get_by_text("(a bot, talkative)")).to_be_visible()
    phone.get_by_role("button", name="Choose a face").click()
    phone.get_by_role("button", name="Face 3", exact=True).click()
    clean(phone)
    no_sideways(phone)
    phone.get_by_role("button", name=re.compile("Odile")).click()
    expect(phone.get_by_text("Now tap the seat for Odile Fontenot.")).to_be_visible()
    phone.get_by_role("button", name="C still free").click()
    mine = phone.get_by_role("listitem").filter(has_text="(you)")
    expect(mine).to_contain_text("C")
    room.picture(phone, "changed", full=True)
    phone.get_by_role("button", name="Begin, with bots in the free seats").click()
    expect(phone.locator("[data-seat='2']")).to_contain_text("Odile")
    (table,) = hall.app.state.server.tables.all.values()
    terms, seats = table.state.terms, table.state.seats
    assert (terms.skill, terms.bot_pause_ms, seats[2].face) == ("gentle", 350, "curls")
    assert {seat.manner for seat in seats if seat.kind == "bot"} == {"talkative"}
    open_menu(phone).get_by_text("Say something").click()
    phone.get_by_role("button", name="applauds").click()
    expect(phone.locator("[data-seat='2'] .bubble")).to_be_visible()
