"""Hold'em bots. A bot is given a view, its legal actions and a source of chance; never a hand."""

from collections.abc import Callable, Sequence
from random import Random

from cardhall.games.holdem import CALL, CHECK, FOLD, MUCK, SHOW, Hand, View
from cardhall.games.holdem_search import Imaginer

Bot = Callable[[View, Sequence[int], Random], int]
"""What sits at a table: (view, legal actions, chance) to one of the actions."""

PLAYOUTS = 2_000
"""Play-outs a choice: some milliseconds. A count, not a time, so that a seed repeats a move."""


def choose(view: View, legal: Sequence[int], rng: Random, playouts: int = PLAYOUTS) -> int:
    """The action that does best over play-outs of imagined hands that agree with the view; at the
    showdown a hand that is beaten already is mucked.

    view: of the seat to act. legal: her legal actions, not empty. Draws only on ``rng``: the same
    seed, view and count give the same action.
    """
    if len(legal) == 1:
        return legal[0]
    search = Imaginer(view, view.rules)
    if view.phase == "showdown":
        return MUCK if MUCK in legal and search.beaten() else SHOW
    return search.best(legal, playouts, rng.getrandbits(64))


def random_bot(view: View, legal: Sequence[int], rng: Random) -> int:
    """Uniform over what is legal; shows her hand at the showdown."""
    return SHOW if SHOW in legal else rng.choice(legal)


def call_bot(view: View, legal: Sequence[int], rng: Random) -> int:
    """Checks and calls to the end."""
    return next(action for action in (CHECK, CALL, SHOW) if action in legal)


def fold_bot(view: View, legal: Sequence[int], rng: Random) -> int:
    """Checks, and folds to any bet."""
    return next(action for action in (CHECK, FOLD, SHOW) if action in legal)


BOTS: dict[str, Bot] = {
    "cardhall": choose, "random": random_bot, "call": call_bot, "fold": fold_bot,
}  # fmt: skip
"""The bots by the names that the command line knows."""


def gains(hand: Hand) -> tuple[int, ...]:
    """What a finished hand brought each seat, in chips; they add up to nothing (with no carried
    pot)."""
    return hand.result().gains
