"""Answer the statements of the store's own code from memory: an engine, its connections.

The store's writer runs as it is, on this instead of SQLAlchemy's. A statement that is not known
here is an error of the simulator: whoever changes the store's statements adds it to ``_answers``.
"""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import sqlalchemy as sa

from cardhall.store import store as store_module
from cardhall.store import sums, turns, writer
from tests.faults.disk import Command, Disk, Frame, Row


class Died(BaseException):
    """The process was killed in the middle of its work with the database."""


class DiskError(Exception):
    """What the database's own library says when the disk fails."""

    sqlite_errorname = "SQLITE_FULL"


class Trouble:
    """What is to go wrong with the transactions of one server, by the faults of the plan."""

    def __init__(self, disk: Disk, dice: random.Random) -> None:
        self.disk, self.dice = disk, dice
        self.die_before = False  # its next commit
        self.die_after = False
        self.full = False  # nothing can be written
        self.failing = 0.0  # share of the commits that fail
        self.unreadable = 0.0  # share of the reads that fail
        self.slow = 0.0  # seconds more until a commit has its turn
        self.died: Callable[[], None] = lambda: None

    def commit(self, frame: Frame, shared: bool) -> None:
        """The one place where something becomes true. ``shared``: by a server elsewhere, whose
        answer can be lost when the fact is there."""
        if self.die_before:
            self._die()
        if self.full:
            raise failed()
        if self.dice.random() < self.failing:
            if not shared:
                self.disk.fail(frame)
            elif self.dice.random() < 0.5:
                self.disk.commit(frame)
            raise failed()
        self.disk.commit(frame)
        if self.die_after:
            self._die()

    def read(self) -> None:
        if self.dice.random() < self.unreadable:
            raise failed()

    def _die(self) -> None:
        self.die_before = self.die_after = False
        self.died()
        raise Died


def failed() -> sa.exc.OperationalError:
    return sa.exc.OperationalError("", {}, DiskError())


class Rows(list[Any]):
    """The rows of an answer."""

    def first(self) -> Any:
        return self[0] if self else None


class Transaction:
    """What is written and not yet committed."""

    def __init__(self, connection: "Connection") -> None:
        self._connection = connection

    def commit(self) -> None:
        self._connection.commit()


class Connection:
    """What the store's code calls of one."""

    def __init__(self, disk: Disk, trouble: Trouble, shared: bool) -> None:
        self._disk, self._trouble, self._shared = disk, trouble, shared
        self._frame = Frame([], [])
        self._answers: dict[int, Callable[[Any], Any]] = {
            id(writer._HEAD): self._head,
            id(writer._FIRST): self._first,
            id(writer._NEW_COMMAND): self._new_commands,
            id(writer._NEW_EVENTS): self._new_events,
            id(sums._CHAIN): self._chain,
            id(store_module._RECEIPT): self._receipt,
            id(turns._TRY): lambda _: Rows([(True,)]),
        }

    def execute(self, statement: Any, asked: Any = None) -> Rows:
        return Rows(self._answers[id(statement)](asked))

    def scalar(self, statement: Any, asked: Any = None) -> Any:
        first = self.execute(statement, asked).first()
        return first and first[0]

    @contextmanager
    def begin(self) -> Iterator[Transaction]:
        self._frame = Frame([], [])
        try:
            yield Transaction(self)
        finally:
            self._frame = Frame([], [])

    @contextmanager
    def begin_nested(self) -> Iterator[None]:
        before = Frame(self._frame.commands.copy(), self._frame.events.copy())
        try:
            yield
        except BaseException:
            self._frame = before
            raise

    def commit(self) -> None:
        frame, self._frame = self._frame, Frame([], [])
        if frame.commands or frame.events:
            self._trouble.commit(frame, self._shared)

    def rollback(self) -> None:
        self._frame = Frame([], [])

    def invalidate(self) -> None:
        pass

    def close(self) -> None:
        pass

    # -- statements -----------------------------------------------------------------------------

    def _head(self, asked: Any) -> list[Any]:
        stream = asked["stream"]
        for row in reversed(self._frame.events):
            if row[0] == stream:
                return [(row[1], row[4], row[7])]
        rows = self._disk.past(stream)
        return [(rows[-1][1], rows[-1][4], rows[-1][7])] if rows else []

    def _first(self, asked: Any) -> list[Any]:
        found = []
        for id in asked["ids"]:
            streams = self._disk.known.get(id, {})
            found += [(stream, id, version) for stream, version in streams.items()]
        found += [
            (one.stream, one.command_id, one.version)
            for one in self._frame.commands
            if one.command_id in asked["ids"]
        ]
        return found

    def _new_commands(self, asked: Any) -> list[Any]:
        for one in asked:
            new = Command(one["stream"], one["command_id"], one["version"])
            mine = [(old.stream, old.command_id) for old in self._frame.commands]
            if new.stream in self._disk.known.get(new.command_id, {}) or (
                (new.stream, new.command_id) in mine
            ):
                raise sa.exc.IntegrityError("", {}, Exception("command"))
            self._frame.commands.append(new)
        return []

    def _new_events(self, asked: Any) -> list[Any]:
        for one in asked:
            stream, version = one["stream"], one["version"]
            mine = [row[1] for row in self._frame.events if row[0] == stream]
            if version <= self._disk.head(stream) or version in mine:
                raise sa.exc.IntegrityError("", {}, Exception("event"))
            names = ("stream", "version", "type", "data", "at", "actor", "command_id", "sum")
            row: Any = tuple(one[name] for name in names)
            self._frame.events.append(row)
        return []

    def _chain(self, asked: Any) -> list[Row]:
        stream, after, upto = asked["stream"], asked["after"], asked["upto"]
        mine = [row for row in self._frame.events if row[0] == stream and row[1] <= upto]
        return self._disk.past(stream)[max(0, after - 1) : upto] + mine

    def _receipt(self, asked: Any) -> list[Any]:
        version = self._disk.known.get(asked["command_id"], {}).get(asked["stream"])
        return [] if version is None else [(version,)]


class Engine:
    """What the writer asks of one."""

    def __init__(self, disk: Disk, trouble: Trouble, shared: bool) -> None:
        self._parts = disk, trouble, shared
        self.dialect = SimpleNamespace(name="postgresql" if shared else "sqlite")

    def connect(self) -> Connection:
        return Connection(*self._parts)

    def dispose(self) -> None:
        pass
