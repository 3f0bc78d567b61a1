"""No address and no person can take what all share, and a hall behind one router fits in."""

from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from cardhall.server.access import Grant
from cardhall.server.config import Limits
from cardhall.server.quotas import Quotas, of_an_event
from tests.server.support import Clock, Hall, Person, RealHall, open_hall, run

UNUSED = "Nobody acted for 30 minutes: the table is closed."

OWN = {"name": "Ida", "pin": "1234"}


async def opened(hall: Hall, count: int, one: Person | None = None) -> list[int]:
    """What opening so many tables is answered, by one browser or each by another."""
    return [
        (await (one or hall.person()).post("/api/tables", OWN)).status_code for _ in range(count)
    ]


def test_one_person_and_one_address_cannot_take_all_tables(tmp_path: Path) -> None:
    async def work() -> None:
        limits = Limits(
            logins_a_minute=1000, tables=8, tables_kept=2, tables_of_address=5, tables_of_person=3
        )
        async with open_hall(tmp_path, limits=limits) as hall:
            assert await opened(hall, 4, hall.person()) == [201] * 3 + [400]
            assert await opened(hall, 3) == [201] * 2 + [400]  # all from one address
            # the share that is kept is for who came to an event, wherever from
            chair = await hall.chair()
            assert await opened(hall, 4, chair) == [201] * 3 + [400]

    run(work())


def test_a_table_that_nobody_acts_at_is_closed_and_gives_up_its_place(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path, limits=Limits(tables_of_person=1)) as hall:
            ida = hall.person()
            first = (await ida.post("/api/tables", OWN)).json()["id"]
            assert await opened(hall, 1, ida) == [400]
            hall.clock.pass_minutes(29)
            seen = (await ida.get(f"/api/tables/{first}/view")).json()["view"]
            assert seen["stage"] == "seats"
            assert await opened(hall, 1, ida) == [400]
            hall.clock.pass_minutes(2)
            assert await opened(hall, 1, ida) == [201]
            await hall.server.tables.beat()
            view = (await ida.get(f"/api/tables/{first}/view")).json()["view"]
            assert (view["closed"]["text"], view["stage"]) == (UNUSED, "ended")
            told = await ida.play(first, "begin_session")
            assert told.status_code == 422, told.text
            assert (told.json()["why"]["text"], told.json()["cure"]["text"]) == (
                UNUSED,
                "Open another one.",
            )

    run(work())


@pytest.mark.parametrize("begun", [True, False])
def test_the_half_hour_goes_on_over_a_restart_and_a_closed_table_stays_closed(
    tmp_path: Path, begun: bool
) -> None:
    async def work() -> None:
        clock = Clock()
        async with open_hall(tmp_path, clock) as hall:
            ida = hall.person()
            table = (await ida.post("/api/tables", OWN)).json()["id"]
            if begun:
                assert (await ida.play(table, "begin_session")).status_code == 200
                await hall.server.tables.beat()
            clock.pass_minutes(20)
        async with open_hall(tmp_path, clock) as hall:
            await hall.server.tables.beat()
            assert not hall.server.tables.get(table).state.shut
            clock.pass_minutes(11)
            await hall.server.tables.beat()
            assert hall.server.tables.get(table).state.shut == UNUSED
            listed = (await hall.person().get("/api/opened")).json()
        async with open_hall(tmp_path, clock) as hall:
            assert table in hall.server.tables.asleep
            assert not hall.server.tables.all
            again = (await hall.person().get("/api/opened")).json()
            assert again == listed
            assert [(one["id"], one["sessions"]) for one in again] == [(table, 1)] * begun
            ida = hall.person()
            told = await ida.login(name="Ida", pin="1234", event=table)
            assert told.status_code == 200, told.text
            view = (await ida.get(f"/api/tables/{table}/view")).json()["view"]
            assert view["closed"]["text"] == UNUSED
            assert (await ida.post("/api/tables", OWN)).status_code == 201

    run(work())


def test_who_opened_a_table_is_known_after_a_restart_and_not_to_who_reads_the_store(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        limits = Limits(logins_a_minute=1000, tables_of_address=3, tables_of_person=2)
        async with open_hall(tmp_path, limits=limits) as hall:
            ida = hall.person()
            assert await opened(hall, 3, ida) == [201, 201, 400]
            form = ida.http.cookies["cardhall-form"]
        async with open_hall(tmp_path, limits=limits) as hall:
            ida = hall.person()
            ida.http.cookies.set("cardhall-form", form)
            assert await opened(hall, 1, ida) == [400]
            assert await opened(hall, 2) == [201, 400]  # the address's third, and no more
            tables = [name for name, _ in hall.store.streams("table:")]
            kept = b"".join(one.data for name in tables for one in hall.store.read(name))
            assert b"opened_by" in kept
            assert form.encode() not in kept
            assert b"127.0.0.1" not in kept

    run(work())


def test_forty_tables_and_five_hundred_phones_behind_one_router_fit() -> None:
    limits = Limits()
    tables = Quotas(
        limits.tables, limits.tables_kept, limits.tables_of_address, limits.tables_of_person
    )
    pages = Quotas(
        limits.sockets, limits.sockets_kept, limits.sockets_of_address, limits.sockets_of_person
    )
    for shares, people, each in ((tables, 40, 1), (pages, 500, 3)):
        for n in range(people):
            by = [("address", "10.0.0.1"), ("person", f"{n}")]
            for _ in range(each):
                assert not shares.full(by, False)
                shares.take(by)


@pytest.mark.parametrize("limit", ["sockets_of_address", "sockets_of_person"])
def test_pages_are_refused_to_who_has_too_many_and_not_to_players(
    tmp_path: Path, limit: str
) -> None:
    limits: dict[str, Any] = {limit: 2}
    with RealHall(tmp_path, limits=Limits(**limits)) as hall:
        chair, visitor = hall.browser(), hall.browser()
        chair.post("/api/login", {"password": hall.password})
        chair.post("/api/events", {"id": "spring"})
        path = "/ws/events/spring?as=projector"
        with visitor.socket(path) as first, visitor.socket(path):
            with pytest.raises(InvalidStatus):
                visitor.socket(path)
            with chair.socket("/ws/events/spring?as=console") as console:
                console.recv(timeout=5)
            first.recv(timeout=5)
        assert visitor.http.get("/api/health").status_code == 200


def test_a_seat_at_a_table_of_ones_own_opens_no_kept_share() -> None:
    assert not of_an_event([Grant("player", live="x", entry="e")])
    assert of_an_event([Grant("player", live="x"), Grant("captain", event="spring")])
