"""The machine misbehaves: its disk is full, it slept, its clock was set back, it was restarted."""

import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.support import Clock, Hall, Person, open_hall, run
from tests.server.test_kill import Process

if sys.platform == "linux":
    import resource


def disk(process: Process, full: bool) -> None:
    """Let the server's process write no byte more to any file; or let it write again."""
    pid = process.process.pid
    hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0 if full else hard, hard))


def ask(browser: httpx.Client, id: str, type: str, **what: Any) -> httpx.Response:
    body = {"id": id, "version": 10**6, "command": {"type": type, **what}}
    return browser.post("/api/events/spring/commands", json=body)


def console(browser: httpx.Client) -> dict[str, Any]:
    answer = browser.get("/api/events/spring/view?as=console")
    assert answer.status_code == 200, answer.text
    return answer.json()["view"]  # type: ignore[no-any-return]


@pytest.mark.skipif(sys.platform != "linux", reason="the limit on file sizes is Linux's")
def test_a_disk_that_fills_during_a_report_loses_nothing(tmp_path: Path) -> None:
    """Said calmly, acknowledged only when it is written, and taken when there is space again."""
    serving = Process(tmp_path)
    try:
        chair = serving.browser()
        assert chair.post("/api/login", json={"password": serving.password}).status_code == 200
        chair.post("/api/events", json={"id": "spring", "rehearsal": True})
        assert ask(chair, "rehearse-it", "rehearse", until="playing").status_code == 200
        before = console(chair)
        category = before["categories"][0]
        card = category["rounds"][-1]["tables"][0]
        report = {
            "round": 1,
            "table": 1,
            "counts": [
                {"entry": seat["entry"], "chips": card["expected"] if n == 0 else 0}
                for n, seat in enumerate(card["seats"])
            ],
            "caller": "Ida",
        }
        captain = serving.browser()
        captain.post("/api/login", json={"code": category["table_codes"]["1"]})

        disk(serving, full=True)
        for _ in range(3):
            lost = ask(captain, "the-report", "report_count", **report)
            assert lost.status_code == 503, lost.text
            assert lost.json()["error"] == "busy"
            assert lost.json()["why"]["text"]
            assert lost.json()["cure"]["text"]
            assert "Traceback" not in lost.text
            assert "sqlite" not in lost.text.lower()
        assert console(chair) == before  # reading goes on, and shows no report
        late = serving.browser()  # a phone that comes in meanwhile
        came = late.post("/api/login", json={"code": category["table_codes"]["2"]})
        assert came.status_code == 200, came.text

        disk(serving, full=False)
        kept = ask(captain, "the-report", "report_count", **report)
        assert kept.status_code == 200, kept.text
        assert not kept.json()["duplicate"]
        assert ask(captain, "the-report", "report_count", **report).json()["duplicate"]
        out = serving.browser()
        assert out.post("/api/login", json={"code": category["table_codes"]["3"]}).is_success
        cookies = dict(chair.cookies), dict(late.cookies)
        after = console(chair)
    finally:
        serving.kill()
    again = Process(tmp_path)
    try:
        chair = again.browser(cookies[0])
        assert console(chair) == after
        told = console(chair)["categories"][0]["rounds"][-1]["tables"][0]
        assert len(told["reports"]) == 1
        assert {seat["chips"] for seat in told["seats"]} == {card["expected"], 0}
        # who came in while the disk was full is still in
        assert again.browser(cookies[1]).get("/api/me").json()["role"] == "captain"
    finally:
        again.kill()


async def playing(hall: Hall) -> Person:
    chair = await hall.chair()
    await chair.post("/api/events", {"id": "spring", "rehearsal": True})
    assert (await chair.tell("spring", "rehearse", until="playing")).status_code == 200
    return chair


async def round_one(chair: Person) -> dict[str, Any]:
    view = (await chair.view("spring", "console"))["view"]
    return view["categories"][0]["rounds"][-1]  # type: ignore[no-any-return]


def test_a_command_is_known_again_after_a_restart(tmp_path: Path) -> None:
    async def first() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await playing(hall)
            told = await chair.tell("spring", "add_minutes", id="five-more", minutes=5)
            known.update(password=hall.password, version=told.json()["version"])
            known["deadline"] = (await round_one(chair))["deadline"]

    async def second() -> None:
        async with open_hall(tmp_path, password=known["password"]) as hall:
            chair = await hall.chair()
            told = await chair.tell("spring", "add_minutes", id="five-more", minutes=5)
            assert told.json() == {
                "id": "five-more",
                "version": known["version"],
                "duplicate": True,
            }
            assert (await round_one(chair))["deadline"] == known["deadline"]

    known: dict[str, Any] = {}
    run(first())
    run(second())


def test_ten_minutes_asleep_in_mid_round_are_over_and_nothing_is_lost(tmp_path: Path) -> None:
    """The hall's round went on by the wall clock; counts come in, and minutes can be added."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await playing(hall)
            before = await round_one(chair)
            hall.clock.pass_minutes(25)
            hall.clock.pass_minutes(10)  # the lid was closed
            await hall.server.tables.beat()
            for event in hall.server.events.values():
                event.beat()
            after = await round_one(chair)
            assert after["deadline"] == before["deadline"] < hall.clock.at
            assert after["state"] == "playing"
            card = after["tables"][0]
            counts = [
                {"entry": seat["entry"], "chips": card["expected"] if n == 0 else 0}
                for n, seat in enumerate(card["seats"])
            ]
            told = await chair.tell(
                "spring", "report_count", round=1, table=1, counts=counts, caller="Ida"
            )
            assert told.status_code == 200, told.text
            assert (await chair.tell("spring", "add_minutes", minutes=10)).status_code == 200
            assert (await round_one(chair))["deadline"] == hall.clock.at + 600_000

    run(work())


def test_a_clock_set_back_an_hour_stops_no_live_turn(tmp_path: Path) -> None:
    async def work() -> None:
        clock = Clock()
        async with open_hall(tmp_path, clock) as hall:
            ida = hall.person()
            new = {"name": "Ida", "pin": "1234", "seats": 3, "bots": 1}
            table = (await ida.post("/api/tables", new)).json()["id"]
            una = hall.person()  # who is waited for: alone with a bot nobody has a clock
            await una.login(name="Una", pin="9876", event=table)
            await una.play(table, "sit", seat=1, person="", name="Una")
            await ida.play(table, "begin_session")
            live = hall.server.tables.get(table)
            while live.state.stage != "hand":
                clock.pass_seconds(10)
                await hall.server.tables.beat()
            ends_at = live.state.ends_at
            clock.pass_minutes(-60)
            await hall.server.tables.beat()
            assert live.state.ends_at == ends_at
            moved = live.stream.version
            for _ in range(6):
                clock.pass_seconds(31)
                await hall.server.tables.beat()
            assert live.stream.version > moved  # turns still run out, by time that has passed

    run(work())
