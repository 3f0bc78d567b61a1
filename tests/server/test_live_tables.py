"""Live tables behind the server: seats by name and PIN, timers, restart, readers."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cardhall.server.live import TABLE
from cardhall.server.streams import Stream
from cardhall.store import NewEvent
from cardhall.tables import commands, events
from cardhall.tables.wake import wake_at
from tests.server.support import Hall, Person, open_hall, run


async def two_at_a_table(hall: Hall) -> tuple[str, Person, Person]:
    """Ida opens a table for two, Una joins; the session has begun."""
    ida, una = hall.person(), hall.person()
    made = await ida.post("/api/tables", {"name": "Ida", "pin": "1234", "seats": 2, "bots": 0})
    assert made.status_code == 201, made.text
    table = made.json()["id"]
    assert (await una.login(name="Una", pin="9876", event=table)).status_code == 200
    sat = await una.play(table, "sit", seat=1, person="", name="Una")
    assert sat.status_code == 200, sat.text
    begun = await ida.play(table, "begin_session")
    assert begun.status_code == 200, begun.text
    return table, ida, una


async def seen(person: Person, table: str, **as_: str) -> dict[str, Any]:
    answer = await person.get(f"/api/tables/{table}/view", **as_)
    assert answer.status_code == 200, answer.text
    return answer.json()["view"]  # type: ignore[no-any-return]


async def to_the_first_hand(hall: Hall) -> None:
    for _ in range(20):
        hall.clock.pass_seconds(10)
        await hall.server.tables.beat()
        if any(table.state.stage == "hand" for table in hall.server.tables.all.values()):
            return
    raise AssertionError("no hand was dealt")


def test_each_sees_their_own_hand_and_the_room_sees_none(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table, ida, una = await two_at_a_table(hall)
            await to_the_first_hand(hall)
            mine, other = await seen(ida, table), await seen(una, table)
            assert len(mine["mine"]["cards"]) == 5
            assert {card["card"] for card in mine["mine"]["cards"]}.isdisjoint(
                card["card"] for card in other["mine"]["cards"]
            )
            visitor = hall.person()
            room = await seen(visitor, table)
            assert room["mine"] is None
            assert (
                await visitor.get(f"/api/tables/{table}/view", **{"as": "judge"})
            ).status_code == 403
            assert (
                await visitor.get(f"/api/tables/{table}/view", **{"as": "seat"})
            ).status_code == 403

    run(work())


def test_a_wrong_pin_does_not_sit_down_in_anothers_place(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table, _, _ = await two_at_a_table(hall)
            thief = hall.person()
            assert (await thief.login(name="ida", pin="0000", event=table)).status_code == 401
            back = hall.person()
            assert (await back.login(name="ida", pin="1234", event=table)).status_code == 200
            assert (await seen(back, table))["reader"] == "seat"

    run(work())


def test_pins_cannot_be_tried_one_after_the_other(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table, _, _ = await two_at_a_table(hall)
            thief = hall.person()
            for pin in range(5):
                await thief.login(name="Ida", pin=f"000{pin}", event=table)
            blocked = await thief.login(name="Ida", pin="1234", event=table)
            assert blocked.status_code == 401
            assert "Wait" in blocked.json()["cure"]["text"]
            hall.clock.pass_minutes(2)
            assert (await thief.login(name="Ida", pin="1234", event=table)).status_code == 200

    run(work())


def test_a_restart_comes_back_to_the_same_cards_with_the_whole_turn(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table, ida, una = await two_at_a_table(hall)
            await to_the_first_hand(hall)
            before = [await seen(ida, table), await seen(una, table)]
            cookies = [dict(ida.http.cookies), dict(una.http.cookies)]
            clock = hall.clock
        clock.pass_minutes(7)
        async with open_hall(tmp_path, clock) as hall:
            await hall.server.tables.beat()
            for kept, was in zip(cookies, before, strict=True):
                person = hall.person()
                person.http.cookies.update(kept)
                now = await seen(person, table)
                assert now["mine"] == was["mine"]
                assert now["turn"] == was["turn"]
                assert now["deadline"] == clock.at + 90_000  # a turn and the reserve
                assert now["ends_at"] - clock.at >= was["ends_at"] - clock.at + 7 * 60_000 - 1

    run(work())


def test_time_runs_out_for_a_player_and_the_table_goes_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table, ida, _ = await two_at_a_table(hall)
            await to_the_first_hand(hall)
            before = await seen(ida, table)
            hall.clock.pass_seconds(91)
            await hall.server.tables.beat()
            after = await seen(ida, table)
            assert (after["turn"], after["step"]) != (before["turn"], before["step"])

    run(work())


def test_an_act_for_a_turn_gone_by_is_refused_and_one_sent_twice_counts_once(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table, ida, una = await two_at_a_table(hall)
            await to_the_first_hand(hall)
            view = await seen(ida, table)
            mover = ida if view["turn"] == view["mine"]["seat"] else una
            view = await seen(mover, table)
            act = {"seat": view["mine"]["seat"], "step": view["step"], "words": "stay"}
            first = await mover.play(table, "act", id="one-and-only", **act)
            again = await mover.play(table, "act", id="one-and-only", **act)
            assert first.status_code == again.status_code == 200, first.text
            assert first.json()["version"] == again.json()["version"]
            assert again.json()["duplicate"]
            late = await mover.play(table, "act", **act)
            assert late.status_code == 422
            assert late.json()["why"]["text"]

    run(work())


def test_a_bot_gives_way_to_who_comes_back_at_that_very_moment(tmp_path: Path) -> None:
    """Its act was thought of while the player's was on its way to the disk: no fault, and the
    player's counts."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            id, ida, una = await two_at_a_table(hall)
            await to_the_first_hand(hall)
            await una.play(id, "leave", seat=1)
            table = hall.server.tables.get(id)
            while (request := table.bot_due()) is None or request.kind != "act":
                if table.state.asked() == (0,):  # nobody hurries who is alone with a bot
                    words = table.state.adapter.words(table.state.hand)[0]
                    await ida.play(id, "act", seat=0, step=table.state.step, words=words)
                hall.clock.pass_seconds(2)
                await hall.server.tables.beat()
            assert not await table.tick()  # it thinks, and waits for its moment
            hall.clock.pass_seconds(2)
            back = asyncio.create_task(una.play(id, "take_back_seat", seat=1))
            while not table.stream._unwritten:
                await asyncio.sleep(0)
            assert await table.tick()
            assert (await back).status_code == 200
            assert not table.state.seats[1].sitting_in
            assert table.state.asked() == (1,)

    run(work())


