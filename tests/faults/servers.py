"""Run the hall's own server as a process of the simulation: started, killed, paused, and again."""

import asyncio
import random
import traceback
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from cardhall.server.config import Config, SteadyClock
from cardhall.server.hall_secrets import HallSecrets
from cardhall.server.hall_server import HallServer
from cardhall.server.password_hashes import HashCost
from cardhall.store import StoreFailed
from cardhall.tables.bots import BotCommand, BotRequest
from tests.faults.database import Trouble
from tests.faults.loop import PROCESS, Process
from tests.faults.store import SimulatedStore
from tests.faults.world import World

T = TypeVar("T")
CHEAP = HashCost(2, 8, 1)
NEWS = "valkey://news"
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
NETWORK = (0.001, 0.005, 0.03, 0.2)
PATIENCE = 8.0
"""Seconds that a phone waits for an answer."""


class Unreachable(Exception):
    """No answer came: nobody knows whether the server took it."""


def by_lot(view: Any, legal: list[int], rng: random.Random) -> int:
    return rng.choice(legal)


class Server:
    """One place where a server runs; what runs there is another process after each start."""

    def __init__(self, world: World, number: int, folder: Path) -> None:
        self.world, self.number, self.folder = world, number, folder
        self.dice = world.dice(f"server {number}")
        self.trouble = Trouble(world.disk, world.dice(f"trouble {number}"))
        self.trouble.died = self.kill
        self.process = Process(f"{number}")
        self.process.dead = True
        self.hall: HallServer | None = None
        self.offset = self.dice.randrange(-40, 40) if world.several else 0  # ms, of its clock
        self.starts = 0
        self._lines: dict[asyncio.Future[Any], None] = {}  # phones that wait for an answer
        self.broken: dict[asyncio.Event, None] = {}  # told when its connections break

    # -- coming and going -----------------------------------------------------------------------

    def start(self) -> None:
        self.starts += 1
        self.process = Process(f"{self.number}.{self.starts}")
        self.world.note("starts", self.process.name)
        self.inside(self._run())

    def kill(self) -> None:
        """kill -9."""
        if self.process.dead:
            return
        self.world.note("dies", self.process.name)
        self.process.dead = True
        self.hall = None
        lines, self._lines = self._lines, {}
        for line in lines:
            if not line.done():
                line.set_exception(Unreachable())
        broken, self.broken = self.broken, {}
        for event in broken:
            event.set()

    def pause(self, seconds: float) -> None:
        self.process.paused_until = max(self.process.paused_until, self.world.loop.now + seconds)

    @property
    def running(self) -> bool:
        return not self.process.dead

    def inside(self, work: Any) -> "asyncio.Task[Any]":
        """A task of this process: it dies with it."""
        token = PROCESS.set(self.process)
        try:
            return self.world.loop.create_task(work)
        finally:
            PROCESS.reset(token)

    async def _run(self) -> None:
        """Started again by whoever looks after it, when it ends by itself."""
        while True:
            try:
                await self._open()
            except StoreFailed:
                self.world.count["starts in vain"] += 1
            except Exception as error:
                told = "".join(traceback.format_exception(error))[-3000:]
                self.world.wrong("a server ended", told)
            self.hall = None
            await asyncio.sleep(0.5)

    async def _open(self) -> None:
        world, process = self.world, self.process
        clock = SteadyClock(lambda: world.ms() + self.offset)
        store = SimulatedStore(
            world.loop,
            world.dice(f"disk {process.name}"),
            world.disk,
            self.trouble,
            clock,
            world.ms if world.several else None,
        )
        config = Config(
            store=store,
            data_dir=self.folder,
            clock=clock,
            random_bytes=self.dice.randbytes,
            new_id=lambda: self.dice.randbytes(8).hex(),
            new_code=lambda: "".join(self.dice.choices(CODE_LETTERS, k=6)),
            password_cost=CHEAP,
            pin_cost=CHEAP,
            news=NEWS if world.several else "",
        )
        if store.shared is not None:
            clock.go_by(await asyncio.to_thread(store.shared.time))
        secrets = HallSecrets(self.folder, self.dice.randbytes, store.shared, CHEAP)
        hall = HallServer(config, secrets)
        hall.tables.think = think  # type: ignore[method-assign]
        async with hall.open():
            self.hall = hall
            await asyncio.Event().wait()

    # -- who asks ---------------------------------------------------------------------------------

    async def ask(self, dice: random.Random, work: Callable[[HallServer], Awaitable[T]]) -> T:
        """A request over the network. What it raises is the answer too; Unreachable where none
        comes, and then the server may have done it or not."""
        await asyncio.sleep(dice.choice(NETWORK))
        if self.hall is None:
            raise Unreachable
        loop, hall = self.world.loop, self.hall
        answer: asyncio.Future[T] = loop.create_future()
        self._lines[answer] = None
        back, lost = dice.choice(NETWORK), dice.random() < self.world.answers_lost

        def reach(done: "asyncio.Task[T]") -> None:
            if answer.done():
                return
            if lost:
                self.world.count["answers lost"] += 1
                answer.set_exception(Unreachable())
            elif error := done.exception():
                answer.set_exception(error)
            else:
                answer.set_result(done.result())

        async def served() -> T:
            return await work(hall)

        task = self.inside(served())

        def leave(done: "asyncio.Task[T]") -> None:
            if not done.cancelled():
                done.exception()
                self._lines.pop(answer, None)  # it is on its way: a death of the server is too late
                loop.outside(back, reach, done)

        token = PROCESS.set(self.process)
        try:
            task.add_done_callback(leave)
        finally:
            PROCESS.reset(token)
        try:
            async with asyncio.timeout(PATIENCE):
                return await answer
        except TimeoutError:
            raise Unreachable from None
        finally:
            self._lines.pop(answer, None)


async def think(request: BotRequest) -> BotCommand | None:
    """A bot's choice by lot: what it thinks is another test's."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(None, request.answer, by_lot)
