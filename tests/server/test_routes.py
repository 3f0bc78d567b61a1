"""Every route denies by default: all routes, all roles, and what a role may do in a place."""

import base64
from pathlib import Path
from typing import Any

from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler

from tests.server.support import Hall, Person, open_hall, run

EVERYONE = {"chair", "judge", "captain", "player", "visitor"}
SIGNED_IN = EVERYONE - {"visitor"}
# each route, and who may use it at all; a new route is added here by hand, after a thought
WHO: dict[tuple[str, str], set[str]] = {
    ("GET", "/"): EVERYONE,
    ("GET", "/docs"): EVERYONE,
    ("GET", "/docs/{path:path}"): EVERYONE,
    ("GET", "/{path:path}"): EVERYONE,
    ("GET", "/api/health"): EVERYONE,
    ("GET", "/api/address"): EVERYONE,
    ("GET", "/api/me"): EVERYONE,
    ("POST", "/api/password"): {"chair"},
    ("POST", "/api/login"): EVERYONE,
    ("POST", "/api/logout"): EVERYONE,
    ("GET", "/api/sign-ins"): SIGNED_IN,
    ("POST", "/api/sign-ins/end"): SIGNED_IN,
    ("GET", "/api/rules"): EVERYONE,
    ("GET", "/api/event-presets"): EVERYONE,
    ("GET", "/api/events"): EVERYONE,
    ("POST", "/api/events"): {"chair"},
    ("POST", "/api/events/{id:str}/delete"): {"chair"},
    ("GET", "/api/events/{id:str}/view"): EVERYONE,
    ("POST", "/api/events/{id:str}/commands"): SIGNED_IN,
    ("POST", "/api/events/{id:str}/import/preview"): {"chair"},
    # a captain who may correct what they said: the scribe of a night at home
    ("POST", "/api/events/{id:str}/preview-correction"): {"chair", "judge", "captain"},
    ("GET", "/api/events/{id:str}/desk/calls"): {"chair", "judge"},
    ("POST", "/api/events/{id:str}/desk/look"): {"chair", "judge"},
    ("GET", "/api/events/{id:str}/live"): {"chair", "judge"},
    ("GET", "/api/events/{id:str}/papers"): {"chair"},
    ("GET", "/api/events/{id:str}/results.json"): EVERYONE,
    ("GET", "/api/events/{id:str}/results.csv"): EVERYONE,
    ("GET", "/api/events/{id:str}/ledger.csv"): {"chair"},
    ("GET", "/api/boards"): EVERYONE,
    ("GET", "/api/events/{id:str}/export"): {"chair"},
    ("GET", "/api/backups"): {"chair"},
    ("GET", "/api/copies"): {"chair"},
    ("POST", "/api/copies/look"): {"chair"},
    ("POST", "/api/copies/take"): {"chair"},
    ("GET", "/api/set-aside"): {"chair"},
    ("POST", "/api/backups"): {"chair"},
    ("POST", "/api/clock"): {"chair"},
    ("GET", "/api/tables"): EVERYONE,
    ("POST", "/api/tables"): EVERYONE,
    ("GET", "/api/tables/{id:str}/view"): EVERYONE,
    ("POST", "/api/tables/{id:str}/commands"): SIGNED_IN,
    ("GET", "/api/tables/{id:str}/history"): EVERYONE,
    ("GET", "/api/tables/{id:str}/hands/{number:int}"): EVERYONE,
    ("GET", "/api/tables/{id:str}/rulings"): {"chair", "judge"},
    ("GET", "/api/tables/{id:str}/advice"): SIGNED_IN,
    ("GET", "/api/tables/{id:str}/odds"): SIGNED_IN,
    ("GET", "/api/tables/{id:str}/hands/{number:int}/review"): SIGNED_IN,
    ("GET", "/api/tables/{id:str}/hands/{number:int}/mine"): SIGNED_IN,
    ("POST", "/api/tables/{id:str}/hands/{number:int}/again"): SIGNED_IN,
    ("GET", "/api/problems/{game:str}"): EVERYONE,
    ("GET", "/api/problems/{game:str}/{number:int}"): EVERYONE,
    ("POST", "/api/problems/{game:str}/{number:int}"): EVERYONE,
    ("GET", "/api/same/{of:str}/{game:str}"): EVERYONE,
    ("POST", "/api/same/{of:str}/{game:str}"): EVERYONE,
    ("GET", "/api/games"): EVERYONE,
    ("GET", "/api/games/{game:str}/house-rules"): EVERYONE,
    ("GET", "/api/sit/{code:str}"): EVERYONE,
    ("GET", "/api/opened"): EVERYONE,
    ("GET", "/api/tables/{id:str}/deals.json"): EVERYONE,
    ("GET", "/api/tables/{id:str}/hands/{number:int}/record"): EVERYONE,
    ("GET", "/api/lessons"): EVERYONE,
    ("POST", "/api/lessons/{game:str}"): EVERYONE,
    ("POST", "/api/qr"): EVERYONE,
    ("GET", "/paper/{event:str}/{name:str}"): {"chair"},
    # what the server says of itself holds no data
    ("GET", "/api/schema"): EVERYONE,
    ("GET", "/api/schema/openapi.json"): EVERYONE,
    ("GET", "/api/schema/socket.json"): EVERYONE,
    ("GET", "/api/schema/{path:str}"): EVERYONE,
    ("WS", "/ws/events/{id:str}"): EVERYONE,
    ("WS", "/ws/tables/{id:str}"): EVERYONE,
}


