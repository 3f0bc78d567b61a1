"""Random whole hands of Rummy a CPU second, preset ``llaa``, at a table of four and at one of two.

Uniform over the legal single steps, from the shuffle to the count, with the same ``Hand`` that
tables and replay use. Hands end by the rules alone: by a player who goes out, or when the stock is
used up for the third time. Once in a compiled loop, once step by step from Python through the
integer API. With ``--peers`` beside OpenSpiel's gin_rummy (two players, ten cards each, the same
policy) in the same run, the measurements in turn: in a C++ loop, and step by step from Python.
"""

import argparse
from collections.abc import Sequence
from functools import partial
from random import random

from bench.measure import Batch, Task, in_turn, once
from cardhall.games.rummy import Hand, Rules, position

TABLES = {"of four": 4, "of two": 2}


def compiled_loop(rules: Rules, seats: int, hands: int = 5_000) -> Batch:
    hand = Hand(rules, 0, seats)
    seed = 0

    def batch() -> tuple[int, int]:
        nonlocal seed
        seed += 1
        return hands, hand.playout(hands, seed)[0]

    return batch


def step_by_step(rules: Rules, seats: int, hands: int = 100) -> Batch:
    seed = 0

    def batch() -> tuple[int, int]:
        nonlocal seed
        actions = 0
        for number in range(hands):
            seed += 1
            hand = Hand(rules, number % seats, seats)
            hand.deal_seeded(seed)
            while legal := hand.legal_actions():
                hand.apply(legal[int(random() * len(legal))])
                actions += 1
            hand.result()
        return hands, actions

    return batch


def run(arguments: Sequence[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="./dev bench rummy", description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rules", default="llaa")
    parser.add_argument("--peers", action="store_true")
    options = parser.parse_args(arguments)
    rules = Rules.preset(options.rules)
    speed = "interpreted" if str(position.__file__).endswith(".py") else "compiled"
    tasks: dict[str, Task] = {}
    for table, seats in TABLES.items():
        tasks[f"Rummy {table}, {speed} loop"] = partial(once, compiled_loop(rules, seats))
        tasks[f"Rummy {table}, {speed}, step by step"] = partial(once, step_by_step(rules, seats))
    if options.peers:
        from bench.peers import WAYS, OpenSpiel

        peer = OpenSpiel()
        for way in ("C++", "Python"):
            tasks[f"OpenSpiel gin_rummy, {WAYS[way]}"] = peer.task("gin_rummy", way)
    found = in_turn(tasks, options.runs, options.seconds)
    for rate in found.values():
        print(rate, flush=True)
    if options.peers:
        print()
        for table in TABLES:
            for ours, way in ((f"{speed} loop", "C++"), (f"{speed}, step by step", "Python")):
                mine, theirs = f"Rummy {table}, {ours}", f"OpenSpiel gin_rummy, {WAYS[way]}"
                times = found[mine].hands / found[theirs].hands
                print(f"{mine:<38} to {theirs}: {times:.1f} times the hands")
