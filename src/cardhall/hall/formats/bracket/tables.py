"""Who sits at a table of a bracket now."""

from collections.abc import Iterable, Iterator

from cardhall.hall.formats.bracket.state import board, knockout_of
from cardhall.hall.kernel.format import Chair
from cardhall.hall.kernel.tables import Place, Sitter, call_at
from cardhall.hall.state import Category, State


def place(state: State, category: Category, table: int) -> Place | None:
    """Partners sit opposite: A and C are one team, B and D the other."""
    found = board(state, category.key)
    meeting = found.at_table(table) if found else None
    if meeting is None:
        return None
    one, two = meeting.teams
    seats = tuple(
        Sitter(letter=letter, entry=entry, part=part)
        for letter, entry, part in zip("ABCD", (one, two, one, two), (0, 0, 1, 1), strict=True)
    )
    live = meeting.live_id(state.id, category.key)
    return Place(round=meeting.match, seats=seats, live=live, **call_at(meeting.call))


def numbers(state: State, category: Category) -> Iterable[int]:
    """The tables of the matches that are on."""
    found = board(state, category.key)
    return [meeting.table for meeting in found.open.values()] if found else ()


def chairs(category: Category) -> Iterator[tuple[int, list[Chair]]]:
    """The tables as they are seated, by number."""
    yield from ()  # teams meet at the tables that are free


def without_seat(category: Category) -> list[str]:
    """Entries that were left out when these tables were seated."""
    return []


def stage(category: Category) -> str:
    """Say which one is seated now."""
    return ""


def moments(category: Category, after: int) -> Iterable[int]:
    """Find when pages look different though nothing happens."""
    return [one.deadline for one in knockout_of(category).meetings]


def is_on(category: Category) -> bool:
    """Tell whether a clock runs."""
    return knockout_of(category).begun
