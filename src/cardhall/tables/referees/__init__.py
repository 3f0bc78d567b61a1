"""The referees of open tables: for each game, what hands may do there, and what may be called."""

from functools import cache

from cardhall.games import part
from cardhall.tables.referees.base import Offer, OpenGame

__all__ = ["Offer", "OpenGame", "open_game"]


@cache
def open_game(game: str) -> OpenGame:
    """What an open table asks of this game; loaded when the first such table needs it."""
    found: OpenGame = part(game, "open_table").OPEN
    return found