def test_a_tick_that_was_overtaken_goes_by_the_time_at_which_it_is_decided_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database was away for some seconds and another server wrote first: no clock was set
    back, and nobody's turn is moved."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table, _, _ = await two_at_a_table(hall)
            here = hall.server.tables.get(table)
            await to_the_first_hand(hall)
            elsewhere = Stream.load(here.stream.name, TABLE, hall.store)
            due = wake_at(here.state)
            assert due is not None
            hall.clock.at = due
            real, calls = hall.store.append, 0

            def append(*what: Any, **more: Any) -> Any:
                nonlocal calls
                calls += 1
                if calls == 1:
                    hall.clock.pass_seconds(5)
                    say = commands.Say(seat=0, phrase="thank you")
                    context = commands.Context(hall.clock.at, here.state.seats[0].person, "player")
                    ((event,), _) = TABLE.decide(elsewhere.state, say, context)
                    other = [NewEvent(*TABLE.encode(event))]
                    real(here.stream.name, elsewhere.version, "elsewhere", other).result()
                return real(*what, **more)

            monkeypatch.setattr(hall.store, "append", append)
            await here.serve(f"tick:{here.stream.version}", commands.Tick())
            past = [TABLE.decode(event.data) for event in hall.store.read(here.stream.name)]
            assert calls > 1
            assert not any(isinstance(event, events.ClockShifted) for event in past)
            times = [event.at for event in past]
            assert times == sorted(times)

    run(work())


def test_the_tables_in_play_are_told_by_who_plays(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table, *_ = await two_at_a_table(hall)
            waiting = {"name": "Verna", "pin": "1234", "seats": 3, "bots": 1}
            made = await hall.person().post("/api/tables", waiting)
            lines = (await hall.person().get("/api/tables")).json()
            assert [(one["id"], one["people"], one["free"]) for one in lines] == [
                (made.json()["id"], ["Verna"], 1),
                (table, ["Ida", "Una"], 0),
            ]

    run(work())
