"""The ids of commands: what people send is theirs alone, what the server needs stays its own."""

import asyncio
import random
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from cardhall.hall import formats
from cardhall.server import live as live_module
from cardhall.server import sync
from cardhall.server.access import Grant
from cardhall.server.command_ids import by, person
from cardhall.server.config import Limits
from cardhall.server.streams import Stream
from cardhall.store import Receipt
from cardhall.store.writer import Append, insert
from cardhall.tables import commands
from tests.server.support import Hall, Person, open_hall, run
from tests.server.test_event_live_holdem import LIMITS, Day
from tests.server.test_event_live_pairs import (
    a_bracket,
    a_night,
    called,
    format_card,
    live,
    matches,
    next_game,
    people_play,
)
from tests.server.test_event_live_pairs import play_on as to_the_end
from tests.server.test_event_tables import TABLE, a_round_with_a_live_table, card_of, play_on
from tests.server.test_live_tables import two_at_a_table

AnyStream = Stream[Any, Any, Any]
ROLES = (
    Grant("chair"),
    Grant("judge", "spring"),
    Grant("captain", "spring", table="boure/1"),
    Grant("player", "spring", entry="somebody"),
    Grant("player", "spring", entry="somebody", member=1),
    Grant("player", live="practice", entry="somebody"),
)

# -- in each format: a day, and whether the server did its part of it ----------------------------


async def rounds(hall: Hall) -> bool:
    chair = await a_round_with_a_live_table(hall)
    table = hall.server.tables.get(TABLE)
    await play_on(hall, 30)
    await chair.play(TABLE, "call_chair", seat=-1, reason="A spilled drink")
    await hall.server.tables.settled()
    assert (await card_of(chair))["state"] == "called"
    await chair.play(TABLE, "rule", ruling="play_on", text="Play on.")
    await hall.server.tables.settled()
    assert (await card_of(chair))["state"] == "playing"
    await chair.tell("spring", "call_chair", table=1, why="From the floor")
    await hall.server.tables.settled()
    assert table.state.call is not None
    await chair.tell("spring", "give_ruling", table=1, text="Play on.")
    await hall.server.tables.settled()
    assert table.state.call is None
    await chair.tell("spring", "call_time")
    await play_on(hall, 60)
    return bool((await card_of(chair))["reports"])


async def bracket(hall: Hall) -> bool:
    chair = await a_bracket(hall)
    first, second, *_ = await called(hall, chair)
    await to_the_end(hall, live(hall, first), live(hall, second))
    first, second, *_ = await matches(chair)
    return bool(first["state"] == second["state"] == "done")


async def night(hall: Hall) -> bool:
    chair = await a_night(hall, people=4, games=1)
    card = await next_game(hall, chair)
    await to_the_end(hall, *(live(hall, one) for one in card["tables"]))
    return bool((await format_card(chair))["done"] == 1)


async def freezeout(hall: Hall) -> bool:
    day = Day(hall, await hall.chair())
    await day.open(13)
    await day.run(6000)
    return day.freezeout.finished


async def ledger(hall: Hall) -> bool:
    """Nothing of it is played in the browser; a table of one's own beside it is."""
    chair = await hall.chair()
    made = await chair.post("/api/events", {"id": "spring", "preset": "rap", "rehearsal": True})
    table, *_ = await two_at_a_table(hall)
    await play_on(hall, 120)
    began = hall.server.event("spring").state.settings is not None
    return made.status_code == 201 and began and hall.server.tables.get(table).state.hands > 0


DAYS: dict[str, tuple[Callable[[Hall], Awaitable[bool]], set[str]]] = {
    "rounds": (
        rounds,
        {"create", "open", "begin", "bot", "call", "ruled", "rule", "end", "session"},
    ),
    "bracket": (bracket, {"create", "open", "begin", "bot", "session"}),
    "night": (night, {"create", "open", "begin", "bot", "session"}),
    "freezeout": (
        freezeout,
        {"create", "open", "begin", "bot", "tick", "levels", "out", "stacks", "offer", "finish",
         "moves", "send", "came", "leave", "over"},
    ),
    "ledger": (ledger, {"create", "open", "sit", "tick"}),
}  # fmt: skip


