"""The croupiers: for each game, what a live table has to ask of it."""

from functools import cache

from cardhall.games import GAMES, part
from cardhall.messages import Message
from cardhall.tables.croupiers.base import Croupier, Score, Secrets, Wrong

__all__ = ["Croupier", "NoSuchGame", "Score", "Secrets", "Wrong", "croupier", "live_games"]


class NoSuchGame(ValueError):
    """No table is dealt of that; `why` says so."""

    def __init__(self, game: str) -> None:
        known = ", ".join(live_games())
        self.why = Message("no-such-game-is-dealt-here", game=game, games=known)
        super().__init__(self.why)


@cache
def croupier(game: str) -> Croupier:
    """Who knows this game; it is loaded when the first table needs it. Raises ValueError, naming
    the games, where there is none."""
    if game not in live_games():
        raise NoSuchGame(game)
    found: Croupier = part(game, "table").CROUPIER
    return found


def live_games() -> tuple[str, ...]:
    """The games that are dealt at live tables."""
    return GAMES
