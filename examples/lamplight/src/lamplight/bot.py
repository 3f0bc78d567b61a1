"""Lamplight bots. A bot is given a view, its legal actions and a source of chance; never a hand."""

from collections.abc import Callable, Sequence
from random import Random

from lamplight.hand import Hand
from lamplight.imagine import Imaginer
from lamplight.view import View

Bot = Callable[[View, Sequence[int], Random], int]
"""What sits at a table: (view, legal actions, chance) to one of the actions."""

PLAYOUTS = 200
"""Play-outs a choice. A count, not a time, so that a seed repeats a move."""


def choose(view: View, legal: Sequence[int], rng: Random, playouts: int = PLAYOUTS) -> int:
    """The action that does best over play-outs of imagined hands that agree with the view."""
    if len(legal) == 1:
        return legal[0]
    return Imaginer(view, view.rules).best(legal, playouts, rng.getrandbits(64))


def random_bot(view: View, legal: Sequence[int], rng: Random) -> int:
    """Any legal action."""
    return rng.choice(legal)


BOTS: dict[str, Bot] = {"cardhall": choose, "random": random_bot}
"""The bots by the names that the command line knows."""


def gains(hand: Hand) -> tuple[int, ...]:
    """Work out what a finished hand brought each seat."""
    return hand.result().points
