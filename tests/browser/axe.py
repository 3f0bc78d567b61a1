"""What axe finds on a page: the one place where it is run.

A look costs half a second, and most screens are looked at many times a day in several tests. So a
screen in the middle of another claim is looked at now and then, by the dice of the commit; each
desk page, each state of a table and each page of the router always is, where that is the claim
(``test_pages_console``, ``test_table``, ``test_every_page``).
"""

from __future__ import annotations

import os
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.examples import SHARE, dice

WCAG = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
LEAST = 1 / 3
_looks = 0


AT_REST = """() => new Promise(done => setTimeout(done, 250)).then(() => Promise.race([
    Promise.all(document.getAnimations().map(one => one.finished.catch(() => null))),
    new Promise(done => setTimeout(done, 1000)),
])).then(() => null)"""
"""Buttons change colour in steps: looked at in between, their text would be too pale. A change of
light begins some frames after it is asked for, and there is nothing to wait for before. The line of
a clock never comes to rest: a second is enough."""


def faults(page: Page, always: bool = False) -> list[str]:
    """What axe finds against WCAG 2.2 AA, each with the first place where it stands."""
    return looked(page, WCAG) if always or drawn() else []


def clean(page: Page, always: bool = False) -> None:
    """Fail where axe finds anything at all, its advice beyond WCAG too."""
    found = looked(page) if always or drawn() else []
    assert not found, found


def looked(page: Page, options: dict[str, Any] | None = None) -> list[str]:
    """Run axe, and say what it found; where it found something, again with the page at rest, for
    news come in and colours change while it looks."""
    for _ in range(2):
        if not _looked(page, options):
            return []
        page.evaluate(AT_REST)
    return _looked(page, options)


def _looked(page: Page, options: dict[str, Any] | None) -> list[str]:
    found = Axe().run(page, options=options).response
    assert found["passes"], "axe looked at nothing"
    return [
        f"{fault['id']} at {fault['nodes'][0]['target']}: {fault['nodes'][0]['html'][:160]}"
        for fault in found["violations"]
    ]


def drawn() -> bool:
    """Whether this look is drawn, of those of this test."""
    global _looks
    _looks += 1
    test = os.environ.get("PYTEST_CURRENT_TEST", "").partition(" ")[0]
    return dice("axe", test, _looks).random() < max(LEAST, float(SHARE))
