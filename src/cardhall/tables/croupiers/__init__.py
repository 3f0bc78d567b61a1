"""The croupiers: for each of the seven games, what a live table has to ask of it."""

from functools import cache
from importlib import import_module

from cardhall.games import GAMES
from cardhall.tables.croupiers.base import Croupier, Score, Secrets, Wrong

__all__ = ["Croupier", "Score", "Secrets", "Wrong", "croupier", "live_games"]


@cache
def croupier(game: str) -> Croupier:
    """Who knows this game; it is loaded when the first table needs it. Raises ValueError, naming
    the games, where there is none."""
    if game not in live_games():
        raise ValueError(f"game: no game {game!r} is dealt here. Choose {', '.join(live_games())}")
    found: Croupier = import_module(f"{__name__}.{game}").CROUPIER
    return found


def live_games() -> tuple[str, ...]:
    """The games that are dealt at live tables."""
    return tuple(game for game in GAMES if game in _HERE)


_HERE = {"boure", "euchre", "holdem", "pedro", "pitty_pat", "po_ke_no", "rummy"}
