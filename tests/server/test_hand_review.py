"""Finished tables, looked back at: read once, right after a restart, and with no name given up."""

import threading
from pathlib import Path
from typing import Any

import pytest

from cardhall.server.streams import Stream
from cardhall.store import Event
from tests.server.support import Hall, Person, bots_alone, open_hall, run


async def a_finished_table(hall: Hall) -> tuple[str, Person]:
    """Bots have played a session beside one person."""
    ida = hall.person()
    new = {"name": "Ida", "pin": "1234", "seats": 4, "bots": 3, "minutes": 1, "game": "pitty_pat"}
    table = (await ida.post("/api/tables", new)).json()["id"]
    await ida.play(table, "begin_session")
    await play_on(hall, table)
    return table, ida


async def play_on(hall: Hall, table: str) -> None:
    await bots_alone(hall, table)
    while hall.server.tables.get(table).state.stage != "ended":
        hall.clock.pass_seconds(5)
        await hall.server.tables.beat()


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """What is read of the store from now on: the stream, and behind which version."""
    from cardhall.store import Store

    told: list[tuple[str, int]] = []
    read = Store.read

    def noted(store: Store, stream: str, after: int = 0, **more: Any) -> list[Event]:
        told.append((stream, after))
        return read(store, stream, after, **more)

    monkeypatch.setattr(Store, "read", noted)
    return told


def test_a_tables_past_is_read_once_and_then_only_what_is_new(
    tmp_path: Path, reads: list[tuple[str, int]]
) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table, ida = await a_finished_table(hall)
            reads.clear()
            for path in ("hands/1", "hands/1/record", "deals.json", "hands/1"):
                answer = await ida.get(f"/api/tables/{table}/{path}")
                assert answer.status_code == 200, answer.text
            assert reads == [(f"table:{table}", 0)]
            first = hall.server.tables.get(table).stream.version
            await ida.play(table, "begin_session")
            await play_on(hall, table)
            one = (await ida.get(f"/api/tables/{table}/hands/1", session=1)).json()
            two = (await ida.get(f"/api/tables/{table}/hands/1")).json()
            assert (one["session"], two["session"]) == (1, 2)
            assert reads == [(f"table:{table}", 0), (f"table:{table}", first)]

    run(work())


def test_a_name_that_is_given_up_is_not_shown_from_what_was_read_before(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            await chair.post("/api/events", {"id": "spring", "rehearsal": True})
            for type, what in (
                ("rehearse", {"until": "seated"}),
                ("set_table_mode", {"table": 1, "mode": "live"}),
                ("start_round", {}),
            ):
                told = await chair.tell("spring", type, category="pitty-pat", **what)
                assert told.status_code == 200, told.text
            await hall.server.tables.settled()
            table = "spring.pitty-pat.1.1"
            for _ in range(12):
                hall.clock.pass_seconds(10)
                await hall.server.tables.beat()
            await chair.tell("spring", "call_time", category="pitty-pat")
            await play_on(hall, table)
            await hall.server.tables.settled()
            seat = hall.server.tables.get(table).state.seats[0]
            path = f"/api/tables/{table}/hands/1"
            assert seat.name in (await chair.get(path)).text
            await chair.tell("spring", "withdraw", entry=seat.entry)
            told = await chair.tell("spring", "blank_name", entry=seat.entry)
            assert told.status_code == 200, told.text
            assert seat.name not in (await chair.get(path)).text

    run(work())


def test_the_list_of_tables_to_check_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            await a_finished_table(hall)
            await a_finished_table(hall)
            before = (await hall.person().get("/api/opened")).json()
            clock = hall.clock
        assert len(before) == 2
        assert before[0]["at"] >= before[1]["at"]
        async with open_hall(tmp_path, clock) as hall:
            assert not hall.server.tables.all
            assert (await hall.person().get("/api/opened")).json() == before
            assert not hall.server.tables.all, "the list alone wakes nobody"
            await hall.person().get(f"/api/tables/{before[1]['id']}/view")
            assert (await hall.person().get("/api/opened")).json() == before

    run(work())


@pytest.mark.parametrize("path", ["view", "history", "hands/1", "hands/1/record", "deals.json"])
def test_a_long_past_is_read_beside_the_loop_and_stops_no_other_table(
    tmp_path: Path, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table, _ = await a_finished_table(hall)
            clock = hall.clock
        async with open_hall(tmp_path, clock) as hall:
            threads: list[threading.Thread] = []
            load = Stream.load

            def noted(*arguments: Any) -> Stream[Any, Any, Any]:
                threads.append(threading.current_thread())
                return load(*arguments)

            monkeypatch.setattr(Stream, "load", noted)
            answer = await hall.person().get(f"/api/tables/{table}/{path}")
            assert answer.status_code == 200, answer.text
            assert len(threads) == 1
            assert threading.current_thread() not in threads

    run(work())
