"""Pedro bots. A bot is given a view, its legal actions and a source of chance; never a hand."""

from collections.abc import Callable, Sequence
from random import Random

from cardhall.games.pedro import PASS_ACTION, Hand, Rules, View, verb_of, view
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


def play_hand(rules: Rules, bots: Sequence[Bot], dealer: int, deal: int, seed: int) -> int:
    """Play one hand: what it brings side A-C, less what it brings B-D.

    bots: by seat. deal: seed of the cards, so that others can play the same deal. seed: of the
    bots' chance.
    """
    hand = Hand(rules, dealer)
    hand.deal_seeded(deal)
    rng = Random(seed)
    while not hand.is_over:
        seat = hand.turn
        seen = view(hand, seat)
        hand.apply(bots[seat](seen, seen.legal, rng))
    change = hand.result().change
    return change[0] - change[1]


def mirrored(rules: Rules, bot: Bot, other: Bot, number: int) -> int:
    """One deal played twice, the sides changing seats: what ``bot`` is ahead by."""
    dealer = number % 4
    ahead = play_hand(rules, [bot, other] * 2, dealer, number, 2 * number)
    return ahead - play_hand(rules, [other, bot] * 2, dealer, number, 2 * number + 1)
