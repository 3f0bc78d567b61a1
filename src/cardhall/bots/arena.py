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


@dataclass(frozen=True)
class Score:
    """Net chips of the bot, one figure a block of five hands (each seat once)."""

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


def play_hand(rules: Rules, bots: Sequence[Bot], dealer: int, seed: int) -> list[int]:
    """One hand from fresh stacks. What each seat gains, by her chips and by what she owes."""
    hand = Hand(rules, dealer, [rules.start_stack] * len(bots))
    hand.deal_seeded(seed)
    rng = Random(seed)
    while not hand.is_over:
        seat = hand.turn
        hand.apply(bots[seat](view(hand, seat), hand.legal_actions(), rng))
    result = hand.result()
    owed = [max(0, due) for due in result.owed]
    return [stack - due - rules.start_stack for stack, due in zip(result.stacks, owed, strict=True)]


def contest(rules: Rules, bot: Bot, other: Bot, hands: int, seed: int, seats: int = 5) -> Score:
    """``hands`` hands of the bot against others alike. Each deal is played once with the bot in
    each seat, so that the luck of the cards falls evenly."""
    blocks: list[int] = []
    for block in range(max(2, hands // seats)):
        total = 0
        for seat in range(seats):
            table = [other] * seats
            table[seat] = bot
            total += play_hand(rules, table, block % seats, seed * 1_000_003 + block)[seat]
        blocks.append(total)
    count = len(blocks)
    mean = sum(blocks) / count
    spread = math.sqrt(sum((x - mean) ** 2 for x in blocks) / (count - 1) / count)
    return Score(
        count * seats, sum(blocks), (mean - 1.96 * spread) / seats, (mean + 1.96 * spread) / seats
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