def routes_of(hall: Hall) -> set[tuple[str, str]]:
    found = set()
    for route in hall.app.routes:
        handlers: list[Any] = getattr(route, "route_handlers", None) or [route.route_handler]  # type: ignore[union-attr]
        for handler in handlers:
            assert (
                handler.opt.get("allow")
                or handler.opt.get("is_static")
                or "OPTIONS" in str(getattr(handler, "http_methods", ""))
            ), route.path
            if isinstance(handler, WebsocketRouteHandler):
                found.add(("WS", route.path))
            elif isinstance(handler, HTTPRouteHandler):
                found |= {(m, route.path) for m in handler.http_methods if m in {"GET", "POST"}}
    return found


async def everybody(hall: Hall) -> dict[str, Person]:
    """One person in each role, in an event that is being played."""
    chair = await hall.chair()
    await chair.post("/api/events", {"id": "spring", "rehearsal": True})
    await chair.tell("spring", "rehearse", until="playing")
    console = (await chair.view("spring", "console"))["view"]
    people = {"chair": chair, "visitor": hall.person()}
    codes = {
        "judge": console["judge_code"],
        "captain": console["categories"][0]["table_codes"]["1"],
        "player": console["entries"][0]["code"],
    }
    for role, code in codes.items():
        people[role] = hall.person()
        assert (await people[role].login(code=code)).json()["role"] == role
    return people


