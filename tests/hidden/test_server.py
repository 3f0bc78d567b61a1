"""What the server sends to a browser does not change with what its reader may not see.

The same pairs of tables as in test_views, put behind the real app: pages, views, sockets, sockets
opened anew, and the answers to commands that are refused, byte by byte.
"""

import asyncio
import logging
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardhall.server import sockets
from cardhall.server.config import Limits
from cardhall.tables import commands as c
from cardhall.tables.commands import Context
from cardhall.tables.decision import Refusal
from cardhall.tables.state import State
from cardhall.tables.table import decide
from tests.examples import dice, share
from tests.hidden.line import Line
from tests.hidden.pairs import attempts, dealt_anew, states
from tests.hidden.test_views import hidden_cards, named
from tests.server.support import Hall, Person, bots_alone, open_hall, run

STATES = 5_000
PARTS = 4
IDA = 0  # Ida's seat
PLENTY = Limits(
    logins_a_minute=10**6, commands_a_second=10**6, wrong_pins_in_a_row=10**6, sockets=10**6
)


@dataclass
class Room:
    """A hall with one live table of one event, and browsers that may look at it."""

    hall: Hall
    table: str
    event: str
    ida: Person  # has a seat
    chair: Person  # may rule at any table
    visitor: Person  # never signed in
    lines: dict[str, Line]
    ida_id: str

    def show(self, state: State) -> State:
        """Put a table in this state behind the server; Ida has seat 0."""
        live = self.hall.server.tables.get(self.table)
        ida = replace(state.seats[IDA], kind="person", person=self.ida_id)
        others = (replace(place, person="", kept=False) for place in state.seats[1:])
        seats = (ida, *others)
        state = replace(state, table=self.table, event=self.event, seats=seats)
        live.stream.state = live.stream._tip = state
        return state

    async def sent(self, refused: list[c.AnyCommand], number: int, anew: bool) -> dict[str, bytes]:
        """Every byte that the server sends to each browser now."""
        live = self.hall.server.tables.get(self.table)
        told = {}
        live.hub._shown.clear()  # a line is not sent again what it has already
        live.hub.changed()
        for name, line in self.lines.items():
            told[f"{name} socket"] = await line.next()
        readers = {"ida": self.ida, "chair": self.chair, "visitor": self.visitor}
        for name, person in readers.items():
            for path in ("view", "history") if anew else ("view",):
                answer = await person.get(f"/api/tables/{self.table}/{path}")
                told[f"{name} {path}"] = b"%d " % answer.status_code + answer.content
            if anew:
                async with Line(person, f"/ws/tables/{self.table}") as line:
                    told[f"{name} reconnect"] = await line.next()
        if anew:
            for path in (f"/live/{self.table}", f"/projector/{self.event}", "/api/tables"):
                told[path] = (await self.visitor.get(path)).content
            for role in ("projector", "judge", "console"):
                answer = await self.chair.get(f"/api/events/{self.event}/view", **{"as": role})
                told[f"event {role}"] = answer.content
        for place, command in enumerate(refused):
            what = msgspec.to_builtins(command)
            kind = what.pop("type")
            answer = await self.ida.play(self.table, kind, id=f"try-{number}-{place}", **what)
            assert answer.status_code >= 400, (command, answer.text)
            told[f"refusal {place}"] = b"%d " % answer.status_code + answer.content
        return told


@asynccontextmanager
async def room(folder: Path) -> AsyncIterator[Room]:
    async with open_hall(folder, limits=PLENTY) as hall:
        chair, ida, visitor = await hall.chair(), hall.person(), hall.person()
        made = await ida.post("/api/tables", {"name": "Ida", "pin": "1234", "seats": 5, "bots": 4})
        table = made.json()["id"]
        event = await make_event(chair)
        live = hall.server.tables.get(table)
        ida_id = live.state.seats[0].person
        await visitor.get("/api/me")
        opened = Room(hall, table, event, ida, chair, visitor, {}, ida_id)
        first = next(iter(states(1, random.Random(1))))[1]
        opened.show(first)
        lines = {
            "ida": Line(ida, f"/ws/tables/{table}"),
            "judge": Line(chair, f"/ws/tables/{table}"),
            "visitor": Line(visitor, f"/ws/tables/{table}"),
        }
        for line in lines.values():
            await line.__aenter__()
            await line.next()
        opened.lines = lines
        yield opened
        for line in lines.values():
            await line.__aexit__()


async def make_event(chair: Person) -> str:
    made = await chair.post("/api/events", {"preset": "llaa"})
    assert made.status_code in (200, 201), made.text
    return str(made.json()["id"])


