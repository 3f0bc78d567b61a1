"""Pitty-Pat bots. A bot is given a view, its legal actions and a source of chance; never a hand."""

import math
from collections.abc import Callable, Sequence
from random import Random

from cardhall.games.pitty_pat import TAKE_ACTION, Hand, Rules, View, view
from cardhall.games.pitty_pat_search import Imaginer

Bot = Callable[[View, Sequence[int], Random], int]
"""What sits at a table: (view, legal actions, chance) to one of the actions."""

PLAYOUTS = 600
"""Play-outs a choice: some milliseconds. A count, not a time, so that a seed repeats a move."""


def choose(view: View, legal: Sequence[int], rng: Random, playouts: int = PLAYOUTS) -> int:
    """The action that does best over play-outs of imagined games that agree with the view.

    view: of the seat to act. legal: her legal actions, not empty. Draws only on ``rng``: the same
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


def play_game(rules: Rules, bots: Sequence[Bot], seed: int) -> list[int]:
    """One game. What each seat gains over an equal share of the chips paid, times the others: the
    gains add up to nothing."""
    seats = len(bots)
    rng = Random(seed)
    hand = Hand(rules, seed % seats, seats)
    hand.deal_seeded(seed)
    while not hand.is_over:
        seat = hand.turn
        hand.apply(bots[seat](view(hand, seat), hand.legal_actions(), rng))
    result = hand.result()
    return [
        result.chips * (seats - 1) if seat == result.winner else -result.chips
        for seat in range(seats)
    ]


def contest(
    rules: Rules, bot: Bot, other: Bot, games: int, seed: int, seats: int = 5
) -> tuple[float, float, float]:
    """Games of the bot against others alike: the mean gain of a game and its 95% interval, in
    chips over an equal share. The same deals are played once with the bot in each seat; the
    interval is over such blocks, which do not depend on each other."""
    blocks: list[float] = []
    for block in range(max(2, games // seats)):
        total = 0
        for seat in range(seats):
            table = [other] * seats
            table[seat] = bot
            total += play_game(rules, table, seed * 1_000_003 + block)[seat]
        blocks.append(total / seats / seats)
    mean = sum(blocks) / len(blocks)
    spread = sum((x - mean) ** 2 for x in blocks) / (len(blocks) - 1)
    error = 1.96 * math.sqrt(spread / len(blocks))
    return mean, mean - error, mean + error