def test_every_route_is_for_those_for_whom_it_is_meant(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            assert routes_of(hall) == set(WHO)
            people = await everybody(hall)
            for (method, path), roles in WHO.items():
                if method == "WS" or path in {"/api/logout", "/api/sign-ins/end"}:
                    continue
                where = path.replace("/tables/{id:str}", "/tables/nowhere")
                where = where.replace("{id:str}", "spring").replace("{event:str}", "spring")
                where = where.replace("{name:str}", "tags.pdf").replace("{path:path}", "rules")
                where = where.replace("{path:str}", "any")
                where = where.replace("{number:int}", "1")
                for role, person in people.items():
                    asked = person.get(where) if method == "GET" else person.post(where, {})
                    status = (await asked).status_code
                    if role in roles or path == "/api/login":
                        assert status not in {403, 405, 500}, (method, path, role, status)
                    else:
                        assert status == (401 if role == "visitor" else 403), (path, role, status)

    run(work())


def test_a_view_is_for_its_own_role_alone(tmp_path: Path) -> None:
    views = {
        "console": {"chair"},
        "judge": {"chair", "judge"},
        "captain": {"captain"},
        "player": {"player"},
        "projector": EVERYONE,
    }

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            people = await everybody(hall)
            for kind, roles in views.items():
                for role, person in people.items():
                    answer = await person.get("/api/events/spring/view", **{"as": kind})
                    assert (answer.status_code == 200) == (role in roles), (kind, role)
                    if role not in roles:
                        assert answer.json().keys() <= {"error", "why", "cure", "field", "clause"}

    run(work())


def test_a_role_commands_only_what_is_its_own(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            people = await everybody(hall)
            chair = people["chair"]
            console = (await chair.view("spring", "console"))["view"]
            cards = console["categories"][0]["rounds"][-1]["tables"]
            seats = [seat["entry"] for seat in cards[1]["seats"]]
            counts = [{"entry": entry, "chips": 100} for entry in seats]
            report: dict[str, Any] = {
                "round": 1,
                "table": 2,
                "counts": counts,
                "caller": "Ida",
                "early": True,
            }
            for role in ("captain", "player"):
                told = await people[role].tell("spring", "report_count", **report)
                assert told.status_code in {403, 422}, role
            for role in ("judge", "captain", "player"):
                told = await people[role].tell("spring", "close_round")
                assert told.status_code == 403, role
            stranger = await chair.post("/api/events", {"id": "autumn"})
            assert stranger.status_code == 201
            told = await people["judge"].tell("autumn", "add_minutes", minutes=1)
            assert told.status_code == 401

    run(work())


def test_an_early_count_is_asked_about_once_and_counts_once(tmp_path: Path) -> None:
    """The answer goes with the id of what was asked about, and may be sent twice itself."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            people = await everybody(hall)
            console = (await people["chair"].view("spring", "console"))["view"]
            card = console["categories"][0]["rounds"][-1]["tables"][0]
            share, rest = divmod(card["expected"], len(card["seats"]))
            counts = [{"entry": seat["entry"], "chips": share} for seat in card["seats"]]
            report: dict[str, Any] = {
                "round": 1,
                "table": 1,
                "counts": counts,
                "pot": rest,
                "caller": "Ida",
            }
            for _ in range(2):
                asked = await people["captain"].tell(
                    "spring", "report_count", id="the-count", **report
                )
                assert asked.status_code == 422
                why = asked.json()
                assert (why["field"], why["clause"]) == ("early", "LLAA-T-06")
                assert why["why"]["text"] == "30 minutes are left at table 1"
            for again in (False, True):
                told = await people["captain"].tell(
                    "spring", "report_count", id="the-count", early=True, **report
                )
                assert told.status_code == 200, told.text
                assert told.json()["duplicate"] == again
            console = (await people["chair"].view("spring", "console"))["view"]
            assert len(console["categories"][0]["rounds"][-1]["tables"][0]["reports"]) == 1

    run(work())


def test_a_form_from_another_site_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            answer = await chair.http.post("/api/events", json={"id": "spring"})
            assert answer.status_code == 403
            assert "Load the page again" in answer.json()["cure"]["text"]

    run(work())


def test_a_new_code_kills_the_old_one_and_whoever_came_by_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            people = await everybody(hall)
            chair, player = people["chair"], people["player"]
            line = (await chair.view("spring", "console"))["view"]["entries"][0]
            assert (await chair.tell("spring", "new_code", entry=line["id"])).status_code == 200
            assert (await player.get("/api/me")).json()["role"] == "visitor"
            gone = await player.get("/api/events/spring/view", **{"as": "player"})
            assert gone.status_code == 401
            assert (await hall.person().login(code=line["code"])).status_code == 401
            fresh = (await chair.view("spring", "console"))["view"]["entries"][0]["code"]
            assert fresh != line["code"]
            typed = f" {fresh.lower()[:3]}-{fresh.lower()[3:]} "
            assert (await player.login(code=typed)).json()["entry"] == line["id"]

    run(work())


def test_a_session_id_planted_beforehand_is_worth_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            planted = base64.b16encode(b"x" * 32).decode()
            chair = hall.person()
            chair.http.cookies.set("cardhall", planted, domain="hall.example")
            await chair.login(password=hall.password)
            assert chair.http.cookies["cardhall"] != planted
            thief = hall.person()
            thief.http.cookies.set("cardhall", planted, domain="hall.example")
            assert (await thief.get("/api/me")).json()["role"] == "visitor"

    run(work())
