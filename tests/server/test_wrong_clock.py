"""A start whose clock was wrong: it is said, nobody is signed out needlessly, and it can be set
right while no round is on."""

from pathlib import Path

import pytest

from cardhall.server.config import clock_in_words
from server.support import SATURDAY, Clock, open_hall, run

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
            assert "last used on 2026-10-24" in hall.house.odd_clock
            other = await hall.chair()
            assert (await other.post("/api/events", {"id": "autumn"})).status_code == 201
        later = Clock(SATURDAY + 60_000)
        async with open_hall(tmp_path, later, password) as hall:  # and right again
            assert hall.house.now() == AHEAD
            chair = await hall.chair()
            (problem,) = (await chair.get("/api/backups")).json()["problems"]
            assert "start it with --clock-is-right" in problem
        async with open_hall(tmp_path, later, password, clock_is_right=True) as hall:
            assert hall.house.now() == later.at
            back = hall.person()
            back.http.cookies.update(cookies)
            assert (await back.get("/api/me")).json()["role"] == "chair"  # of before all this
            assert (await back.post("/api/events", {"id": "winter"})).status_code == 201
            assert hall.store.read("event:winter")[0].at == later.at
        later.pass_seconds(60)
        async with open_hall(tmp_path, later, password) as hall:  # for good
            assert hall.house.now() == later.at
            assert hall.house.problems() == []

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
            assert hall.house.now() >= AHEAD
            assert "not set back while a round is on" in caplog.text
            assert hall.house.problems()

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
