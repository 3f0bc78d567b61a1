"""Who sits at the table of a home game now."""

from collections.abc import Iterable

from cardhall.hall.formats.home_game.state import TABLE, HomeGame
from cardhall.hall.kernel.tables import Place, sitters
from cardhall.hall.state import Category, State


def place(state: State, category: Category, table: int) -> Place | None:
    """The one table, once it has begun."""
    course = category.course
    assert isinstance(course, HomeGame)
    playing = course.begun and table == TABLE
    return Place(round=1, seats=sitters(course.seats)) if playing else None


def numbers(state: State, category: Category) -> Iterable[int]:
    """The one table, while it is played at."""
    course = category.course
    assert isinstance(course, HomeGame)
    return (TABLE,) if course.begun and not course.ended else ()
