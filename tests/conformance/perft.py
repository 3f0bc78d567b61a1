"""How many ways there are to go on for so many actions, from fixed positions of fixed deals.

The counts of each game and preset are kept in perft.toml, those of a game of another maker's in the
``conformance`` of its folder. ``python -m tests.conformance.perft`` prints ours anew, and with the
name of a game behind it that game's. A change of any rule changes them. The same ways are gone once
more with the brute force beside the hand, which must allow the same at every position on them.
"""

import sys
import tomllib
from pathlib import Path
from random import Random
from typing import Any

from cardhall.games import game
from cardhall.registry import games
from tests.conformance.beside import BESIDE, Pair, pair
from tests.conformance.shape import OURS, brought, pick, rules_of

FILE = Path(__file__).parent / "perft.toml"
COUNTS: dict[str, dict[str, list[int]]] = tomllib.loads(FILE.read_text("utf-8"))
THEIRS = "conformance/perft.toml"

AHEAD = (0, 2, 5, 10)
"""Positions so many random actions into a deal; in Po-Ke-No so many calls: choices come late."""
LATE = (20, 23, 26, 29)

DEPTH = {
    "boure": (4, 3),
    "pitty_pat": (14, 9),
    "rummy": (6, 4),
    "po_ke_no": (12, 9),
    "pedro": (4, 3),
    "euchre": (7, 4),
    "holdem": (6, 4),
    "spades": (3, 3),
}
"""Actions ahead: of the counts, and of the ways gone with the brute force."""


def depth(name: str) -> tuple[int, int]:
    """The same of a game of another maker's too."""
    found: tuple[int, int] = DEPTH.get(name) or brought(name, "DEPTH", (4, 3))
    return found


def kept(name: str, preset: str) -> list[int]:
    """The counts as they are kept; none where nobody has counted yet."""
    told = COUNTS if name in OURS else games()[name].toml(THEIRS)
    return list(told.get(name, {}).get(preset, []))


def positions(name: str, preset: str) -> list[Pair]:
    """The fixed positions of a preset: two deals, each at several places."""
    module, rules = game(name), rules_of(name, preset)
    found = []
    for seed in (11, 12):
        for ahead in LATE if name == "po_ke_no" else AHEAD:
            rng = Random(f"{name} {seed}")
            at = pair(name, rules, seed)
            for _ in range(ahead):
                if not at.hand.is_over:
                    legal = sorted(at.hand.legal_actions())
                    at = at.after(legal[0] if name == "po_ke_no" else pick(rng, module, legal))
            found.append(at)
    return found


def count(hand: Any, depth: int) -> int:
    """Ways to go on for so many actions, or to the end."""
    if hand.is_over or not depth:
        return 1
    legal = hand.legal_actions()
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        following = hand.copy()
        following.apply(action)
        total += count(following, depth - 1)
    return total


def count_beside(at: Pair, depth: int) -> int:
    """The same, each position held against the brute force."""
    if at.hand.is_over or not depth:
        return 1
    at.check()
    return sum(count_beside(at.after(action), depth - 1) for action in at.hand.legal_actions())


def counts(name: str, preset: str) -> list[int]:
    return [count(at.hand, depth(name)[0]) for at in positions(name, preset)]


def main(names: list[str]) -> None:
    print("# Ways to go on, from fixed positions of each game and preset. See perft.py.")
    for name in names:
        print(f"\n[{name}]")
        for other, preset in BESIDE:
            if other == name:
                print(f"{preset} = {counts(name, preset)}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:] or OURS)
