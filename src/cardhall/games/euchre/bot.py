"""Euchre bots. A bot is given a view, its legal actions and a source of chance; never a hand."""

from collections.abc import Callable, Sequence
from random import Random

from cardhall.games.euchre import Hand, View
from cardhall.games.euchre.imagine import Imaginer

Bot = Callable[[View, Sequence[int], Random], int]
"""What sits at a table: (view, legal actions, chance) to one of the actions."""

PLAYOUTS = 3000
"""Play-outs a choice: some milliseconds. A count, not a time, so that a seed repeats a move."""

DARING = ("pass", "pick it up", "name", "alone", "name alone")
"""Verbs of bids and bets, from the careful to the bold; of one verb the larger number is bolder."""


def choose(view: View, legal: Sequence[int], rng: Random, playouts: int = PLAYOUTS) -> int:
    """The action that does best over play-outs of imagined hands that agree with the view.

    view: of the seat to act. legal: its legal actions, not empty. Draws only on ``rng``: the same
    seed, view and count give the same action.
    """
    if len(legal) == 1:
        return legal[0]
    seed = rng.getrandbits(64)
    return Imaginer(view, view.rules).best(legal, playouts, seed)


def random_bot(view: View, legal: Sequence[int], rng: Random) -> int:
    """Uniform over the legal actions."""
    return rng.choice(legal)


BOTS: dict[str, Bot] = {"cardhall": choose, "random": random_bot}
"""The bots by the names that the command line knows."""


def gains(hand: Hand) -> tuple[int, ...]:
    """Work out what a finished hand brought each seat: its points less those of the other side."""
    points = hand.result().points
    return tuple(points[seat] - points[(seat + 1) % 4] for seat in range(4))
