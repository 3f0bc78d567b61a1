"""A new chairperson is led through a whole day, press by press, and can leave at any time."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.axe import faults
from tests.browser.conftest import LAPTOP, PHONE, Room
from tests.browser.people import Chair
from tests.browser.test_pages_console import sideways
from tests.web.nodes import node

pytestmark = pytest.mark.browser

STEPS = ("entries", "sign_in", "seats", "start", "play", "rounds", "awards", "end")


@cache
def words(language: str) -> dict[str, str]:
    """What the tour says, by path."""
    told: dict[str, Any] = json.loads(node("catalogues"))[language]["tour"]
    return {path.removeprefix("tour.steps."): one["said"] for path, one in told.items()}


def begun(room: Room, size: ViewportSize | None = None) -> Chair:
    """The chairperson of a new hall, who tries a rehearsal."""
    chair = Chair(room, size)
    chair.page.get_by_role("button", name="Try a rehearsal").click()
    chair.page.wait_for_url("**/console/*")
    return chair


def told(page: Page, step: str, language: str = "en") -> Locator:
    """The tour, once it stands at a step."""
    panel = page.get_by_role("region", name=words(language)[f"{step}.title"], exact=True)
    expect(panel).to_contain_text(f"{STEPS.index(step) + 1}")
    return panel


def go_on(chair: Chair, step: str) -> None:
    """Press the one main button of the page."""
    main = chair.page.locator(".console .button.main:visible")
    expect(main).to_have_count(1)
    name = main.inner_text()
    assert name == words("en")[f"{step}.button"] or name in told(chair.page, step).inner_text()
    main.click()


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("size", "dark"), [(PHONE, True), (LAPTOP, False)], ids=["phone", "laptop"]
)
def test_eight_steps_lead_from_the_blanks_to_the_winners(
    room: Room, size: ViewportSize, dark: bool
) -> None:
    chair = begun(room, size)
    page = chair.page
    page.emulate_media(color_scheme="dark" if dark else "light")
    for step in STEPS:
        panel = told(page, step)
        expect(panel).to_be_in_viewport()
        assert (step, sideways(page), faults(page, always=True)) == (step, 0, [])
        chair.picture(step)
        go_on(chair, step)
    page.wait_for_url("**/new")


def test_a_step_that_was_done_by_hand_is_not_asked_for_again(room: Room) -> None:
    chair = begun(room)
    told(chair.page, "entries")
    go_on(chair, "entries")
    told(chair.page, "sign_in")
    chair.sign_in(1)
    go_on(chair, "sign_in")
    told(chair.page, "seats")
    chair.press("Seat round 1", chair.needs())
    told(chair.page, "start")
    expect(chair.page.get_by_role("tab", name=re.compile("^Seats"))).to_have_attribute(
        "aria-selected", "true"
    )


def test_the_tour_stays_over_a_reload_and_goes_when_it_is_left(room: Room) -> None:
    chair = begun(room)
    page = chair.page
    panel = told(page, "entries")
    page.reload()
    chair.press("Leave the tour", panel)
    expect(panel).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Show me round")).to_be_visible()
    expect(panel).to_have_count(0)
    chair.press("Show me round")
    expect(panel).to_be_visible()


def test_no_tour_is_offered_in_an_event_that_counts(room: Room) -> None:
    chair = Chair(room)
    chair.makes("Spring card tournament", "Euchre night, ten games")
    expect(chair.needs()).to_be_visible()
    expect(chair.page.get_by_role("button", name="Show me round")).to_have_count(0)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", ["fr", "es"])
def test_the_tour_speaks_the_language_of_the_device(room: Room, language: str) -> None:
    chair = begun(room)
    page = chair.page
    page.evaluate(f"localStorage.setItem('cardhall.lang', '{language}')")
    page.set_viewport_size(PHONE)
    page.reload()
    panel = told(page, "entries", language)
    expect(panel).to_contain_text(words(language)["entries.text"])
    assert sideways(page) == 0
    chair.picture(language)