class SentFirst:
    """Whatever id the server is about to use was sent a moment ago: by somebody in each role to
    the same stream, as the server keeps it, and raw to their own stream."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made: dict[str, str] = {}  # by what each id begins with, one of them
        self.used: set[tuple[str, str]] = set()
        real = Stream.send

        async def send(stream: AnyStream, id: str, *more: Any, **and_: Any) -> Receipt:
            if not id.startswith("p:") and (stream.name, id) not in self.used:
                self.made.setdefault(id.partition(":")[0], id)
                self.used.add((stream.name, id))
                self.use_up(stream, id)
            return await real(stream, id, *more, **and_)

        monkeypatch.setattr(Stream, "send", send)

    def use_up(self, stream: AnyStream, id: str) -> None:
        kept = {by(grant, id) for grant in ROLES}
        rows = [Append(stream.name, 0, one, (), "", 0) for one in kept]
        rows.append(Append(f"table:of one's own beside {stream.name}", 0, id, (), "", 0))
        stream.store._writer.do(lambda connection: insert(connection, rows))


@pytest.mark.sampled(2)
@pytest.mark.parametrize("format", DAYS)
def test_no_id_that_the_server_needs_can_be_used_up(
    format: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    day, needed = DAYS[format]
    sent = SentFirst(monkeypatch)
    dice = random.Random(11)

    def new_id() -> str:
        return dice.randbytes(8).hex()

    async def work() -> None:
        async with open_hall(tmp_path, limits=LIMITS, new_id=new_id) as hall:
            assert await day(hall)
            assert needed <= set(sent.made), needed - set(sent.made)
            # and over the wire none of them can be sent at all
            chair, friend = await hall.chair(), hall.person()
            mine = (await friend.post("/api/tables", {"name": "Ida", "pin": "1234"})).json()["id"]
            for id in sent.made.values():
                for answer in (
                    await friend.play(mine, "say", id=id, seat=0, phrase="thank you"),
                    await chair.tell("spring", "set_table_mode", id=id, table=1, mode="live"),
                ):
                    assert answer.status_code == 400, (id, answer.text)
                    assert answer.json()["field"] == "id"

    run(work(), 280)


def test_every_maker_of_ids_puts_in_a_colon_and_leaves_people_their_beginning() -> None:
    """Read from the code, so that a new maker is looked at too; the days above see most of them."""
    found = set()
    of_formats = Path(formats.__path__[0]).glob("*/live.py")
    for path in (*Path(sync.__path__[0]).glob("*.py"), *of_formats, Path(live_module.__file__)):
        text = path.read_text()
        found |= set(re.findall(r'(?:serve|tell)\(\s*f?"([^"]+)"', text))
        found |= set(re.findall(r'yield f"([^"]+)"', text))
    assert len(found) > 30
    assert all(":" in one and not one.startswith("p:") for one in found)


# -- what is a person's own ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "id", ["short", "x" * 65, "tick:6:table:x", "a b c d e", "abcdefgh\n", "ünïcödes", "p:chair:12"]
)
def test_an_id_is_letters_figures_and_two_signs(tmp_path: Path, id: str) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table, ida, _ = await two_at_a_table(hall)
            refused = await ida.play(table, "say", id=id, seat=0, phrase="thank you")
            assert (refused.status_code, refused.json()["field"]) == (400, "id"), refused.text
            taken = await ida.play(
                table, "say", id="Abc_def-9" + "x" * 55, seat=0, phrase="thank you"
            )
            assert taken.status_code == 200, taken.text

    run(work())


def test_two_people_may_use_the_same_id_and_each_finds_their_own_receipt(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table, ida, una = await two_at_a_table(hall)
            first = await ida.play(table, "say", id="the-same-id", seat=0, phrase="thank you")
            second = await una.play(table, "say", id="the-same-id", seat=1, phrase="thank you")
            told = [first.json(), second.json()]
            assert [one["duplicate"] for one in told] == [False, False]
            assert {one["id"] for one in told} == {"the-same-id"}
            assert told[1]["version"] == told[0]["version"] + 1
            for person, receipt in ((ida, told[0]), (una, told[1])):
                again = await person.play(
                    table, "say", id="the-same-id", seat=0, phrase="thank you"
                )
                assert again.json() == receipt | {"duplicate": True}

    run(work())


def test_a_command_sent_again_after_signing_in_anew_still_counts_once(tmp_path: Path) -> None:
    """On another device, by name and PIN; and when the browser has become another one since."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table, ida, _ = await two_at_a_table(hall)
            first = await ida.play(table, "say", id="said-once", seat=0, phrase="thank you")
            phone = hall.person()
            assert (await phone.login(name="Ida", pin="1234", event=table)).status_code == 200
            again = await phone.play(table, "say", id="said-once", seat=0, phrase="thank you")
            assert again.json() == first.json() | {"duplicate": True}

            chair = await a_round_with_a_live_table(hall)
            state = hall.server.event("spring").state
            entry = next(iter(state.entries.values()))
            captain_code = state.categories["boure"].codes[1]
            guest = hall.person()
            assert (await guest.login(code=captain_code)).status_code == 200
            what: dict[str, Any] = {"category": "boure", "table": 1, "why": "A card fell."}
            first = await guest.tell("spring", "call_chair", id="called-once", **what)
            assert first.status_code == 200, first.text
            await chair.tell("spring", "give_ruling", table=1, text="Play on.")
            for sign_in in (
                {"code": entry.code},
                {"code": captain_code},
                {"password": hall.password},
            ):
                assert (await guest.login(**sign_in)).status_code == 200
                again = await guest.tell("spring", "call_chair", id="called-once", **what)
                assert again.json() == first.json() | {"duplicate": True}, sign_in
            other = await chair.tell("spring", "call_chair", id="called-once", **what)
            assert other.json()["duplicate"] is False  # the chair's own

    run(work())


