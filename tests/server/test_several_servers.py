"""Two servers on one database, in the test's own process: what one does is known at the other."""

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from cardhall.hall.commands import ArchiveEvent
from cardhall.hall.formats.elimination.state import rounds_of
from cardhall.server import news as news_module
from cardhall.server.access import Grant
from cardhall.server.config import Limits
from cardhall.server.leases import GAP, TTL
from cardhall.store import Store, StoreFailed, share
from tests.server.cluster import RunningValkey
from tests.server.support import Clock, Hall, Person, open_hall, run
from tests.store.database import Database, running_postgresql

MANY = Limits(logins_a_minute=10**6, commands_a_second=10**6)


class Two:
    """Two halls that are one."""

    def __init__(self, folder: Path, url: str, news: str) -> None:
        self.folder = folder
        self.url = url
        self.news = news
        self.clock = Clock()
        self.halls: list[Hall] = []

    async def open(self, stack: AsyncExitStack, **config: Any) -> Hall:
        # SQLAlchemy opens its connections in the test's thread: a moment without the loop
        store = Store(self.url, now=self.clock)
        folder = self.folder / f"server-{len(self.halls)}"
        config = {"limits": MANY, **config}
        hall = await stack.enter_async_context(
            open_hall(folder, self.clock, self.password, store=store, news=self.news, **config)
        )
        self.halls.append(hall)
        return hall

    @property
    def password(self) -> str:
        return next((hall.password for hall in self.halls if hall.password), "")

    def same(self, person: Person, number: int) -> Person:
        """The same browser at another server."""
        again = self.halls[number].person()
        again.http.cookies.update(person.http.cookies)
        return again


def is_at(stream: Any, version: int) -> bool:
    return bool(stream.version == version)


def all_moved_on(hall: Hall, tables: list[str], known: list[int]) -> bool:
    """Whether every table is further than it was known to be."""
    return all(new > old for new, old in zip(versions(hall, tables), known, strict=True))


async def soon(look: Callable[[], Any], seconds: float = 2.0) -> float:
    """Wait until it is true; how long that took."""
    began = time.monotonic()
    while not look():
        assert time.monotonic() - began < seconds, "it never came"
        await asyncio.sleep(0.005)
    return time.monotonic() - began


