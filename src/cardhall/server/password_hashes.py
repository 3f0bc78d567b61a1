"""Hash passwords and PINs with scrypt: salted, and slow to try.

The numbers stand beside each digest, so that they can rise: an older one is still checked by its
own, and replaced at the next sign-in. Digesting takes memory by the megabyte, so few are made at
once and few may wait; never in the loop that everybody's tables run in.
"""

import asyncio
import hashlib
import hmac
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar

from cardhall.messages import Message
from cardhall.server.errors import Refused, Trouble

T = TypeVar("T")


class HashCost(NamedTuple):
    """scrypt's numbers; it takes 128 * n * r bytes."""

    n: int
    r: int
    p: int


PASSWORD = HashCost(2**17, 8, 1)  # 128 MiB, some 0.4 s
PIN = HashCost(
    2**14, 8, 1
)  # 16 MiB: four digits are guarded by the count of wrong ones, not by this
FIRST_PASSWORD = HashCost(2**14, 8, 1)  # before the numbers stood beside the digests
FIRST_PIN = HashCost(2**12, 8, 1)


def digest(text: str, salt: bytes, cost: HashCost) -> str:
    """Spaces around it do not count: a phone's keyboard adds them."""
    n, r, p = cost
    room = 128 * r * (n + p + 2) + 2**20
    return hashlib.scrypt(text.strip().encode(), salt=salt, n=n, r=r, p=p, maxmem=room).hex()


def matches(text: str, salt: bytes, cost: HashCost, kept: str) -> bool:
    return hmac.compare_digest(digest(text, salt, cost), kept)


class HashQueue:
    """One digest after the other, beside the loop. ``most`` may wait; then Refused is raised."""

    def __init__(self, name: str, most: int) -> None:
        self._worker = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._most = most
        self._waiting = 0

    async def do(self, work: Callable[..., T], *given: object) -> T:
        if self._waiting >= self._most:
            why = Trouble(
                "busy", Message("too-many-at-once"), "", Message("wait-a-minute-and-try-again")
            )
            raise Refused(503, why)
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._worker, work, *given)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._worker.shutdown(wait=False, cancel_futures=True)
