"""Names that would like to be more than names: on pages' data, papers and in the log."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.support import Hall, Person, open_hall, run

UGLY = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '"><b>Ida',
    "O'Bannon \\ & Sons",
    "=HYPERLINK(A1)",
    '#panic("out")',
    "$ x^2 $ *bold* _it_ @ref",
    "{{7*7}} ${7*7} %s %(x)d",
    "'; DROP TABLE events; --",
)


async def new_event(hall: Hall) -> Person:
    chair = await hall.chair()
    await chair.post("/api/events", {"id": "spring", "settings": {"deadline": ""}})
    return chair


def test_a_name_is_only_ever_a_name(tmp_path: Path) -> None:
    """It stays data to its last letter: in JSON, never in a page of ours; printed, not run."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await new_event(hall)
            for number, name in enumerate(UGLY):
                told = await chair.tell(
                    "spring", "take_entry", name=name, auxiliary=f"<i>{number}", paid_cents=1500
                )
                assert told.status_code == 200, told.text
            view = (await chair.view("spring", "console"))["view"]
            assert [one["name"] for one in view["entries"]] == list(UGLY)
            log = " ".join(line["text"]["text"] for line in view["log"])
            assert all(name in log for name in UGLY)
            answer = await chair.get("/api/events/spring/view", **{"as": "console"})
            assert answer.headers["content-type"] == "application/json"
            assert answer.headers["x-content-type-options"] == "nosniff"
            for path in ("/console/spring", f"/rules?q={UGLY[0]}", f"/{UGLY[0]}"):
                page = await chair.get(path)
                assert "alert(1)" not in page.text
            for paper in ("sign-in", "tags", "entry-blank"):
                printed = await chair.get(f"/paper/spring/{paper}.pdf")
                assert printed.status_code == 200, paper
                assert printed.content.startswith(b"%PDF")

    run(work())


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("x" * 4096, "longer than 80"),
        ("Ida\x00Moss", "cannot be printed"),
        ("Ida\x1b[31mMoss", "cannot be printed"),
        ("Ida\u202eMoss", "cannot be printed"),
        ("Ida\u200bMoss", "cannot be printed"),
        ("\u2066", "cannot be printed"),
        (" \t\n ", "is missing"),
    ],
    ids=["4 KB", "nul", "escape", "right to left", "zero width", "isolate", "blank"],
)
def test_a_name_that_cannot_be_shown_is_refused_wherever_it_is_typed(
    tmp_path: Path, name: str, why: str
) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await new_event(hall)
            good: dict[str, Any] = {"name": "Ida Moss", "auxiliary": "Oak"}
            assert (await chair.tell("spring", "take_entry", **good)).status_code == 200
            id = (await chair.view("spring", "console"))["view"]["entries"][0]["id"]
            asked: list[tuple[str, dict[str, Any]]] = [
                ("take_entry", {"name": name, "auxiliary": "Oak"}),
                ("import_entries", {"rows": [{"name": name, "auxiliary": "Oak"}]}),
                ("substitute", {"entry": id, "name": name}),
            ]
            if not name.isspace():  # an empty field leaves as it is
                asked += [
                    ("take_entry", {"name": "Una", "auxiliary": name}),
                    ("change_entry", {"entry": id, "name": name}),
                    ("change_entry", {"entry": id, "auxiliary": name}),
                ]
            for type, what in asked:
                told = await chair.tell("spring", type, **what)
                assert told.status_code == 422, (type, told.text)
                assert why in told.json()["why"]["text"]
                assert told.json()["field"] in {"name", "auxiliary"}
                assert told.json()["cure"]["text"]
            (entry,) = (await chair.view("spring", "console"))["view"]["entries"]
            assert entry["name"] == "Ida Moss"

    run(work())


def test_a_name_at_a_table_of_ones_own_is_held_to_the_same(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            for name in ("\u202e", "Ida\x07", "  "):
                answer = await hall.person().post("/api/tables", {"name": name, "pin": "1234"})
                assert answer.status_code == 400, answer.text
                assert answer.json()["field"] == "name"
            ida = hall.person()
            made = await ida.post("/api/tables", {"name": "  Ida   Moss ", "pin": "1234"})
            assert (await ida.get("/api/me")).json()["name"] == "Ida Moss"
            again = hall.person()
            table = made.json()["id"]
            came = await again.login(name="ida moss", pin="1234", event=table)
            assert came.json()["entry"] == (await ida.get("/api/me")).json()["entry"]

    run(work())


def test_a_long_name_is_the_same_person_after_a_restart(tmp_path: Path) -> None:
    name = "Maximiliana Theodosia Evangeline Broussard-Thibodeaux"
    known: dict[str, str] = {}

    async def come(expected_new: bool) -> None:
        async with open_hall(tmp_path, password="-") as hall:
            ida = hall.person()
            if expected_new:
                made = await ida.post("/api/tables", {"name": name[:40], "pin": "1234"})
                known["table"] = made.json()["id"]
            guest = hall.person()
            came = await guest.login(name=name, pin="1234", event=known["table"])
            assert came.status_code == 200, came.text
            assert known.setdefault("entry", came.json()["entry"]) == came.json()["entry"]

    run(come(True))
    run(come(False))


def test_forgetting_a_name_leaves_every_other_as_it_was(tmp_path: Path) -> None:
    """Ann goes; Annette, another Ann, and a bot's words with "ann" inside stay, live table too."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await new_event(hall)
            people = [("Ann", "Oak"), ("Annette Annable", "Oak"), ("Ann", "Elm"), ("Joan", "Elm")]
            for name, server in people:
                await chair.tell(
                    "spring", "take_entry", name=name, auxiliary=server, paid_cents=1500
                )
            for one in (await chair.view("spring", "console"))["view"]["entries"]:
                await chair.tell("spring", "sign_in", who=one["id"])
            steps: tuple[tuple[str, dict[str, Any]], ...] = (
                ("draw_seats", {}),
                ("set_table_mode", {"table": 1, "mode": "live"}),
                ("start_round", {}),
                ("call_chair", {"table": 1, "why": "Ann says that Annette planned it"}),
            )
            for type, what in steps:
                told = await chair.tell("spring", type, **what)
                assert told.status_code == 200, (type, told.text)
            view = (await chair.view("spring", "console"))["view"]
            ann = view["entries"][0]
            (stream,) = [t.stream.name for t in hall.server.tables.all.values()]
            while not any(b"planned it" in event.data for event in hall.store.read(stream)):
                await asyncio.sleep(0.01)  # the table hears of the call
            assert (await chair.tell("spring", "withdraw", entry=ann["id"])).status_code == 200
            told = await chair.tell("spring", "blank_name", entry=ann["id"])
            assert told.status_code == 200, told.text
            after = (await chair.view("spring", "console"))["view"]["entries"]
            label = after[0]["name"]
            assert label != "Ann"
            assert [one["name"] for one in after[1:]] == ["Annette Annable", "Ann", "Joan"]
            facts = [json.loads(event.data) for event in hall.store.read(stream)]
            opened = next(fact for fact in facts if fact["type"] == "table_opened")
            names = {seat["person"]: seat["name"] for seat in opened["seats"]}
            assert names == {one["id"]: one["name"] for one in after}
            written = json.dumps(facts)
            assert f"{label} says that Annette planned it" in written
            assert "Ann says" not in written

    run(work())
