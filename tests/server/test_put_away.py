"""An event is archived, brought back and deleted: it is gone from every list, address and file."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cardhall.hall.archiving import LEFT_ALONE
from cardhall.server import removal
from tests.server.support import Clock, Hall, Person, open_hall, run
from tests.store.test_blanking import files_with

WHO = "Evangeline Thibodeaux-Canary"


async def an_event(chair: Person, id: str, *, rehearsal: bool = False, until: str = "") -> str:
    """Make an event with one made-up person, or a rehearsal that stands at a step; its name."""
    settings = {"name": f"The {id} tournament"}
    asked = {"id": id, "games": ["boure"], "settings": settings, "rehearsal": rehearsal}
    assert (await chair.post("/api/events", asked)).status_code == 201
    if until:
        await told(chair, id, "rehearse", until=until)
    await told(chair, id, "take_entry", name=WHO, auxiliary="Moss Oak", override="made up")
    return settings["name"]


async def told(chair: Person, event: str, type: str, **what: Any) -> None:
    answer = await chair.tell(event, type, **what)
    assert answer.status_code == 200, answer.text


async def listed(person: Person) -> dict[str, bool]:
    """The events that somebody is shown, and whether each is archived."""
    return {one["id"]: one["archived"] for one in (await person.get("/api/events")).json()}


async def delete(chair: Person, event: str, name: str) -> Any:
    answer = await chair.post(f"/api/events/{event}/delete", {"name": name})
    return answer.status_code, answer.json()


async def gone_everywhere(hall: Hall, event: str) -> None:
    """Nobody is shown the event, and no address of it answers."""
    chair, visitor = await hall.chair(), hall.person()
    for person in (chair, visitor):
        assert event not in await listed(person)
        for path in ("view", "results.json", "results.csv", "live", "papers", "export"):
            answer = await person.get(f"/api/events/{event}/{path}")
            assert answer.status_code in {401, 404}, (path, answer.status_code)
    assert (await chair.tell(event, "archive_event")).status_code == 404


def test_an_archived_event_is_shown_to_the_chairperson_alone_after_a_restart_too(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair, password = await hall.chair(), hall.password
            await an_event(chair, "spring")
            await an_event(chair, "autumn")
            await told(chair, "spring", "archive_event")
        async with open_hall(tmp_path, password=password) as hall:
            chair, visitor = await hall.chair(), hall.person()
            assert await listed(chair) == {"spring": True, "autumn": False}
            assert await listed(visitor) == {"autumn": False}
            assert (await chair.view("spring", "console"))["view"]["archived"]
            assert (await visitor.get("/api/events/spring/view")).status_code == 200
            await told(chair, "spring", "bring_back_event")
            assert await listed(visitor) == {"spring": False, "autumn": False}

    run(work())


def test_a_deleted_event_is_gone_from_every_list_address_and_file(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair, password = await hall.chair(), hall.password
            name = await an_event(chair, "spring")
            await an_event(chair, "spring-2")
            code = (await chair.view("spring", "console"))["view"]["entries"][0]["code"]
            player = hall.person()
            await player.login(code=code)
            assert files_with(tmp_path, WHO)
            await told(chair, "spring-2", "blank_name", entry=await entry_of(chair, "spring-2"))
            status, said = await delete(chair, "spring", name)
            assert (status, said["field"]) == (422, "event")
            assert "Archive it first" in said["cure"]["text"]
            await told(chair, "spring", "archive_event")
            status, said = await delete(chair, "spring", "The spring")
            assert (status, said["field"], said["cure"]["text"]) == (422, "name", f"Type {name}.")
            assert await listed(chair) == {"spring": True, "spring-2": False}
            assert await delete(chair, "spring", name) == (200, {"problems": []})
            assert (await delete(chair, "spring", name))[0] == 404
            assert (await player.get("/api/me")).json()["role"] == "visitor"
            assert (await hall.person().login(code=code)).status_code == 401
            await gone_everywhere(hall, "spring")
            assert files_with(tmp_path, WHO) == []
        async with open_hall(tmp_path, password=password) as hall:
            await gone_everywhere(hall, "spring")
            assert await listed(await hall.chair()) == {"spring-2": False}
            assert files_with(tmp_path, WHO) == []
            assert files_with(tmp_path, "The spring tournament") == []

    run(work())


async def entry_of(chair: Person, event: str) -> str:
    return str((await chair.view(event, "console"))["view"]["entries"][0]["id"])


def test_a_running_one_is_neither_archived_nor_deleted_and_a_forgotten_one_is(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        clock = Clock()
        async with open_hall(tmp_path, clock) as hall:
            chair = await hall.chair()
            name = await an_event(chair, "spring", rehearsal=True, until="playing")
            refused = await chair.tell("spring", "archive_event")
            assert (refused.status_code, refused.json()["field"]) == (422, "event")
            status, said = await delete(chair, "spring", name)
            assert (status, "Close the round" in said["cure"]["text"]) == (422, True)
            await told(chair, "spring", "rehearse", until="round:1")
            assert (await delete(chair, "spring", name))[0] == 200
            name = await an_event(chair, "autumn", rehearsal=True, until="playing")
            clock.at = hall.server.events["autumn"].state.latest + LEFT_ALONE
            chair = await hall.chair()
            assert (await delete(chair, "autumn", name))[0] == 200
            await gone_everywhere(hall, "autumn")

    run(work())


def test_live_tables_go_with_it_and_hands_in_play_keep_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            name = await an_event(chair, "spring", rehearsal=True, until="signed_in")
            await an_event(chair, "spring-2")
            await told(chair, "spring", "set_table_mode", table=0, mode="live")
            await told(chair, "spring", "draw_seats", override="a rehearsal")
            await told(chair, "spring", "start_round")
            await hall.server.tables.settled()
            (table, *more) = hall.server.tables.of("spring")
            assert more
            hall.clock.at += LEFT_ALONE
            chair = await hall.chair()
            status, said = await delete(chair, "spring", name)
            assert (status, said["field"]) == (400, "event")
            assert "Hands are being played" in said["why"]["text"]
            await bots_finish(hall)
            hall.clock.at += LEFT_ALONE
            chair = await hall.chair()
            assert (await delete(chair, "spring", name))[0] == 200
            await gone_everywhere(hall, "spring")
            assert (await chair.get(f"/api/tables/{table.id}/view")).status_code == 404
            assert hall.server.tables.streams_of("spring") == []
            left = [stream for stream, _ in hall.store.streams()]
            assert left == ["event:spring-2", removal.LOG]

    run(work())


async def bots_finish(hall: Hall) -> None:
    hall.clock.pass_minutes(40)
    await hall.server.tables.beat()


def test_a_command_on_its_way_writes_nothing_behind_a_deletion(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            name = await an_event(chair, "spring", rehearsal=True)
            answers = await asyncio.gather(
                delete(chair, "spring", name),
                *(
                    chair.tell("spring", "take_entry", name=f"Ann {n}", auxiliary="Oak")
                    for n in range(8)
                ),
            )
            deleted = answers[0][0]
            assert deleted in {200, 400}
            if deleted == 400:
                assert (await delete(chair, "spring", name))[0] == 200
            assert hall.store.read("event:spring") == []
            await gone_everywhere(hall, "spring")
            await an_event(chair, "spring")
            assert await listed(chair) == {"spring": False}

    run(work())


@pytest.mark.parametrize("role", ["judge", "player", "visitor"])
def test_deleting_is_for_the_chairperson(tmp_path: Path, role: str) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            name = await an_event(chair, "spring", rehearsal=True)
            console = (await chair.view("spring", "console"))["view"]
            codes = {"judge": console["judge_code"], "player": console["entries"][0]["code"]}
            person = hall.person()
            if role in codes:
                await person.login(code=codes[role])
            assert (await delete(person, "spring", name))[0] == (401 if role == "visitor" else 403)
            assert await listed(chair) == {"spring": False}

    run(work())
