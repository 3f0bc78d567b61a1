"""Pages at rest: what axe finds then, and a desk that is left alone for a while."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

from browser.test_pages_console import faults

AT_REST = """() => new Promise(done => setTimeout(done, 250)).then(() => Promise.race([
    Promise.all(document.getAnimations().map(one => one.finished.catch(() => null))),
    new Promise(done => setTimeout(done, 1000)),
])).then(() => null)"""
"""Buttons change colour in steps: looked at in between, their text would be too pale. A change of
light begins some frames after it is asked for, and there is nothing to wait for before. The line of
a clock never comes to rest: a second is enough."""


def settled_faults(page: Page) -> list[str]:
    """The faults of a page at rest; news may come in while axe looks, so it may look again."""
    found: list[str] = []
    for _ in range(3):
        page.evaluate(AT_REST)
        if not (found := faults(page)):
            break
    return found


@contextmanager
def at_another_page(page: Page, elsewhere: str) -> Iterator[None]:
    """A desk stands open at another page for a while: nobody looks at it, and it does not draw the
    whole hall anew for each of hundreds of slips that are keyed in."""
    here = page.url
    page.goto(elsewhere)
    yield
    page.goto(here)
