"""Find a game's table adapter, and what is its own at open tables, by the game's name."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from cardhall.games import having, part
from cardhall.messages import Message

if TYPE_CHECKING:
    from cardhall.tables.game import TableGame
    from cardhall.tables.open_game import OpenGame

__all__ = ["NoSuchGame", "live_games", "open_game", "table_game"]


class NoSuchGame(ValueError):
    """No table is dealt of that; `why` says so."""

    def __init__(self, game: str) -> None:
        known = ", ".join(live_games())
        self.why = Message("no-such-game-is-dealt-here", game=game, games=known)
        super().__init__(self.why)


@cache
def table_game(game: str) -> TableGame:
    """Find the adapter of this game; it is loaded when the first table needs it. Raises ValueError,
    naming the games, where there is none."""
    if game not in live_games():
        raise NoSuchGame(game)
    found: TableGame = part(game, "table").TABLE
    return found


def live_games() -> tuple[str, ...]:
    """The games that are dealt at live tables."""
    return having("table")


@cache
def open_game(game: str) -> OpenGame:
    """Find what an open table asks of this game; loaded when the first such table needs it."""
    from cardhall.tables.open_game import OpenGame

    if game not in having("open_table"):
        return OpenGame(game)
    found: OpenGame = part(game, "open_table").OPEN
    return found
