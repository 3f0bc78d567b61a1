"""What passes between an event and its live tables: one module a format, one `Link` a table."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from cardhall.hall.state import Category
from cardhall.server.links import bracket, freezeout, night, rounds
from cardhall.server.links.link import Link

if TYPE_CHECKING:
    from cardhall.server.house import HallEvent

LINKS: dict[str, Callable[["HallEvent", Category], Iterator[Link]]] = {
    "elimination": rounds.links,
    "bracket": bracket.links,
    "progressive": night.links,
    "freezeout": freezeout.links,
}
"""By the format of a game: its tables that are played in the browser now."""


def links_of(hall: "HallEvent") -> Iterator[Link]:
    """Every table of an event that is played in the browser, of all that is on."""
    for category in hall.state.categories.values():
        if category.plan.format in LINKS:
            yield from LINKS[category.plan.format](hall, category)
