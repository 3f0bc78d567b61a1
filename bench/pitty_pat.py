"""Random whole games of Pitty-Pat a CPU second, five seats, preset ``llaa``, uniform over what is
legal; from the shuffle to the payment, with the same ``Hand`` that tables and replay use. Once in a
compiled loop, once step by step from Python through the integer API. With ``--peers`` beside
OpenSpiel's spades, in a C++ loop and through Python, in the same run.
"""

import argparse
from collections.abc import Sequence
from random import random

from bench.measure import Batch, measure
from cardhall.games.pitty_pat import Hand, Rules
from cardhall.games.pitty_pat import hand as core

SEATS = 5


def compiled_loop(rules: Rules, games: int = 20_000) -> Batch:
    hand = Hand(rules, 0, SEATS)
    seed = 0

    def batch() -> tuple[int, int]:
        nonlocal seed
        seed += 1
        return games, hand.playout(games, seed)[0]

    return batch


def step_by_step(rules: Rules, games: int = 200) -> Batch:
    seed = 0

    def batch() -> tuple[int, int]:
        nonlocal seed
        actions = 0
        for number in range(games):
            seed += 1
            hand = Hand(rules, number % SEATS, SEATS)
            hand.deal_seeded(seed)
            while legal := hand.legal_actions():
                hand.apply(legal[int(random() * len(legal))])
                actions += 1
            hand.result()
        return games, actions

    return batch


def run(arguments: Sequence[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="./dev bench pitty_pat", description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rules", default="llaa")
    parser.add_argument("--peers", action="store_true")
    options = parser.parse_args(arguments)
    rules = Rules.preset(options.rules)
    speed = "interpreted" if core.__file__.endswith(".py") else "compiled"
    timing = (options.runs, options.seconds)
    looped = measure(f"Pitty-Pat, {speed} loop", compiled_loop(rules), *timing)
    print(looped, flush=True)
    stepped = measure(f"Pitty-Pat, {speed}, step by step", step_by_step(rules), *timing)
    print(stepped, flush=True)
    if not options.peers:
        return
    from bench.peers import open_spiel

    peers = open_spiel(*timing)
    print()
    for ours, way in ((looped, "C++"), (stepped, "Python")):
        other = peers[f"spades {way}"]
        print(
            f"{ours.name:<32} to OpenSpiel spades, {way}: {ours.hands / other.hands:.1f} times "
            f"the hands, {ours.actions / other.actions:.1f} times the actions"
        )
