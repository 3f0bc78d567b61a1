"""Pages at rest: what axe finds then, and a desk that is left alone for a while."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from typing import Any, Literal
from urllib.parse import urljoin

from playwright.sync_api import FloatRect, Locator, Page

from tests.browser.axe import drawn, faults
from tests.browser.conftest import LAPTOP, PHONE, Room
from tests.examples import share

LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
_ways = deque(product((PHONE, LAPTOP), LIGHTS))


def ways_to_look() -> list[tuple[Any, Literal["light", "dark"]]]:
    """Sizes and colours for a page that is looked at many times in a day: each time others."""
    _ways.rotate(1)
    return list(_ways)[: share(len(_ways))]


AT_REST = """() => new Promise(done => setTimeout(done, 250)).then(() => Promise.race([
    Promise.all(document.getAnimations().map(one => one.finished.catch(() => null))),
    new Promise(done => setTimeout(done, 1000)),
])).then(() => null)"""
"""Buttons change colour in steps: looked at in between, their text would be too pale. A change of
light begins some frames after it is asked for, and there is nothing to wait for before. The line of
a clock never comes to rest: a second is enough."""


def settled_faults(page: Page, always: bool = False) -> list[str]:
    """The faults of a page at rest; news may come in while axe looks, so it may look again."""
    found: list[str] = []
    if not always and not drawn():
        return found
    for _ in range(3):
        page.evaluate(AT_REST)
        if not (found := faults(page, always=True)):
            break
    return found


def box_at_rest(place: Locator) -> FloatRect:
    """Where something lies once it does not move any more: cards fly in, and news push the felt."""
    handle = place.element_handle()
    handle.wait_for_element_state("stable")
    box = handle.bounding_box()
    assert box
    return box


@contextmanager
def at_another_page(page: Page, elsewhere: str) -> Iterator[None]:
    """A desk stands open at another page for a while, and comes back."""
    here = page.url
    page.goto(elsewhere)
    yield
    page.goto(here)


@contextmanager
def nobody_looks(room: Room) -> Iterator[None]:
    """Every page of the room stands open at another page for a while: none draws the whole hall
    anew for each of hundreds of things that are keyed in."""
    pages = [page for context in room.contexts for page in context.pages]
    here = [(page, page.url) for page in pages]
    for page, url in here:
        page.goto(urljoin(url, "/fairness"))
    yield
    for page, url in here:
        page.goto(url)
