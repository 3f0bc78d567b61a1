"""A start whose clock was wrong: it is said, nobody is signed out needlessly, and it can be set
right while no round is on."""

from pathlib import Path

import pytest

from cardhall.server.config import clock_in_words
from tests.server.support import SATURDAY, Clock, open_hall, run

DAY = 86_400_000
AHEAD = SATURDAY + 400 * DAY


def test_a_clock_that_was_ahead_is_told_of_and_set_right(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            password, cookies = hall.password, dict(chair.http.cookies)
            assert (await chair.post("/api/events", {"id": "spring"})).status_code == 201
            assert (await chair.get("/api/backups")).json()["problems"] == []
        async with open_hall(tmp_path, Clock(AHEAD), password) as hall:  # the clock is wrong
            assert "last used on 2026-10-24" in hall.server.odd_clock
            other = await hall.chair()
            assert (await other.post("/api/events", {"id": "autumn"})).status_code == 201
        later = Clock(SATURDAY + 60_000)
        async with open_hall(tmp_path, later, password) as hall:  # and right again
            assert hall.server.now() == AHEAD
            chair = await hall.chair()
            (problem,) = (await chair.get("/api/backups")).json()["problems"]
            assert "start the hall with --clock-is-right" in problem["text"]
        async with open_hall(tmp_path, later, password, clock_is_right=True) as hall:
            assert hall.server.now() == later.at
            back = hall.person()
            back.http.cookies.update(cookies)
            assert (await back.get("/api/me")).json()["role"] == "chair"  # of before all this
            assert (await back.post("/api/events", {"id": "winter"})).status_code == 201
            assert hall.store.read("event:winter")[0].at == later.at
        later.pass_seconds(60)
        async with open_hall(tmp_path, later, password) as hall:  # for good
            assert hall.server.now() == later.at
            assert hall.server.problems() == []

    run(work())


def test_it_is_not_set_back_while_a_table_is_in_play(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with open_hall(tmp_path, Clock(AHEAD)) as hall:
            ida = hall.person()
            new = {"name": "Ida", "pin": "1234", "seats": 2, "bots": 1}
            table = (await ida.post("/api/tables", new)).json()["id"]
            assert (await ida.play(table, "begin_session")).status_code == 200
        async with open_hall(tmp_path, Clock(), clock_is_right=True) as hall:
            assert hall.server.now() >= AHEAD
            assert "not set back while a round is on" in caplog.text
            assert hall.server.problems()

    run(work())


def test_the_chair_says_on_the_console_that_the_clock_is_right(tmp_path: Path) -> None:
    """Not while a table is in play; then hall time goes by the machine, now and after a restart."""

    async def work() -> None:
        async with open_hall(tmp_path, Clock(AHEAD)) as hall:  # the clock is wrong
            await hall.chair()
            password = hall.password
            ida = hall.person()
            new = {"name": "Ida", "pin": "1234", "seats": 2, "bots": 1}
            table = (await ida.post("/api/tables", new)).json()["id"]
            assert (await ida.play(table, "begin_session")).status_code == 200
        later = Clock(SATURDAY + 60_000)
        async with open_hall(tmp_path, later, password, time_of_day=later) as hall:
            assert (await hall.person().post("/api/clock", {})).status_code == 401
            chair = await hall.chair()
            assert (await chair.get("/api/backups")).json()["clock"]
            refused = await chair.post("/api/clock", {})
            assert refused.status_code == 400
            assert "while a round is on" in refused.json()["why"]["text"]
            assert hall.server.now() >= AHEAD
            back = hall.person()
            back.http.cookies.update(dict(ida.http.cookies))
            assert (await back.play(table, "leave", seat=0)).status_code == 200
            await hall.server.tables.settled()
            for _ in range(3):
                await hall.server.tables.beat()
            for n in range(70):  # tries at the door, counted by the wrong clock
                await hall.server.attempts.add(f"{n}", 400 * DAY)
            told = await chair.post("/api/clock", {})
            assert told.status_code == 200, told.text
            assert told.json()["problems"] == []
            assert not told.json()["clock"]
            assert hall.server.now() == later.at
            assert await hall.server.attempts.get("1") == 0
            assert (await chair.post("/api/clock", {})).status_code == 200  # and again: nothing
            assert (await chair.post("/api/events", {"id": "winter"})).status_code == 201
            assert hall.store.read("event:winter")[0].at == later.at
        later.pass_seconds(60)
        async with open_hall(tmp_path, later, password) as hall:  # for good
            assert hall.server.now() == later.at
            assert hall.server.problems() == []

    run(work())


def test_a_clock_that_was_wrong_at_the_start_and_set_since_is_gone_by(tmp_path: Path) -> None:
    """Wrong twice, ever further ahead, and set right twice: nothing of either counts."""

    async def work() -> None:
        password, now = "", Clock()
        async with open_hall(tmp_path, now) as hall:
            chair = await hall.chair()
            assert (await chair.post("/api/events", {"id": "spring"})).status_code == 201
            password = hall.password
        for days in (400, 300):
            wrong = Clock(now.at + days * DAY)
            async with open_hall(tmp_path, wrong, password, time_of_day=now) as hall:
                chair = await hall.chair()
                assert "set this machine's clock" in hall.server.odd_clock
                assert (await chair.post("/api/events", {"id": f"e{days}"})).status_code == 201
                assert (await chair.post("/api/clock", {})).json()["problems"] == []
                assert hall.server.now() == now.at
            now.pass_seconds(60)
        async with open_hall(tmp_path, now, password) as hall:
            assert hall.server.now() == now.at
            assert hall.server.problems() == []

    run(work())


def test_only_what_is_odd_is_told() -> None:
    assert clock_in_words(SATURDAY, 0) == ""
    assert clock_in_words(SATURDAY, SATURDAY + 60_000) == ""
    assert clock_in_words(SATURDAY + 59 * DAY, SATURDAY) == ""
    assert "last used" in clock_in_words(SATURDAY + 61 * DAY, SATURDAY)
    assert "--clock-is-right" in clock_in_words(SATURDAY, SATURDAY + DAY)


def test_several_servers_are_not_told_to_do_what_is_refused_there() -> None:
    told = clock_in_words(SATURDAY, SATURDAY + DAY, alone=False)
    assert "database server's clock" in told
    assert "--clock-is-right" not in told
