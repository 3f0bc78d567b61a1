"""Every address of the router, in every language, on a small phone and a laptop, in both colours.

A route that has no address here fails the test: no page can be forgotten.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import LAPTOP, SMALL_PHONE, Room, RunningHall
from tests.browser.people import Chair
from tests.browser.settled import settled_faults
from tests.browser.test_live_games import SETTLED
from tests.browser.test_pages_console import sideways
from tests.browser.test_table import open_table, post
from tests.browser.test_ways_in import played
from tests.examples import sample

pytestmark = pytest.mark.browser

ROUTER = Path(__file__).parents[2] / "web/src/router.svelte.ts"
ROUTES = re.findall(r"\broute\(\s*\"([^\"]+)\"", ROUTER.read_text("utf-8"))
EVENT = "fall"
OWN = ("/me", "/table")  # by the sign-in: without it the door stands there in their place


def event(chair: Chair) -> dict[str, str]:
    """A rehearsal in its first round; codes of a table and of a player."""
    post(chair.page, "/api/events", {"id": EVENT, "games": ["boure"], "rehearsal": True})
    command = {"type": "rehearse", "until": "playing"}
    body = {"id": "rehearse-1", "version": 10**6, "command": command}
    post(chair.page, f"/api/events/{EVENT}/commands", body)
    view = chair.page.evaluate(f"fetch('/api/events/{EVENT}/view?as=console').then(a => a.json())")[
        "view"
    ]
    tables = view["categories"][0]["table_codes"]
    return {"table": tables["1"], "me": view["entries"][0]["code"]}


def addresses(room: Room, hall: RunningHall) -> tuple[Page, dict[str, str]]:
    """A chairperson's page who also has a table in play and one that is over; each route's path."""
    chair = Chair(room)
    for code in event(chair).values():  # a captain and a player too; last the role to work as
        post(chair.page, "/api/login", {"code": code})
    post(chair.page, "/api/login", {"password": hall.password})
    over = played(chair.page, hall)
    waiting = open_table(chair.page, bots=2)
    named = {"event": EVENT, "game": "pedro", "number": "1"}
    paths = {}
    for route in ROUTES:
        table = over if route.startswith("/hand/") else waiting
        paths[route] = route.format(**named, table=table, code=table)
    return chair.page, paths


def test_every_page_is_whole_and_clean(room: Room, hall: RunningHall) -> None:
    """In each language: a share of the pages each time, in English more and with axe."""
    page, paths = addresses(room, hall)
    wrong = []
    for lang, least in (("en", 4), ("fr", 2), ("es", 2)):
        page.evaluate("lang => localStorage.setItem('cardhall.lang', lang)", lang)
        drawn = sample(list(paths.items()), least, name=f"pages in {lang}")
        for number, (route, path) in enumerate(drawn):
            page.emulate_media(color_scheme="dark" if number % 2 else "light")
            wrong += [f"{lang} {route}: {one}" for one in looked_at(room, page, lang, route, path)]
    assert not wrong, "\n".join(wrong)
    assert not room.troubles


def looked_at(room: Room, page: Page, lang: str, route: str, path: str) -> list[str]:
    """What is wrong with one page, on a small phone and on a laptop."""
    wrong = []
    page.set_viewport_size(SMALL_PHONE)
    page.goto(room.hall.url(path))
    page.locator("h1, main, [role=main]").first.wait_for()
    page.wait_for_load_state("networkidle")
    room.picture(page, f"{lang}-{route.strip('/').replace('/', '-') or 'home'}", full=True)
    assert page.evaluate("document.documentElement.lang") == lang
    if route in OWN and not page.url.startswith(room.hall.url(path)):
        wrong.append(f"leads to {page.url}")
    if wide := sideways(page):
        wrong.append(f"{wide} pixels too wide")
    page.set_viewport_size(LAPTOP)
    page.evaluate(SETTLED)
    if wide := sideways(page):
        wrong.append(f"{wide} pixels too wide on a laptop")
    if lang == "en":  # what axe finds does not hang on the words
        wrong += settled_faults(page, always=True)
    return wrong
