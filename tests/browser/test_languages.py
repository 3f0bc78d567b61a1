"""Tables in French and Spanish: what pages and hall say there; how a language is chosen."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from functools import partial
from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

from cardhall.server.errors import on_store_failed
from cardhall.store.engines import failure
from cardhall.tables.state import State
from tests.browser.axe import clean
from tests.browser.conftest import PHONE, Room, RunningHall
from tests.browser.menu import close_menu, open_menu, press_in_menu
from tests.browser.test_live_games import BY_KEY, AtTable, open_game
from tests.browser.test_table import begin, no_sideways, open_table
from tests.web.nodes import node

pytestmark = pytest.mark.browser

#: English words that stand in nearly every English sentence, and in none of the others.
ENGLISH = re.compile(
    r"\b(?:the|of|and|plays|takes|draws|passes|stays|turns|wins|checks|folds|hand|your|you)\b",
    re.IGNORECASE,
)
NAMES = re.compile(r"Texas hold'em|Odile Fontenot|Bot [A-L]|all-in", re.IGNORECASE)


def english_on(page: Page) -> list[str]:
    """Lines of the page that are English still, those for screen readers and of the log too."""
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    lines = page.evaluate(
        """() => {
            const out = [];
            const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            while (walk.nextNode()) {
                const around = walk.currentNode.parentElement;
                if (around.closest('noscript, script, style, .face')) continue;
                const lang = around.closest('[lang]').lang;
                if (lang === document.documentElement.lang) out.push(walk.currentNode.data);
            }
            for (const one of document.querySelectorAll('[aria-label], [title]'))
                out.push(one.getAttribute('aria-label') ?? one.title);
            return out;
        }"""
    )
    return [line for line in lines if ENGLISH.search(NAMES.sub("", line))]


def speaks(page: Page, lang: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", lang)


def played_or_ended(hands: int, state: State) -> bool:
    """Whether more than so many hands are over, or all is."""
    return len(state.history) > hands or state.stage == "ended"


def to_the_third_hand(at: AtTable, page: Page) -> Iterator[State]:
    """States on the way in which the page is looked at: the first turn, and hands that are over."""
    at.until(lambda state: 0 in state.asked() and state.stage == "hand")
    yield at.state
    for hands in (1, 2):
        at.until(partial(played_or_ended, hands))
        yield at.state


def looked_at(room: Room, page: Page, title: str) -> None:
    open_menu(page)
    left = english_on(page)
    room.picture(page, title, full=True)
    assert left == []
    no_sideways(page)
    close_menu(page)


def test_a_hand_of_boure_is_played_in_french_on_a_phone(room: Room, hall: RunningHall) -> None:
    """The language is changed at the table: the seat stays theirs."""
    phone = room.phone()
    table = open_table(phone)
    begin(phone, table)
    press_in_menu(phone, "Français")
    speaks(phone, "fr")
    expect(phone.get_by_role("toolbar", name="Vos cartes")).to_be_visible()
    at = AtTable(hall, table, {0: phone})
    for number, _ in enumerate(to_the_third_hand(at, phone)):
        looked_at(room, phone, f"boure-{number}")
    assert at.acts
    clean(phone)


def test_a_full_disk_is_told_in_french_at_a_table(room: Room, hall: RunningHall) -> None:
    """Words that no table fetches by itself: they come with the fault."""
    phone = room.phone()
    phone.get_by_role("button", name="Français").click()
    speaks(phone, "fr")
    table = open_table(phone)
    phone.goto(hall.url(f"/live/{table}", "hall.example"))
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorname = "SQLITE_FULL"
    body = bytes(on_store_failed(cast(Any, None), failure(full)).content)
    phone.route("**/commands", lambda route: route.fulfill(status=503, body=body))
    phone.get_by_role("button", name="Commencer la séance").click()
    expect(phone.get_by_text("Le disque est plein.")).to_be_visible()


def test_a_hand_of_holdem_is_played_in_spanish_as_the_phone_asks(
    room: Room, hall: RunningHall
) -> None:
    """Nothing is chosen: the browser's own language is Spanish, of Mexico."""
    context = room.browser.new_context(
        viewport=PHONE,
        locale="es-MX",
        reduced_motion="reduce",
    )
    room.contexts.append(context)
    phone = context.new_page()
    phone.on("pageerror", lambda error: room.troubles.append(str(error)))
    phone.goto(hall.url("/", "hall.example"))
    speaks(phone, "es")
    table = open_game(phone, BY_KEY["holdem"], bots=3)
    phone.goto(hall.url(f"/live/{table}", "hall.example"))
    phone.get_by_role("button", name="Empezar la sesión").click()
    at = AtTable(hall, table, {0: phone})
    for number, _ in enumerate(to_the_third_hand(at, phone)):
        looked_at(room, phone, f"holdem-{number}")
    assert at.acts
    clean(phone)


