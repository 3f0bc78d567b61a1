"""Who sits at a table of a euchre night now."""

from collections.abc import Iterable, Iterator

from cardhall.hall.formats.progressive.state import Progressive
from cardhall.hall.kernel.format import Chair, format_state_as
from cardhall.hall.kernel.tables import Place, call_at, sitters
from cardhall.hall.state import Category, State


def place(state: State, category: Category, table: int) -> Place | None:
    """A table of the game that is on; None for one that is not."""
    night = format_state_as(Progressive, category)
    game = night.now
    play = game.tables.get(table) if game else None
    if game is None or play is None or not game.started_at:
        return None
    live = play.live_id(state.id, category.key, game.no)
    return Place(round=game.no, seats=sitters(play.seated()), live=live, **call_at(play.call))


def numbers(state: State, category: Category) -> Iterable[int]:
    """The tables of the game that is on."""
    night = format_state_as(Progressive, category)
    game = night.now
    return game.tables if game and game.started_at and not night.ended_at else ()


def chairs(category: Category) -> Iterator[tuple[int, list[Chair]]]:
    """The tables as they are seated, by number."""
    game = format_state_as(Progressive, category).now
    for number, play in game.tables.items() if game else ():
        yield number, list(zip("ABCD", play.seated(), strict=True))


def without_seat(category: Category) -> list[str]:
    """Entries that were left out when these tables were seated."""
    game = format_state_as(Progressive, category).now
    return [*game.out, *game.left_out] if game else []


def stage(category: Category) -> str:
    """Say which one is seated now."""
    game = format_state_as(Progressive, category).now
    return f"game {game.no}" if game else ""


def moments(category: Category, after: int) -> Iterable[int]:
    """Find when pages look different though nothing happens."""
    return ()


def is_on(category: Category) -> bool:
    """Tell whether a clock runs."""
    return False