def test_a_command_of_before_ids_were_kept_apart_is_known_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table, ida, _ = await two_at_a_table(hall)
            found = hall.server.tables.get(table)
            say = commands.Say(seat=0, phrase="thank you")
            grant = Grant("player", live=table, entry=found.state.seats[0].person)
            old = await found.stream.send("from-the-outbox", say, found.context(grant))
            again = await ida.play(table, "say", id="from-the-outbox", seat=0, phrase="thank you")
            assert (again.json()["version"], again.json()["duplicate"]) == (old.version, True)

    run(work())


def test_who_a_person_is() -> None:
    assert len({person(grant) for grant in ROLES}) == 5  # an entry is the same one everywhere
    assert person(Grant("chair", proof="old")) == person(Grant("chair", proof="new"))


# -- beginning ---------------------------------------------------------------------------------


def test_a_session_is_begun_once_however_often_it_is_sent(tmp_path: Path) -> None:
    """In the session, after it, after a restart; another id begins the next one."""

    async def work() -> None:
        async with open_hall(tmp_path, limits=LIMITS) as hall:
            ida = hall.person()
            new = {"name": "Ida", "pin": "1234", "seats": 2, "bots": 0, "minutes": 1}
            table = (await ida.post("/api/tables", new)).json()["id"]
            una = hall.person()
            await una.login(name="Una", pin="9876", event=table)
            await una.play(table, "sit", seat=1, person="", name="Una")
            first = await ida.play(table, "begin_session", id="begin-once")
            assert first.status_code == 200, first.text

            async def again(who: Person, at: Hall) -> None:
                told = await who.play(table, "begin_session", id="begin-once")
                assert told.json() == first.json() | {"duplicate": True}
                assert at.server.tables.get(table).state.session == 1

            await again(ida, hall)
            refused = await ida.play(table, "begin_session", id="begin-twice")
            assert refused.status_code == 422
            await people_play(hall, hall.server.tables.get(table), {0: ida, 1: una})
            assert hall.server.tables.get(table).state.stage == "ended"
            await again(ida, hall)
            clock = hall.clock
        async with open_hall(tmp_path, clock) as hall:
            ida = hall.person()
            await ida.login(name="Ida", pin="1234", event=table)
            await again(ida, hall)
            second = await ida.play(table, "begin_session", id="begin-twice")
            assert second.json()["duplicate"] is False
            assert hall.server.tables.get(table).state.session == 2

    run(work())


def test_two_who_begin_at_once_begin_one_session(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            ida = hall.person()
            made = await ida.post("/api/tables", {"name": "Ida", "pin": "1234"})
            table = made.json()["id"]
            sends = [ida.play(table, "begin_session", id=f"press-{n}xx") for n in (1, 2, 2)]
            told = [answer.status_code for answer in await asyncio.gather(*sends)]
            assert sorted(told) in ([200, 200, 422], [200, 422, 422])
            assert hall.server.tables.get(table).state.session == 1

    run(work())


def test_a_table_that_is_asked_for_twice_with_one_id_is_opened_once(tmp_path: Path) -> None:
    own = {"name": "Ida", "pin": "1234", "id": "my-new-table"}

    async def work() -> None:
        async with open_hall(tmp_path, limits=Limits(tables_of_person=1)) as hall:
            ida = hall.person()
            await ida.get("/api/me")
            form = {"cookie": f"cardhall-form={ida.http.cookies['cardhall-form']}"}
            first, second = await asyncio.gather(
                ida.post("/api/tables", own), ida.post("/api/tables", own)
            )
            assert (first.status_code, second.status_code) == (201, 201), second.text
            assert first.json() == second.json()
            assert len(hall.server.tables.all) == 1
            # whoever never heard the first answer has no more than the browser's form
            lost = hall.person()
            lost.http.cookies.set("cardhall-form", form["cookie"].partition("=")[2])
            again = await lost.post("/api/tables", own)
            assert again.json() == first.json()
            table = first.json()["id"]
            assert (await lost.play(table, "begin_session")).status_code == 200
            # another thing under the same id, another's id, and none at all
            for other in ({"name": "Una"}, {"pin": "9999"}):
                told = await ida.post("/api/tables", own | other)
                assert (told.status_code, told.json()["field"]) == (400, "id"), told.text
            una = await hall.person().post("/api/tables", own)
            assert una.status_code == 201
            assert una.json()["id"] != table
            assert (await hall.person().post("/api/tables", own | {"id": "short"})).json()["field"]
            old = {"name": "Ida", "pin": "1234"}
            ids = {(await hall.person().post("/api/tables", old)).json()["id"] for _ in range(2)}
            assert len(ids) == 2

    run(work())
