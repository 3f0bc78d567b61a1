"""Pedro bots. A bot is given a view, its legal actions and a source of chance; never a hand."""

from collections.abc import Callable, Sequence
from random import Random

from cardhall.games.pedro import PASS_ACTION, Hand, View, verb_of
from cardhall.games.pedro_search import Imaginer

Bot = Callable[[View, Sequence[int], Random], int]
"""What sits at a table: (view, legal actions, chance) to one of the actions."""

PLAYOUTS = 600
"""Play-outs a choice: some milliseconds. A count, not a time, so that a seed repeats a move."""


def choose(view: View, legal: Sequence[int], rng: Random, playouts: int = PLAYOUTS) -> int:
    """The action that does best over play-outs of imagined hands that agree with the view: the
    points of one's own side less those of the other.

    view: of the seat to act. legal: her legal actions, not empty. Draws only on ``rng``: the same
    seed, view and count give the same action.
    """
    if len(legal) == 1:
        return legal[0]
    return Imaginer(view, view.rules).best(legal, playouts, rng.getrandbits(64))


def random_bot(view: View, legal: Sequence[int], rng: Random) -> int:
    """Uniform over the legal actions."""
    return rng.choice(legal)


def pass_bot(view: View, legal: Sequence[int], rng: Random) -> int:
    """Passes, or bids as little as it may, and otherwise acts at random."""
    if legal[0] == PASS_ACTION or verb_of(legal[0]) == "bid":
        return legal[0]
    return rng.choice(legal)


BOTS: dict[str, Bot] = {"cardhall": choose, "random": random_bot, "pass": pass_bot}
"""The bots by the names that the command line knows."""


def gains(hand: Hand) -> tuple[int, ...]:
    """What a finished hand brought each seat: her side's points less those of the other."""
    change = hand.result().change
    return tuple(change[seat % 2] - change[1 - seat % 2] for seat in range(4))
