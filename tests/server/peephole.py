"""Every byte that the server would send to one reader of a live table in a given state.

For the test of hidden cards: put one state into a hall, look through the peephole, put another
state in that differs only in what the reader may not know, look again: the bytes must be the same.

    async with open_hall(tmp_path) as hall:
        peephole = await Peephole.at(hall, table)      # an open table of this hall
        peephole.show(state, version)                  # any state of that table
        seen = await peephole.bytes_to(2)              # a seat, "spectator" or "judge"

``bytes_to`` asks the routes themselves (view, list, history, the page, errors). ``quick_bytes_to``
gives what sockets push and commands answer without going through HTTP: the same bytes from the same
functions, some fifty times faster. Both are dicts by the name of the way, so that a difference
names where it leaks. Nothing is written.
"""

import logging
from collections.abc import Iterable
from typing import Any

import msgspec

from cardhall.server.errors import on_fault, on_refusal
from cardhall.server.live import TABLE, LiveTable, Reader
from cardhall.tables import commands
from cardhall.tables.state import State
from cardhall.tables.table import Refusal
from server.support import Hall, Person

CARDS = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]


def asked(seat: int, step: int) -> Iterable[commands.AnyCommand]:
    """Everything that somebody at a seat might try: each word, each card, held or not."""
    for words in ("stay", "pass", "draw", *(f"play {card}" for card in CARDS), "play", "nonsense"):
        yield commands.Act(seat=seat, step=step, words=words)
    for card in CARDS:
        yield commands.Act(seat=seat, step=step, words=f"draw {card}")
    yield commands.Act(seat=seat, step=step - 1, words="stay")
    yield commands.DrawCard(seat=seat)
    yield commands.Shuffle(seat=seat)
    yield commands.Cut(seat=seat)
    yield commands.Undo(seat=seat)
    yield commands.BuyIn(seat=seat)
    yield commands.TakeBackSeat(seat=seat)
    yield commands.CallChair(seat=seat, reason="")
    yield commands.Leave(seat=seat)
    yield commands.LookAtHands()


class Notes(logging.Handler):
    """All that is logged, at every level, as text."""

    def __init__(self) -> None:
        super().__init__(0)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


class Peephole:
    """Looks at one table of an open hall as its readers do."""

    def __init__(self, hall: Hall, table: LiveTable, people: dict[Reader, Person]) -> None:
        self.hall = hall
        self.table = table
        self.people = people

    @classmethod
    async def at(cls, hall: Hall, table: LiveTable, people: dict[Reader, Person]) -> "Peephole":
        """``people``: signed-in browsers by the seat they hold; a spectator is added."""
        return cls(hall, table, {"spectator": hall.person(), **people})

    def show(self, state: State, version: int) -> None:
        """Put a state in; hall time is the clock's."""
        stream = self.table.stream
        stream.state = stream._tip = state
        stream.version = stream._tip_version = version

    def quick_bytes_to(self, reader: Reader) -> dict[str, bytes]:
        """What a socket pushes, what each command answers, and what is logged meanwhile."""
        notes = Notes()
        logger = logging.getLogger("cardhall")
        logger.addHandler(notes)
        try:
            seen = {"push": self.table.render(reader)}
            if isinstance(reader, int):
                seen |= self.answers(reader)
        finally:
            logger.removeHandler(notes)
        seen["log"] = "\n".join(notes.lines).encode()
        seen["repr"] = repr(self.table.state).encode()
        return seen

    def answers(self, seat: int) -> dict[str, bytes]:
        """The answer to everything that she might ask from her seat."""
        state = self.table.state
        person = state.seats[seat].person
        context = commands.Context(at=self.hall.clock.at, actor=person, role="player")
        found: dict[str, bytes] = {}
        for number, command in enumerate(asked(seat, state.step)):
            name = f"{type(command).__name__} {number}"
            found[name] = self.answer(state, command, context)
        return found

    def answer(
        self, state: State, command: commands.AnyCommand, context: commands.Context
    ) -> bytes:
        request: Any = None
        try:
            events = TABLE.decide(state, command, context)
        except Refusal as refusal:
            return bytes(on_refusal(request, refusal).content) + str(refusal).encode()
        except Exception as error:  # what the page would say, and what a traceback would hold
            return bytes(on_fault(FakeRequest(), error).content) + repr(error).encode()  # type: ignore[arg-type]
        version = self.table.stream.version + len(events)
        return msgspec.json.encode({"version": version})

    async def bytes_to(self, reader: Reader) -> dict[str, bytes]:
        """Every route that this reader can ask about the table."""
        person = self.people[reader]
        id = self.table.id
        paths = {
            "view": f"/api/tables/{id}/view",
            "view as seat": f"/api/tables/{id}/view?as=seat",
            "view as spectator": f"/api/tables/{id}/view?as=spectator",
            "view as judge": f"/api/tables/{id}/view?as=judge",
            "history": f"/api/tables/{id}/history",
            "tables": "/api/tables",
            "me": "/api/me",
            "health": "/api/health",
            "missing": f"/api/tables/{id}x/view",
            "page": f"/live/{id}",
        }
        seen = {}
        for name, path in paths.items():
            answer = await person.get(path)
            headers = {k: v for k, v in answer.headers.items() if k != "set-cookie"}
            seen[name] = f"{answer.status_code} {headers} ".encode() + answer.content
        return seen | self.quick_bytes_to(reader)


class FakeRequest:
    """As much of a request as an error's answer looks at."""

    class Handler:
        name = "a request"

    scope: dict[str, Any] = {"route_handler": Handler()}  # noqa: RUF012