def test_the_language_is_chosen_at_the_door_and_kept(room: Room, hall: RunningHall) -> None:
    phone = room.phone()
    speaks(phone, "en")
    expect(phone.get_by_role("button", name="English")).to_have_attribute("aria-pressed", "true")
    phone.get_by_role("button", name="Español").click()
    speaks(phone, "es")
    chosen = phone.get_by_role("button", name="Español")
    expect(chosen).to_have_attribute("aria-pressed", "true")
    expect(chosen).to_have_attribute("lang", "es")
    assert english_on(phone) == []
    room.picture(phone, "door", full=True)
    clean(phone)
    phone.goto(hall.url("/rules", "hall.example"))
    speaks(phone, "es")
    phone.get_by_role("contentinfo").get_by_role("button", name="English").click()
    speaks(phone, "en")


def test_whoever_speaks_another_language_is_spoken_to_in_english(
    room: Room, hall: RunningHall
) -> None:
    context = room.browser.new_context(locale="de-DE")
    room.contexts.append(context)
    page = context.new_page()
    page.goto(hall.url("/"))
    speaks(page, "en")


def test_a_refusal_of_the_hall_is_told_in_french(room: Room, hall: RunningHall) -> None:
    phone = room.phone()
    phone.evaluate("localStorage.setItem('cardhall.lang', 'fr')")
    phone.goto(hall.url("/login", "hall.example"))
    phone.locator("input[type=password]").first.fill("nothing")
    phone.locator("form").first.get_by_role("button").first.click()
    wrong = phone.locator("[role=alert], .wrong, [id$=wrong]").first
    expect(wrong).to_be_visible()
    assert english_on(phone) == []


def test_every_letter_of_every_language_is_in_the_shipped_fonts(
    room: Room, hall: RunningHall
) -> None:
    """Both faces; the signs of suits and arrows are drawn by whatever the device has."""
    told = json.loads(node("catalogues"))
    letters = {
        sign
        for language in ("fr", "es")
        for area in told[language].values()
        for one in area.values()
        for sign in one["said"] or ""
        if sign.isalpha() or sign in "«»¿¡’“”…–—·$%°"
    }
    page = room.person("/")
    session = page.context.new_cdp_session(page)
    for family, name in (("Atkinson Hyperlegible Next", "Atkinson"), ("Fraunces", "Fraunces")):
        page.evaluate(
            """async ([family, text]) => {
                document.body.innerHTML = '<p id="all"></p>';
                all.style.fontFamily = `"${family}"`;
                all.textContent = text;
                await document.fonts.load(`16px "${family}"`, text);
                await document.fonts.ready;
            }""",
            [family, "".join(sorted(letters))],
        )
        root = session.send("DOM.getDocument")["root"]["nodeId"]
        session.send("CSS.enable")
        node_id = session.send("DOM.querySelector", {"nodeId": root, "selector": "#all"})["nodeId"]
        fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": node_id})["fonts"]
        assert {font["familyName"].split()[0] for font in fonts} == {name}, fonts


@pytest.mark.parametrize(("lang", "told"), [("fr", "ne répond pas"), ("es", "no responde")])
def test_the_app_says_in_the_readers_language_that_the_hall_does_not_answer(
    room: Room, hall: RunningHall, lang: str, told: str
) -> None:
    page = room.person("/")
    page.evaluate("lang => localStorage.setItem('cardhall.lang', lang)", lang)
    page.goto(hall.url("/offline.html"))
    speaks(page, lang)
    expect(page.get_by_role("heading")).to_have_count(1)
    expect(page.get_by_role("heading")).to_contain_text(told)
