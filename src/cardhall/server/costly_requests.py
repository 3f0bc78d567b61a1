"""Run costly requests in threads of their own: hints, papers, files, searches, long histories.

They have threads of their own, so that no act, no sign-in and no page waits for one; and of one
person only one runs at a time, so that whoever asks for a hundred waits for their own alone.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from cardhall.messages import Message
from cardhall.server.access import Connection, grants_of
from cardhall.server.config import Limits
from cardhall.server.errors import Refused, Trouble

P = ParamSpec("P")
T = TypeVar("T")
THREADS = "dear"


class CostlyRequests:
    """The line before these threads."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._threads = ThreadPoolExecutor(limits.dear_threads, thread_name_prefix=THREADS)
        self._turns: dict[str, asyncio.Lock] = {}
        self._waiting: dict[str, int] = {}  # of each person, those that run and those in line

    async def run(
        self, connection: Connection, work: Callable[P, T], *args: P.args, **more: P.kwargs
    ) -> T:
        """``work`` in its thread, when it is this person's turn. Raises Refused where they have
        too many in line, or all together have."""
        who = person(connection)
        mine = self._waiting.get(who, 0)
        if mine >= self._limits.dear_of_one:
            raise too_many(Message("your-last-ones-are-not-done-yet"))
        if sum(self._waiting.values()) >= self._limits.dear_of_all:
            raise too_many(Message("too-many-ask-for-something-large"))
        self._waiting[who] = mine + 1
        try:
            async with self._turns.setdefault(who, asyncio.Lock()):
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._threads, lambda: work(*args, **more))
        finally:
            self._waiting[who] -= 1
            if not self._waiting[who]:
                del self._waiting[who], self._turns[who]

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def too_many(why: Message) -> Refused:
    return Refused(429, Trouble("too_many", why, "", Message("wait-a-minute-and-try-again")))


def person(connection: Connection) -> str:
    """Name the one who asks, as far as it is known: by their seat or office; without one by their
    browser; without a cookie by the address they come from."""
    if grants := grants_of(connection):
        one = grants[0]
        return "/".join(("by", one.role, one.event, one.table, one.entry, one.live))
    browser = connection.cookies.get("cardhall-form", "")
    return browser or (connection.client.host if connection.client else "")
