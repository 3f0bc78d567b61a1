"""Whole games of Po-Ke-No a CPU second, twelve boards, everybody attentive; from the shuffle to the
payment, with the same ``Hand`` that tables use. Once in a compiled loop, once step by step from
Python through the integer API. With ``--peers`` beside OpenSpiel's spades, in a C++ loop and
through Python, in the same run. An action is a card called, an "out" or a settlement; in the loop
they are reckoned from the mean of 500 games.
"""

import argparse
from collections.abc import Sequence
from random import Random

from bench.measure import Batch, measure
from cardhall.games.po_ke_no import Hand, Rules
from cardhall.games.po_ke_no import hand as hand_module

RNG = Random(1)
BOARDS = [RNG.sample(range(52), 25) for _ in range(12)]
"""Boards of any cards: how fast a game is hardly depends on them."""


def compiled_loop(rules: Rules, games: int = 20_000) -> Batch:
    hand = Hand(rules, BOARDS)
    seed = calls = 0
    for number in range(500):
        hand.playout(1, number)
        calls += hand.calls + len(hand.claims) + 1

    def batch() -> tuple[int, int]:
        nonlocal seed
        seed += 1
        hand.playout(games, seed)
        return games, games * calls // 500

    return batch


def step_by_step(rules: Rules, games: int = 50) -> Batch:
    seed = 0

    def batch() -> tuple[int, int]:
        nonlocal seed
        actions = 0
        for _ in range(games):
            seed += 1
            hand = Hand(rules, BOARDS)
            hand.deal_seeded(seed)
            while not hand.is_over:
                hand.apply(hand.legal_actions()[-1])
                actions += 1
            hand.result()
        return games, actions

    return batch


def run(arguments: Sequence[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="./dev bench po_ke_no", description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rules", default="llaa")
    parser.add_argument("--peers", action="store_true")
    options = parser.parse_args(arguments)
    rules = Rules.preset(options.rules)
    speed = "interpreted" if hand_module.__file__.endswith(".py") else "compiled"
    timing = (options.runs, options.seconds)
    looped = measure(f"Po-Ke-No, {speed} loop", compiled_loop(rules), *timing)
    print(looped, flush=True)
    stepped = measure(f"Po-Ke-No, {speed}, step by step", step_by_step(rules), *timing)
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
