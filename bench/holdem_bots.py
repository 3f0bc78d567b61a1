"""How well hold'em's bot plays: what all-ins gain against it, exactly, and who it beats.

./dev bench holdem_bots [--hands N] [--blinds 20,100] [--seed N] [--exact-only]

First heads-up before the flop, by the shares of all kinds of hands: what the best range of all-ins
gains on the bot's big blind, and the best answer on its small blind where that goes all-in or
folds, against the equilibrium. What the bot does it is asked, kind by kind. Then matches: each deal
from both seats, an all-in counted by what it wins on the mean of all boards.
"""

import argparse
import math
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

from cardhall.cards import equity
from cardhall.cards.bits import lowest
from cardhall.games.holdem import CALL, FOLD, Hand, Rules, opening, raise_to, verb_of, view
from cardhall.games.holdem.bot import BOTS, Bot, choose
from cardhall.games.holdem.classes import KINDS, holdings
from cardhall.games.holdem.push_fold import Range, heads_up, judged_of_two, share_of_hands
from cardhall.games.holdem.short_stack import SHORT, answer

RULES = Rules.preset("kofc-holdem")
DEPTHS = (3, 5, 8, 10, 12.5, 15, 20, 30, 40, 70, 100, 150)
OPPONENTS = ("waits", "jams", "tight", "call")
NEAR = 0.0005
"""How near the equilibrium is solved, in big blinds a hand."""
ASKED = 12
"""Times that the bot is asked about a kind of hand."""


def deal_of(kind: int, seat: int, blinds: float) -> Hand:
    """A deal of two in which this seat holds the kind, with so many big blinds each."""
    chips = round(blinds * RULES.big_blind)
    hand = Hand(RULES, [chips, chips], 0)
    cards = holdings(kind)[0]
    hand.deal(hand.deck_for({seat: (lowest(cards), lowest(cards & (cards - 1)))}, ()))
    return hand


def often(bot: Bot, hand: Hand, asked: int = ASKED) -> dict[int, float]:
    """How often a bot takes each action here: as the table says where it goes by that, else as it
    does when it is asked so many times."""
    seen, legal = view(hand, hand.turn), hand.legal_actions()
    known = answer(seen) if bot is choose else None
    if known is not None:
        return {known.going: known.often, FOLD: 1 - known.often}
    taken = Counter(bot(seen, legal, Random(seed)) for seed in range(asked))
    return {action: count / asked for action, count in taken.items()}


def calls(bot: Bot, blinds: float) -> Range:
    """How often a bot in the big blind calls an all-in, by kind."""
    found = []
    for kind in range(KINDS):
        hand = deal_of(kind, 1, blinds)
        hand.apply(raise_to(view(hand, 0).bounds[1]))
        found.append(often(bot, hand).get(CALL, 0.0))
    return tuple(found)


def pushes(bot: Bot, blinds: float) -> tuple[Range, float]:
    """How often a bot in the small blind goes all-in, by kind; and the part of all hands with which
    it neither does nor folds."""
    found, rest = [], []
    for kind in range(KINDS):
        hand = deal_of(kind, 0, blinds)
        does = often(bot, hand)
        found.append(does.get(raise_to(view(hand, 0).bounds[1]), 0.0))
        rest.append(1 - found[-1] - does.get(FOLD, 0.0))
    return tuple(found), share_of_hands(tuple(rest))


def exact(tell: Callable[[str], None] = print) -> None:
    """Print for each depth what is gained on the bot, in thousandths of a big blind a hand."""
    tell(
        "heads-up, exact: mbb a hand that the best answer gains over all-in or fold in equilibrium"
    )
    tell("| big blinds | big blind calls | gained on it | small blind all-in | gained on it |")
    tell("|---|---|---|---|---|")
    for blinds in DEPTHS:
        solved = heads_up(blinds, exact=NEAR)
        called = calls(choose, blinds)
        big = judged_of_two(blinds, {**solved.ranges, "call": called})
        on_big = 1000 * (big.values[0] + big.gains[0] - solved.values[0])
        text = "plays on | not of this kind"
        if blinds <= SHORT:
            pushed, other = pushes(choose, blinds)
            assert other < NEAR, other
            small = judged_of_two(blinds, {**solved.ranges, "push": pushed})
            on_small = 1000 * (small.values[1] + small.gains[1] - solved.values[1])
            text = f"{100 * share_of_hands(pushed):.1f}% | {on_small:.2f}"
        tell(f"| {blinds:g} | {100 * share_of_hands(called):.1f}% | {on_big:.2f} | {text} |")


def net(hand: Hand, seat: int) -> float:
    """What a hand of two brought a seat, an all-in before the last card by its equity."""
    gains = hand.result().gains
    seen = [view(hand, one) for one in (0, 1)]
    steps = hand.history
    last = next(
        step.phase for step in reversed(steps) if verb_of(step.action) not in ("show", "muck")
    )
    lying = {"preflop": 0, "flop": 3, "turn": 4, "river": 5}[last]
    if any(verb_of(step.action) == "fold" for step in steps) or lying == 5 or not seen[0].all_in:
        return gains[seat]
    board = sum(1 << card for card in seen[0].board[:lying])
    hands = [hand.hole_of(seat), hand.hole_of(1 - seat)]
    found = (
        equity.exact(hands, board)
        if lying
        else equity.sampled(hands, board, samples=100_000, seed=1)
    )
    chips = min(seen[0].put_in)
    return float(2 * found.share(0) - 1) * chips


def match(bot: Bot, other: Bot, blinds: int, hands: int, seed: int) -> tuple[float, float]:
    """Mean and half of the 95% interval of a bot's gain, mbb a hand; each deal from both seats."""
    rules = RULES.replace(start_stack=blinds * RULES.big_blind)
    blocks = []
    for number in range(hands // 2):
        won = 0.0
        for seat in (0, 1):
            hand = opening(rules, 2, seed * 1_000_003 + number)
            rng = Random(f"{seed} {number} {seat}")
            while not hand.is_over:
                chooses = bot if hand.turn == seat else other
                hand.apply(chooses(view(hand, hand.turn), hand.legal_actions(), rng))
            won += net(hand, seat)
        blocks.append(1000 * won / 2 / rules.big_blind)
    mean = sum(blocks) / len(blocks)
    spread = sum((one - mean) ** 2 for one in blocks) / (len(blocks) - 1)
    return mean, 1.96 * math.sqrt(spread / len(blocks))


def run(options: Sequence[str]) -> None:
    """Print both parts."""
    parser = argparse.ArgumentParser(prog="./dev bench holdem_bots")
    parser.add_argument("--hands", type=int, default=2_000, help="of each match")
    parser.add_argument("--blinds", default="20,100", help="big blinds of each match")
    parser.add_argument("--opponents", default=",".join(OPPONENTS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--exact-only", action="store_true")
    asked = parser.parse_args(list(options))
    exact()
    if asked.exact_only:
        return
    print("mbb a hand, 95% interval, all-ins by their equity")
    for blinds in map(int, asked.blinds.split(",")):
        for name in asked.opponents.split(","):
            mean, half = match(choose, BOTS[name], blinds, asked.hands, asked.seed)
            print(
                f"{blinds:4} bb, {name:6} {mean:+8.0f} ({mean - half:+.0f} to {mean + half:+.0f})"
            )
