"""Players for comparison: cards by exact play on imagined hands, all else as the game's own bot."""

from collections.abc import Sequence
from random import Random
from typing import Any

from cardhall.games import game, part
from cardhall.games.engine.solving import best_solved

WORLDS, NODES = 40, 4_000_000


def euchre(view: Any, legal: Sequence[int], rng: Random) -> int:
    """Solve forty imagined hands at each card; bids and throws away as the strong bot does."""
    if view.phase != "play" or len(legal) == 1:
        chosen: int = part("euchre", "bot").choose(view, legal, rng)
        return chosen
    return best_solved(
        lambda seed: game("euchre").imagine(view, view.rules, seed),
        part("euchre", "solver").solve,
        legal,
        rng.getrandbits(64),
        worlds=WORLDS,
        nodes=NODES,
    )
