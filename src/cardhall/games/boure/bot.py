"""Bouré bots. A bot is given a view, its legal actions and a source of chance; never a hand."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from cardhall.games.boure import Hand, View, staying, verb_of
from cardhall.games.boure.imagine import Imaginer, sensible

Bot = Callable[[View, Sequence[int], Random], int]
"""What sits at a table: (view, legal actions, chance) to one of the actions."""

PLAYOUTS = 600
"""Play-outs a choice: some milliseconds. A count, not a time, so that a seed repeats a move."""

INFERS = 300
"""Who thinks over so many play-outs or more draws conclusions from who has stayed."""

DARING = ("pass", "stay")
"""Verbs of bids and bets, from the careful to the bold; of one verb the larger number is bolder."""


def choose(
    view: View,
    legal: Sequence[int],
    rng: Random,
    playouts: int = PLAYOUTS,
    *,
    believes: bool = True,
) -> int:
    """The action that does best over play-outs of imagined hands that agree with the view.

    view: of the seat to act. legal: its legal actions, not empty. believes: without, who has stayed
    is imagined with any cards. Draws only on ``rng``: the same seed, view and count give the same
    action.
    """
    if len(legal) == 1:
        return legal[0]
    seed = rng.getrandbits(64)
    imaginer = Imaginer(view, view.rules)
    believes = believes and playouts >= INFERS and view.phase in ("stay", "draw")
    if believes and staying.applies(view.rules):
        imaginer.believe(staying.shares())
    return imaginer.best(legal, playouts, seed)


def random_bot(view: View, legal: Sequence[int], rng: Random) -> int:
    """Uniform over stay and pass, then over draws as whole sets, then over cards."""
    words = [action for action in legal if verb_of(action) in ("stay", "pass")]
    if words and len(words) < len(legal) and rng.randrange(2):
        return words[0]
    rest = [action for action in legal if action not in words]
    return rng.choice(rest or words)


def stay_bot(view: View, legal: Sequence[int], rng: Random) -> int:
    """Always stays, and otherwise acts at random."""
    stays = [action for action in legal if verb_of(action) == "stay"]
    if stays:
        return stays[0]
    return rng.choice([action for action in legal if verb_of(action) != "pass"] or list(legal))


def thumb_bot(view: View, legal: Sequence[int], rng: Random) -> int:
    """Stays, draws and plays by the rules of thumb by which hands are played out."""
    return sensible(Imaginer(view, view.rules).hand(rng.getrandbits(64)))


BOTS: dict[str, Bot] = {
    "cardhall": choose,
    "unbelieving": partial(choose, believes=False),
    "random": random_bot,
    "stay": stay_bot,
    "thumb": thumb_bot,
}
"""The bots by the names that the command line knows."""


def gains(hand: Hand) -> tuple[int, ...]:
    """Work out what a finished hand brought each seat, in chips or cents: what it has now less what
    it had before the antes, less what it has to put in next time beyond an ante. The pot left for
    the next deal is nobody's, so the sum need not be nothing."""
    gained = [0] * hand.seats
    for move in hand.movements():
        if move.seat is not None:
            gained[move.seat] -= move.amount
        if isinstance(move.to, int):
            gained[move.to] += move.amount
    owed = hand.result().owed
    return tuple(
        gain - max(due - hand.rules.ante, 0) for gain, due in zip(gained, owed, strict=True)
    )
