"""Who sits where now, whatever the format of the game."""

from cardhall.hall.formats.freezeout.state import Freezeout
from cardhall.hall.formats.progressive.state import Progressive
from cardhall.hall.state import Category, State
from cardhall.rulebook import load_preset


def game_of(state: State, category: Category) -> str:
    """The module of the game that a category plays."""
    return load_preset(state.preset).category(category.key).game


def called(state: State, entry: str) -> str:
    """What an entry is called."""
    return state.entries[entry].called


def seated(state: State, category: Category) -> dict[int, list[tuple[str, str]]]:
    """The tables as they are seated now, in order: seat and entry of each chair ("" for nobody),
    whatever the game's format. Empty before seats are drawn."""
    course = category.course
    if isinstance(course, Progressive):
        game = course.now
        tables = game.tables.items() if game else ()
        return {
            number: [(letter, one) for letter, one in zip("ABCD", play.seated(), strict=True)]
            for number, play in sorted(tables)
        }
    if isinstance(course, Freezeout):
        live = course.room().live if course.drawn else []
        return {
            table.number: [(str(seat), one) for seat, one in enumerate(table.seats, start=1)]
            for table in sorted(live, key=lambda table: table.number)
        }
    if category.now is not None:
        return {
            number: [(play.letter(one), one) for one in play.seats]
            for number, play in sorted(category.now.tables.items())
        }
    return {}


def sitting_out(category: Category) -> list[str]:
    """Entries without a seat in the game or round that is seated now."""
    if isinstance(category.course, Progressive) and category.course.now:
        return [*category.course.now.out, *category.course.now.left_out]
    return [one.entry for one in category.now.left_out] if category.now else []


def stage(category: Category) -> str:
    """Which round, game or draw is seated now, in words; "" for none."""
    if isinstance(category.course, Progressive):
        return f"game {category.course.now.no}" if category.course.now else ""
    return f"round {category.now.no}" if category.now else ""
