"""Who sits at a table, whatever the format: the seats that a judge names."""

from collections.abc import Iterator

from cardhall.hall.formats import format_of
from cardhall.hall.kernel.context import Refusal
from cardhall.hall.kernel.tables import Place, Sitter
from cardhall.hall.state import State, category_of
from cardhall.messages import Message


def place_of(state: State, key: str, table: int) -> Place:
    """The table. Raises Refusal when none of that number is in play."""
    category = category_of(state, key)
    found = format_of(category).tables.place(state, category, table)
    if found is None:
        raise Refusal(
            Message("table-of-does-not-play-now", table=table, game=category.plan.name),
            "table",
            Message("choose-a-table-that-plays"),
        )
    return found


def name_of(state: State, seat: Sitter) -> str:
    """The name as the table calls this one; the seat's letter where nobody is written down."""
    entry = state.entries.get(seat.entry)
    if entry is None:
        return Message("seat-by-letter", letter=seat.letter)
    # a team that was forgotten goes by one name
    return entry.people[min(seat.part, len(entry.people) - 1)]


def tables_in_play(state: State) -> Iterator[tuple[str, int]]:
    """Every table at which cards are played now, game by game: its category and number."""
    for key, category in state.categories.items():
        for table in sorted(format_of(category).tables.numbers(state, category)):
            yield key, table
