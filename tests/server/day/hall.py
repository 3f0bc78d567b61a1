"""The hall of an online day: served in a process of its own, on a clock that its people move.

The clock is a number in memory that both processes share. The factory is handed it, as any hall is
handed its clock; nothing in the server is changed for it.
"""

import asyncio
import contextlib
import heapq
import itertools
import multiprocessing
import os
import socket
import sys
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from tests.server.support import SATURDAY

BEAT = 0.002  # seconds between two movements of the clock
PATIENCE = 0.05  # seconds that an act may take before the clock waits for it


class DayClock:
    """Hall time, at most ``pace`` times as fast as the machine's: it stands while somebody's act
    takes long, so that nobody's turn runs out because the machine is busy."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self.at = multiprocessing.get_context("spawn").Value("q", SATURDAY, lock=False)
        self.stood = 0.0  # seconds
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = itertools.count()
        self._under_way: dict[int, float] = {}

    def now(self) -> int:
        return int(self.at.value)

    async def sleep(self, seconds: float) -> None:
        """Until so much hall time has passed."""
        awake = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (self.now() + seconds * 1000, next(self._numbers), awake))
        await awake

    @contextlib.contextmanager
    def act(self) -> Iterator[None]:
        """While somebody waits for the answer to what they did."""
        number = next(self._numbers)
        self._under_way[number] = time.monotonic()
        try:
            yield
        finally:
            del self._under_way[number]

    async def run(self) -> None:
        last = time.monotonic()
        while True:
            await asyncio.sleep(BEAT)
            now = time.monotonic()
            passed, last = min(now - last, 5 * BEAT), now
            if now - min(self._under_way.values(), default=now) > PATIENCE:
                self.stood += passed
                continue
            self.at.value += int(passed * 1000 * self.pace)
            while self._waiting and self._waiting[0][0] <= self.at.value:
                _, _, awake = heapq.heappop(self._waiting)
                if not awake.done():
                    awake.set_result(None)


def serve(folder: Path, port: int, at: Any, pace: float, tell: Connection) -> None:
    """The hall as ``cardhall serve`` opens it, but for its clock and for limits on how fast one
    browser may command, which go by the machine's time. What it says goes into a file."""
    log = os.open(folder / "server.log", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(log, sys.stderr.fileno())
    os.dup2(log, sys.stdout.fileno())

    from cardhall.cli.serve import serve_app
    from cardhall.server.app import create_app
    from cardhall.server.config import Config, Limits
    from cardhall.store import Store

    def clock() -> int:
        return int(at.value)

    with Store(folder / "cardhall.db", now=clock) as store:
        limits = Limits(logins_a_minute=100_000, commands_a_second=100_000)
        config = Config(store=store, data_dir=folder, clock=clock, pace=pace, limits=limits)
        app = create_app(config)
        listening = socket.create_server(("127.0.0.1", port), backlog=1024)
        tell.send((listening.getsockname()[1], app.state.server.secrets.first_password))
        serve_app(app, listening)


class Server:
    """The process that serves the hall; it can be killed, and opened again on the same folder."""

    def __init__(self, folder: Path, clock: DayClock) -> None:
        self.folder = folder
        self.clock = clock
        self.port = 0
        self.password = ""
        self.cpu = 0.0  # seconds of those that are gone
        self._process: BaseProcess | None = None

    def open(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        ours, theirs = spawn.Pipe()
        arguments = (self.folder, self.port, self.clock.at, self.clock.pace, theirs)
        self._process = spawn.Process(target=serve, args=arguments, daemon=True)
        self._process.start()
        if not ours.poll(60):
            raise TimeoutError("the hall did not open")
        self.port, password = ours.recv()
        self.password = self.password or password

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def kill(self) -> None:
        """At once, in the middle of whatever it does."""
        assert self._process is not None
        self.cpu += self._cpu()
        self._process.kill()
        self._process.join(10)

    def close(self) -> None:
        assert self._process is not None
        self.cpu += self._cpu()
        self._process.terminate()
        self._process.join(10)

    def _cpu(self) -> float:
        import psutil

        assert self._process is not None
        return float(sum(psutil.Process(self._process.pid).cpu_times()[:2]))

    def log(self) -> str:
        return (self.folder / "server.log").read_text()
