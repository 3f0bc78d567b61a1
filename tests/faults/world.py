"""Hold one simulated hall: clock, chance, disk, network, what happened, and what was found."""

import asyncio
import random
from collections import Counter
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from tests.faults.disk import Disk
from tests.faults.loop import VirtualLoop
from tests.faults.wire import Wire

if TYPE_CHECKING:
    from tests.faults.ledger import Ledger
    from tests.faults.servers import Server

START = 1_792_850_400_000  # a Saturday in October, nine in the morning


@dataclass(frozen=True, slots=True)
class Found:
    """Something that must not be: what kind, what exactly, and when."""

    kind: str
    what: str
    step: int
    at: float

    def __str__(self) -> str:
        return f"step {self.step}, {self.at:.3f} s: {self.kind}: {self.what}"


class Stopped(Exception):
    """Something was found: nothing more is played."""


class World:
    """``seed`` says everything by chance, and nothing else does."""

    def __init__(self, seed: int, servers: int) -> None:
        self.seed = seed
        self.several = servers > 1
        self.loop = VirtualLoop(self.dice("threads"))
        self.disk = Disk()
        self.wire = Wire(self.loop, self.dice("network"))
        self.servers: list[Server] = []
        self.ledger: Ledger
        self.count: Counter[str] = Counter()
        self.found: list[Found] = []
        self.stopped: asyncio.Future[None] = self.loop.create_future()
        self.step = 0
        self.playing = True
        self.answers_lost = 0.0  # the share of answers that do not reach the phone
        self.screens: dict[str, tuple[str, Any, bytes]] = {}  # the newest view on each phone
        self.backup = (b"", 0)  # the newest, and how many commands it holds
        self.lines: list[str] | None = None  # the history, where somebody wants to read it
        self._digest = blake2b(digest_size=16)

    def dice(self, name: str) -> random.Random:
        """Chance for one purpose: another fault elsewhere does not move it."""
        return random.Random(f"{self.seed} {name}")

    def ms(self) -> int:
        """The time of day, as the database has it."""
        return START + round(self.loop.now * 1000)

    def note(self, *words: object) -> None:
        """One step of the history."""
        self.step += 1
        line = f"{self.step} {self.loop.now:.6f} {' '.join(map(str, words))}"
        self._digest.update(line.encode())
        if self.lines is not None:
            self.lines.append(line)

    def digest(self) -> str:
        return self._digest.hexdigest()

    def wrong(self, kind: str, what: object) -> None:
        """Something must not be: write it down, and come to an end."""
        if self.stopped.done():
            return
        self.note("WRONG", kind, what)
        self.found.append(Found(kind, str(what), self.step, self.loop.now))
        self.stopped.set_result(None)
        self.playing = False

    def up(self) -> "list[Server]":
        """The servers that would take a connection."""
        return [server for server in self.servers if server.hall is not None]
