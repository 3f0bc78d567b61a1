"""Wake each live table when something is due there, and not before.

Hall time is handed in and need not run like the loop's: a machine sleeps, several servers go by the
clock of their database, the chair sets it right. So somebody has to look at it again and again. It
is looked at once for all tables, against the one that is due first; the others sleep.
"""

import asyncio
import heapq
import itertools
from collections.abc import Callable
from typing import NamedTuple

LOOK = 0.25  # seconds between two looks at hall time, at most, while anything is due at all
SHORTEST = 0.005  # seconds until what is due already: whoever finds nothing to do spins no faster
SPARE = 64  # entries of alarms that were set anew, beside as many as there are


class Alarm(NamedTuple):
    """The hall time (ms) at which somebody is woken; ``number`` tells it from those set before."""

    due: int
    number: int
    who: str


class Alarms:
    """The alarms of all tables of a server: one for each, set anew whenever it sleeps."""

    def __init__(self, now: Callable[[], int], pace: float = 1.0) -> None:
        self._now = now
        self._pace = pace
        self._set: dict[str, tuple[int, Callable[[], None]]] = {}  # the number, and who is told
        self._queue: list[Alarm] = []  # also those that no longer count
        self._numbers = itertools.count()
        self._sooner = asyncio.Event()  # one is due before the next look
        self._looks_at = float("inf")  # by the loop's clock

    def set(self, who: str, due: int | None, ring: Callable[[], None]) -> None:
        """Call ``ring`` when hall time has come to ``due``; never, if that is None. It takes the
        place of what was set for ``who`` before."""
        if due is None:
            self.drop(who)
            return
        number = next(self._numbers)
        self._set[who] = number, ring
        heapq.heappush(self._queue, Alarm(due, number, who))
        if len(self._queue) > 2 * len(self._set) + SPARE:
            self._queue = [one for one in self._queue if self._counts(one)]
            heapq.heapify(self._queue)
        if asyncio.get_running_loop().time() + self._seconds(due) < self._looks_at:
            self._sooner.set()

    def drop(self, who: str) -> None:
        self._set.pop(who, None)

    async def run(self) -> None:
        """Ring what is due, as long as the hall is open."""
        loop = asyncio.get_running_loop()
        while True:
            self._sooner.clear()
            while self._queue and not self._counts(self._queue[0]):
                heapq.heappop(self._queue)
            seconds = min(self._seconds(self._queue[0].due), LOOK) if self._queue else None
            self._looks_at = float("inf") if seconds is None else loop.time() + seconds
            try:
                async with asyncio.timeout(seconds):  # wait_for may swallow a cancelling
                    await self._sooner.wait()
            except TimeoutError:
                self._ring()

    def _ring(self) -> None:
        now = self._now()
        while self._queue and self._queue[0].due <= now:
            alarm = heapq.heappop(self._queue)
            if self._counts(alarm):
                _, ring = self._set.pop(alarm.who)
                ring()

    def _counts(self, alarm: Alarm) -> bool:
        """True unless it was set anew since, or dropped, or has rung."""
        return self._set.get(alarm.who, (-1,))[0] == alarm.number

    def _seconds(self, due: int) -> float:
        return max(SHORTEST, (due - self._now()) / 1000 / self._pace)
