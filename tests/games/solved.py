"""What a position is worth card by card, for the traces that compare the two kinds of core."""

from functools import cache
from typing import Any

from cardhall.games import part
from cardhall.games.engine.trick_search import TrickSearch

MOST = 3
"""So many cards a hand are searched: an interpreted core takes its time."""


@cache
def search() -> TrickSearch:
    return TrickSearch()


def solved(game: str, hand: Any) -> list[tuple[int, int]]:
    """The value of each legal card near the end of the play; nothing before."""
    if hand.phase != "play" or any(hand.hand_of(seat).bit_count() > MOST for seat in range(4)):
        return []
    try:
        return list(part(game, "solver").solve(hand, search()).items())
    except ValueError as error:
        return [(len(str(error)), 0)]
