"""Random whole hands of Pedro a CPU second, preset ``llaa``.

Uniform over the legal calls, suits, throws, robbings and cards; from the shuffle to the score, with
the same ``Hand`` that tables and replay use. Once in a compiled loop, once step by step from Python
through the integer API. With ``--peers`` beside OpenSpiel's spades, in the same run.
"""

import argparse
from collections.abc import Sequence
from random import random

from bench.measure import Batch, Rate, measure
from cardhall.games.pedro import Hand, Rules
from cardhall.games.pedro import hand as core


def compiled_loop(rules: Rules, hands: int = 20_000) -> Batch:
    hand = Hand(rules, 0)
    seed = 0

    def batch() -> tuple[int, int]:
        nonlocal seed
        seed += 1
        return hands, hand.playout(hands, seed)[0]

    return batch


def step_by_step(rules: Rules, hands: int = 500) -> Batch:
    """Every legal action is listed at every step, the dealer's hundreds of ways to rob too."""
    seed = 0

    def batch() -> tuple[int, int]:
        nonlocal seed
        actions = 0
        for number in range(hands):
            seed += 1
            hand = Hand(rules, number % 4)
            hand.deal_seeded(seed)
            while legal := hand.legal_actions():
                hand.apply(legal[int(random() * len(legal))])
                actions += 1
            hand.result()
        return hands, actions

    return batch


def run(arguments: Sequence[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="./dev bench pedro", description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--peers", action="store_true")
    options = parser.parse_args(arguments)
    rules = Rules.preset("llaa")
    speed = "interpreted" if core.__file__.endswith(".py") else "compiled"
    looped = measure(f"Pedro, {speed} loop", compiled_loop(rules), options.runs, options.seconds)
    print(looped, flush=True)
    stepped = measure(
        f"Pedro, {speed}, step by step", step_by_step(rules), options.runs, options.seconds
    )
    print(stepped, flush=True)
    if options.peers:
        from bench.peers import open_spiel

        compare(looped, stepped, open_spiel(options.runs, options.seconds))


def compare(looped: Rate, stepped: Rate, peers: dict[str, Rate]) -> None:
    """Print how many times the peer's hands and actions a second ours are."""
    print()
    for ours, way in ((looped, "C++"), (stepped, "Python")):
        other = peers[f"spades {way}"]
        print(
            f"{ours.name:<32} to OpenSpiel spades, {way}: {ours.hands / other.hands:.1f} times "
            f"the hands, {ours.actions / other.actions:.1f} times the actions"
        )
