"""Who may do what, and for how long: a grant opens what is its own, and only while it stands."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.handlers import WebsocketRouteHandler

from cardhall.server.access import LIVES, Role
from tests.server.support import Clock, Hall, Person, open_hall, run

ASKED = {"review": "?step=1", "mine": "?session=1"}
"""What such an address must say besides."""


def closed_routes(hall: Hall, table: str) -> Iterator[tuple[str, str]]:
    """Every route that is not for everybody, as the running application itself lists them: a new
    one is in it. Of the event "spring", and of a table."""
    names = {"/tables/{id:str}": f"/tables/{table}", "{id:str}": "spring"}
    names |= {"{event:str}": "spring", "{number:int}": "1"}
    names |= {"{name:str}": "tags.pdf", "{game:str}": "boure", "{code:str}": "AAAAA"}
    for route in hall.app.routes:
        handlers: list[Any] = getattr(route, "route_handlers", None) or [route.route_handler]  # type: ignore[union-attr]
        for handler in handlers:
            allowed = handler.opt.get("allow")
            if not allowed or "visitor" in allowed or isinstance(handler, WebsocketRouteHandler):
                continue
            path = route.path
            for part, name in names.items():
                path = path.replace(part, name)
            assert "{" not in path, path
            for method in handler.http_methods:
                yield method, path + ASKED.get(path.rpartition("/")[2], "")


async def asked(person: Person, method: str, path: str) -> int:
    say: dict[str, object] = {
        "id": "somebody-else",
        "version": 0,
        "command": {"type": "begin_session"},
    }
    if path.endswith("/again"):
        say = {"id": "somebody-else", "name": "Ida Fontenot", "pin": "123456"}
    body = say if path.startswith("/api/tables/") else {}
    answer = await (person.http.get(path) if method == "GET" else person.post(path, body))
    return answer.status_code


async def rehearsed(hall: Hall, event: str = "spring") -> tuple[Person, dict[str, str]]:
    """The chairperson of an event in play, and the codes that open it, by role."""
    chair = await hall.chair()
    await chair.post("/api/events", {"id": event, "rehearsal": True})
    assert (await chair.tell(event, "rehearse", until="playing")).status_code == 200
    console = (await chair.view(event, "console"))["view"]
    return chair, {
        "judge": console["judge_code"],
        "captain": console["categories"][0]["table_codes"]["1"],
        "player": console["entries"][0]["code"],
    }


async def signed_in(hall: Hall, codes: dict[str, str]) -> dict[str, Person]:
    people = {role: hall.person() for role in codes}
    for role, code in codes.items():
        assert (await people[role].login(code=code)).json()["role"] == role
    return people


async def nothing_opens(hall: Hall, people: dict[str, Person], but: str = "nothing") -> None:
    body = {"name": "Ida Fontenot", "pin": "123456", "seats": 3, "bots": 2}
    made = await hall.person().post("/api/tables", body)
    routes = list(closed_routes(hall, made.json()["id"]))
    assert len(routes) > 15
    for method, path in routes:
        if path.startswith(but):
            continue
        for role, person in people.items():
            status = await asked(person, method, path)
            assert status in {401, 403}, (method, path, role, status)


def test_a_replaced_code_opens_no_route(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair, codes = await rehearsed(hall)
            people = await signed_in(hall, codes)
            entry = (await chair.view("spring", "console"))["view"]["entries"][0]["id"]
            category = (await chair.view("spring", "console"))["view"]["categories"][0]["key"]
            for what in (
                {"entry": entry},
                {},
                {"category": category, "table": 1},
            ):
                told = await chair.tell("spring", "new_code", **what)
                assert told.status_code == 200, told.text
            await nothing_opens(hall, people)

    run(work())


def test_a_replaced_password_opens_no_route(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair, _ = await rehearsed(hall)
            cookies = dict(chair.http.cookies)
        (tmp_path / "chair.json").unlink()
        async with open_hall(tmp_path, random_bytes=random.Random(8).randbytes) as hall:
            stale = hall.person()
            for name, value in cookies.items():
                stale.http.cookies.set(name, value, domain="hall.example")
            assert (await stale.get("/api/me")).json()["role"] == "visitor"
            await nothing_opens(hall, {"chair": stale})
            for view in ("console", "judge"):
                answer = await stale.get("/api/events/spring/view", **{"as": view})
                assert answer.status_code == 401
            told = (await stale.get("/api/events/spring/results.json")).json()
            assert told["ledger"] is None

    run(work())


def test_a_code_opens_nothing_of_another_event(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            _, codes = await rehearsed(hall, "autumn")
            await rehearsed(hall, "spring")
            people = await signed_in(hall, codes)
            await nothing_opens(hall, people, but="/api/sign-ins")  # one's own
            calls = await people["judge"].get(
                "/api/events/autumn/desk/calls", category="boure", table=1
            )
            assert calls.status_code == 200

    run(work())


@pytest.mark.parametrize("role", ["chair", "judge", "captain", "player"])
def test_a_sign_in_ends_when_nobody_uses_it(tmp_path: Path, role: Role) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair, codes = await rehearsed(hall)
            person = {"chair": chair, **await signed_in(hall, codes)}[role]
            for _ in range(2):  # who is heard of stays
                hall.clock.pass_seconds(LIVES[role].idle / 1000 - 1)
                assert (await person.get("/api/me")).json()["role"] == role
            hall.clock.pass_seconds(LIVES[role].idle / 1000)
            assert (await person.get("/api/me")).json()["role"] == "visitor", role
            await nothing_opens(hall, {role: person})

    run(work())


@pytest.mark.parametrize("role", ["chair", "judge", "captain", "player"])
def test_a_sign_in_ends_however_often_it_is_used(tmp_path: Path, role: Role) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair, codes = await rehearsed(hall)
            person = {"chair": chair, **await signed_in(hall, codes)}[role]
            ends = hall.clock() + LIVES[role].whole
            while hall.clock() + LIVES[role].idle / 2 < ends:
                hall.clock.pass_seconds(LIVES[role].idle / 2000)
                hall.clock.at = min(hall.clock.at, ends - 1)
                assert (await person.get("/api/me")).json()["role"] == role
            hall.clock.at = ends
            assert (await person.get("/api/me")).json()["role"] == "visitor"
            await nothing_opens(hall, {role: person})

    run(work())


def test_an_office_ends_sooner_than_a_seat_in_the_same_browser(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair, codes = await rehearsed(hall)
            await chair.login(code=codes["player"])
            hall.clock.pass_seconds(LIVES["chair"].idle / 1000)
            me = (await chair.get("/api/me")).json()
            assert [one["role"] for one in me["grants"]] == ["player"]
            assert (await chair.get("/api/events/spring/export")).status_code == 403

    run(work())


def test_a_restart_keeps_people_in_and_no_longer_than_before(tmp_path: Path) -> None:
    clock = Clock()

    async def work() -> None:
        async with open_hall(tmp_path, clock) as hall:
            chair, _ = await rehearsed(hall)
            cookies = dict(chair.http.cookies)
            clock.pass_seconds(LIVES["chair"].idle / 1000 - 60)
            assert (await chair.get("/api/me")).json()["role"] == "chair"
        assert cookies["cardhall"] not in (tmp_path / "sessions.jsonl").read_text()
        for passed, role in ((LIVES["chair"].idle / 1000 - 60, "chair"), (3600 * 18, "visitor")):
            clock.pass_seconds(passed)
            async with open_hall(tmp_path, clock) as hall:
                same = hall.person()
                for name, value in cookies.items():
                    same.http.cookies.set(name, value, domain="hall.example")
                assert (await same.get("/api/me")).json()["role"] == role

    run(work())


def test_one_sees_where_else_one_is_signed_in_and_ends_it_all(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair, codes = await rehearsed(hall)
            phone, thief, other = (await signed_in(hall, codes))["player"], hall.person(), chair
            hall.clock.pass_seconds(60)
            await thief.login(code=codes["player"])
            await thief.login(code=codes["captain"])
            told = (await phone.get("/api/sign-ins")).json()
            assert [(one["role"], one["here"]) for one in told] == [
                ("player", True),
                ("player", False),
            ]
            assert told[1]["since"] - told[0]["since"] == 60_000
            ended = await phone.post("/api/sign-ins/end", {})
            assert ended.json()["role"] == "visitor"
            assert (await phone.get("/api/sign-ins")).status_code == 401
            left = (await thief.get("/api/me")).json()["grants"]
            assert [one["role"] for one in left] == ["captain"]  # what is not this person's stays
            assert (await other.get("/api/me")).json()["role"] == "chair"

    run(work())
