"""Random whole hands of euchre a CPU second, preset ``lions-euchre``.

Uniform over the legal actions, from the shuffle to the score, with the same ``Hand`` that tables
and replay use. Once in a compiled loop, once step by step from Python through the integer API. With
``--peers`` beside OpenSpiel's euchre in the same run, the measurements in turn: in a C++ loop, in
the fastest loop that its package has (evaluate_bots), and step by step from Python.
"""

import argparse
from collections.abc import Sequence
from functools import partial
from random import random

from bench.measure import Batch, Task, in_turn, once
from cardhall.games.euchre import Hand, Rules
from cardhall.games.euchre import hand as core


def compiled_loop(rules: Rules, hands: int = 50_000) -> Batch:
    hand = Hand(rules, 0)
    seed = 0

    def batch() -> tuple[int, int]:
        nonlocal seed
        seed += 1
        return hands, hand.playout(hands, seed)[0]

    return batch


def step_by_step(rules: Rules, hands: int = 2_000) -> Batch:
    seed = 0

    def batch() -> tuple[int, int]:
        nonlocal seed
        actions = 0
        for number in range(hands):
            seed += 1
            hand = Hand(rules, number & 3)
            hand.deal_seeded(seed)
            while legal := hand.legal_actions():
                hand.apply(legal[int(random() * len(legal))])
                actions += 1
            hand.result()
        return hands, actions

    return batch


def run(arguments: Sequence[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="./dev bench euchre", description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--peers", action="store_true")
    options = parser.parse_args(arguments)
    rules = Rules.preset("lions-euchre")
    speed = "interpreted" if core.__file__.endswith(".py") else "compiled"
    looped, stepped = f"Euchre, {speed} loop", f"Euchre, {speed}, step by step"
    tasks: dict[str, Task] = {
        looped: partial(once, compiled_loop(rules)),
        stepped: partial(once, step_by_step(rules)),
    }
    if options.peers:
        from bench.peers import WAYS, OpenSpiel

        peer = OpenSpiel()
        tasks |= {f"OpenSpiel euchre, {what}": peer.task("euchre", way)
                  for way, what in WAYS.items()}  # fmt: skip
    found = in_turn(tasks, options.runs, options.seconds)
    for rate in found.values():
        print(rate, flush=True)
    if options.peers:
        print()
        for ours, way in ((looped, "C++"), (looped, "bots"), (stepped, "Python")):
            theirs = f"OpenSpiel euchre, {WAYS[way]}"
            print(f"{ours:<32} to {theirs}: {found[ours].hands / found[theirs].hands:.1f} times")
