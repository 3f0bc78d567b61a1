"""What stands in for a machine does what the machine does: a clock, a process, a disk, a store."""

import asyncio
import random
from pathlib import Path
from typing import Any

from cardhall.store import Flight, NewEvent, Receipt, Store
from tests.faults.database import Trouble
from tests.faults.disk import Command, Disk, Frame
from tests.faults.loop import PROCESS, Process, VirtualLoop
from tests.faults.store import SimulatedStore
from tests.store.template import new_store


def test_an_hour_passes_at_once_and_a_paused_process_goes_on_in_its_order() -> None:
    loop, process = VirtualLoop(random.Random(1)), Process("a")
    done: list[tuple[int, int]] = []

    async def work() -> None:
        for number in range(3):
            await asyncio.sleep(1)
            done.append((number, round(loop.now)))

    async def whole() -> None:
        token = PROCESS.set(process)
        loop.create_task(work())
        PROCESS.reset(token)
        await asyncio.sleep(1.5)
        process.paused_until = 100.0
        await asyncio.sleep(99.0)
        process.dead = True
        await asyncio.sleep(3600)

    loop.run_until_complete(whole())
    assert done == [(0, 1), (1, 100)]
    assert round(loop.now) == 3700
    loop.tasks[1]._log_destroy_pending = False  # type: ignore[attr-defined]
    loop.close()


def row(version: int) -> Any:
    return "s", version, "t", b"{}", 1, "", f"c{version}", b""


def test_a_power_cut_leaves_what_was_forced_to_the_disk_and_no_half_of_the_rest() -> None:
    for seed in range(200):
        disk = Disk()
        for version in (1, 2):
            disk.commit(Frame([Command("s", f"c{version}", version)], [row(version)]))
        disk.fail(Frame([Command("s", "c3", 3)], [row(3)]))
        assert disk.head("s") == 2
        disk.power_cut(random.Random(seed))
        assert disk.head("s") in (2, 3)
        assert (disk.version_of("s", "c3") == 3) == (disk.head("s") == 3)


def test_the_store_in_memory_answers_as_the_one_on_a_disk(tmp_path: Path) -> None:
    """The same commands, some of them stale, some sent again, some in one flight."""
    dice = random.Random(3)
    asked = [
        (f"s{dice.randrange(2)}", dice.randrange(6), f"c{dice.randrange(25)}", dice.randrange(2))
        for _ in range(150)
    ]
    loop = VirtualLoop(random.Random(1))
    disk = Disk()
    memory = SimulatedStore(
        loop, random.Random(2), disk, Trouble(disk, random.Random(3)), lambda: 1, None
    )
    with new_store(tmp_path / "cardhall.db", lambda: 1) as real:
        for at, (stream, expected, id, count) in enumerate(asked):
            flights = (Flight(), Flight()) if at % 3 else (None, None)
            new = [NewEvent("t", b"{}")] * (count + 1)
            told = [
                answer(store, loop, store.append(stream, expected, id, new, "", flight))
                for store, flight in ((memory, flights[0]), (real, flights[1]))
            ]
            assert told[0] == told[1]
        for stream in ("s0", "s1"):
            assert memory.read(stream) == real.read(stream)
            assert memory.read(stream, 2, 4) == real.read(stream, 2, 4)
        assert memory.streams() == real.streams()
        assert disk.head("s0") + disk.head("s1") > 10
    loop.close()


def answer(store: Store, loop: VirtualLoop, future: Any) -> Any:
    if isinstance(store, SimulatedStore):
        loop.run_until_complete(loop.create_task(asyncio.sleep(1)))
    error = future.exception()
    return str(error) if error else receipt(future.result())


def receipt(told: Receipt) -> tuple[Any, ...]:
    return told.stream, told.version, told.command_id, told.duplicate
