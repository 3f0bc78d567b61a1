"""Who sits at a table of a freezeout now."""

from collections.abc import Iterable

from cardhall.hall.formats.freezeout.state import Freezeout
from cardhall.hall.kernel.tables import Place, call_at, sitters
from cardhall.hall.state import Category, State


def place(state: State, category: Category, table: int) -> Place | None:
    """A table that is still in play; None for another."""
    course = category.course
    assert isinstance(course, Freezeout)
    if not course.begun:
        return None
    here = next((one for one in course.room().live if one.number == table), None)
    if here is None:
        return None
    return Place(round=1, seats=sitters(here.seats), **call_at(course.calls.get(table)))


def numbers(state: State, category: Category) -> Iterable[int]:
    """The tables that are still in play."""
    course = category.course
    assert isinstance(course, Freezeout)
    playing = course.begun and not course.finished
    return [table.number for table in course.room().live] if playing else ()