def refused_for(state: State, seat: int, person: str, rng: random.Random) -> list[c.AnyCommand]:
    """Of what Ida might try, what is refused: the rest would move the table."""
    out = []
    for command in attempts(state, seat, rng):
        try:
            decide(state, command, Context(state.at, person, "player"))
        except Refusal:
            out.append(command)
    return rng.sample(out, min(2, len(out)))


@pytest.mark.sampled(2)
@pytest.mark.parametrize("part", range(PARTS))
def test_the_servers_bytes_do_not_depend_on_hidden_cards(
    part: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ida in seat 0, the room, the judge who was not asked: socket, view, history, refusals;
    now and then the pages and a socket opened anew."""
    monkeypatch.setattr(sockets, "GAP", 0)
    rng, count = dice("hidden bytes", part), share(STATES // PARTS)

    async def work() -> None:
        async with room(tmp_path) as opened:
            for number, (_, state) in enumerate(states(count, dice("hidden states", part))):
                state = replace(state, call=None)
                one = opened.show(state)
                refused = refused_for(one, IDA, opened.ida_id, rng)
                anew = number % 10 == 0
                first = await opened.sent(refused, 2 * number, anew)
                # Ida's own cards stay as they are; for those who watch everything may change
                opened.show(dealt_anew(one, IDA, number))
                second = await opened.sent(refused, 2 * number + 1, anew)
                assert first == second

    run(work(), 600)


def test_no_log_line_names_a_hidden_card(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is asked, also when the server itself fails in the middle of it."""
    caplog.set_level(logging.DEBUG)
    rng = random.Random(9)

    async def work() -> None:
        async with room(tmp_path) as opened:
            for number, (_, state) in enumerate(states(60, rng)):
                state = replace(state, call=None)
                one = opened.show(state)
                cards = hidden_cards(one)
                caplog.clear()
                await opened.sent(refused_for(one, IDA, opened.ida_id, rng), number, False)
                with monkeypatch.context() as broken:
                    broken.setattr("cardhall.tables.table._HANDLERS", Exploding(one))
                    answer = await opened.ida.play(
                        opened.table, "undo", id=f"broken-{number}", seat=IDA
                    )
                assert answer.status_code == 500
                assert not named(answer.text, cards)
                assert not named(caplog.text, cards)

    run(work(), 120)


class Exploding(dict[type, Any]):
    """A table of decisions that fails with a hand in its mouth."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.state = state

    def __getitem__(self, kind: type) -> Any:
        raise RuntimeError(f"the hands are {sorted(hidden_cards(self.state))}")


@pytest.mark.parametrize("next_one", ["a person", "a bot"])
def test_a_socket_does_not_outlive_its_seat(tmp_path: Path, next_one: str) -> None:
    """Ida gets up and another takes the seat: what Ida's page has open shows none of the
    new player's cards."""

    async def work() -> None:
        async with open_hall(tmp_path, limits=PLENTY) as hall:
            ida, una = hall.person(), hall.person()
            made = await ida.post(
                "/api/tables", {"name": "Ida", "pin": "1234", "seats": 3, "bots": 1}
            )
            table = made.json()["id"]
            async with Line(ida, f"/ws/tables/{table}") as line:
                assert b'"reader":"seat"' in await line.next()
                assert (await ida.play(table, "leave", seat=0)).status_code == 200
                if next_one == "a person":
                    await una.login(name="Una", pin="9876", event=table)
                    sat = await una.play(table, "sit", seat=0, person="", name="Una")
                else:
                    sat = await ida.play(table, "add_bot", seat=0)
                assert sat.status_code == 200, sat.text
                await asyncio.sleep(0.2)
                told = b""
                while not line.sent.empty():
                    told = await line.next()
                assert told.startswith(b"closed") or b'"reader":"spectator"' in told

    run(work())


def test_a_bot_thinks_during_its_pause(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A forced card takes no thought: were the thought to come after the pause, everybody would
    see which cards are forced."""
    thought: list[int] = []

    async def work() -> None:
        async with open_hall(tmp_path, limits=PLENTY) as hall:
            tables = hall.server.tables
            think = tables.think

            async def watched(request: Any) -> Any:
                thought.append(request.ready_at - hall.clock())
                return await think(request)

            monkeypatch.setattr(tables, "think", watched)
            ida = hall.person()
            made = await ida.post(
                "/api/tables", {"name": "Ida", "pin": "1234", "seats": 4, "bots": 3}
            )
            table = made.json()["id"]
            assert (await ida.play(table, "begin_session")).status_code == 200
            await bots_alone(hall, table)
            for _ in range(400):
                await tables.beat()
                hall.clock.pass_seconds(1)
            assert len(tables.get(table).state.history) >= 1

    run(work())
    assert len(thought) > 20
    assert set(thought) == {900, 1350}  # longer where a whole trick lies, which everybody sees
