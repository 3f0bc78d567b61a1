"""Random whole hands of Bouré a CPU second, five seats, preset ``llaa``.

Uniform over stay and pass where both are legal, then over draws as whole sets, then over cards;
from the shuffle to the settlement, with the same ``Hand`` that tables and replay use. Once in a
compiled loop, once step by step from Python through the integer API; and what of such a step is the
loop's own. With ``--peers`` beside OpenSpiel's hearts and spades, in a C++ loop and through Python,
in the same run.
"""

import argparse
from collections.abc import Sequence
from random import random

from bench.measure import Batch, Rate, measure
from cardhall.games.boure import Hand, Rules, position

SEATS = 5


def compiled_loop(rules: Rules, hands: int = 20_000) -> Batch:
    hand = Hand(rules, 0, [rules.start_stack] * SEATS)
    seed = 0

    def batch() -> tuple[int, int]:
        nonlocal seed
        seed += 1
        return hands, hand.playout(hands, seed, rules.start_stack)[0]

    return batch


def step_by_step(rules: Rules, hands: int = 500) -> Batch:
    stacks = [rules.start_stack] * SEATS
    seed = 0

    def batch() -> tuple[int, int]:
        nonlocal seed
        actions = 0
        for number in range(hands):
            seed += 1
            hand = Hand(rules, number % SEATS, stacks)
            hand.deal_seeded(seed)
            while legal := hand.legal_actions():
                hand.apply(legal[int(random() * len(legal))])
                actions += 1
            hand.result()
        return hands, actions

    return batch


def loop_alone(steps: int = 20_000) -> Batch:
    """What such a loop takes with no game behind it: a list is copied, one of it chosen, a set
    asked about it. No game's step can be faster."""
    acts = [1 << 60 | 1 << card for card in range(3)]
    held = frozenset(acts)

    def batch() -> tuple[int, int]:
        actions = 0
        for _ in range(steps):
            legal = acts.copy()
            held.__contains__(legal[int(random() * len(legal))])
            actions += 1
        return 0, actions

    return batch


def run(arguments: Sequence[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="./dev bench core", description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rules", default="llaa")
    parser.add_argument("--peers", action="store_true")
    options = parser.parse_args(arguments)
    rules = Rules.preset(options.rules)
    speed = "interpreted" if position.__file__.endswith(".py") else "compiled"
    looped = measure(f"Bouré, {speed} loop", compiled_loop(rules), options.runs, options.seconds)
    print(looped, flush=True)
    stepped = measure(
        f"Bouré, {speed}, step by step", step_by_step(rules), options.runs, options.seconds
    )
    print(stepped, flush=True)
    alone = measure("the loop alone", loop_alone(), options.runs, options.seconds)
    ours, least = 1e9 / stepped.actions, 1e9 / alone.actions
    print(f"a step takes {ours:.0f} ns; the loop with no game behind it {least:.0f}", flush=True)
    if options.peers:
        from bench.peers import open_spiel

        compare(looped, stepped, open_spiel(options.runs, options.seconds))


def compare(looped: Rate, stepped: Rate, peers: dict[str, Rate]) -> None:
    """Print how many times the peers' hands and actions a second ours are."""
    print()
    for ours, way in ((looped, "C++"), (stepped, "Python")):
        for game in ("hearts", "spades"):
            other = peers[f"{game} {way}"]
            print(
                f"{ours.name:<32} to OpenSpiel {game}, {way}: {ours.hands / other.hands:.1f} times "
                f"the hands, {ours.actions / other.actions:.1f} times the actions"
            )
