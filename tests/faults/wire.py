"""Carry the news between simulated servers: Valkey's publish and subscribe, as ``news`` uses them.

Messages come in order and once, until a fault of the plan says otherwise; what is said while the
line is down is lost, as with the real one.
"""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from valkey.exceptions import ConnectionError as LineDown

from tests.faults.loop import VirtualLoop

ON_THE_WAY = (0.0005, 0.002, 0.01)
LATE = (0.001, 0.05, 0.5, 3.0, 9.0)


class Wire:
    """The network and the server in the middle. ``wild``: the share of messages that get lost,
    come twice, late, or out of their order."""

    def __init__(self, loop: VirtualLoop, dice: random.Random) -> None:
        self.loop, self.dice = loop, dice
        self.lines: list[Line] = []
        self.down = False
        self.wild = 0.0

    def cut(self) -> None:
        """Valkey is gone: every line breaks."""
        self.down = True
        for line in self.lines:
            line.broken = True
            line.came.set()

    def carry(self, message: bytes) -> None:
        for line in list(self.lines):
            if self.dice.random() >= self.wild:
                line.last = max(line.last + 1e-6, self.loop.now + self.dice.choice(ON_THE_WAY))
                self.loop.outside(line.last - self.loop.now, line.put, message)
                continue
            for _ in range(self.dice.choice((0, 0, 1, 2))):
                self.loop.outside(self.dice.choice(LATE), line.put, message)


class Line:
    """One subscription."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self.waiting: list[dict[str, Any]] = []
        self.came = asyncio.Event()
        self.broken = False
        self.last = 0.0

    def put(self, message: bytes) -> None:
        self.waiting.append({"type": "message", "data": message})
        self.came.set()

    async def subscribe(self, channel: str) -> None:
        await asyncio.sleep(self._wire.dice.choice(ON_THE_WAY))
        if self._wire.down:
            raise LineDown
        self._wire.lines.append(self)
        self.waiting.append({"type": "subscribe"})
        self.came.set()

    async def get_message(self, timeout: float) -> dict[str, Any] | None:
        try:
            async with asyncio.timeout(timeout):
                await self.came.wait()
        except TimeoutError:
            return None
        if self.broken:
            raise LineDown
        message = self.waiting.pop(0)
        if not self.waiting:
            self.came.clear()
        return message


class Client:
    """A server's client of Valkey."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire

    async def publish(self, channel: str, message: bytes) -> None:
        await asyncio.sleep(self._wire.dice.choice(ON_THE_WAY))
        if self._wire.down:
            raise LineDown
        self._wire.carry(message)

    @asynccontextmanager
    async def pubsub(self) -> AsyncIterator[Line]:
        line = Line(self._wire)
        try:
            yield line
        finally:
            if line in self._wire.lines:
                self._wire.lines.remove(line)

    async def aclose(self) -> None:
        pass
