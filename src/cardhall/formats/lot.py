"""Draw lots from a recorded seed: the same seed gives the same draw, on any machine, for ever.

The label is hashed with the seed, so that seats and decks never share a stream.
"""

import hashlib
from collections.abc import Iterator
from typing import TypeVar

T = TypeVar("T")


class Lot:
    """A stream of fair choices. The seed may be any text; equal seeds and labels draw alike."""

    def __init__(self, seed: str, label: str) -> None:
        self._numbers = _numbers(hashlib.sha256(f"cardhall {label}\n{seed}".encode()).digest())

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1, each as likely as the others. n must be positive."""
        if n < 1:
            raise ValueError("n must be positive")
        # what lies above the last whole multiple of n is thrown away, else low numbers win
        limit = (1 << 64) // n * n
        while (number := next(self._numbers)) >= limit:
            pass
        return number % n

    def shuffle(self, things: list[T]) -> list[T]:
        """A new list of the same things in an order where each is as likely as any other."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


def _numbers(key: bytes) -> Iterator[int]:
    block = 0
    while True:
        digest = hashlib.sha256(key + block.to_bytes(8, "big")).digest()
        for start in range(0, 32, 8):
            yield int.from_bytes(digest[start : start + 8], "big")
        block += 1
