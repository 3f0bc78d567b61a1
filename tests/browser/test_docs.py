"""The docs, as a hall serves them: searched, read by day and by lamplight."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import LAPTOP, PHONE, Room
from tests.browser.test_pages_console import sideways

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MAKE = [sys.executable, str(Path(__file__).parents[2] / "docs_site.py"), "--if-changed"]


def test_the_docs_are_read_and_searched_in_a_hall_without_internet(room: Room) -> None:
    subprocess.run(MAKE, check=True, stdout=subprocess.DEVNULL)
    page = room.person("/docs")
    said: list[str] = []
    page.on("console", lambda told: said.append(told.text))
    expect(page.get_by_role("heading", name="Cardhall", level=1)).to_be_visible()
    page.get_by_role("link", name="A Python library").first.click()
    expect(page.get_by_role("heading", name="The library", level=1)).to_be_visible()
    page.get_by_role("textbox", name="Search").fill("loner")
    expect(page.locator(".md-search-result__item").first).to_be_visible()
    for name in ("index", "llaa-day", "reference/games/euchre", "notebooks/a-first-hand"):
        for dark in (False, True):
            page.emulate_media(color_scheme="dark" if dark else "light")
            page.goto(room.hall.url(f"/docs/{name}.html"))
            for size in (PHONE, LAPTOP):
                page.set_viewport_size(size)
                room.picture(page, f"{Path(name).name}-{size['width']}{'-dark' * dark}")
                assert (sideways(page), faults(page)) == (0, [])
    assert said == []
