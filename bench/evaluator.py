"""Values of poker hands and shares of the pot, a CPU second, from Python.

Seven cards: one hand at a time (from seven numbers, from a set), and many at once (numpy arrays in
and out: card numbers of one, four and eight bytes, sets). Shares by sampling, and the time that
all boards take. With ``--peers`` beside phevaluator's fastest call (its private C function) and
eval7's sampling, in the same run, the measurements in turn.
"""

import argparse
import time
from collections.abc import Callable, Sequence
from functools import partial

import numpy as np

from bench.measure import Batch, Rate, Task, in_turn, once
from cardhall.cards import seven
from cardhall.cards.equity import Holding, exact, sampled
from cardhall.cards.notation import parse_cards

HANDS = 100_000
SINGLE = 2_000
SAMPLES = 200_000
HERO, VILLAIN, FLOP = "AS KD", "QH QC", "2C 7D 9H"
RANGE = "22+, A2s+, KTs+, QTs+, JTs, ATo+, KJo+"


def one_by_one(value: Callable[..., int], hands: list[tuple[int, ...]]) -> Batch:
    def batch() -> tuple[int, int]:
        for hand in hands:
            value(*hand)
        return len(hands), 0

    return batch


def at_once(hands: np.ndarray) -> Batch:
    def batch() -> tuple[int, int]:
        seven.hand_values(hands)
        return len(hands), 0

    return batch


def evaluations(peers: bool) -> dict[str, Batch]:
    """Ours and, if asked, theirs."""
    cards = np.argsort(np.random.default_rng(1).random((HANDS, 52)), axis=1)[:, :7]
    bytes_, masks = cards.astype("uint8"), (np.uint64(1) << cards.astype("uint64")).sum(axis=1)
    few = [tuple(hand) for hand in cards[:SINGLE].tolist()]
    sets: list[tuple[int, ...]] = [(mask,) for mask in masks[:SINGLE].tolist()]
    out = {
        "seven numbers, one hand at a time": one_by_one(seven.value_of_seven, few),
        "a set, one hand at a time": one_by_one(seven.seven_card_value, sets),
        "arrays of bytes": at_once(np.ascontiguousarray(bytes_)),
        "arrays of 32-bit numbers": at_once(np.ascontiguousarray(cards.astype("int32"))),
        "arrays of 64-bit numbers": at_once(np.ascontiguousarray(cards)),
        "arrays of sets": at_once(masks),
    }
    if peers:
        from phevaluator import _pheval

        theirs = [tuple(card % 13 * 4 + card // 13 for card in hand) for hand in few]
        out["phevaluator, its C call"] = one_by_one(_pheval.evaluate_7cards, theirs)
    return out


def shares(peers: bool) -> dict[str, Batch]:
    """The same questions to both: two hands; a hand against a range, also on the flop."""
    import eval7

    theirs = eval7.HandRange(RANGE)
    words = [" ".join(map(str, hand)) for hand, _ in theirs.hands]
    members = [parse_cards(pair) for pair in words]
    out = {
        "two hands": drawn([HERO, VILLAIN], ""),
        "a hand and a range": drawn([HERO, members], ""),
        "a hand and a range on the flop": drawn([HERO, members], FLOP),
    }
    if peers:
        hero = [eval7_card(word) for word in HERO.split()]
        villain = eval7.HandRange("QhQc")
        flop = [eval7_card(word) for word in FLOP.split()]
        for name, (other, board) in zip(
            list(out), ((villain, []), (theirs, []), (theirs, flop)), strict=True
        ):
            out[f"{name}, eval7"] = eval7_drawn(hero, other, board)
    return out


def drawn(hands: Sequence[Holding], board: str) -> Batch:
    seed = 0

    def batch() -> tuple[int, int]:
        nonlocal seed
        seed += 1
        sampled(hands, board, samples=SAMPLES, seed=seed)
        return SAMPLES, 0

    return batch


def eval7_card(word: str) -> object:
    import eval7

    return eval7.Card(word[0] + word[1].lower())


def eval7_drawn(hero: list[object], villain: object, board: list[object]) -> Batch:
    import eval7

    def batch() -> tuple[int, int]:
        eval7.py_hand_vs_range_monte_carlo(hero, villain, board, SAMPLES)
        return SAMPLES, 0

    return batch


def line(rate: Rate, name: str) -> str:
    return f"{name:<44} {rate.hands:>14,.0f} a second   ({rate.least:,.0f} to {rate.most:,.0f})"


def measured(batches: dict[str, Batch], runs: int, seconds: float) -> dict[str, Rate]:
    tasks: dict[str, Task] = {name: partial(once, batch) for name, batch in batches.items()}
    found = in_turn(tasks, runs, seconds)
    for name, rate in found.items():
        print(line(rate, name), flush=True)
    return found


def run(arguments: Sequence[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="./dev bench evaluator", description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--peers", action="store_true")
    options = parser.parse_args(arguments)
    speed = "interpreted" if seven.__file__.endswith(".py") else "compiled"
    print(f"Seven cards, {speed}")
    values = measured(evaluations(options.peers), options.runs, options.seconds)
    print("Shares by sampling")
    drawings = measured(shares(options.peers), options.runs, options.seconds)
    for board in ("", FLOP):
        begun = time.process_time()
        found = exact([HERO, VILLAIN], board)
        spent = time.process_time() - begun
        print(f"all {found.boards:,} boards of two hands in {spent * 1000:.1f} ms")
    if options.peers:
        print()
        other = values.pop("phevaluator, its C call")
        for name, rate in values.items():
            print(f"{name} to phevaluator's C call: {rate.hands / other.hands:.1f} times")
        for name, rate in drawings.items():
            if f"{name}, eval7" in drawings:
                ratio = rate.hands / drawings[f"{name}, eval7"].hands
                print(f"{name} to eval7: {ratio:.1f} times the samples")
