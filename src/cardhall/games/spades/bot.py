"""Spades bots. A bot is given a view, its legal actions and a source of chance; never a hand."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from cardhall.games.engine.solving import best_solved
from cardhall.games.spades import LOOK_ACTION, Hand, View
from cardhall.games.spades.imagine import Imaginer
from cardhall.games.spades.solver import solve

Bot = Callable[[View, Sequence[int], Random], int]
"""What sits at a table: (view, legal actions, chance) to one of the actions."""

PLAYOUTS = 1200
"""Play-outs a choice: some milliseconds. A count, not a time, so that a seed repeats a move."""

SOLVED = 600
"""Who thinks over so many play-outs or more plays the last cards by solving imagined hands."""
LAST = 24
"""From so many cards on, in all four hands."""
WORLDS = 24
"""So many imagined hands, fewer where they are long to solve."""
NODES = 200_000
"""No more hands are begun once so many positions have been searched."""

DARING = ("bid",)
"""Verbs of bids and bets, from the careful to the bold; of one verb the larger number is bolder."""


def choose(
    view: View,
    legal: Sequence[int],
    rng: Random,
    playouts: int = PLAYOUTS,
    *,
    solves: bool = True,
) -> int:
    """The action that does best over imagined hands that agree with the view: they are played out
    sensibly, and one of the last cards is chosen from hands that are solved with all cards open.

    view: of the seat to act. legal: its legal actions, not empty. solves: without, cards are played
    out like everything else. Draws only on ``rng``: the same
    seed, view and count give the same action. It looks at its cards before it bids.
    """
    if len(legal) == 1 or legal[-1] == LOOK_ACTION:
        return legal[-1]
    imaginer, seed = Imaginer(view, view.rules), rng.getrandbits(64)
    if solves and playouts >= SOLVED and _can_be_solved(view):
        return best_solved(imaginer.hand, solve, legal, seed, worlds=WORLDS, nodes=NODES)
    return imaginer.best(legal, playouts, seed)


def _can_be_solved(view: View) -> bool:
    """Are few cards left to play, and does none lie face up (SPADES-27)?"""
    return view.phase == "play" and sum(view.sizes) <= LAST and not any(view.exposed)


def random_bot(view: View, legal: Sequence[int], rng: Random) -> int:
    """Uniform over the legal actions."""
    return rng.choice(legal)


BOTS: dict[str, Bot] = {
    "cardhall": choose,
    "played-out": partial(choose, solves=False),
    "random": random_bot,
}
"""The bots by the names that the command line knows."""


def gains(hand: Hand) -> tuple[int, ...]:
    """Work out what a finished hand brought each seat: its side's points less those of the
    other."""
    points = hand.result().points
    return tuple(points[seat % 2] - points[1 - seat % 2] for seat in range(4))
