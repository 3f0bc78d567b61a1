"""Euchre bots. A bot is given a view, its legal actions and a source of chance; never a hand."""

import math
from collections.abc import Callable, Sequence
from random import Random

from cardhall.bots.arena import Score
from cardhall.games.euchre import PACK, Hand, Rules, View, view
from cardhall.games.euchre_search import Imaginer

Bot = Callable[[View, Sequence[int], Random], int]
"""What sits at a table: (view, legal actions, chance) to one of the actions."""

PLAYOUTS = 3000
"""Play-outs a choice: some milliseconds. A count, not a time, so that a seed repeats a move."""


def choose(view: View, legal: Sequence[int], rng: Random, playouts: int = PLAYOUTS) -> int:
    """The action that does best over play-outs of imagined hands that agree with the view.

    view: of the seat to act. legal: her legal actions, not empty. Draws only on ``rng``: the same
    seed, view and count give the same action.
    """
    if len(legal) == 1:
        return legal[0]
    seed = rng.getrandbits(64)
    return Imaginer(view, view.rules).best(legal, playouts, seed)


def random_bot(view: View, legal: Sequence[int], rng: Random) -> int:
    """Uniform over the legal actions."""
    return rng.choice(legal)


def play_hand(
    rules: Rules, bots: Sequence[Bot], dealer: int, deck: Sequence[int], seed: int
) -> tuple[int, ...]:
    """One hand of four bots from this deck. The points of each seat."""
    hand = Hand(rules, dealer)
    hand.deal(deck)
    rng = Random(seed)
    while not hand.is_over:
        hand.apply(bots[hand.turn](view(hand, hand.turn), hand.legal_actions(), rng))
    return hand.result().points


def contest(rules: Rules, bot: Bot, other: Bot, hands: int, seed: int) -> Score:
    """``hands`` hands of two bots alike against two others. Each deal is played twice, the sides
    changed, the dealer passing from deal to deal; the interval is over such pairs, which do not
    depend on each other. Net is in points more than the other side's."""
    pairs: list[int] = []
    for number in range(max(2, hands // 2)):
        rng = Random(seed * 1_000_003 + number)
        deck, dice = rng.sample(PACK, 24), rng.getrandbits(64)
        net = 0
        for side in range(2):
            bots = [bot if seat % 2 == side else other for seat in range(4)]
            points = play_hand(rules, bots, number % 4, deck, dice)
            net += points[side] - points[1 - side]
        pairs.append(net)
    count = len(pairs)
    mean = sum(pairs) / count
    error = math.sqrt(sum((x - mean) ** 2 for x in pairs) / (count - 1) / count)
    return Score(2 * count, sum(pairs), (mean - 1.96 * error) / 2, (mean + 1.96 * error) / 2)
