"""Rummy bots. A bot is given a view, its legal actions and a source of chance; never a hand."""

from collections.abc import Callable, Sequence
from random import Random

from cardhall.games.rummy import Hand, View, verb_of, way_out
from cardhall.games.rummy.imagine import Imaginer, sensible

Bot = Callable[[View, Sequence[int], Random], int]
"""What sits at a table: (view, legal actions, chance) to one of the actions."""

PLAYOUTS = 1_000
"""Play-outs a choice: some 10 ms. A count, not a time, so that a seed repeats a move."""


def choose(view: View, legal: Sequence[int], rng: Random, playouts: int = PLAYOUTS) -> int:
    """Goes out when it can; else the action that does best over play-outs of imagined hands that
    agree with the view.

    view: of the seat to act. legal: its legal actions, not empty. Draws only on ``rng``: the same
    seed, view and count give the same action.
    """
    if len(legal) == 1:
        return legal[0]
    seed = rng.getrandbits(64)
    imaginer = Imaginer(view, view.rules)
    guess = imaginer.hand(seed)
    out = way_out(guess)  # which looks at its own cards and the table alone
    if out:
        return out[0]
    return imaginer.best(imaginer.sound(legal), playouts, seed)


def random_bot(view: View, legal: Sequence[int], rng: Random) -> int:
    """Uniform over what is legal."""
    return rng.choice(legal)


def eager_bot(view: View, legal: Sequence[int], rng: Random) -> int:
    """Lays down whatever goes, most cards first, and else plays at random."""
    lays = [action for action in legal if verb_of(action) in ("meld", "lay")]
    if not lays:
        return rng.choice(legal)
    return max(lays, key=lambda action: (action & (1 << 52) - 1).bit_count())


def greedy_bot(view: View, legal: Sequence[int], rng: Random) -> int:
    """Takes what it can use best, lays down all that goes, and throws the dearest card that goes
    with no other: the rules of thumb by which hands are played out."""
    return sensible(Imaginer(view, view.rules).hand(rng.getrandbits(64)))


BOTS: dict[str, Bot] = {
    "cardhall": choose,
    "random": random_bot,
    "eager": eager_bot,
    "greedy": greedy_bot,
}
"""The bots by name."""


def gains(hand: Hand) -> tuple[int, ...]:
    """Work out what a finished hand brought each seat: the points that its score moves by."""
    return hand.result().scores
