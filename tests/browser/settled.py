"""Pages at rest: what axe finds then, and a desk that is left alone for a while."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from typing import Any, Literal
from urllib.parse import urljoin

from playwright.sync_api import FloatRect, Locator, Page

from tests.browser.axe import AT_REST, drawn, faults
from tests.browser.conftest import LAPTOP, PHONE, Room
from tests.examples import share

LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
_ways = deque(product((PHONE, LAPTOP), LIGHTS))


def ways_to_look() -> list[tuple[Any, Literal["light", "dark"]]]:
    """Sizes and colours for a page that is looked at many times in a day: each time others."""
    _ways.rotate(1)
    return list(_ways)[: share(len(_ways))]


def settled_faults(page: Page, always: bool = False) -> list[str]:
    """What axe finds on a page that has just changed."""
    if not always and not drawn():
        return []
    page.evaluate(AT_REST)
    return faults(page, always=True)


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
