"""Who sits at the table of a home game now."""

from collections.abc import Iterable, Iterator

from cardhall.hall.formats.home_game.state import TABLE, HomeGame
from cardhall.hall.kernel.format import Chair, format_state_as
from cardhall.hall.kernel.tables import Place, sitters
from cardhall.hall.state import Category, State


def place(state: State, category: Category, table: int) -> Place | None:
    """The one table, once it has begun."""
    game = format_state_as(HomeGame, category)
    playing = game.begun and table == TABLE
    return Place(round=1, seats=sitters(game.seats)) if playing else None


def numbers(state: State, category: Category) -> Iterable[int]:
    """The one table, while it is played at."""
    game = format_state_as(HomeGame, category)
    return (TABLE,) if game.begun and not game.ended else ()


def chairs(category: Category) -> Iterator[tuple[int, list[Chair]]]:
    """The tables as they are seated, by number."""
    yield from ()  # one table, at which everybody knows where to sit


def without_seat(category: Category) -> list[str]:
    """Entries that were left out when these tables were seated."""
    return []


def stage(category: Category) -> str:
    """Say which one is seated now."""
    return ""


def moments(category: Category, after: int) -> Iterable[int]:
    """Find when pages look different though nothing happens."""
    return ()


def is_on(category: Category) -> bool:
    """Tell whether a clock runs."""
    return False
