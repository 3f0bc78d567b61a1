"""Who sits at a table of a euchre night now."""

from collections.abc import Iterable

from cardhall.hall.formats.progressive.state import Progressive
from cardhall.hall.kernel.tables import Place, call_at, sitters
from cardhall.hall.state import Category, State


def place(state: State, category: Category, table: int) -> Place | None:
    """A table of the game that is on; None for one that is not."""
    night = category.course
    assert isinstance(night, Progressive)
    game = night.now
    play = game.tables.get(table) if game else None
    if game is None or play is None or not game.started_at:
        return None
    live = play.live_id(state.id, category.key, game.no)
    return Place(round=game.no, seats=sitters(play.seated()), live=live, **call_at(play.call))


def numbers(state: State, category: Category) -> Iterable[int]:
    """The tables of the game that is on."""
    night = category.course
    assert isinstance(night, Progressive)
    game = night.now
    return game.tables if game and game.started_at and not night.ended_at else ()
