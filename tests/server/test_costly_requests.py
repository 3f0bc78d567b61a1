"""Requests that cost much wait for one another, and nobody else waits for them."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from cardhall.messages import written
from cardhall.server import (
    desk,
    events,
    hall_server,
    hand_review,
    judge,
    papers,
    results,
    revealed_deals,
    rules,
    saved_hands,
    tables,
)
from cardhall.server.config import Limits
from cardhall.server.costly_requests import THREADS
from cardhall.tables.advising import NoAdvice
from tests.server.support import open_hall, run
from tests.server.test_live_tables import seen, to_the_first_hand, two_at_a_table


class Held:
    """Stands for what costs much: begins, and ends when it is let go."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.begun = 0
        self.running = 0
        self.most = 0
        self.threads: set[str] = set()
        self._lock = threading.Lock()

    def __call__(self, *_: Any, **__: Any) -> Any:
        with self._lock:
            self.begun += 1
            self.running += 1
            self.most = max(self.most, self.running)
            self.threads.add(threading.current_thread().name.partition("_")[0])
        self.go.wait(20)
        with self._lock:
            self.running -= 1
        raise NoAdvice(written("There is none."), written("Ask again."))


def test_sixteen_hints_in_line_keep_nobody_else_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held()
    monkeypatch.setattr(tables, "advice_for", held)

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table, ida, una = await two_at_a_table(hall)
            await to_the_first_hand(hall)
            path = f"/api/tables/{table}/advice"
            hints = [asyncio.create_task(ida.get(path)) for _ in range(16)]
            while not held.begun:
                await asyncio.sleep(0.01)
            turn = (await seen(una, table))["turn"]
            here = una if turn == 1 else ida
            act = (await seen(here, table))["mine"]["actions"][0]["words"]
            step = (await seen(here, table))["step"]
            told = await here.play(table, "act", seat=turn, step=step, words=act)
            assert told.status_code == 200, told.text
            # a sign-in works out its hash beside the loop, and a sleeping table is read there
            assert (await hall.chair()).http.cookies
            assert (await una.get("/api/rules", q="trump")).status_code == 200
            assert (held.begun, held.most) == (1, 1)
            assert not any(hint.done() for hint in hints)
            held.go.set()
            answers = await asyncio.gather(*hints)
            assert {answer.json()["error"] for answer in answers} == {"bad_request"}
            assert (held.begun, held.most) == (16, 1)
            assert held.threads == {THREADS}
            assert not hall.server.costly._waiting
            assert not hall.server.costly._turns

    run(work())


def test_who_has_too_many_in_line_is_told_so_and_others_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held()
    monkeypatch.setattr(tables, "advice_for", held)

    async def work() -> None:
        limits = Limits(dear_of_one=3, dear_of_all=4)
        async with open_hall(tmp_path, limits=limits) as hall:
            table, ida, una = await two_at_a_table(hall)
            await to_the_first_hand(hall)
            path = f"/api/tables/{table}/advice"
            hints = [asyncio.create_task(ida.get(path)) for _ in range(3)]
            while not held.begun:
                await asyncio.sleep(0.01)
            refused = await ida.get(path)
            assert refused.status_code == 429
            assert refused.json()["cure"]["text"]
            hints.append(asyncio.create_task(una.get(path)))
            while held.begun < 2:
                await asyncio.sleep(0.01)
            assert held.most == 2
            assert (await hall.person().get("/api/rules")).status_code == 429  # all together
            held.go.set()
            await asyncio.gather(*hints)
            assert (await hall.person().get("/api/rules")).status_code == 200

    run(work())


DEAR = [
    (tables, "odds_for", "/api/tables/{table}/odds"),
    (tables, "stepped", "/api/tables/{table}/hands/1"),
    (tables, "hands_of", "/api/tables/{table}/history"),
    (saved_hands, "_saved", "/api/tables/{table}/hands/1/record"),
    (hand_review, "reviewed", "/api/tables/{table}/hands/1/review?step=1"),
    (rules, "found_in_book", "/api/rules?q=trump"),
    (desk, "exported", "/api/events/spring/export"),
    (results, "results", "/api/events/spring/results.json"),
    (results, "results", "/api/events/spring/results.csv"),
    (results, "ledger_of", "/api/events/spring/ledger.csv"),
    (revealed_deals, "_read", "/api/opened"),
    (revealed_deals, "_deals", "/api/tables/{table}/deals.json"),
    (papers.MAKERS, "rulebook", "/paper/spring/rulebook"),
]


@pytest.mark.parametrize(("module", "name", "path"), DEAR, ids=[path for _, _, path in DEAR])
def test_all_that_costs_much_runs_in_threads_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: Any, name: str, path: str
) -> None:
    held = Held()
    held.go.set()
    put = monkeypatch.setitem if isinstance(module, dict) else monkeypatch.setattr
    put(module, name, held)

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table, ida, _ = await two_at_a_table(hall)
            await to_the_first_hand(hall)
            await ida.login(password=hall.password)
            await ida.post("/api/events", {"id": "spring"})
            await ida.http.get(path.format(table=table))
            assert held.threads == {THREADS}

    run(work())


ASKED: list[tuple[Any, str, str, dict[str, Any]]] = [
    (hall_server.HallEvent, "consequences", "preview-correction",
     {"json": {"type": "undo_correction", "correction": "c1"}}),
    (judge, "look", "desk/look", {"json": {"category": "boure", "table": 1, "call": "x"}}),
    (events, "read_entries", "import/preview", {"files": {"file": ("e.csv", b"name", "text/csv")}}),
]  # fmt: skip


@pytest.mark.parametrize(("where", "name", "path", "body"), ASKED, ids=[one[1] for one in ASKED])
def test_what_is_asked_with_a_body_runs_there_too(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    where: Any,
    name: str,
    path: str,
    body: dict[str, Any],
) -> None:
    held = Held()
    held.go.set()
    monkeypatch.setattr(where, name, held)

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            await chair.post("/api/events", {"id": "spring"})
            headers = {"x-csrftoken": chair.http.cookies["cardhall-form"]}
            told = await chair.http.post(f"/api/events/spring/{path}", headers=headers, **body)
            assert held.threads == {THREADS}, told.text

    run(work())


def test_a_question_to_the_rulebook_has_an_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            visitor = hall.person()
            assert (await visitor.get("/api/rules", q="x" * 200)).status_code == 200
            refused = await visitor.get("/api/rules", q="x " * 8_000)
            assert refused.status_code == 400
            assert refused.json()["field"] == "q"
            assert (await visitor.get("/api/rules", group="x" * 41)).status_code == 400

    run(work())
