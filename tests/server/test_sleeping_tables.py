"""A finished table leaves the memory when nobody asks for it any more; nothing of it is lost."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from cardhall.server.access import VISITOR
from cardhall.server.hall_server import Reader
from cardhall.server.sleeping import IDLE, put_to_sleep
from tests.server.support import Hall, Person, bots_alone, open_hall, run
from tests.server.test_live_tables import seen, two_at_a_table
from tests.server.test_put_away import an_event, delete

LONGER = IDLE / 60_000 + 1  # minutes


async def to_the_end(hall: Hall) -> tuple[str, Person]:
    """A table whose session is over, and who opened it."""
    table, ida, _ = await two_at_a_table(hall)
    await bots_alone(hall, table)
    for _ in range(400):
        hall.clock.pass_seconds(15)
        await hall.server.tables.beat()
        if hall.server.tables.all[table].state.stage == "ended":
            return table, ida
    raise AssertionError("the session has no end")


async def sleeps(hall: Hall, table: str, minutes: float = LONGER) -> bool:
    hall.clock.pass_minutes(minutes)
    await put_to_sleep(hall.server.tables)
    assert (table in hall.server.tables.all) != (table in hall.server.tables.asleep)
    return table in hall.server.tables.asleep


@contextmanager
def no_look_for_garbage() -> Iterator[None]:
    """What goes from memory meanwhile was held by nothing."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def test_it_leaves_memory_without_a_look_for_garbage(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table, _ = await to_the_end(hall)
            with no_look_for_garbage():
                held = weakref.ref(hall.server.tables.all[table])
                assert await sleeps(hall, table)
                await asyncio.sleep(0.1)  # its clock has stopped
                assert held() is None

    run(work())


def test_a_deleted_event_leaves_memory_without_a_look_for_garbage(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            with no_look_for_garbage():
                name = await an_event(chair, "spring", rehearsal=True, until="round:1")
                held = weakref.ref(hall.server.events["spring"])
                assert (await delete(chair, "spring", name))[0] == 200
                await asyncio.sleep(0.1)  # who was pushed to is done
                assert held() is None

    run(work())


def test_it_sleeps_and_whoever_asks_finds_it_as_it_was(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table, ida = await to_the_end(hall)
            before = await seen(ida, table)
            hand = (await ida.get(f"/api/tables/{table}/hands/1")).json()
            assert await sleeps(hall, table)
            opened = (await ida.get("/api/opened")).json()
            assert table in [one["id"] for one in opened]
            again = await seen(ida, table)
            assert table in hall.server.tables.all
            for same in ("stage", "results", "seats", "session"):
                assert again[same] == before[same]
            assert (await ida.get(f"/api/tables/{table}/hands/1")).json() == hand

    run(work())


def test_one_that_somebody_looks_at_or_has_asked_for_stays(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table, ida = await to_the_end(hall)
            hub: Any = hall.server.tables.all[table].hub
            reader = Reader("room", VISITOR)
            watcher = hub.join(reader)
            assert not await sleeps(hall, table)
            hub.leave(reader, watcher)
            await seen(ida, table)
            assert not await sleeps(hall, table, LONGER - 2)
            assert await sleeps(hall, table, 3)

    run(work())


def test_one_in_play_never_sleeps(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table, _, _ = await two_at_a_table(hall)
            assert not await sleeps(hall, table)

    run(work())


def test_its_people_come_in_again_by_name_and_pin(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table, _ = await to_the_end(hall)
            assert await sleeps(hall, table)
            una = hall.person()
            assert (await una.login(name="Una", pin="0000", event=table)).status_code == 401
            answer = await una.login(name="Una", pin="9876", event=table)
            assert answer.status_code == 200, answer.text

    run(work())