@pytest.fixture
def no_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is known elsewhere is known by the news alone, however slow this machine is today."""
    monkeypatch.setattr(news_module, "LOOK", 3600.0)


@pytest.fixture
def two(tmp_path: Path, postgresql: Callable[[], str], valkey: RunningValkey) -> Two:
    return Two(tmp_path, postgresql(), valkey.url)


@asynccontextmanager
async def both_open(two: Two, **config: Any) -> AsyncIterator[tuple[Hall, Hall]]:
    async with AsyncExitStack() as stack:
        yield await two.open(stack, **config), await two.open(stack, **config)


async def an_event(chair: Person) -> list[str]:
    """The event "spring", entered and not yet signed in; the ids of its entries."""
    assert (await chair.post("/api/events", {"id": "spring", "rehearsal": True})).status_code == 201
    assert (await chair.tell("spring", "rehearse", until="entries")).status_code == 200
    return [e["id"] for e in (await chair.view("spring", "console"))["view"]["entries"]]


async def in_or_out(person: Person, entry: str, number: int, id: str = "") -> httpx.Response:
    """Somebody is signed in, and out again the next time."""
    if number % 2:
        return await person.tell("spring", "undo_sign_in", id=id, entry=entry)
    return await person.tell("spring", "sign_in", id=id, who=entry)


@pytest.mark.usefixtures("no_looks")
def test_a_session_is_good_at_both_and_ends_at_both(two: Two) -> None:
    async def work() -> None:
        async with both_open(two) as (here, there):
            assert bool(here.app.state.server.secrets.first_password)
            assert not there.app.state.server.secrets.first_password  # shown once, at the first
            chair = await here.chair()
            same = two.same(chair, 1)
            assert (await same.get("/api/me")).json()["role"] == "chair"
            assert (await same.post("/api/events", {"id": "spring"})).status_code == 201
            assert (await same.post("/api/logout")).status_code == 200
            again = two.same(chair, 0)
            for _ in range(40):  # far less than a session is remembered without news
                if (await again.get("/api/me")).json()["role"] == "visitor":
                    return
                await asyncio.sleep(0.05)
            raise AssertionError("the person is still signed in")

    run(work())


def test_a_new_password_holds_at_both_and_the_old_one_is_out_at_both(two: Two) -> None:
    async def work() -> None:
        async with both_open(two) as (here, there):
            chair = await here.chair()
            other = there.person()
            old, new = two.password, "crawfish by the bayou"
            assert (await other.login(password=old)).status_code == 200
            changed = await chair.post("/api/password", {"old": old, "new": new})
            assert changed.status_code == 200, changed.text
            await soon(lambda: there.server.secrets.proof == here.server.secrets.proof, 5)
            assert (await other.get("/api/me")).json()["role"] == "visitor"
            assert (await there.person().login(password=old)).status_code == 401
            assert (await there.person().login(password=new)).status_code == 200
            assert (await two.same(chair, 1).get("/api/me")).json()["role"] == "chair"

    run(work())


@pytest.mark.usefixtures("no_looks")
def test_what_is_done_at_one_is_seen_at_the_other_at_once(two: Two) -> None:
    async def work() -> None:
        async with both_open(two) as (here, there):
            chair = await here.chair()
            entries = await an_event(chair)
            await soon(lambda: "spring" in there.server.events)
            far = there.server.events["spring"]
            watcher = far.hub.join(reader_of_the_room())
            watcher.wake.clear()
            told = await chair.tell("spring", "sign_in", who=entries[0])
            version = told.json()["version"]
            await soon(lambda: far.stream.version >= version, 5)
            await soon(watcher.wake.is_set, 5)
            assert far.state == here.server.events["spring"].state

    run(work())


def reader_of_the_room() -> Any:
    from cardhall.server.access import VISITOR
    from cardhall.server.hall_server import Reader

    return Reader("projector", VISITOR)


def test_a_command_sent_to_both_at_once_counts_once(two: Two) -> None:
    async def work() -> None:
        async with both_open(two) as (here, there):
            chair = await here.chair()
            (entry, *_) = await an_event(chair)
            same = two.same(chair, 1)
            for number in range(5):
                sent = [
                    in_or_out(person, entry, number, f"the-same-{number}")
                    for person in (chair, same)
                ]
                told = [answer.json() for answer in await asyncio.gather(*sent)]
                assert len({(one["id"], one["version"]) for one in told}) == 1, told
                assert sorted(one["duplicate"] for one in told) == [False, True]
            server = there.server.events["spring"]
            await soon(lambda: server.state == here.server.events["spring"].state)

    run(work())


def test_a_crowd_at_both_servers_is_served_though_each_overtakes_the_other(two: Two) -> None:
    async def work() -> None:
        async with both_open(two) as (here, there):
            chair = await here.chair()
            entries = await an_event(chair)
            same = two.same(chair, 1)
            sent = [
                (chair, same)[number % 2].tell("spring", "sign_in", who=entry)
                for number, entry in enumerate(entries)
            ]
            answers = await asyncio.gather(*sent)
            assert {answer.status_code for answer in answers} == {200}
            versions = [answer.json()["version"] for answer in answers]
            assert len(set(versions)) == len(entries)
            for hall in (here, there):
                event = hall.server.events["spring"]
                await soon(partial(is_at, event.stream, max(versions)))
                assert all(entry.signed_in_at for entry in event.state.entries.values())

    run(work())


@pytest.mark.usefixtures("no_looks")
def test_nobody_is_refused_because_the_news_has_not_come(two: Two) -> None:
    async def work() -> None:
        async with both_open(two) as (here, there):
            chair = await here.chair()
            await an_event(chair)
            same = two.same(chair, 1)
            await same.view("spring", "console")  # from now on there is no news
            seen = there.server.events["spring"].stream.version
            await chair.tell("spring", "take_entry", name="Newcomer", auxiliary="Teal")
            newcomer = (await chair.view("spring", "console"))["view"]["entries"][-1]
            assert there.server.events["spring"].stream.version == seen
            told = await same.tell("spring", "sign_in", who=newcomer["id"])
            assert told.status_code == 200, told.text
            # and who was handed a code a moment ago comes in with it
            await chair.tell("spring", "take_entry", name="Latecomer", auxiliary="Teal")
            latecomer = (await chair.view("spring", "console"))["view"]["entries"][-1]
            ida = there.person()
            assert (await ida.login(code=latecomer["code"])).json()["role"] == "player"
            # but what the helper changes must not have changed since it was seen
            told = await same.tell("spring", "undo_sign_in", entry=newcomer["id"], version=1)
            assert told.status_code == 409, told.text

    two.news = ""
    run(work())


@pytest.mark.usefixtures("no_looks")
def test_news_is_heard_after_a_long_silence(two: Two, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with both_open(two) as (here, there):
            chair = await here.chair()
            (entry, *_) = await an_event(chair)
            await soon(lambda: "spring" in there.server.events)
            await asyncio.sleep(6)  # the client of Valkey gives up after five, unless told not to
            told = await chair.tell("spring", "sign_in", who=entry)
            far = there.server.events["spring"].stream
            await soon(lambda: far.version == told.json()["version"], 5)
            assert "out of reach" not in caplog.text

    run(work())


def test_without_the_news_the_database_tells_within_a_second_or_two(two: Two) -> None:
    async def work() -> None:
        async with both_open(two) as (here, there):
            chair = await here.chair()
            await an_event(chair)
            await soon(lambda: "spring" in there.server.events, 3)
            version = here.server.events["spring"].stream.version
            await soon(lambda: there.server.events["spring"].stream.version == version, 3)

    two.news = ""
    run(work())


def test_news_that_is_lost_heals_and_comes_again(
    two: Two, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    valkey = RunningValkey(tmp_path)

    async def work() -> None:
        async with both_open(two) as (here, there):
            chair = await here.chair()
            (entry, *_) = await an_event(chair)
            await soon(lambda: "spring" in there.server.events)
            far = there.server.events["spring"].stream
            valkey.kill()
            told = await chair.tell("spring", "sign_in", who=entry)
            assert told.status_code == 200
            await soon(lambda: far.version == told.json()["version"], 4)
            await asyncio.to_thread(valkey.start)
            await soon(lambda: not there.server.news._cut_off, 6)
            monkeypatch.setattr(news_module, "LOOK", 3600.0)
            await asyncio.sleep(1.1)  # the last look was
            for number in range(1, 11):
                version = (await in_or_out(chair, entry, number)).json()["version"]
                await soon(partial(is_at, far, version), 5)

    two.news = valkey.url
    try:
        run(work())
    finally:
        valkey.kill()


def test_a_table_opened_at_one_is_found_at_the_other_and_una_is_one_person(two: Two) -> None:
    async def work() -> None:
        async with both_open(two) as (here, there):
            ida = here.person()
            new = {"name": "Ida", "pin": "1234", "seats": 3, "bots": 1}
            table = (await ida.post("/api/tables", new)).json()["id"]
            comers = [hall.person() for hall in (here, there, here, there)]
            told = await asyncio.gather(
                *(una.login(name="Una", pin="9876", event=table) for una in comers)
            )
            assert len({answer.json()["entry"] for answer in told}) == 1
            answer = await comers[3].play(table, "sit", seat=1, person="", name="Una")
            assert answer.status_code == 200, answer.text
            assert (await ida.play(table, "begin_session")).status_code == 200
            stranger = there.person()
            told_off = await stranger.login(name="Una", pin="0000", event=table)
            assert told_off.status_code == 401

    run(work())


def test_wrong_pins_are_counted_at_both_together(two: Two) -> None:
    async def work() -> None:
        async with both_open(two) as (here, there):
            new = {"name": "Ida", "pin": "1234", "seats": 2, "bots": 1}
            table = (await here.person().post("/api/tables", new)).json()["id"]
            for number in range(5):
                guess = (here, there)[number % 2].person()
                told = await guess.login(name="Ida", pin=f"000{number}", event=table)
                assert told.json()["why"]["text"] == "That name and PIN do not go together."
            for hall in (here, there):
                told = await hall.person().login(name="Ida", pin="1234", event=table)
                assert told.json()["why"]["text"] == "Too many wrong PINs for this name."

    run(work())


def test_the_limit_on_commands_is_one_for_both(two: Two) -> None:
    async def work() -> None:
        limits = Limits(commands_a_second=6)
        async with both_open(two, limits=limits) as (here, _):
            chair = await here.chair()
            same = two.same(chair, 1)
            await chair.post("/api/events", {"id": "spring"})
            sent = [
                (chair, same)[number % 2].tell("spring", "sign_in", who="nobody")
                for number in range(10)
            ]
            codes = [answer.status_code for answer in await asyncio.gather(*sent)]
            assert codes.count(429) == 4, codes

    run(work())


def test_each_table_is_driven_by_one_and_a_server_that_stops_hands_its_part_over(
    two: Two,
) -> None:
    async def work() -> None:
        async with AsyncExitStack() as stack, AsyncExitStack() as stopping:
            here, there = await two.open(stack), await two.open(stopping)
            ida = here.person()
            tables = [await a_table_of_bots(ida, number) for number in range(12)]
            await soon(lambda: drivers((here, there), tables) == [1] * 12, 5)
            servers = sorted(hall.server.leases._me for hall in (here, there))
            for id in tables:
                (driver,) = [h for h in (here, there) if h.server.leases.holds(f"table:{id}")]
                assert driver.server.leases._me == share(f"table:{id}", servers)
            parts = [
                sum(h.server.leases.holds(f"table:{t}") for t in tables) for h in (here, there)
            ]
            assert min(parts) > 0, parts
            await stopping.aclose()
            await soon(lambda: all(here.server.leases.holds(f"table:{t}") for t in tables), 1.5)
            # nothing stood still: no turn gets its time again
            assert not any(here.server.tables.all[t].needs_resume for t in tables)

    run(work())


def test_a_turn_has_its_time_again_only_when_nobody_drove_its_table_for_a_while(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            ida, una = hall.person(), hall.person()
            new = {"name": "Ida", "pin": "1234", "seats": 3, "bots": 1}
            id = (await ida.post("/api/tables", new)).json()["id"]
            await una.login(name="Una", pin="9876", event=id)
            await una.play(id, "sit", seat=1, person="", name="Una")
            assert (await ida.play(id, "begin_session")).status_code == 200
            for _ in range(5):  # a turn came with the deal
                hall.clock.pass_seconds(1)
                await hall.server.tables.beat()
            table = hall.server.tables.get(id)
            due, version = table.due(), table.stream.version
            assert due is not None
            hall.clock.pass_seconds(4)
            gone = hall.clock() - table.state.since
            assert gone >= 4000
            for idle, later in ((500, 0), (GAP + 1, gone)):
                hall.server.tables.take_over(id, idle)
                await hall.server.tables.beat()
                now_due = table.due()
                assert now_due is not None
                assert now_due - due == later, (idle, now_due - due)
                assert table.stream.version == version + bool(later)

    run(work())


@pytest.mark.skipif(sys.platform == "win32", reason="several servers are for Linux and Mac")
def test_every_table_moves_again_after_the_database_was_away_longer_than_a_lease(
    tmp_path: Path,
) -> None:
    async def work(database: Database) -> None:
        two = Two(tmp_path, database(), "")
        two.clock = RunningClock()
        async with AsyncExitStack() as stack:
            halls = [await two.open(stack, timers=True) for _ in range(2)]
            chair = await halls[0].chair()
            tables = await live_tables_of_an_event(chair, 4)
            tables += [await a_table_of_bots(halls[0].person(), n) for n in range(4)]
            await soon(lambda: all(set(tables) <= set(h.server.tables.all) for h in halls), 5)
            await soon(lambda: drivers(halls, tables) == [1] * len(tables), 5)
            await asyncio.to_thread(database.stop)
            await asyncio.sleep(TTL / 1000 + 1)
            before = [versions(hall, tables) for hall in halls]
            assert drivers(halls, tables) == [0] * len(tables)
            await asyncio.to_thread(database.start)
            for hall, known in zip(halls, before, strict=True):
                await soon(partial(all_moved_on, hall, tables, known), 20)

    with running_postgresql() as database:
        run(work(database))


class RunningClock(Clock):
    """One that goes by itself."""

    def __init__(self) -> None:
        super().__init__()
        self._began = time.monotonic()

    def __call__(self) -> int:
        return self.at + int((time.monotonic() - self._began) * 1000)


async def live_tables_of_an_event(chair: Person, live: int) -> list[str]:
    """A round is on, and bots play some of its tables."""
    await chair.post("/api/events", {"id": "spring", "rehearsal": True})
    commands: list[tuple[str, dict[str, Any]]] = [("rehearse", {"until": "seated"})]
    commands += [
        ("set_table_mode", {"table": table, "mode": "live"}) for table in range(1, live + 1)
    ]
    for type, what in [*commands, ("start_round", {})]:
        told = await chair.tell("spring", type, **what)
        assert told.status_code == 200, told.text
    return [f"spring.boure.1.{table}" for table in range(1, live + 1)]


async def a_table_of_bots(person: Person, number: int) -> str:
    new = {"name": f"Ida {number}", "pin": "1234", "seats": 3, "bots": 2}
    table: str = (await person.post("/api/tables", new)).json()["id"]
    told = await person.play(table, "begin_session")
    assert told.status_code == 200, told.text
    told = await person.play(table, "replace_by_bot", seat=0)
    assert told.status_code == 200, told.text
    return table


def drivers(halls: Sequence[Hall], tables: Sequence[str]) -> list[int]:
    """How many of the servers drive each table."""
    return [sum(h.server.leases.holds(f"table:{id}") for h in halls) for id in tables]


def versions(hall: Hall, tables: Sequence[str]) -> list[int]:
    return [hall.server.tables.all[id].stream.version for id in tables]


def test_two_that_drive_the_same_tables_do_no_harm(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with both_open(two) as (here, there):
            chair = await here.chair()
            await chair.post("/api/events", {"id": "spring", "rehearsal": True})
            for type, what in (
                ("rehearse", {"until": "seated"}),
                ("set_table_mode", {"table": 1, "mode": "live"}),
                ("start_round", {}),
            ):
                assert (await chair.tell("spring", type, **what)).status_code == 200
            halls = (here, there)
            await soon(lambda: all("spring.boure.1.1" in h.server.tables.all for h in halls))
            moves = 0
            for second in range(400):
                if second == 40:
                    told = await two.same(chair, 1).tell("spring", "call_time")
                    assert told.status_code == 200, told.text
                two.clock.pass_seconds(1)
                await asyncio.gather(*(hall.server.tables.beat() for hall in halls))
                tables = [hall.server.tables.get("spring.boure.1.1") for hall in halls]
                if all(table.state.ended for table in tables):
                    break
                moves = max(moves, *(table.stream.version for table in tables))
            assert moves > 30
            await soon(lambda: len({str(t.state) for t in tables}) == 1)
            await soon(lambda: all(len(reports(h)) == 1 for h in halls))
            stored = here.store.read("table:spring.boure.1.1")
            assert sum(event.type == "session_ended" for event in stored) == 1

    monkeypatch.setattr("cardhall.server.leases.Leases.holds", lambda self, name: True)
    run(work())


def reports(hall: Hall) -> Any:
    now = rounds_of(hall.server.events["spring"].state.categories["boure"]).now
    assert now is not None
    return now.tables[1].reports


def test_a_name_that_is_given_up_at_one_is_gone_at_the_other(two: Two) -> None:
    async def work() -> None:
        async with both_open(two) as (here, there):
            chair = await here.chair()
            (entry, *_) = await an_event(chair)
            await soon(lambda: "spring" in there.server.events)
            far = there.server.events["spring"]
            await soon(lambda: entry in far.state.entries)
            name = far.state.entries[entry].name
            assert name in str(far.state)
            told = await chair.tell("spring", "blank_name", entry=entry)
            assert told.status_code == 200, told.text
            await soon(lambda: name not in str(far.state), 3)

    run(work())


@pytest.mark.parametrize("news", [True, False], ids=["news", "looks"])
def test_an_event_that_is_deleted_at_one_is_gone_at_the_other(
    two: Two, news: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if news:
        monkeypatch.setattr(news_module, "LOOK", 3600.0)
    else:
        two.news = ""

    async def work() -> None:
        async with both_open(two) as (here, there):
            chair = await here.chair()
            await an_event(chair)
            name = (await chair.view("spring", "console"))["view"]["head"]["name"]
            await soon(lambda: "spring" in there.server.events, 5)
            watcher = there.server.events["spring"].hub.join(reader_of_the_room())
            far = there.server.events["spring"]
            told = await chair.post("/api/events/spring/delete", {"name": name})
            assert told.status_code == 200, told.text
            await soon(lambda: "spring" not in there.server.events, 5)
            assert watcher.closed
            same = two.same(chair, 1)
            assert (await same.get("/api/events")).json() == []
            assert (await same.get("/api/events/spring/view")).status_code == 404
            with pytest.raises(StoreFailed):  # of a request that came before the news
                await far.send("late-command", ArchiveEvent(), far.context(Grant("chair")))
            assert here.store.streams("event:") == []
            await an_event(chair)
            await soon(lambda: "spring" in there.server.events, 5)

    run(work())
