"""The arena: one bot against four others over many hands, and whether it really wins."""

import argparse
import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from random import Random

from cardhall.bots.boure import Bot, choose, random_bot, stay_bot
from cardhall.games.boure import Hand, Rules, view

OPPONENTS: dict[str, Bot] = {"random": random_bot, "stay": stay_bot}


RUN = 10
"""Hands in a row: pots and dues carry over from one to the next, stacks are made up each time."""


@dataclass(frozen=True)
class Score:
    """Net chips of the bot."""

    hands: int
    net: int
    low: float
    high: float
    """The 95% interval of the net chips of a hand."""

    def __str__(self) -> str:
        return (
            f"{self.hands:,} hands, net {self.net:+,} chips; a hand {self.net / self.hands:+.3f}, "
            f"95% interval {self.low:+.3f} to {self.high:+.3f}"
        )


def play_run(rules: Rules, bots: Sequence[Bot], seed: int, hands: int = RUN) -> list[int]:
    """A run of hands. What each seat gains by it; a pot left at its end is nobody's."""
    seats = len(bots)
    gains = [0] * seats
    pot, owed = 0, [0] * seats
    rng = Random(seed)
    for number in range(hands):
        hand = Hand(rules, (seed + number) % seats, [rules.start_stack] * seats, pot, owed)
        hand.deal_seeded(seed * 1_000_003 + number)
        while not hand.is_over:
            seat = hand.turn
            hand.apply(bots[seat](view(hand, seat), hand.legal_actions(), rng))
        result = hand.result()
        pot, owed = result.next_pot, list(result.owed)
        gains = [
            gain + stack - rules.start_stack
            for gain, stack in zip(gains, result.stacks, strict=True)
        ]
    return gains


def contest(rules: Rules, bot: Bot, other: Bot, hands: int, seed: int, seats: int = 5) -> Score:
    """``hands`` hands of the bot against others alike. The same deals are played once with the
    bot in each seat; the interval is over such blocks, which do not depend on each other."""
    blocks: list[int] = []
    for block in range(max(2, hands // (seats * RUN))):
        total = 0
        for seat in range(seats):
            table = [other] * seats
            table[seat] = bot
            total += play_run(rules, table, seed * 10_007 + block)[seat]
        blocks.append(total)
    count = len(blocks)
    mean = sum(blocks) / count
    error = math.sqrt(sum((x - mean) ** 2 for x in blocks) / (count - 1) / count)
    a_block = seats * RUN
    return Score(
        count * a_block,
        sum(blocks),
        (mean - 1.96 * error) / a_block,
        (mean + 1.96 * error) / a_block,
    )


def arena_main(argv: Sequence[str]) -> int:
    """``cardhall arena``: print the scores; 0 if the bot wins for sure against each opponent."""
    parser = argparse.ArgumentParser(prog="cardhall arena", description=__doc__)
    parser.add_argument("--hands", type=int, default=20_000)
    parser.add_argument("--playouts", type=int, default=300)
    parser.add_argument("--rules", default="llaa")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", choices=sorted(OPPONENTS), action="append")
    options = parser.parse_args(argv)
    rules = Rules.preset(options.rules)
    bot = partial(choose, playouts=options.playouts)
    won = True
    for name in options.against or list(OPPONENTS):
        score = contest(rules, bot, OPPONENTS[name], options.hands, options.seed)
        print(f"against four of {name!r}: {score}", flush=True)
        won = won and score.low > 0
    return 0 if won else 1
