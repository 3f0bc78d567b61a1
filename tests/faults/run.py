"""Run one seed from beginning to end, and make a failure smaller."""

import asyncio
import gc
import logging
import shutil
import sys
import tempfile
import traceback
import warnings
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest import mock

from cardhall.games import having
from cardhall.server.streams import Stream
from tests.faults import ending, mischief
from tests.faults.ledger import Ledger
from tests.faults.loop import Stuck
from tests.faults.people import Chair, Own
from tests.faults.plan import Fault, drawn
from tests.faults.servers import Server
from tests.faults.wire import Client
from tests.faults.world import Found, World

GAMES_OF_THE_HALL = ("boure", "pitty-pat", "rummy", "po-ke-no")
LOOK = 1.0
"""Seconds between two looks at hall time for all tables: most of a run would be looks in vain."""
HALL_SECONDS = 900.0
"""From the beginning to the very end, at most, beside the time with faults."""


@dataclass
class Outcome:
    """What one run was: what was found, how far it came, and the digest of its history."""

    seed: int
    servers: int
    minutes: float
    plan: list[Fault]
    found: list[Found]
    digest: str
    steps: int
    seconds: float  # of hall time
    count: Counter[str]
    lines: list[str] = field(default_factory=list)


def run(
    seed: int, minutes: float, servers: int, plan: list[Fault] | None = None, lines: bool = False
) -> Outcome:
    """One run; ``plan`` None draws the faults from the seed."""
    faults = drawn(seed, minutes * 60, servers) if plan is None else plan
    world = World(seed, servers)
    world.lines = [] if lines else None
    folder = Path(tempfile.mkdtemp(prefix="cardhall-faults-"))
    gc.disable()  # when something is collected is not the seed's to say
    if not gc.get_freeze_count():
        gc.collect()
        gc.freeze()  # what was loaded stays, and need not be looked through after every run
    try:
        with machine(world):
            _play(world, folder, servers, minutes * 60, faults)
        return Outcome(
            seed, servers, minutes, faults, world.found, world.digest(), world.step,
            world.loop.now, world.count, world.lines or [],
        )  # fmt: skip
    finally:
        _clear(world)
        gc.enable()
        shutil.rmtree(folder, ignore_errors=True)


def _play(world: World, folder: Path, servers: int, seconds: float, faults: list[Fault]) -> None:
    world.ledger = Ledger(world)
    for number in range(servers):
        place = folder / str(number)
        place.mkdir()
        world.servers.append(Server(world, number, place))

    async def whole() -> None:
        story = asyncio.create_task(_story(world, seconds, faults))
        bound = asyncio.create_task(asyncio.sleep(seconds + HALL_SECONDS))
        await asyncio.wait({story, world.stopped, bound}, return_when=asyncio.FIRST_COMPLETED)
        if story.done():
            story.result()
        elif bound.done():
            world.wrong("never answered", "somebody still waits for the end of the day")

    try:
        world.loop.run_until_complete(whole())
    except Stuck as error:
        world.wrong("the clock stands still", error)
    except Exception as error:
        world.wrong("the story broke", "".join(traceback.format_exception(error))[-3000:])


async def _story(world: World, seconds: float, faults: list[Fault]) -> None:
    dice = world.dice("story")
    for server in world.servers:
        server.start()
    key = dice.choice(GAMES_OF_THE_HALL)
    chair = Chair(world, key, (1,))
    games = dice.sample(sorted(having("table")), 2)
    own = [
        Own(world, number, game, 2 + (number == 0), 4 - 2 - (number == 0))
        for number, game in enumerate(games)
    ]
    world.note("games", key, *games)
    opened = [chair.prepare(), *(one.open() for one in own)]
    faulty = asyncio.create_task(mischief.happen(world, faults, seconds))
    await asyncio.gather(*opened)
    work = [asyncio.create_task(one.play()) for one in own]
    work.append(asyncio.create_task(chair.captains()))
    await faulty
    await asyncio.sleep(ending.SETTLES)
    await ending.moves_on(world)
    await ending.results_come(world, chair)
    world.playing = False
    await asyncio.gather(*work)
    await asyncio.sleep(ending.SETTLES)
    await ending.look(world, chair)


# -- what a server reads of its machine ---------------------------------------------------------


