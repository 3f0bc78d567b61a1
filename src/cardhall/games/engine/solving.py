"""The choice among cards by exact play: imagined hands, each solved as if all cards lay open."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from cardhall.games.engine.trick_search import TrickSearch


def best_solved(
    imagined: Callable[[int], Any],
    solve: Callable[[Any, TrickSearch], dict[int, int]],
    actions: Sequence[int],
    seed: int,
    *,
    worlds: int,
    nodes: int,
) -> int:
    """The action that is worth most on the mean of imagined hands, all of them solved.

    imagined: makes a hand that agrees with the view from a seed. solve: a game's solver. worlds:
    so many hands at most; no more are begun once ``nodes`` positions have been searched: counts and
    not times, so that a seed repeats a move.
    """
    search, chance = TrickSearch(), Random(seed)
    totals = dict.fromkeys(actions, 0)
    for _ in range(worlds):
        worth = solve(imagined(chance.getrandbits(64)), search)
        for action in totals:
            totals[action] += worth[action]
        if search.nodes > nodes:
            break
    return max(totals, key=lambda action: totals[action])
