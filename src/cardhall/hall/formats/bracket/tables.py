"""Who sits at a table of a bracket now."""

from collections.abc import Iterable

from cardhall.hall.kernel.tables import Place, Sitter, call_at
from cardhall.hall.state import Category, State, board


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
