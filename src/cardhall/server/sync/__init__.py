"""Keep an event and its live tables in step: a `TableSync` a table, from the format's folder."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardhall.hall.formats import part_of
from cardhall.server.sync.table_sync import TableSync

if TYPE_CHECKING:
    from cardhall.server.hall_server import HallEvent


def syncs_of(hall: "HallEvent") -> Iterator[TableSync]:
    """Every table of an event that is played in the browser, of all that is on."""
    for category in hall.state.categories.values():
        if live := part_of(category, "live"):
            yield from live.syncs(hall, category)
