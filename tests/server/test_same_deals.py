"""The deal of the day over HTTP: sealed once, the same for all, and nobody looks ahead."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.support import Hall, Person, bots_alone, open_hall, run
from tests.server.test_live_tables import seen

WHO = {"pin": "1234"}
GAME = "pitty_pat"


async def begin(person: Person, name: str, of: str = "today") -> str:
    made = await person.post(f"/api/same/{of}/{GAME}", {"name": name, **WHO})
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


async def told(person: Person, of: str = "today") -> dict[str, Any]:
    answer = await person.get(f"/api/same/{of}/{GAME}")
    assert answer.status_code == 200, answer.text
    return answer.json()  # type: ignore[no-any-return]


async def play_out(hall: Hall, table: str) -> None:
    await bots_alone(hall, table)
    while hall.server.tables.get(table).state.stage != "ended":
        hall.clock.pass_seconds(5)
        await hall.server.tables.beat()


def cards_of(hall: Hall, table: str) -> dict[int, Any]:
    state = hall.server.tables.get(table).state
    return dict(state.adapter.open_hands(state.hand))


def test_all_get_the_same_cards_under_one_seal_and_one_table_each(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            ida, una = hall.person(), hall.person()
            before = await told(ida)
            one, two = await begin(ida, "Ida"), await begin(una, "Una")
            assert one != two == await begin(una, "Una")
            assert cards_of(hall, one) == cards_of(hall, two)
            assert (
                (await seen(ida, one))["commitment"] == before["seal"] == (await told(una))["seal"]
            )
            assert (await seen(ida, one))["mine"]["same"] == before["of"]
            assert (await ida.get("/api/tables")).json() == []
            clock = hall.clock
        async with open_hall(tmp_path, clock) as hall:
            assert (await told(hall.person()))["seal"] == before["seal"], "fixed, and kept"
            clock.pass_minutes(24 * 60)
            assert (await told(hall.person()))["seal"] != before["seal"]

    run(work())


def test_what_others_made_is_seen_by_those_who_have_played_and_by_nobody_before(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            ida, una, stranger = hall.person(), hall.person(), hall.person()
            one, two = await begin(ida, "Ida"), await begin(una, "Una")
            await play_out(hall, one)
            seen_by_una = await told(una)
            assert (seen_by_una["done"], seen_by_una["played"], seen_by_una["rows"]) == (
                False,
                1,
                [],
            )
            paths = ("view", "hands/1", "deals.json", "history", "hands/1/record")
            for person in (una, stranger):
                for path in paths:
                    assert (await person.get(f"/api/tables/{one}/{path}")).status_code == 404, path
            assert (await stranger.login(name="Eve", pin="1111", event=one)).status_code >= 400
            assert one not in (await stranger.get("/api/opened")).text
            done = await told(ida)
            assert [row["name"] for row in done["rows"] if not row["bot"]] == ["Ida"]
            assert len(done["rows"]) == 2
            assert [row["bot"] for row in done["rows"] if row["mine"]] == [False]
            await play_out(hall, two)
            rows = (await told(una))["rows"]
            assert len(rows) == 3
            assert [row["place"] for row in rows] == sorted(row["place"] for row in rows)
            assert all(row["sum"] == sum(row["hands"]) for row in rows)
            for path in paths:
                assert (await una.get(f"/api/tables/{one}/{path}")).status_code == 200, path
                assert (await stranger.get(f"/api/tables/{one}/{path}")).status_code == 404, path

    run(work())


def test_whoever_breaks_off_has_no_place_and_no_second_try(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            ida = hall.person()
            table = await begin(ida, "Ida")
            assert (await ida.play(table, "leave", seat=0)).status_code == 200
            (row,) = [row for row in (await told(ida))["rows"] if row["mine"]]
            assert row["place"] == 0
            assert await begin(ida, "Ida") == table
            assert (await ida.play(table, "begin_session")).status_code == 422

    run(work())


@pytest.mark.parametrize("of", ["2020-01-01", "no-event"])
def test_there_are_no_deals_of_another_day_or_of_no_event(tmp_path: Path, of: str) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            assert (await hall.person().get(f"/api/same/{of}/{GAME}")).status_code == 404
            assert (await hall.person().get("/api/same/today/whist")).status_code == 404

    run(work())


def test_an_event_has_deals_of_its_own(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            await chair.post("/api/events", {"id": "spring-day", "rehearsal": True})
            ida = hall.person()
            table = await begin(ida, "Ida", "spring-day")
            assert (await told(ida, "spring-day"))["seal"] != (await told(ida))["seal"]
            assert (await told(ida, "spring-day"))["table"] == table
            await play_out(hall, table)
            assert (await told(ida, "spring-day"))["done"]

    run(work())


def test_a_hand_of_mine_is_played_again_once_it_is_open(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            ida = hall.person()
            table = await begin(ida, "Ida")
            path = f"/api/tables/{table}/hands/1/again"
            body = {"name": "Ida", "id": "again-00001", **WHO}
            assert (await ida.post(path, body)).status_code == 400
            dealt = cards_of(hall, table)
            await play_out(hall, table)
            new = (await ida.post(path, body)).json()["id"]
            assert (await ida.post(path, body)).json()["id"] == new
            assert cards_of(hall, new) == dealt
            view = await seen(ida, new)
            assert (view["mine"]["replay"], view["reader"]) == (f"{table}/1/1", "seat")
            assert (await hall.person().post(path, body)).status_code == 401

    run(work())
