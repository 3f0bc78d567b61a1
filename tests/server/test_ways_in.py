"""Finding a table by five letters, and a finished one's deals."""

import json
from pathlib import Path
from typing import Any

from cardhall.dealing import verify_main
from cardhall.server.codes import TABLE_CODE, table_code
from tests.server.support import Hall, Person, bots_alone, open_hall, run


async def opened(person: Person, **more: Any) -> str:
    body = {"name": "Ida Fontenot", "pin": "123456", "seats": 3, "bots": 2, "minutes": 1, **more}
    made = await person.post("/api/tables", body)
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


async def begun(host: Person, table: str) -> None:
    answer = await host.play(table, "begin_session")
    assert answer.status_code == 200, answer.text


async def played_out(hall: Hall, table: str) -> None:
    await bots_alone(hall, table)
    for _ in range(400):
        if hall.server.tables.get(table).state.stage == "ended":
            return
        hall.clock.pass_seconds(30)
        await hall.server.tables.beat()
    raise AssertionError("the session never ends")


def test_a_tables_code_is_short_and_no_code_of_an_event() -> None:
    codes = {table_code(f"table-{number}") for number in range(3000)}
    assert {len(code) for code in codes} == {TABLE_CODE}
    assert len(codes) > 2990
    assert not set("".join(codes)) & set("IO01")


def test_five_letters_lead_to_a_table_as_long_as_it_is_open(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            host, friend = hall.person(), hall.person()
            table = await opened(host)
            other = await opened(friend, name="Una Trahan")
            code = (await host.get(f"/api/sit/{table}")).json()["code"]
            assert code != (await host.get(f"/api/sit/{other}")).json()["code"]
            for typed in (code, code.lower(), f"{code[:3]}-{code[3:]}"):
                assert (await friend.get(f"/api/sit/{typed}")).json()["table"] == table
            unknown = await friend.get("/api/sit/AAAAA")
            assert unknown.status_code == 404
            assert unknown.json()["field"] == "code"
            await begun(host, table)
            await played_out(hall, table)
            assert (await friend.get(f"/api/sit/{code}")).status_code == 404
            assert (await friend.get(f"/api/sit/{table}")).json()["table"] == table

    run(work())


def test_deals_are_given_when_the_session_is_over_and_not_before(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            host, stranger = hall.person(), hall.person()
            table = await opened(host)
            await begun(host, table)
            (playing,) = (await stranger.get(f"/api/tables/{table}/deals.json")).json()["sessions"]
            assert len(playing["commitment"]) == 64
            assert (playing["seed"], playing["salt"], playing["deals"]) == ("", "", [])
            assert (await stranger.get("/api/opened")).json() == []
            await played_out(hall, table)
            (line,) = (await stranger.get("/api/opened")).json()
            assert (line["id"], line["game"], line["sessions"]) == (table, "boure", 1)
            told = await stranger.get(f"/api/tables/{table}/deals.json")
            (session,) = told.json()["sessions"]
            assert session["commitment"] == playing["commitment"]
            assert session["deals"]
            file = tmp_path / "deals.json"
            file.write_text(json.dumps(told.json()))
            assert verify_main([str(file)]) == 0

    run(work())


def test_a_guest_takes_a_name_at_the_seat_and_comes_back_by_it(tmp_path: Path) -> None:
    """The PIN stays; a name that somebody else has is refused, and so is a stranger's PIN."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            guest, friend, elsewhere = hall.person(), hall.person(), hall.person()
            table = await opened(guest, name="Guest", bots=1)
            await friend.login(name="Una Trahan", pin="654321", event=table)
            answer = await guest.play(table, "take_name", seat=0, name="una  trahan")
            assert (answer.status_code, answer.json()["field"]) == (400, "name")
            answer = await guest.play(table, "take_name", seat=0, name="  Ida   Fontenot")
            assert answer.status_code == 200, answer.text
            seats = (await guest.get(f"/api/tables/{table}/view")).json()["view"]["seats"]
            assert seats[0]["name"] == "Ida Fontenot"
            me = (await guest.get("/api/me")).json()
            assert me["grants"][0]["name"] == "Ida Fontenot"
            by = {"name": "Ida Fontenot", "event": table}
            assert (await elsewhere.login(pin="999999", **by)).status_code == 401
            assert (await elsewhere.login(pin="123456", **by)).status_code == 200
            view = (await elsewhere.get(f"/api/tables/{table}/view")).json()["view"]
            assert view["mine"]["seat"] == 0

    run(work())
