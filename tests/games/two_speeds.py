"""Plays seeded hands of a game by its integer API and boils every step down to a digest.

    python -m tests.games.two_speeds GAME BEGIN COUNT

prints which kind of core ran and one digest for each fifty hands, so that a compiled and an
interpreted core can be compared action by action: same list, same hands. What a hand's steps are
stands in GAME_trace.py.
"""

import hashlib
import importlib
import sys
from collections.abc import Callable, Iterable

EACH = 50


def digest(steps: Callable[[int], Iterable[object]], numbers: Iterable[int]) -> str:
    found = hashlib.sha256()
    for number in numbers:
        for step in steps(number):
            found.update(repr(step).encode())
    return found.hexdigest()


def main(game: str, begin: int, count: int) -> None:
    trace = importlib.import_module(f"tests.games.{game}_trace")
    slow = [module for module in trace.MODULES if str(module.__file__).endswith(".py")]
    print("interpreted" if slow else "compiled")
    for first in range(begin, begin + count, EACH):
        print(digest(trace.steps, range(first, min(first + EACH, begin + count))))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
