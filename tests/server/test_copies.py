"""A copy that one hall saved is taken in by another: all of it, or nothing and a cure."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from cardhall.server import copies
from cardhall.store import NewEvent, Store
from tests.server.support import Clock, Hall, Person, open_hall, run
from tests.server.test_event_tables import TABLE, a_round_with_a_live_table, play_on
from tests.server.test_put_away import an_event, delete, told


async def ask(chair: Person, what: str, content: bytes | None = None, **fields: str) -> Any:
    """Look at a copy, or take an event from it."""
    await chair.get("/api/me")
    files = {"file": ("day.cardhall", content, "application/octet-stream")} if content else None
    # a form without a file is a form with parts all the same
    more = {name: (None, value) for name, value in fields.items()}
    return await chair.http.post(
        f"/api/copies/{what}",
        files={**(files or {}), **more},
        headers={"x-csrftoken": chair.http.cookies["cardhall-form"]},
    )


async def look(chair: Person, content: bytes | None = None, **fields: str) -> Any:
    answer: httpx.Response = await ask(chair, "look", content, **fields)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def refused(chair: Person, what: str, content: bytes | None, **fields: str) -> str:
    """The reason; nothing came in by it."""
    before = (await chair.get("/api/events")).json()
    answer: httpx.Response = await ask(chair, what, content, **fields)
    said = answer.json()
    assert answer.status_code in {400, 404, 413}, answer.text
    if answer.status_code == 400:
        assert said["field"] in {"file", "event"}
        assert said["cure"]["text"]
    assert (await chair.get("/api/events")).json() == before
    return str(said["why"]["text"])


async def figures(person: Person, event: str) -> dict[str, Any]:
    """All that the chairperson is shown of an event, the results, and what the wall shows."""
    console = (await person.view(event, "console"))["view"]
    wall = (await person.view(event, "projector"))["view"]
    results = (await person.get(f"/api/events/{event}/results.json")).json()
    ledger = (await person.get(f"/api/events/{event}/ledger.csv")).text
    return {"console": console, "wall": wall, "results": results, "ledger": ledger}


async def saved(hall: Hall) -> bytes:
    """The event "spring" in the middle of a round, one of whose tables is in the browser."""
    chair = await a_round_with_a_live_table(hall)
    await play_on(hall, 30)
    answer = await chair.get("/api/events/spring/export")
    assert answer.status_code == 200
    return answer.content


def seed_of(hall: Hall) -> str:
    secrets = hall.server.tables.get(TABLE).state.secrets
    assert secrets is not None
    return secrets.seed


def parts(content: bytes) -> dict[str, list[Any]]:
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        return {
            name: [json.loads(line) for line in archive.read(name).splitlines()]
            for name in archive.namelist()
        }


def rebuilt(
    folder: Path, content: bytes, forge: Callable[[str, dict[str, Any]], dict[str, Any]]
) -> bytes:
    """The same facts, some of them changed, with every checksum right."""
    streams: dict[str, list[tuple[str, NewEvent]]] = {}
    for line in parts(content)["events.jsonl"]:
        data = json.dumps(forge(line["stream"], json.loads(line["data"]))).encode()
        new = NewEvent(line["type"], data)
        streams.setdefault(line["stream"], []).append((line["command_id"], new))
    with Store(folder / "forged" / "cardhall.db", now=Clock()) as store:
        for stream, lines in streams.items():
            for version, (_, new) in enumerate(lines):
                store.append(stream, version, f"c{version}", [new]).result(20)
        store.export(folder / "forged.cardhall")
    return (folder / "forged.cardhall").read_bytes()


def test_what_one_hall_saved_is_the_same_in_another_after_a_restart_too(tmp_path: Path) -> None:
    async def work() -> None:
        clock = Clock()
        async with open_hall(tmp_path / "first", clock) as first:
            content = await saved(first)
            before = await figures(first.people[0], "spring")
        async with open_hall(tmp_path / "second", clock) as second:
            chair, password = await second.chair(), second.password
            await an_event(chair, "autumn")
            found = await look(chair, content)
            assert found["at"] == clock.at
            (event,) = found["events"]
            assert (event["id"], event["here"], event["doubts"]) == ("spring", False, [])
            assert event["entries"] == len(before["console"]["entries"])
            assert event["name"] == before["console"]["head"]["name"]
            assert event["last"] == before["console"]["log"][0]["text"]
            assert event["last_at"] == before["console"]["log"][0]["at"]
            assert (await chair.get("/api/events/spring/view")).status_code == 404
            taken = await ask(chair, "take", content, event="spring")
            assert (taken.status_code, taken.json()) == (201, {"id": "spring"})
            assert await figures(chair, "spring") == before
            entry = before["console"]["entries"][0]
            player = second.person()
            assert (await player.login(code=entry["code"])).json()["entry"] == entry["id"]
            await told(chair, "spring", "add_minutes", minutes=5)
            await second.server.tables.settled()
            after = await figures(chair, "spring")
        async with open_hall(tmp_path / "second", clock, password=password) as second:
            assert await figures(await second.chair(), "spring") == after

    run(work())


def test_a_live_table_comes_along_and_its_session_begins_anew(tmp_path: Path) -> None:
    async def work() -> None:
        clock = Clock()
        async with open_hall(tmp_path / "first", clock) as first:
            content = await saved(first)
            seats = [seat.entry for seat in first.server.tables.get(TABLE).state.seats]
            seed = seed_of(first)
            assert seed not in str(parts(content))
        async with open_hall(tmp_path / "second", clock) as second:
            chair = await second.chair()
            await ask(chair, "take", content, event="spring")
            await second.server.tables.settled()
            table = second.server.tables.get(TABLE)
            assert [seat.entry for seat in table.state.seats] == seats
            assert seed_of(second) != seed
            await play_on(second, 30)
            assert table.running

    run(work())


def test_of_a_backup_one_event_is_taken_and_nothing_else(tmp_path: Path) -> None:
    async def work() -> None:
        stick, clock = tmp_path / "stick", Clock()
        stick.mkdir()
        async with open_hall(tmp_path / "first", clock) as first:
            chair = await first.chair()
            assert (await chair.get("/api/copies")).json() == []
            await an_event(chair, "autumn")
            clock.pass_minutes(1)
            await saved(first)
            tables = first.server.tables.streams_of("spring")
            before = await figures(chair, "spring")
            past = {name: first.store.read(name) for name in ["event:spring", *tables]}
            await chair.post("/api/backups", {"folder": str(stick)})
        async with open_hall(tmp_path / "second", clock) as second:
            chair = await second.chair()
            (tmp_path / "cardhall-secret.cardhall").write_bytes(b"not on the stick")
            await chair.post("/api/backups", {"folder": str(stick)})
            await an_event(chair, "autumn")
            names = [one["name"] for one in (await chair.get("/api/copies")).json()]
            (backup,) = [one for one in names if (stick / one).stat().st_size > 3000]
            found = await look(chair, backup=backup)
            assert [(one["id"], one["here"]) for one in found["events"]] == [
                ("spring", False), ("autumn", True)]  # fmt: skip
            why = found["events"][1]["why"]["text"]
            assert why == "This event is in this hall already."
            assert await refused(chair, "take", None, backup=backup, event="autumn") == why
            await refused(chair, "take", None, backup=backup, event="winter")
            for path in ("../cardhall-secret.cardhall", str(stick / backup), "", "x"):
                assert "No file was chosen" in await refused(chair, "look", None, backup=path)
            taken = await ask(chair, "take", backup=backup, event="spring")
            assert taken.status_code == 201, taken.text
            assert await figures(chair, "spring") == before
            there = [stream for stream, _ in second.store.streams()]
            assert sorted(there) == sorted(["event:autumn", *past])
            assert past == {name: second.store.read(name, upto=len(past[name])) for name in past}

    run(work())


def test_an_event_that_was_deleted_comes_back_from_its_copy(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            name = await an_event(chair, "spring", rehearsal=True, until="round:1")
            content = (await chair.get("/api/events/spring/export")).content
            before = await figures(chair, "spring")
            assert "already" in await refused(chair, "take", content, event="spring")
            assert (await look(chair, content))["events"][0]["here"]
            assert (await delete(chair, "spring", name))[0] == 200
            assert (await ask(chair, "take", content, event="spring")).status_code == 201
            assert await figures(chair, "spring") == before
            assert (await delete(chair, "spring", name))[0] == 200
            assert (await chair.get("/api/events/spring/view")).status_code == 404

    run(work())


def test_a_look_tells_no_card_no_seed_and_no_code(tmp_path: Path) -> None:
    async def work() -> None:
        clock = Clock()
        async with open_hall(tmp_path / "first", clock) as first:
            chair = await a_round_with_a_live_table(first)
            await play_on(first, 30)
            first.store.export(tmp_path / "all.cardhall")
            seed = seed_of(first)
            console = (await chair.view("spring", "console"))["view"]
        async with open_hall(tmp_path / "second", clock) as second:
            chair = await second.chair()
            content = (tmp_path / "all.cardhall").read_bytes()
            answer = await ask(chair, "look", content)
            assert seed in str(parts(content))
            for hidden in (seed, console["judge_code"], console["entries"][0]["code"]):
                assert hidden not in answer.text

    run(work())


def not_an_event(stream: str, data: dict[str, Any]) -> dict[str, Any]:
    return {**data, "type": "made_up"} if stream.startswith("event:") else data


def another_id(stream: str, data: dict[str, Any]) -> dict[str, Any]:
    return {**data, "id": "../x"} if data["type"] == "event_created" else data


def in_the_future(stream: str, data: dict[str, Any]) -> dict[str, Any]:
    return {**data, "at": data["at"] + 86_400_000} if stream.startswith("event:") else data


@pytest.mark.parametrize(
    ("forge", "why"),
    [
        (not_an_event, "cannot be read"),
        (another_id, "cannot be read"),
        (in_the_future, "this hall's clock says"),
    ],
)
def test_what_is_told_of_an_event_that_cannot_come_in(
    tmp_path: Path, forge: Callable[..., dict[str, Any]], why: str
) -> None:
    async def work() -> None:
        async with open_hall(tmp_path / "first") as first:
            content = await saved(first)
        async with open_hall(tmp_path / "second") as second:
            chair = await second.chair()
            forged = rebuilt(tmp_path, content, forge)
            (event,) = (await look(chair, forged))["events"]
            assert why in event["why"]["text"]
            assert event["cure"]["text"]
            assert why in await refused(chair, "take", forged, event="spring")

    run(work())


def test_a_table_that_cannot_be_gone_on_with_keeps_its_event_out(tmp_path: Path) -> None:
    def forge(stream: str, data: dict[str, Any]) -> dict[str, Any]:
        return data if stream.startswith("event:") else {**data, "type": "made_up"}

    async def work() -> None:
        async with open_hall(tmp_path / "first") as first:
            content = await saved(first)
        async with open_hall(tmp_path / "second") as second:
            chair = await second.chair()
            assert "cannot be read" in await refused(
                chair, "take", rebuilt(tmp_path, content, forge), event="spring"
            )

    run(work())


def damaged(content: bytes) -> bytes:
    return content[: len(content) // 2] + b"\0\0\0\0" + content[len(content) // 2 + 4 :]


def of_members(**members: Iterable[bytes]) -> bytes:
    """A file of these lines, whose checksums are right."""
    import hashlib

    lines = {f"{name}.jsonl": b"".join(members.get(name, ())) for name in
             ("commands", "events", "rewritten")}  # fmt: skip
    sums = {name: hashlib.sha256(data).hexdigest() for name, data in lines.items()}
    manifest = {"format": "cardhall-bundle", "version": 1, "schema": "", "at": 1, "sha256": sums}
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as archive:
        for name, data in lines.items():
            archive.writestr(name, data)
        archive.writestr("manifest.json", msgspec.json.encode(manifest))
    return file.getvalue()


def command(**fields: Any) -> bytes:
    row = {"command_id": "c", "stream": "event:x", "expected": 0, "version": 1} | fields
    return msgspec.json.encode(row) + b"\n"


BAD = {
    "no zip": b"a letter to the chairperson",
    "empty zip": of_members(),
    "nested": of_members(commands=[b"[" * 200_000 + b"\n"]),
    "endless": of_members(commands=[command(version=10**15)]),
    "no name": of_members(commands=[command(stream=7)]),
    "no text": of_members(
        commands=[b'{"command_id":"\\ud800","stream":"e","expected":0,"version":0}\n']
    ),
    "a name too many": of_members(commands=[command(more=1)]),
}  # fmt: skip


@pytest.mark.parametrize("content", BAD.values(), ids=BAD)
def test_a_file_that_is_no_copy_is_refused_with_a_cure(tmp_path: Path, content: bytes) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            for what in ("look", "take"):
                await refused(chair, what, content, event="x")

    run(work())


@pytest.mark.parametrize(
    "fields",
    [
        {"at": "soon"},
        {"at": -5},
        {"at": 2**70},
        {"actor": None},
        {"type": "a\0b"},
        {"version": 1.0},
    ],
    ids=str,
)
def test_a_field_that_no_hall_wrote_is_refused(tmp_path: Path, fields: dict[str, Any]) -> None:
    async def work() -> None:
        async with open_hall(tmp_path / "first") as first:
            chair = await first.chair()
            await an_event(chair, "spring")
            content = parts((await chair.get("/api/events/spring/export")).content)
        rows = {
            name: [json.dumps(row).encode() + b"\n" for row in content[f"{name}.jsonl"]]
            for name in ("commands", "events")
        }
        rows["events"][0] = json.dumps(content["events.jsonl"][0] | fields).encode() + b"\n"
        async with open_hall(tmp_path / "second") as second:
            chair = await second.chair()
            for what in ("look", "take"):
                why = await refused(chair, what, of_members(**rows), event="spring")
                assert "damaged" in why

    run(work())


def test_a_damaged_copy_and_one_that_is_too_large_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_hall(tmp_path / "first") as first:
            content = await saved(first)
        async with open_hall(tmp_path / "second") as second:
            chair = await second.chair()
            assert "damaged" in await refused(chair, "look", damaged(content))
            monkeypatch.setattr(copies, "MOST_UNPACKED", 20_000)
            assert "too large" in await refused(chair, "look", content)
            monkeypatch.undo()
            monkeypatch.setattr(copies, "MOST_FILE", len(content) - 1)
            assert "too large" in await refused(chair, "take", content, event="spring")
            huge = bytes(41_000_000)
            assert "too much" in await refused(chair, "look", huge)

    run(work())


def test_sessions_that_do_not_fit_their_seals_are_told_before(tmp_path: Path) -> None:
    def forge(stream: str, data: dict[str, Any]) -> dict[str, Any]:
        return {**data, "seed": "ab" * 32} if data["type"] == "session_begun" else data

    async def work() -> None:
        clock = Clock()
        async with open_hall(tmp_path / "first", clock) as first:
            await a_round_with_a_live_table(first)
            first.store.export(tmp_path / "all.cardhall")
        content = rebuilt(tmp_path, (tmp_path / "all.cardhall").read_bytes(), forge)
        async with open_hall(tmp_path / "second", clock) as second:
            (event,) = (await look(await second.chair(), content))["events"]
            (doubt,) = event["doubts"]
            assert doubt["text"].startswith("Table spring.boure.1.1, session 1: its seed is NOT")

    run(work())
