"""An open table behind the server: opened by its maker, a card out of turn, a call, a restart."""

from pathlib import Path

from tests.server.support import Hall, Person, open_hall, run
from tests.server.test_live_tables import seen, to_the_first_hand


async def opened(hall: Hall, **more: object) -> tuple[str, Person, Person]:
    ida, una = hall.person(), hall.person()
    data = {"name": "Ida", "pin": "1234", "seats": 2, "bots": 0, "referee": "open", **more}
    made = await ida.post("/api/tables", data)
    assert made.status_code == 201, made.text
    table = made.json()["id"]
    assert (await una.login(name="Una", pin="9876", event=table)).status_code == 200
    assert (await una.play(table, "sit", seat=1, person="", name="Una")).status_code == 200
    assert (await ida.play(table, "begin_session")).status_code == 200
    return table, ida, una


def test_an_open_table_takes_what_is_out_of_turn_and_rules_when_it_is_called(
    tmp_path: Path,
) -> None:
    """And comes back from the disk with what lies there, and with the ruling."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table, ida, una = await opened(hall)
            await to_the_first_hand(hall)
            view = await seen(ida, table)
            assert view["referee"] == "open"
            people = (ida, una)
            early = 1 - view["turn"]
            mine = (await seen(people[early], table))["mine"]
            assert mine["early"]
            words = mine["actions"][0]["words"]
            done = await people[early].play(
                table, "act", seat=early, step=view["step"], words=words
            )
            assert done.status_code == 200, done.text
            now = await seen(people[1 - early], table)
            assert [one["seat"] for one in now["open"]["loose"]] == [early]
            assert (now["turn"], now["step"]) == (view["turn"], view["step"])
            cookies = [dict(one.http.cookies) for one in people]
            clock = hall.clock
        async with open_hall(tmp_path, clock) as hall:
            back = [hall.person(), hall.person()]
            for person, kept in zip(back, cookies, strict=True):
                person.http.cookies.update(kept)
            called = await back[1 - early].play(
                table, "call_out", seat=1 - early, call="turn", on=early, facts={}
            )
            assert called.status_code == 200, called.text
            ruled = (await seen(back[early], table))["open"]
            assert ruled["loose"] == []
            assert ruled["rulings"][0]["proven"] is True
            assert ruled["rulings"][0]["clause"] == "LLAA-T-17"
            wrong = await back[early].play(
                table, "call_out", seat=1 - early, call="turn", on=early, facts={}
            )
            assert wrong.status_code == 422

    run(work())


def test_a_table_is_guided_where_nothing_else_is_asked(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table, ida, una = await opened(hall, referee="guided")
            await to_the_first_hand(hall)
            view = await seen(ida, table)
            assert (view["referee"], view["open"]) == ("guided", None)
            early = 1 - view["turn"]
            person = (ida, una)[early]
            done = await person.play(table, "act", seat=early, step=view["step"], words="stay")
            assert done.status_code == 422
            called = await person.play(table, "call_out", seat=early, call="turn", on=0, facts={})
            assert called.status_code == 422
            unknown = await hall.person().post(
                "/api/tables", {"name": "Eva", "pin": "1234", "referee": "blind"}
            )
            assert unknown.status_code == 400

    run(work())
