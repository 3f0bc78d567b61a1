"""One event or table cannot be read from the store: it stands still, and the hall is open."""

from pathlib import Path
from typing import Any

import pytest

from cardhall.store import NewEvent, Store
from tests.server.support import Clock, Hall, Person, open_hall, run
from tests.server.test_event_tables import TABLE, a_round_with_a_live_table, card_of, play_on
from tests.server.test_live_tables import seen, two_at_a_table

BROKEN = b'{"type":"of another time","at":"noon"}'


def break_it(folder: Path, clock: Clock, stream: str) -> None:
    """One more event that no Cardhall can read."""
    with Store(folder / "cardhall.db", now=clock) as store:
        version = dict(store.streams()).get(stream, 0)
        store.append(stream, version, "broken", [NewEvent("broken", BROKEN)]).result()


async def told(chair: Person) -> list[dict[str, Any]]:
    answer = await chair.get("/api/set-aside")
    assert answer.status_code == 200, answer.text
    return answer.json()  # type: ignore[no-any-return]


def test_a_table_that_cannot_be_read_on_keeps_nothing_else_from_going_on(tmp_path: Path) -> None:
    """At the start: its last good state is seen, nobody is left without words, the other table of
    the round and a table of people's own go on, and the round's results come in."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            await chair.post("/api/events", {"id": "spring", "rehearsal": True})
            await chair.tell("spring", "rehearse", until="seated")
            for table in (1, 2):
                await chair.tell("spring", "set_table_mode", table=table, mode="live")
            assert (await chair.tell("spring", "start_round")).status_code == 200
            await hall.server.tables.settled()
            await play_on(hall, 20)
            own, *_ = await two_at_a_table(hall)
            assert await told(chair) == []
            clock, password = hall.clock, hall.password
        break_it(tmp_path, clock, f"table:{TABLE}")
        break_it(tmp_path, clock, "table:nothing-at-all")
        async with open_hall(tmp_path, clock, password) as hall:
            chair = await hall.chair()
            await hall.server.tables.settled()
            view = await seen(chair, TABLE)
            assert view["seats"]
            refused = await chair.play(TABLE, "call_chair", seat=-1, reason="It stands still")
            assert refused.status_code == 503
            assert "cannot be read on" in refused.json()["why"]["text"]
            assert "newest backup" in refused.json()["cure"]["text"]
            nothing = await chair.get("/api/tables/nothing-at-all/view")
            assert nothing.status_code == 503
            both = {one["what"]: one["version"] for one in await told(chair)}
            assert both.keys() == {f"table:{TABLE}", "table:nothing-at-all"}
            assert both["table:nothing-at-all"] == 0
            version = hall.server.tables.get(own).stream.version
            await chair.tell("spring", "call_time")
            await play_on(hall, 90)
            assert hall.server.tables.get(own).stream.version > version
            assert (await card_of(chair, 2))["reports"]
            assert not (await card_of(chair, 1))["reports"]
            visitor = await hall.person().get("/api/set-aside")
            assert visitor.status_code == 401

    run(work())


@pytest.mark.parametrize("whole", [True, False])
def test_an_event_that_cannot_be_read_on_keeps_the_hall_open(tmp_path: Path, whole: bool) -> None:
    """``whole``: up to there it can be seen; else not even its making can be read."""
    name = "spring" if whole else "winter"

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            await a_round_with_a_live_table(hall)
            clock, password = hall.clock, hall.password
        break_it(tmp_path, clock, f"event:{name}")
        async with open_hall(tmp_path, clock, password) as hall:
            await stands_still(hall)

    async def stands_still(hall: Hall) -> None:
        chair = await hall.chair()
        (one,) = await told(chair)
        assert one["what"] == f"event:{name}"
        view = await chair.get(f"/api/events/{name}/view", **{"as": "console"})
        assert view.status_code == (200 if whole else 503)
        listed = (await chair.get("/api/events")).json()
        assert [event["id"] for event in listed] == ["spring"]
        refused = await chair.tell(name, "call_time")
        assert refused.status_code == 503, refused.text
        made = await chair.post("/api/events", {"id": "autumn"})
        assert made.status_code == 201, made.text
        assert (await chair.post("/api/events", {"id": name})).status_code == (
            201 if whole else 503
        )
        await play_on(hall, 5)

    run(work())


def test_what_breaks_while_the_hall_is_open_is_set_aside_at_once(tmp_path: Path) -> None:
    """As when another server wrote what this one cannot read."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            table, ida, _ = await two_at_a_table(hall)
            stream = hall.server.tables.get(table).stream
            new = [NewEvent("broken", BROKEN)]
            hall.store.append(stream.name, stream.version, "broken", new).result()
            said = await ida.play(table, "say", seat=0, phrase="thank you")
            assert (said.status_code, "cannot be read on" in said.text) == (503, True)
            assert len(await told(chair)) == 1
            await play_on(hall, 3)
            assert (await seen(ida, table))["seats"]

    run(work())
