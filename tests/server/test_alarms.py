"""Alarms: everybody is woken when something is due, once, and nobody before."""

import asyncio
from pathlib import Path

import pytest

from cardhall.server import alarms as module
from cardhall.server.alarms import SPARE, Alarms
from cardhall.server.live import LiveTable
from tests.server.support import Clock, open_hall, run
from tests.server.test_live_tables import two_at_a_table


class Bells:
    """Alarms on a clock that the test moves, looked at every few milliseconds; who was woken."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.alarms = Alarms(self.clock)
        self.rung: list[str] = []

    def set(self, who: str, ahead: int | None) -> None:
        due = None if ahead is None else self.clock.at + ahead
        self.alarms.set(who, due, lambda: self.rung.append(who))

    async def passes(self, ms: int) -> list[str]:
        """Hall time goes on; who is woken by it."""
        self.rung.clear()
        self.clock.at += ms
        await asyncio.sleep(0.06)
        return list(self.rung)


@pytest.fixture(autouse=True)
def quick_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LOOK", 0.02)


def test_each_is_woken_when_theirs_is_due_and_once(tmp_path: Path) -> None:
    async def work() -> None:
        bells = Bells()
        ringing = asyncio.create_task(bells.alarms.run())
        bells.set("late", 5_000)
        bells.set("early", 2_000)
        assert await bells.passes(1_999) == []
        assert await bells.passes(1) == ["early"]
        assert await bells.passes(1_000) == []
        assert await bells.passes(60_000) == ["late"]  # the machine slept
        assert await bells.passes(60_000) == []
        ringing.cancel()

    run(work())


def test_what_is_set_anew_or_dropped_does_not_ring_at_its_old_time() -> None:
    async def work() -> None:
        bells = Bells()
        ringing = asyncio.create_task(bells.alarms.run())
        for who in ("anew", "never", "gone"):
            bells.set(who, 1_000)
        bells.set("anew", 3_000)
        bells.set("never", None)
        bells.alarms.drop("gone")
        assert await bells.passes(1_000) == []
        assert await bells.passes(2_000) == ["anew"]
        ringing.cancel()

    run(work())


def test_one_that_is_due_at_once_does_not_wait_for_the_next_look(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "LOOK", 30.0)

    async def work() -> None:
        bells = Bells()
        ringing = asyncio.create_task(bells.alarms.run())
        bells.set("far", 60_000)
        await asyncio.sleep(0.01)
        bells.set("now", 0)
        assert await bells.passes(0) == ["now"]
        ringing.cancel()

    run(work())


def test_what_no_longer_counts_is_not_kept() -> None:
    async def work() -> None:
        bells = Bells()
        for ahead in range(1_000):
            bells.set("one", 60_000 + ahead)
        assert len(bells.alarms._queue) <= SPARE + 2

    run(work())


def test_a_table_at_which_nothing_is_due_sleeps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However often hall time is looked at; and what is due is done soon after its time."""
    ticks: list[str] = []
    tick = LiveTable.tick

    async def counted(table: LiveTable) -> bool:
        ticks.append(table.id)
        return await tick(table)

    monkeypatch.setattr(LiveTable, "tick", counted)

    async def work() -> None:
        async with open_hall(tmp_path, timers=True) as hall:
            id, _, _ = await two_at_a_table(hall)
            table = hall.server.tables.get(id)
            await asyncio.sleep(0.1)
            ticks.clear()
            await asyncio.sleep(0.5)
            assert ticks == []
            due = table.due()
            assert due is not None
            version, hall.clock.at = table.stream.version, due
            for _ in range(200):
                if table.stream.version > version:
                    break
                await asyncio.sleep(0.01)
            assert table.stream.version > version

    run(work())
