"""Decide which tables and events this server drives: its share, or all when it is alone.

Any server answers for any table. But bots, clocks and what passes between an event and its tables
are driven by one server at a time, which holds a lease on them in the database. A server that dies
has not renewed its lease ``TTL`` later, and the others share out what it drove. Two that drive the
same table for a moment do no harm: their commands have the same ids.
"""

import asyncio
import contextlib
import time
from collections.abc import Collection

from cardhall.store import Shared, share

TTL = 3000  # ms without a sign of life, and a server is gone
BEAT = 0.5  # seconds between two signs of life
GAP = 2000  # ms that nobody drove a table: more than when one server hands it to another


class Leases:
    """``shared`` None: this server is alone and drives everything."""

    def __init__(self, shared: Shared | None, me: str) -> None:
        self._shared = shared
        self._me = me
        self._held: frozenset[str] = frozenset()
        self._until = 0.0
        self.wanted = asyncio.Event()  # something new wants to be driven: do not wait for the beat

    @property
    def alone(self) -> bool:
        return self._shared is None

    def holds(self, name: str) -> bool:
        """True while this server drives the stream ``name``."""
        return self._shared is None or (name in self._held and time.monotonic() < self._until)

    async def beat(self, names: Collection[str]) -> dict[str, int]:
        """A sign of life, and this server's part of ``names``. What it has just taken, and how
        long nobody had it (ms, -1 for never). Raises StoreFailed.

        Leases that lapsed meanwhile (the database was away) and are still this server's count as
        taken anew: what was driven by them has stood still, and has to be stirred.
        """
        if self._shared is None:
            return {}
        began = time.monotonic()
        held = await asyncio.to_thread(
            self._shared.beat,
            self._me,
            TTL,
            lambda live: {name for name in names if share(name, live | {self._me}) == self._me},
        )
        taken = held.taken
        if self._until and time.monotonic() >= self._until:
            stood_still = round((began - self._until) * 1000) + TTL
            taken = dict.fromkeys(held.names, stood_still) | taken
        self._held, self._until = held.names, began + TTL / 1000
        return taken

    async def rest(self) -> None:
        """Until the next beat is due, or something new wants to be driven."""
        # not wait_for: it may swallow the cancelling of who waits
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(BEAT):
                await self.wanted.wait()
        self.wanted.clear()

    async def leave(self) -> None:
        """The others take over at once."""
        if self._shared is not None:
            self._held = frozenset()
            await asyncio.to_thread(self._shared.leave, self._me)
