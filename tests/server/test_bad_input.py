"""Bad input gets an answer that names the field and the cure, and loses nothing."""

import asyncio
import logging
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from cardhall.messages import written
from cardhall.server.config import Limits, SteadyClock
from cardhall.store import Receipt, Store, StoreFailed
from tests.server.support import Clock, Hall, Person, open_hall, run


async def an_event(hall: Hall, until: str = "playing") -> Person:
    chair = await hall.chair()
    await chair.post("/api/events", {"id": "spring", "rehearsal": True})
    if until:
        assert (await chair.tell("spring", "rehearse", until=until)).status_code == 200
    return chair


async def console(chair: Person) -> dict[str, Any]:
    return (await chair.view("spring", "console"))["view"]  # type: ignore[no-any-return]


def test_a_stale_command_is_refused_with_the_news_in_words(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await an_event(hall, "entries")
            other = await hall.chair()
            entry = (await console(chair))["entries"][0]
            seen = (await chair.view("spring", "console"))["version"]
            first = await other.tell("spring", "withdraw", entry=entry["id"], version=seen)
            assert first.status_code == 200
            late = await chair.tell(
                "spring", "change_entry", entry=entry["id"], name="Another", version=seen
            )
            assert late.status_code == 409
            told = late.json()
            assert told["error"] == "stale"
            assert told["version"] == first.json()["version"]
            assert entry["name"] in told["news"][0]["text"]["text"]
            assert told["news"][0]["who"]["text"] == "Chairperson"
            assert entry["code"] not in late.text
            again = await chair.tell(
                "spring", "change_entry", entry=entry["id"], name="Another", version=told["version"]
            )
            assert again.status_code in {200, 422}
            elsewhere = (await console(chair))["entries"][1]["id"]
            fine = await chair.tell(
                "spring", "change_entry", entry=elsewhere, name="Someone Else", version=seen
            )
            assert fine.status_code == 200, fine.text

    run(work())


def test_a_command_sent_twice_counts_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await an_event(hall, "")
            what: dict[str, Any] = {
                "name": "Ida Moss",
                "auxiliary": "Blue Heron",
                "paid_cents": 1500,
            }
            both = await asyncio.gather(
                *(chair.tell("spring", "take_entry", id="the-same-one", **what) for _ in range(2))
            )
            later = await chair.tell("spring", "take_entry", id="the-same-one", **what)
            receipts = [answer.json() for answer in (*both, later)]
            assert {receipt["version"] for receipt in receipts} == {receipts[0]["version"]}
            assert [receipt["duplicate"] for receipt in receipts] == [False, True, True]
            assert len((await console(chair))["entries"]) == 1

    run(work())


@pytest.mark.parametrize(
    ("command", "field"),
    [
        ({"type": "take_entry", "name": 5, "auxiliary": "x"}, "name"),
        ({"type": "take_entry", "auxiliary": "x"}, "name"),
        ({"type": "no_such_thing"}, "type"),
        ({"type": "sign_in", "who": "x", "extra": 1}, "extra"),
        ({}, "type"),
    ],
)
def test_a_command_that_cannot_be_read_names_its_field(
    tmp_path: Path, command: dict[str, Any], field: str
) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await an_event(hall, "")
            body = {"id": "some-command", "version": 1, "command": command}
            answer = await chair.post("/api/events/spring/commands", body)
            assert answer.status_code == 400
            told = answer.json()
            assert told["error"] == "bad_request"
            assert field in told["field"] + told["cure"]["text"]

    run(work())


def test_what_is_no_json_or_too_large_is_refused_in_words(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await an_event(hall, "")
            headers = {
                "x-csrftoken": chair.http.cookies["cardhall-form"],
                "content-type": "application/json",
            }
            path = "/api/events/spring/commands"
            broken = await chair.http.post(path, content=b'{"id": ', headers=headers)
            assert broken.status_code == 400
            assert broken.json()["why"]["text"]
            large = await chair.http.post(path, content=b"x" * 5_000_000, headers=headers)
            assert large.status_code == 413
            assert large.json()["cure"]["text"]

    run(work())


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        pytest.param("text/plain", b"\xff\xfe", id="no text at all"),
        pytest.param("text/plain; charset=of-nowhere", b"today", id="letters that nobody knows"),
    ],
)
def test_a_form_whose_text_is_none_is_refused(tmp_path: Path, kind: str, text: bytes) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await an_event(hall, "")
            headers = {"x-csrftoken": chair.http.cookies["cardhall-form"]}
            files = {"file": ("entries.csv", b"name", "text/csv"), "dated": (None, text, kind)}
            answer = await chair.http.post(
                "/api/events/spring/import/preview", files=files, headers=headers
            )
            assert (answer.status_code, answer.json()["error"]) == (400, "bad_request")

    run(work())