class Log(logging.Handler):
    """What the server logs as its own fault is one."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.ERROR)
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        self.world.note("log", text)
        if text.startswith("fault in"):
            self.world.wrong("a fault in the log", text)


@contextmanager
def machine(world: World) -> Iterator[None]:
    """Clock, chance, process number and network of the simulation, wherever the server asks."""
    dice, loop = world.dice("machine"), world.loop
    time = SimpleNamespace(monotonic=lambda: loop.now, time=lambda: world.ms() / 1000)
    server = "cardhall.server."
    instead: dict[str, Any] = {
        f"{server}{module}.time": time
        for module in ("leases", "sessions", "hall_server", "rate_limits")
    }
    instead[f"{server}alarms.LOOK"] = LOOK
    instead[f"{server}hall_server.secrets"] = SimpleNamespace(
        token_hex=lambda size: dice.randbytes(size).hex()
    )
    instead[f"{server}hall_server.os"] = SimpleNamespace(getpid=lambda: 1)
    instead[f"{server}hall_server.socket"] = SimpleNamespace(gethostname=lambda: "hall")
    for module in ("news", "rate_limits"):
        instead[f"{server}{module}.connect"] = lambda url, **more: Client(world.wire)
    write = Stream._write

    async def noted(self: Any, command_id: str, *more: Any) -> Any:
        world.ledger.decided(self, command_id)
        return await write(self, command_id, *more)

    instead[f"{server}streams.Stream._write"] = noted
    alone = Stream._alone

    async def in_turn(self: Any, command_id: str, *more: Any) -> Any:
        world.ledger.decided_in_turn(self.name, command_id)
        return await alone(self, command_id, *more)

    instead[f"{server}streams.Stream._alone"] = in_turn
    log = logging.getLogger("cardhall")
    before = log.handlers[:], log.propagate
    interval = sys.getswitchinterval()
    log.handlers[:], log.propagate = [Log(world)], False
    loop.set_exception_handler(lambda _, context: _unheard(world, context))
    asyncio.set_event_loop(loop)
    patches = [mock.patch(name, value) for name, value in instead.items()]
    try:
        for patch in patches:
            patch.start()
        yield
    finally:
        for patch in patches:
            patch.stop()
        log.handlers[:], log.propagate = before
        sys.setswitchinterval(interval)
        asyncio.set_event_loop(None)


def _unheard(world: World, context: dict[str, Any]) -> None:
    """An exception that nobody took."""
    error = context.get("exception")
    told = "".join(traceback.format_exception(error))[-2500:] if error else context["message"]
    world.wrong("an exception that nobody took", told)


def _clear(world: World) -> None:
    """Let go of the loop and of the tasks of dead servers, unheard."""
    world.loop.set_exception_handler(lambda *_: None)
    if not world.stopped.done():
        world.stopped.cancel()
    tasks, world.loop.tasks = world.loop.tasks, []
    heard, sys.unraisablehook = sys.unraisablehook, lambda _: None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)  # of what was never begun
            for task in tasks:
                task._log_destroy_pending = False  # type: ignore[attr-defined]
            world.loop.close()
            world.servers.clear()
            tasks.clear()
            gc.collect()
    finally:
        sys.unraisablehook = heard


# -- smaller ------------------------------------------------------------------------------------


def shrunk(outcome: Outcome, runs: int = 40) -> Outcome:
    """The same failure with fewer faults and less time, as far as so many runs find it."""
    best, kind = outcome, outcome.found[0].kind
    size = max(1, len(best.plan) // 2)
    while runs > 0:
        smaller = None
        for start in range(0, len(best.plan), size):
            less = best.plan[:start] + best.plan[start + size :]
            runs -= 1
            tried = run(best.seed, _time_for(less, best), best.servers, less)
            if tried.found and tried.found[0].kind == kind:
                smaller = tried
                break
            if runs <= 0:
                break
        if smaller is not None:
            best = smaller
            size = min(size, max(1, len(best.plan)))
        elif size == 1:
            break
        else:
            size = max(1, size // 2)
    return best


def _time_for(plan: list[Fault], best: Outcome) -> float:
    """Faults end a little after the last of them."""
    last = max((fault.at + min(fault.seconds, 10.0) for fault in plan), default=30.0)
    return min(best.minutes, (last + 5.0) / 60)
