"""The judge's desk over HTTP: a ruling looked at changes no byte; what it showed is what it did."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.support import Hall, Person, open_hall, run
from tests.server.test_event_tables import TABLE, a_round_with_a_live_table, play_on

DESK = "/api/events/spring/desk"


def rows(hall: Hall) -> list[tuple[str, list[Any]]]:
    """Everything that the store holds, byte for byte."""
    return [(name, list(hall.store.read(name))) for name, _ in hall.store.streams("")]


async def look(judge: Person, call: str, table: int, **more: Any) -> dict[str, Any]:
    body = {"category": "boure", "table": table, "call": call, **more}
    answer = await judge.post(f"{DESK}/look", body)
    assert answer.status_code == 200, answer.text
    return answer.json()  # type: ignore[no-any-return]


async def calls(judge: Person, table: int) -> dict[str, Any]:
    answer = await judge.get(f"{DESK}/calls", category="boure", table=table)
    assert answer.status_code == 200, answer.text
    return answer.json()  # type: ignore[no-any-return]


async def log(judge: Person) -> list[dict[str, Any]]:
    view = (await judge.view("spring", "judge"))["view"]
    return view["desk"]["rulings"]  # type: ignore[no-any-return]


def test_a_ruling_at_a_wooden_table(tmp_path: Path) -> None:
    """Asked one by one, shown, cancelled without a trace, applied as it was shown."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            judge = await a_round_with_a_live_table(hall)
            await judge.tell("spring", "call_chair", table=2, why="renege")
            offered = await calls(judge, 2)
            assert offered["called"]
            assert not offered["live"]
            assert "renege" in {one["key"] for one in offered["calls"]}
            before = rows(hall)
            first = await look(judge, "renege", 2)
            assert [one["text"]["text"] for one in first["ask"]["buttons"]] == [
                one["name"] for one in offered["seats"]
            ]
            answers = {"who": "B", "when": "now", "pot": "10"}
            seen = await look(judge, "renege", 2, answers=answers)
            assert rows(hall) == before  # cancelled: nothing was written
            told = await judge.tell(
                "spring", "apply_ruling", category="boure", table=2, call="renege", answers=answers
            )
            assert told.status_code == 200, told.text
            (ruling,) = await log(judge)
            for key in ("text", "changes", "clauses", "about", "title"):
                assert ruling[key] == seen["ruling"][key]
            assert not (await calls(judge, 2))["called"]

    run(work())


def test_a_ruling_at_a_live_table(tmp_path: Path) -> None:
    """It stands exactly as it was while the judge looks; applied, its own book moves, and play goes
    on with the time that the turn had left."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            judge = await a_round_with_a_live_table(hall)
            tables = hall.server.tables
            table = tables.get(TABLE)
            for _ in range(90):
                if table.state.hand is not None:
                    break
                await play_on(hall, 1)
            await judge.tell("spring", "call_chair", table=1, why="a spilled drink")
            await tables.settled()
            left = table.state.call.turn_left if table.state.call else 0
            offered = await calls(judge, 1)
            assert offered["live"] == TABLE
            keys = {one["key"] for one in offered["calls"]}
            assert {"live:misdeal", "live:play_on", "language", "minutes"} <= keys
            assert not {"misdeal", "renege", "turn"} & keys
            before, frozen = rows(hall), table.state
            shown = [await look(judge, key, 1) for key in sorted(keys)]
            assert all(one["ask"] or one["ruling"] for one in shown)
            await play_on(hall, 40)
            assert rows(hall) == before
            assert table.state is frozen
            seen = await look(judge, "live:misdeal", 1)
            assert {one["what"] for one in seen["ruling"]["changes"]} >= {"hand", "deals"}
            told = await judge.play(TABLE, "rule", ruling="misdeal")
            assert told.status_code == 200, told.text
            assert table.state.hand is None
            assert table.state.call is None
            await tables.settled()
            (ruling,) = await log(judge)
            assert ruling["live"]
            for key in ("text", "changes", "title"):
                assert ruling[key] == seen["ruling"][key]
            assert not (await calls(judge, 1))["called"]
            assert left > 0

    run(work())


def test_conduct_at_a_live_table_is_ruled_in_the_event_and_the_table_follows(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            judge = await a_round_with_a_live_table(hall)
            await play_on(hall, 20)
            await judge.tell("spring", "call_chair", table=1, why="language")
            await hall.server.tables.settled()
            answers = {"who": "A", "sure": "yes"}
            told = await judge.tell(
                "spring",
                "apply_ruling",
                category="boure",
                table=1,
                call="language",
                answers=answers,
            )
            assert told.status_code == 200, told.text
            await hall.server.tables.settled()
            table = hall.server.tables.get(TABLE)
            assert table.state.seats[0].disqualified
            assert table.state.call is None

    run(work())


@pytest.mark.parametrize("who", ["visitor", "captain"])
def test_only_officials_may_look(tmp_path: Path, who: str) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await a_round_with_a_live_table(hall)
            person = hall.person()
            if who == "captain":
                view = (await chair.view("spring", "console"))["view"]
                code = view["categories"][0]["table_codes"]["1"]
                assert (await person.login(code=code)).status_code == 200
            answers = await asyncio.gather(
                person.get(f"{DESK}/calls", category="boure", table=1),
                person.post(f"{DESK}/look", {"category": "boure", "table": 1, "call": "minutes"}),
            )
            assert {one.status_code for one in answers} <= {401, 403}

    run(work())


def test_what_is_not_there_says_so(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            judge = await a_round_with_a_live_table(hall)
            for category, table, call in (
                ("bridge", 1, "minutes"),
                ("boure", 99, "minutes"),
                ("boure", 2, "live:misdeal"),
                ("boure", 2, "castling"),
            ):
                body = {"category": category, "table": table, "call": call}
                answer = await judge.post(f"{DESK}/look", body)
                assert answer.status_code in (404, 422), answer.text
                assert answer.json()["cure"]["text"]

    run(work())
