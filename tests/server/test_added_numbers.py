"""The hall shows the seal of a session before it begins, and takes the players' numbers to it."""

from pathlib import Path
from typing import Any

from cardhall.dealing.check import Noted, check_file
from tests.server.support import Hall, Person, open_hall, run

NUMBER = "ab" * 32


async def alone(hall: Hall) -> tuple[Person, dict[str, Any]]:
    ida = hall.person()
    wanted = {"name": "Ida", "pin": "1234", "game": "euchre", "preset": "lions-euchre", "seats": 4}
    made = await ida.post("/api/tables", {**wanted, "bots": 3})
    assert made.status_code == 201, made.text
    return ida, made.json()


async def seal_of(person: Person, table: str) -> dict[str, Any]:
    view = (await person.get(f"/api/tables/{table}/view")).json()["view"]
    return view["mine"] and view["mine"]["seal"]  # type: ignore[no-any-return]


def test_the_seal_that_is_shown_before_is_the_one_that_is_played_under(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            ida, made = await alone(hall)
            table = made["id"]
            before = await seal_of(ida, table)
            assert before == {"session": 1, "commitment": made["seal"], "added": []}
            added = await ida.play(
                table, "add_number", seat=0, commitment=made["seal"], number=NUMBER
            )
            assert added.status_code == 200, added.text
            assert (await ida.play(table, "begin_session")).status_code == 200
            now = await seal_of(ida, table)
            assert now["commitment"] == made["seal"]
            assert now["added"] == [{"seat": 0, "since": 0}]
            assert (await ida.play(table, "end_session")).status_code == 200
            after = await seal_of(ida, table)
            assert (after["session"], after["added"]) == (2, [])
            assert after["commitment"] != made["seal"]
            file = (await ida.get(f"/api/tables/{table}/deals.json")).text
            noted = [Noted(1, made["seal"], 0, f"A{NUMBER}", 0)]
            assert all(one.right for one in check_file(file, noted))

    run(work())


def test_the_seal_to_come_is_the_same_after_a_restart_and_another_in_another_hall(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        seals = []
        async with open_hall(tmp_path) as hall:
            _, made = await alone(hall)
            seals.append(made["seal"])
        async with open_hall(tmp_path) as hall:
            seals.append(hall.server.tables.get(made["id"]).next_seal())
        assert len(set(seals)) == 1
        (secret,) = tmp_path.rglob("deals.secret")
        secret.unlink()
        async with open_hall(tmp_path) as hall:
            seals.append(hall.server.tables.get(made["id"]).next_seal())
        assert len(set(seals)) == 2

    run(work())


def test_deals_that_are_the_same_for_everybody_take_no_number(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            ida = hall.person()
            made = await ida.post("/api/same/today/euchre", {"name": "Ida", "pin": "1234"})
            assert made.status_code in (200, 201), made.text
            table = made.json()["id"]
            assert await seal_of(ida, table) is None
            refused = await ida.play(
                table, "add_number", seat=0, commitment="0" * 64, number=NUMBER
            )
            assert refused.status_code == 422

    run(work())
