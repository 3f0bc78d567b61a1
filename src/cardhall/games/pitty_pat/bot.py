"""Pitty-Pat bots. A bot is given a view, its legal actions and a source of chance; never a hand."""

from collections.abc import Callable, Sequence
from random import Random

from cardhall.games.pitty_pat import TAKE_ACTION, Hand, View
from cardhall.games.pitty_pat.imagine import Imaginer

Bot = Callable[[View, Sequence[int], Random], int]
"""What sits at a table: (view, legal actions, chance) to one of the actions."""

PLAYOUTS = 600
"""Play-outs a choice: some milliseconds. A count, not a time, so that a seed repeats a move."""

DARING = ("pass", "take")
"""Verbs of bids and bets, from the careful to the bold; of one verb the larger number is bolder."""


def choose(view: View, legal: Sequence[int], rng: Random, playouts: int = PLAYOUTS) -> int:
    """The action that does best over play-outs of imagined games that agree with the view.

    view: of the seat to act. legal: its legal actions, not empty. Draws only on ``rng``: the same
    seed, view and count give the same action.
    """
    if len(legal) == 1:
        return legal[0]
    seed = rng.getrandbits(64)
    return Imaginer(view, view.rules).best(legal, playouts, seed)


def random_bot(view: View, legal: Sequence[int], rng: Random) -> int:
    """Uniform over what is legal."""
    return rng.choice(legal)


def eager_bot(view: View, legal: Sequence[int], rng: Random) -> int:
    """Takes whatever it can, and throws at random."""
    return TAKE_ACTION if TAKE_ACTION in legal else rng.choice(legal)


BOTS: dict[str, Bot] = {"cardhall": choose, "random": random_bot, "eager": eager_bot}
"""The bots by the names that the command line knows."""


def gains(hand: Hand) -> tuple[int, ...]:
    """Work out what a finished game brought each seat over an equal share of the chips paid, times
    the others: the gains add up to nothing."""
    result = hand.result()
    return tuple(
        result.chips * (hand.seats - 1) if seat == result.winner else -result.chips
        for seat in range(hand.seats)
    )
