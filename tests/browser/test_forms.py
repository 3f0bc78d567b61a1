"""Forms that ask for figures: a blank one takes the focus and says what it lacks; what is typed
while an answer is under way stays."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Room
from tests.browser.people import Captain, Chair
from tests.browser.test_bracket import call_all, take_teams
from tests.browser.test_bracket import make_event as make_bracket
from tests.browser.test_pages_console import rehearsal
from tests.browser.test_rap_night import NAMES, Host

pytestmark = pytest.mark.browser


def takes_the_focus(field: Locator, words: str) -> None:
    """It has the focus, and what it lacks is said with it."""
    expect(field).to_be_focused()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(re.compile(words))


def name_at_home(page: Page, name: str) -> None:
    field = page.get_by_label("Name", exact=True)
    field.fill(name)
    field.press("Enter")
    expect(field).to_have_value("")


def test_a_blank_sum_or_count_at_home_takes_the_focus(room: Room) -> None:
    host = Host(room)
    host.make_night()
    host.main("Type the names")
    page = host.page
    for one in NAMES:
        name_at_home(page, one)
    terms = page.locator("form.terms")
    ante = terms.get_by_role("textbox").nth(0)
    ante.fill("")
    terms.get_by_role("button").click()
    takes_the_focus(ante, "Write an amount")
    ante.fill("0.25")
    terms.get_by_role("button").click()
    host.main("They sit in this order")
    host.main("Everybody has heard it")
    host.main("Start the night")
    page.get_by_text("Count the chips", exact=True).first.click()
    host.press("Count the chips")
    page.get_by_label(f"Chips of {NAMES[0]}").fill("22.00")
    host.press("These are all")
    takes_the_focus(page.get_by_label(f"Chips of {NAMES[1]}"), "0 for none")
    expect(page.locator(".slip .done")).to_have_count(0)  # nothing was sent


def test_a_late_answer_takes_the_focus_from_nobody(room: Room) -> None:
    """Who has gone on to the sums while the last name is under way stays there."""
    host = Host(room)
    host.make_night()
    host.main("Type the names")
    page = host.page
    for one in NAMES[:2]:
        name_at_home(page, one)
    under_way: list[Route] = []
    page.route("**/api/events/*/commands", lambda route: under_way.append(route))
    name_at_home(page, NAMES[2])
    ante = page.locator("form.terms").get_by_role("textbox").nth(0)
    ante.click()
    with page.expect_response("**/commands"):
        under_way[0].continue_()
    expect(page.locator("ol.people li").filter(has_text=NAMES[2])).to_be_visible()
    expect(ante).to_be_focused()


def test_a_blank_figure_on_the_captains_pad_is_asked_for(room: Room) -> None:
    """Next says what it waits for, and a figure takes its place; no button is dumb."""
    chair = rehearsal(room, "playing")
    chair.tab("Seats")
    captain = Captain(room, chair.code_of_table(chair.tables()[0]))
    captain.press("Count the chips")
    question = captain.page.get_by_role("heading", level=1).inner_text()
    captain.press("Next")
    shown = captain.page.locator("output")
    expect(shown).to_have_text("Key in a figure first, 0 for none.")
    expect(shown).to_be_focused()
    room.picture(captain.page, "blank")
    assert captain.page.get_by_role("heading", level=1).inner_text() == question
    captain.key_in(70)
    expect(shown).to_have_text("70")
    captain.press("Next")
    expect(captain.page.get_by_role("heading", level=1)).not_to_have_text(question)


class Slow:
    """Each command's answer takes its time."""

    def __init__(self, page: Page, seconds: float = 1.2) -> None:
        self.seconds = seconds
        self.answered = 0
        page.route("**/api/events/*/commands", self.answer)

    def answer(self, route: Route) -> None:
        answer = route.fetch()
        time.sleep(self.seconds)
        route.fulfill(response=answer)
        self.answered += 1


def stays(page: Page, field: Locator, sent: str, then: str, press: Locator) -> None:
    """Sent, and the next typed while the answer is under way: only what was sent goes."""
    field.fill(sent)
    with page.expect_response("**/commands"):
        press.click()
        field.fill(then)
    expect(page.locator(".slip .done")).to_be_visible()
    expect(field).to_have_value(then)
    with page.expect_response("**/commands"):
        press.click()
    expect(field).to_have_value("")


def test_what_is_typed_while_an_answer_is_under_way_stays(room: Room) -> None:
    chair = Chair(room)
    chair.make_event()
    page = chair.page
    Slow(page)
    chair.tab("Entries")
    name = page.get_by_label("Name", exact=True).first
    stays(
        page,
        name,
        "Odile Testperson",
        "Remy Testperson",
        page.get_by_role("button", name="Take entry"),
    )
    chair.press("Open Odile Testperson")
    sheet = page.get_by_role("region", name=re.compile("Odile Testperson"))
    sheet.get_by_text("Payment", exact=True).click()
    pay = sheet.get_by_label("Paid", exact=True)
    stays(page, pay, "5.00", "10.00", sheet.get_by_role("button", name="Take payment"))
    chair.tab("Money")
    counted = page.get_by_role("region", name=re.compile("Count")).get_by_role("textbox")
    stays(
        page, counted, "15.00", "20.00", page.get_by_role("button", name="Count", exact=False).first
    )


def test_a_blank_result_of_a_match_takes_the_focus(room: Room) -> None:
    chair = Chair(room)
    make_bracket(chair)
    take_teams(chair)
    chair.press("Draw the bracket")
    call_all(chair)
    page = chair.page
    page.get_by_role("button", name=re.compile("^Enter the result of match")).first.click()
    points = page.get_by_label(re.compile("^Points of"))
    points.nth(0).fill("62")
    page.get_by_role("button", name="Enter the result", exact=True).click()
    takes_the_focus(points.nth(1), "Write the points")
