"""One press of Help says what a part of the console is for, and one key takes it away again."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.axe import faults
from tests.browser.conftest import LAPTOP, Room
from tests.browser.people import Chair
from tests.browser.test_pages_console import TABS, rehearsal, sideways
from tests.web.nodes import node

pytestmark = pytest.mark.browser

PHONE: ViewportSize = {"width": 390, "height": 844}


@cache
def words(language: str) -> dict[str, Any]:
    """What the catalogue of help says, by path."""
    told: dict[str, Any] = json.loads(node("catalogues"))[language]["help"]
    return {path.removeprefix("help."): one["said"] for path, one in told.items()}


def button(page: Page, name: str = "Help") -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def asked(page: Page, about: str, language: str = "en", name: str = "Help") -> Locator:
    """Press the button with the keyboard; the panel tells of this page, all of it."""
    ask = button(page, name)
    ask.focus()
    page.keyboard.press("Enter")
    said = words(language)
    title = said[f"pages.{about}.title"]
    panel = page.get_by_role("region", name=re.compile(rf"^{name}\s?: {re.escape(title)}$"))
    expect(panel.get_by_role("heading", level=3)).to_be_focused()
    expect(panel).to_contain_text(said[f"pages.{about}.what"])
    expect(panel).to_contain_text(said[f"pages.{about}.trouble"])
    steps = [text for path, text in said.items() if path.startswith(f"pages.{about}.steps.")]
    expect(panel.get_by_role("listitem")).to_have_text(steps)
    return panel


def put_away(page: Page, panel: Locator, name: str = "Help") -> None:
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(button(page, name)).to_be_focused()


ABOUT = dict(
    zip(
        TABS,
        ("entries", "money", "sign_in", "rounds", "results", "judge", "papers", "settings", "log"),
        strict=True,
    )
)


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("size", "light"), [(PHONE, "light"), (LAPTOP, "dark")], ids=["phone", "laptop"]
)
def test_each_part_of_the_console_has_help(
    room: Room, size: ViewportSize, light: Literal["light", "dark"]
) -> None:
    chair = rehearsal(room)
    page = chair.page
    page.set_viewport_size(size)
    page.emulate_media(color_scheme=light)
    for tab, about in ABOUT.items():
        chair.tab(tab)
        box = button(page).bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
        panel = asked(page, about)
        assert (tab, sideways(page)) == (tab, 0)
        assert (tab, faults(page, always=True)) == (tab, [])
        chair.picture(about)
        put_away(page, panel)


def test_help_follows_from_one_part_to_the_next_and_closes_by_its_button(room: Room) -> None:
    """On a laptop it stands beside the work: the tabs stay where they can be pressed."""
    chair = rehearsal(room)
    asked(chair.page, "settings")
    tabs = chair.page.get_by_role("tablist").bounding_box()
    assert tabs
    assert tabs["height"] < 60, "the tabs stand in two rows"
    chair.tab("Money")
    panel = chair.page.get_by_role("region", name="Help: Money", exact=True)
    expect(panel).to_contain_text(words("en")["pages.money.what"])
    expect(button(chair.page)).to_have_attribute("aria-expanded", "true")
    chair.press("Close", panel)
    expect(panel).to_have_count(0)
    expect(button(chair.page)).to_be_focused()


def test_the_words_of_help_are_fetched_when_it_is_pressed(room: Room) -> None:
    """A console that nobody asks for help fetches nothing of it."""
    chair = rehearsal(room)
    page = chair.page
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.reload()
    expect(button(page)).to_be_visible()
    assert not [url for url in fetched if "/Help-" in url or "/help-" in url]
    asked(page, "settings")
    assert [url for url in fetched if "/Help-" in url]


#: By the rules of an event the help on its seats.
OTHER_RULES = {
    "rap": "night",
    "swiss": "pairings",
    "kofc-holdem": "levels",
    "lions-euchre": "games",
}


def test_other_ways_to_play_have_help_of_their_own(room: Room) -> None:
    chair = rehearsal(room, "seated", "Pedro")
    chair.tab("Seats")
    put_away(chair.page, asked(chair.page, "bracket"))
    for rules, about in OTHER_RULES.items():
        chair.page.goto(room.hall.url("/new"))
        chair.page.get_by_label("Name of the event").fill("Another event")
        chair.page.get_by_label("Rules", exact=True).select_option(rules)
        chair.press("Make the event")
        chair.page.wait_for_url("**/console/*")
        chair.tab("The night" if rules == "rap" else "Seats")
        put_away(chair.page, asked(chair.page, about))


def test_the_judges_desk_has_help(room: Room) -> None:
    chair: Chair = rehearsal(room)
    page = chair.page
    page.goto(room.hall.url(f"/judge/{chair.event}"))
    for size in (LAPTOP, PHONE):
        page.set_viewport_size(size)
        panel = asked(page, "desk")
        assert sideways(page) == 0
        assert faults(page, always=True) == []
        chair.picture(f"desk-{size['width']}")
        put_away(page, panel)


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("language", "name"), [("fr", "Aide"), ("es", "Ayuda")])
def test_help_speaks_the_language_of_the_device(room: Room, language: str, name: str) -> None:
    chair = rehearsal(room)
    page = chair.page
    page.evaluate(f"localStorage.setItem('cardhall.lang', '{language}')")
    page.set_viewport_size(PHONE)
    page.reload()
    panel = asked(page, "settings", language, name)
    assert sideways(page) == 0
    chair.picture(language)
    put_away(page, panel, name)
