"""Find who sits where now, whatever the format of the game."""

from cardhall.hall.formats import format_of
from cardhall.hall.state import Category, State
from cardhall.rulebook import load_preset


def game_of(state: State, category: Category) -> str:
    """The module of the game that a category plays."""
    return load_preset(state.preset).category(category.key).game


def called(state: State, entry: str) -> str:
    """Find the name that an entry is called by."""
    return state.entries[entry].called


def seated(state: State, category: Category) -> dict[int, list[tuple[str, str]]]:
    """The tables as they are seated now, in order: seat and entry of each chair ("" for nobody),
    whatever the game's format. Empty before seats are drawn."""
    return dict(sorted(format_of(category).tables.chairs(category)))


def sitting_out(category: Category) -> list[str]:
    """Entries without a seat in the game or round that is seated now."""
    return format_of(category).tables.without_seat(category)


def stage(category: Category) -> str:
    """Name the round, game or draw that is seated now, in words; "" for none."""
    return format_of(category).tables.stage(category)
