"""Every route asked by everybody, and each answer held beside what the server says of itself.

schemathesis makes the requests from the OpenAPI description; they go over the wire to a hall where
an event is in play and somebody has opened a table. A fault (5xx) is a finding, and so is an answer
whose status, kind, headers or body the description does not have. The requests follow from the
description alone, so the same ones come again. Before them come commands that could be meant
(``deep``), to an event of each preset and a table of each game: of 162 commands a round has 43
accepted and all others answered by the rules.
"""

import json
import os
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.core.failures import Failure, FailureGroup
from schemathesis.core.result import Err, Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from cardhall.rulebook.presets import preset_names
from cardhall.server.api_description import description
from cardhall.server.config import Limits
from tests.examples import sample
from tests.oracle.deep import Maker, Pool, pool_of
from tests.server.support import RealHall

CHECKS = [
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
ROLES = ("anonymous", "player", "captain", "judge", "chair", "host")
LIMITS = Limits(logins_a_minute=10**9, commands_a_second=10**9)
SAMPLE = 2  # requests to a route by one role in every run of the tests
COMMANDS = 10  # times as many requests to the routes that take any of a hundred commands
WAIT = 20  # seconds for an answer

Finding = tuple[str, str, str]  # what kind, which route, what exactly


def run(full: bool, only: str = "") -> None:
    """Some requests to every route by everybody, or many; or many by one role."""
    assert only in ("", *ROLES), f"no role {only}: choose among {', '.join(ROLES)}"
    roles = (only,) if only else ROLES
    asked, found = sweep(200, lambda _: roles) if full else sweep(SAMPLE, some_roles)
    for role, count in asked.items():
        print(f"{count:6} requests by {role}")
    kinds = Counter(kind for kind, _, _ in found)
    print("; ".join(f"{count} x {kind}" for kind, count in kinds.most_common()) or "no finding")
    lines = [f"{' | '.join(one)} ({count} times)" for one, count in sorted(found.items())]
    assert not found, "\n".join(lines)


def operations_of(crowd: "Crowd") -> list[Any]:
    """What the hall says of itself that can be asked; nothing of it may be malformed."""
    schema = schemathesis.openapi.from_dict(description(crowd.hall.app))
    found = list(schema.get_all_operations())
    wrong = [one.err() for one in found if isinstance(one, Err)]
    assert not wrong, wrong
    return [one.ok() for one in found if isinstance(one, Ok)]


def some_roles(operation: Any) -> Collection[str]:
    """Who asks a route this time; one of them may nearly everything."""
    return {"chair", *sample(ROLES, 1, name=f"who asks {operation.method} {operation.path}")}


def sweep(
    most: int, roles: Callable[[Any], Collection[str]]
) -> tuple[Counter[str], Counter[Finding]]:
    """How many requests came from whom, and what was found, how often. ``roles``: who asks a
    route."""
    asked: Counter[str] = Counter()
    found: Counter[Finding] = Counter()
    with tempfile.TemporaryDirectory() as name, a_hall(Path(name)) as crowd:
        operations = operations_of(crowd)
        reached = Reached(crowd, operations, asked, found)
        reached.go(max(1, most // 20))
        print(reached)
        for number, operation in enumerate(operations, 1):
            begun = time.perf_counter()
            for role in sorted(roles(operation), key=ROLES.index):
                count = most * (COMMANDS if operation.path.endswith("/commands") else 1)
                ask(crowd, role, operation, count, asked, found)
            if most > SAMPLE:
                print(
                    f"{number} of {len(operations)}: {operation.label}, "
                    f"{time.perf_counter() - begun:.0f} s",
                    flush=True,
                )
    return asked, found


class Reached:
    """Commands about what is really there (``deep``), told to events of each preset in play and to
    tables of each game, and how far they came: 2xx, 4xx, 5xx."""

    EVENT = ("/api/events/{id}/commands", "/api/events/{id}/preview-correction")
    TABLE = ("/api/tables/{id}/commands",)

    def __init__(
        self, crowd: "Crowd", operations: list[Any], asked: Counter[str], found: Counter[Finding]
    ) -> None:
        self.crowd, self.asked, self.found = crowd, asked, found
        self.operations = {one.path: one for one in operations if one.method.upper() == "POST"}
        self.dice = random.Random(9)
        described = description(crowd.hall.app)
        self.shapes = described["components"]["schemas"]
        self.bodies = {
            path: described["paths"][path]["post"]["requestBody"]["content"]["application/json"]
            for path in (*self.EVENT, *self.TABLE)
        }
        self.maker = Maker(self.shapes, self.dice)
        self.answers: Counter[str] = Counter()  # "2xx", "4xx", "5xx"
        self.done: dict[str, Counter[str]] = {}  # by route and command, the same

    def __str__(self) -> str:
        taken = sum(bool(one["2xx"]) for one in self.done.values())
        ruled = sum(bool(one["2xx"] or one["4xx"]) for one in self.done.values())
        told = ", ".join(f"{self.answers[kind]} x {kind}" for kind in ("2xx", "4xx", "5xx"))
        return f"{told}; of {len(self.done)} commands {ruled} were answered, {taken} accepted"

    def go(self, rounds: int) -> None:
        events, tables = list(self.crowd.events_in_play()), list(self.crowd.tables_in_play())
        for _ in range(rounds):
            for event in events:
                self._tell_all("events", event, self.EVENT)
            for table in tables:
                for _ in range(2):
                    self._tell_all("tables", table, self.TABLE)

    def _tell_all(self, kind: str, id: str, paths: tuple[str, ...]) -> None:
        for path in paths:
            shape = self.bodies[path]["schema"]
            if "$ref" in shape:
                name = shape["$ref"].rpartition("/")[2]
                ways = [(path, *one, True) for one in self.maker.commands(name)]
            else:
                shapes = [self.shapes[one["$ref"].rpartition("/")[2]] for one in shape["oneOf"]]
                ways = [(path, one["title"], one, False) for one in shapes]
            self.dice.shuffle(ways)
            pool = self.crowd.pool(kind, id)
            for number, (path, name, its, wrapped) in enumerate(ways):
                if number % 15 == 14:  # much may have happened
                    pool = self.crowd.pool(kind, id)
                body = self.maker.make(its, pool)
                if wrapped:
                    sent = f"{self.dice.getrandbits(64):016x}"
                    body = {"id": sent, "version": 10**6, "command": body}
                self._tell(kind, id, path, name, body)

    def _tell(self, kind: str, id: str, path: str, name: str, body: Any) -> None:
        role = "chair" if kind == "events" else "host"
        browser = self.crowd.browsers[role]
        case = self.operations[path].Case(
            path_parameters={"id": id}, body=body, media_type="application/json"
        )
        head = {"x-csrftoken": browser.cookies.get("cardhall-form", "")}
        answer = case.call(base_url=self.crowd.address, session=browser, headers=head, timeout=WAIT)
        self.asked[role] += 1
        came = f"{answer.status_code // 100}xx"
        self.answers[came] += 1
        self.done.setdefault(f"{path} {name}", Counter())[came] += 1
        for what, how in wrong(case, answer):
            self.found[what, f"POST {path} {name}", how] += 1


class Crowd:
    """A hall, one browser a role, and the ids that are known there."""

    def __init__(self, hall: RealHall, folder: Path) -> None:
        self.hall = hall
        self.folder = folder
        self.address = f"http://127.0.0.1:{hall.port}"
        self.browsers = {role: self.browser() for role in ROLES}
        self.ids = {"events": ["spring"], "tables": [], "code": [], "game": ["boure", "pedro"]}
        chair = self.browsers["chair"]
        self.post(chair, "/api/login", {"password": hall.password})
        self.post(chair, "/api/events", {"id": "spring", "rehearsal": True})
        self.tell(chair, {"type": "rehearse", "until": "playing"})
        console = chair.get(f"{self.address}/api/events/spring/view?as=console").json()["view"]
        codes = {
            "judge": console["judge_code"],
            "captain": console["categories"][0]["table_codes"]["1"],
            "player": console["entries"][0]["code"],
        }
        for role, code in codes.items():
            self.post(self.browsers[role], "/api/login", {"code": code})
        self.ids["code"] = list(codes.values())
        own = {"name": "Ida Moss", "pin": "1234"}
        self.ids["tables"] = [self.post(self.browsers["host"], "/api/tables", own).json()["id"]]

    def browser(self) -> requests.Session:
        browser = requests.Session()
        browser.trust_env = False
        browser.get(f"{self.address}/api/me")
        return browser

    def post(self, browser: requests.Session, path: str, body: Any) -> requests.Response:
        head = {"x-csrftoken": str(browser.cookies["cardhall-form"])}
        answer = browser.post(self.address + path, json=body, headers=head, timeout=WAIT)
        assert answer.ok, answer.text
        return answer

    def tell(
        self, browser: requests.Session, command: dict[str, Any], event: str = "spring"
    ) -> None:
        body = {"id": os.urandom(8).hex(), "version": 10**6, "command": command}
        self.post(browser, f"/api/events/{event}/commands", body)

    def events_in_play(self) -> Iterator[str]:
        """One of each preset, rehearsed until each of its games is played."""
        chair = self.browsers["chair"]
        for preset in preset_names():
            id = f"{preset}-played"
            self.post(chair, "/api/events", {"id": id, "preset": preset, "rehearsal": True})
            console = self.view("events", id, "console")["view"]
            for one in console["categories"]:
                command = {"type": "rehearse", "until": "playing", "category": one["key"]}
                with suppress(AssertionError):  # not every game is rehearsed
                    self.tell(chair, command, id)
            yield id

    def tables_in_play(self) -> Iterator[str]:
        host = self.browsers["host"]
        for game in host.get(f"{self.address}/api/games").json():
            new = {"name": "Ida Moss", "pin": "1234", "game": game["key"], "seats": game["usual"]}
            new["preset"] = game["presets"][0]
            yield self.post(host, "/api/tables", new).json()["id"]

    def view(self, kind: str, id: str, look: str = "") -> Any:
        browser = self.browsers["chair" if kind == "events" else "host"]
        answer = browser.get(f"{self.address}/api/{kind}/{id}/view", params={"as": look})
        return answer.json()

    def pool(self, kind: str, id: str) -> Pool:
        looks = ("console", "judge") if kind == "events" else ("seat",)
        pool = pool_of(*(self.view(kind, id, look) for look in looks))
        if kind == "tables":
            pool["seat"] = [0, 0, 0, 0, 1, 2]  # the host's own, for the most part
        return pool


@contextmanager
def a_hall(folder: Path) -> Iterator[Crowd]:
    with RealHall(folder, limits=LIMITS) as hall:
        yield Crowd(hall, folder)


def ask(
    crowd: Crowd,
    role: str,
    operation: Any,
    count: int,
    asked: Counter[str],
    found: Counter[Finding],
) -> None:
    """``count`` requests to one route by one role; half of them about what is really there."""
    known = st.sampled_from([*known_for(crowd, operation.path), None, None])
    fitting = operation.as_strategy(GenerationMode.POSITIVE)
    spoilt = operation.as_strategy(GenerationMode.NEGATIVE)
    alone = operation.path in {"/api/logout", "/api/login", "/api/tables"}

    @settings(
        max_examples=count,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=fitting | spoilt, place=known)
    def one(case: Any, place: dict[str, str] | None) -> None:
        if place:
            case.path_parameters = {**case.path_parameters, **place}
        if operation.path == "/api/backups" and isinstance(case.body, dict):
            case.body["folder"] = str(crowd.folder / "stick")  # and nowhere else on this machine
        browser = crowd.browser() if alone else crowd.browsers[role]
        head = {"x-csrftoken": browser.cookies.get("cardhall-form", "")}
        answer = case.call(base_url=crowd.address, session=browser, headers=head, timeout=WAIT)
        asked[role] += 1
        for kind, what in wrong(case, answer):
            found[kind, f"{operation.method.upper()} {operation.path}", what] += 1

    one()


def known_for(crowd: Crowd, path: str) -> list[dict[str, str]]:
    if path.startswith("/paper/"):
        return [{"event": "spring", "name": name} for name in ("tags", "sign-in.pdf", "boards")]
    if "{code}" in path:
        return [{"code": code} for code in crowd.ids["code"]]
    if "{game}" in path:
        return [{"game": game} for game in crowd.ids["game"]]
    kind = "tables" if path.startswith("/api/tables/") else "events"
    return [{"id": id} for id in crowd.ids[kind]] if "{id}" in path else []


def wrong(case: Any, answer: Any) -> Iterator[tuple[str, str]]:
    """What kind of finding, and a line about it."""
    if answer.status_code >= 500 and answer.status_code != 503:
        yield "fault", f"{answer.status_code} {json.dumps(case.body, default=str)[:200]}"
    try:
        case.validate_response(answer, checks=CHECKS)
    except FailureGroup as group:
        for failure in group.exceptions:
            assert isinstance(failure, Failure)
            yield failure.title.lower(), f"{answer.status_code} {failure.message[:160]!r}"
