"""Who sits at a table of a freezeout now."""

from collections.abc import Iterable, Iterator

from cardhall.hall.formats.freezeout.state import Freezeout
from cardhall.hall.kernel.format import Chair, format_state_as
from cardhall.hall.kernel.tables import Place, call_at, sitters
from cardhall.hall.state import Category, State


def place(state: State, category: Category, table: int) -> Place | None:
    """A table that is still in play; None for another."""
    freezeout = format_state_as(Freezeout, category)
    if not freezeout.begun:
        return None
    here = next((one for one in freezeout.room().live if one.number == table), None)
    if here is None:
        return None
    return Place(round=1, seats=sitters(here.seats), **call_at(freezeout.calls.get(table)))


def numbers(state: State, category: Category) -> Iterable[int]:
    """The tables that are still in play."""
    freezeout = format_state_as(Freezeout, category)
    playing = freezeout.begun and not freezeout.finished
    return [table.number for table in freezeout.room().live] if playing else ()


def chairs(category: Category) -> Iterator[tuple[int, list[Chair]]]:
    """The tables as they are seated, by number."""
    freezeout = format_state_as(Freezeout, category)
    for table in freezeout.room().live if freezeout.drawn else ():
        yield table.number, [(str(seat), one) for seat, one in enumerate(table.seats, start=1)]


def without_seat(category: Category) -> list[str]:
    """Entries that were left out when these tables were seated."""
    return []


def stage(category: Category) -> str:
    """Say which one is seated now."""
    return ""


def moments(category: Category, after: int) -> Iterable[int]:
    """Find when pages look different though nothing happens."""
    return format_state_as(Freezeout, category).moments(category.plan, after)


def is_on(category: Category) -> bool:
    """Tell whether a clock runs."""
    return format_state_as(Freezeout, category).clock(category.plan).running