def test_a_file_of_ten_thousand_lines_is_looked_at_and_then_taken(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await an_event(hall, "")
            lines = [f"Auxiliary {n // 5},Contestant Number {n},Bouré,yes" for n in range(10_000)]
            lines[70] = "Auxiliary 14,,Bouré,yes"
            text = "\n".join(["auxiliary,name,game,paid", *lines])
            headers = {"x-csrftoken": chair.http.cookies["cardhall-form"]}
            looked = await chair.http.post(
                "/api/events/spring/import/preview",
                files={"file": ("entries.csv", text.encode("latin-1"), "text/csv")},
                headers=headers,
            )
            assert looked.status_code == 200, looked.text
            found = looked.json()
            assert len(found["rows"]) == 9_999
            assert found["encoding"] == "Latin-1"
            (problem,) = found["problems"]
            assert (problem["line"], problem["field"]) == (72, "name")
            assert problem["cure"]
            assert not (await console(chair))["entries"]
            taken = await chair.tell("spring", "import_entries", rows=found["rows"])
            assert taken.status_code == 200, taken.text
            assert len((await console(chair))["entries"]) == 9_999

    run(work())


def test_a_table_reported_twice_with_different_counts_waits_for_a_person(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await an_event(hall)
            category = (await console(chair))["categories"][0]
            card = category["rounds"][-1]["tables"][0]
            entries = [seat["entry"] for seat in card["seats"]]
            for first in (0, 1):
                counts = [
                    {"entry": entry, "chips": card["expected"] if n == first else 0}
                    for n, entry in enumerate(entries)
                ]
                captain = hall.person()
                await captain.login(code=category["table_codes"]["1"])
                told = await captain.tell(
                    "spring", "report_count", round=1, table=1, counts=counts, caller="Ida"
                )
                assert told.status_code == 200, told.text
            card = (await console(chair))["categories"][0]["rounds"][-1]["tables"][0]
            assert card["state"] == "disputed"
            assert len(card["reports"]) == 2

    run(work())


class FullDisk(Store):
    """A store whose disk is full while ``full`` is set."""

    full = False

    def append(self, *arguments: Any, **more: Any) -> "Future[Receipt]":
        if not self.full:
            return super().append(*arguments, **more)
        failed: Future[Receipt] = Future()
        failed.set_exception(
            StoreFailed(written("The disk is full."), written("Free some space and try again."))
        )
        return failed


def test_a_full_disk_says_so_and_the_same_command_works_later(tmp_path: Path) -> None:
    async def work() -> None:
        clock = Clock()
        store = FullDisk(tmp_path / "cardhall.db", now=clock)
        async with open_hall(tmp_path, clock, store=store) as hall:
            chair = await an_event(hall, "")
            what: dict[str, Any] = {"name": "Ida Moss", "auxiliary": "Blue Heron"}
            store.full = True
            lost = await chair.tell("spring", "take_entry", id="keep-this-id", **what)
            assert lost.status_code == 503
            assert lost.json()["cure"]["text"]
            assert not (await console(chair))["entries"]
            store.full = False
            kept = await chair.tell("spring", "take_entry", id="keep-this-id", **what)
            assert kept.status_code == 200
            assert not kept.json()["duplicate"]
            assert len((await console(chair))["entries"]) == 1

    run(work())


def test_a_clock_set_back_an_hour_goes_on_from_where_it_was(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await an_event(hall)
            before = (await chair.get("/api/health")).json()["at"]
            deadline = (await console(chair))["categories"][0]["rounds"][-1]["deadline"]
            hall.clock.pass_minutes(-60)
            assert (await chair.get("/api/health")).json()["at"] == before
            hall.clock.pass_minutes(10)
            assert (await chair.get("/api/health")).json()["at"] == before + 600_000
            told = await chair.tell("spring", "add_minutes", minutes=5)
            assert told.status_code == 200
            again = (await console(chair))["categories"][0]["rounds"][-1]["deadline"]
            assert again == deadline + 300_000

    run(work())


def test_hall_time_never_runs_backwards_and_begins_after_what_is_remembered() -> None:
    reading = [1000]
    clock = SteadyClock(lambda: reading[0])
    seen = [clock()]
    for reading[0] in (1500, 200, 300, 5000, 4999, 5001):
        seen.append(clock())
    assert seen == sorted(seen)
    assert seen[-1] - seen[-2] == 2
    clock.not_before(9_000)
    assert clock() >= 9_000


def test_a_laptop_asleep_for_ten_minutes_costs_nobody_their_turn(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            ida, una = hall.person(), hall.person()
            new = {"name": "Ida", "pin": "1234", "seats": 2, "bots": 0}
            table = (await ida.post("/api/tables", new)).json()["id"]
            await una.login(name="Una", pin="9876", event=table)
            await una.play(table, "sit", seat=1, person="", name="Una")
            await ida.play(table, "begin_session")
            live = hall.server.tables.get(table)
            while live.state.stage != "hand":
                hall.clock.pass_seconds(10)
                await hall.server.tables.beat()
            step, ends_at = live.state.step, live.state.ends_at
            hall.clock.pass_minutes(10)
            await hall.server.tables.beat()
            assert live.state.step == step
            assert live.state.deadline == hall.clock.at + 90_000  # the turn and the reserve
            assert live.state.ends_at > ends_at

    run(work())


def test_too_many_tries_at_the_door_are_slowed_down(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path, limits=Limits(logins_a_minute=5)) as hall:
            thief = hall.person()
            answers = [(await thief.login(code=f"WRONG{n}")).status_code for n in range(7)]
            assert answers == [401] * 5 + [429] * 2
            blocked = await thief.login(code="X")
            assert blocked.json()["cure"]["text"]

    run(work())


def test_an_unknown_fault_says_nothing_and_logs_no_card(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await an_event(hall, "")

            def broken(*_: Any) -> Any:
                raise RuntimeError("Ida Moss holds AS KD with code SECRET")

            monkeypatch.setattr(hall.server.event("spring"), "view", broken)
            answer = await chair.get("/api/events/spring/view", **{"as": "console"})
            assert answer.status_code == 500
            for text in (answer.text, caplog.text):
                assert not any(word in text for word in ("Ida", "AS KD", "SECRET"))
            assert "RuntimeError" in caplog.text
            assert answer.json()["cure"]["text"]

    with caplog.at_level(logging.DEBUG):
        run(work())


def test_a_name_that_is_given_up_is_gone_from_the_folder(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await an_event(hall, "")
            for name in ("Ida Quillwort", "Una Moss"):
                await chair.tell("spring", "take_entry", name=name, auxiliary="Blue Heron")
            entry = (await console(chair))["entries"][0]
            player = hall.person()
            await player.login(code=entry["code"])
            assert (await player.get("/api/me")).json()["name"] == "Ida Quillwort"
            told = await chair.tell("spring", "blank_name", entry=entry["id"])
            assert told.status_code == 200, told.text
            assert "Quillwort" not in (await chair.get("/api/events/spring/view?as=console")).text
            assert (await chair.tell("spring", "sign_in", who="Una Moss")).status_code == 200
        for file in tmp_path.rglob("*"):
            assert not file.is_file() or b"Quillwort" not in file.read_bytes(), file

    run(work())
