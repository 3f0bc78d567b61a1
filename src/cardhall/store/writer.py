"""Write events in one thread: whatever waits is committed together.

A disk needs about as long for one commit as for a hundred. While one group is on its way to the
disk the next gathers behind it, so that nobody waits for a timer and many share one commit.
"""

import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar, cast

import sqlalchemy as sa

from cardhall.messages import Message
from cardhall.store import schema, sums, turns
from cardhall.store.engines import DATABASE_ERRORS, failure
from cardhall.store.last import Last
from cardhall.store.types import Flight, NewEvent, Receipt, Stale, StoreFailed

GROUP = 256
"""At most so many commands in one commit."""

_WRITING = 0x48414C4C
"""PostgreSQL's advisory lock: one group at a time, whichever process it is in. It makes the check
of versions exact and two groups that touch the same streams in another order cannot deadlock."""

# the disk or the server, not one command of the group
_NOT_ITS_FAULT = (sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.InternalError)

T = TypeVar("T")
Key = tuple[str, str]
"""A stream, and the id of a command in it."""


class StreamHead(NamedTuple):
    """A stream's newest version, when it was written, and its checksum."""

    version: int
    at: int
    sum: bytes


NO_HEAD = StreamHead(0, 0, sums.FIRST)

Answer = Receipt | Stale | StoreFailed


class _Refused(Exception):
    """The database took one command of a batch for impossible."""


@dataclass(slots=True)
class Append:
    """One command on its way to the disk."""

    stream: str
    expected: int
    command_id: str
    events: Sequence[NewEvent]
    actor: str
    at: int
    flight: Flight | None = None
    future: "Future[Receipt]" = field(default_factory=Future)
    rows: "Sequence[dict[str, Any]]" = ()  # of its events, once its turn has come

    @property
    def key(self) -> Key:
        return self.stream, self.command_id

    def follow(self, head: StreamHead) -> StreamHead:
        """Its turn has come, behind ``head``, and no earlier: make its rows, and the head that
        they leave."""
        at, before, rows = max(self.at, head.at), head.sum, []
        for version, new in enumerate(self.events, self.expected + 1):
            before = sums.sum_of(
                before, self.stream, version, new.type, new.data, at, self.actor, self.command_id
            )
            rows.append(
                {
                    "stream": self.stream,
                    "version": version,
                    "command_id": self.command_id,
                    "type": new.type,
                    "data": new.data,
                    "at": at,
                    "actor": self.actor,
                    "sum": before,
                }
            )
        self.rows = rows
        return StreamHead(self.expected + len(rows), at, before) if rows else head


@dataclass(slots=True)
class Work:
    """Anything else that must be done by the writer, in a transaction of its own or outside any."""

    run: Callable[[sa.Connection], Any]
    transaction: bool
    future: "Future[Any]" = field(default_factory=Future)


@dataclass(slots=True)
class _Try:
    """The notes of one try at a group, beside the heads: receipts given before or in it, and the
    flights of which something was not newly written."""

    first: dict[Key, Receipt]
    lost: set[Flight] = field(default_factory=set)


_Way = Callable[[sa.Connection, list[Append], _Try], list[Answer]]


class Writer:
    """Owns the writing connection. Other threads only put work into its queue."""

    def __init__(
        self,
        engine: sa.Engine,
        committed: Callable[[Sequence[Receipt]], None],
        check: Callable[[], None] = lambda: None,
        last: Last | None = None,
    ) -> None:
        self._engine = engine
        self._committed = committed
        self._check = check  # raises StoreFailed where nothing may be written any more
        self._last = last  # where there is a file to be guarded
        self._queue: queue.SimpleQueue[Append | Work | None] = queue.SimpleQueue()
        self._held: Work | None = None
        self._connection: sa.Connection | None = None
        self._closing = threading.Lock()
        self._closed = False
        # SQLite's file is ours alone (the folder's lock), so heads need to be read only once
        self._alone = engine.dialect.name == "sqlite"
        self._heads: dict[str, StreamHead] = {}
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def put(self, item: Append | Work) -> None:
        """Queue it. Raises StoreFailed once the store is closed."""
        with self._closing:
            if self._closed:
                raise StoreFailed(Message("the-store-is-closed"), Message("start-cardhall-again"))
            self._queue.put(item)

    def do(self, run: Callable[[sa.Connection], T], *, transaction: bool = True) -> T:
        """Run something on the writing connection and wait for it."""
        work = Work(run, transaction)
        self.put(work)
        return cast(T, work.future.result())

    def close(self) -> None:
        """Write what waits, then stop."""
        with self._closing:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    # -- the thread ---------------------------------------------------------------------------

    def _run(self) -> None:
        item: Append | Work | None = None
        while (item := self._held or self._queue.get()) is not None:
            self._held = None
            if isinstance(item, Work):
                self._do_work(item)
            else:
                group, last = self._gather(item)
                self._write(group)
                if last:
                    break
        self._drop()
        self._engine.dispose()

    def _gather(self, first: Append) -> tuple[list[Append], bool]:
        """Whatever else waits, up to the next piece of other work; True when it is the last."""
        group = [first]
        while len(group) < GROUP:
            try:
                item = self._queue.get_nowait()
            except queue.Empty:
                break
            if item is None:
                return group, True
            if isinstance(item, Work):
                self._held = item
                break
            group.append(item)
        return group, False

    def _do_work(self, work: Work) -> None:
        if not work.future.set_running_or_notify_cancel():
            return
        self._heads.clear()
        try:
            connection = self._open()
            if work.transaction:
                with connection.begin() as transaction:
                    self._serialize(connection)
                    result = work.run(connection)
                    newest = newest_command(connection) if self._last else None
                    self._commit(transaction)
                if self._last and newest:
                    self._last.note(*newest)
            else:
                result = work.run(connection)
                connection.rollback()  # whatever SQLAlchemy began by itself
        except Exception as error:
            self._drop()
            work.future.set_exception(
                failure(error) if isinstance(error, DATABASE_ERRORS) else error
            )
        else:
            work.future.set_result(result)

    def _write(self, waiting: list[Append]) -> None:
        # from here on a caller who gives up no longer takes the command back
        group = []
        for one in waiting:
            if one.future.set_running_or_notify_cancel():
                group.append(one)
            else:
                _lose(one)
        try:
            answers = self._write_group(group)
        except Exception as error:
            # No receipt without a commit that returned. Whether a failed commit is on the disk
            # is not known; the command's own id answers that when it is sent again.
            self._drop()
            for one in group:
                _lose(one)
                one.future.set_exception(failure(error))
            return
        self._note(group, answers)
        for one, answer in zip(group, answers, strict=True):
            if not _newly(answer):
                _lose(one)
            if isinstance(answer, Receipt):
                one.future.set_result(answer)
            else:
                one.future.set_exception(answer)
        self._tell([one for one in answers if isinstance(one, Receipt) and _newly(one)])

    def _write_group(self, group: list[Append]) -> list[Answer]:
        try:
            return self._transact(group, self._all_at_once)
        except _Refused:
            # nothing is written yet: again, and find out which one it was
            self._heads.clear()  # which also has their earlier receipts looked for
            return self._transact(group, self._one_by_one)

    def _transact(self, group: list[Append], write: _Way) -> list[Answer]:
        connection = self._open()
        with connection.begin() as transaction:
            self._serialize(connection)
            known = {} if self._in_step(group) else receipts_of(connection, group)
            answers = write(connection, group, _Try(known))
            self._commit(transaction)
        return answers

    def _in_step(self, group: list[Append]) -> bool:
        """True if each follows what is known to stand or to come before it: no need then to look
        for earlier receipts, for an id that was used before is found by its UNIQUE."""
        ahead: dict[str, int] = {}
        for one in group:
            known = self._heads.get(one.stream)
            if one.expected != ahead.get(one.stream, known[0] if known else None):
                return False
            ahead[one.stream] = one.expected + len(one.events)
        return True

    def _all_at_once(
        self, connection: sa.Connection, group: list[Append], this: _Try
    ) -> list[Answer]:
        """Judge each, write the good ones as one batch. Raises _Refused.

        Seven times as fast as a savepoint for each command, and nearly always enough: what is
        stale or came twice is known before anything is written.
        """
        answers: list[Answer] = []
        good = []
        for one in group:
            answer = self._judge(connection, one, this)
            if answer is None:
                answer = self._take(connection, one, this)
                good.append(one)
            answers.append(answer)
        if good:
            try:
                insert(connection, good)
            except _NOT_ITS_FAULT:
                raise
            except Exception as error:
                raise _Refused from error
        return answers

    def _one_by_one(
        self, connection: sa.Connection, group: list[Append], this: _Try
    ) -> list[Answer]:
        answers = []
        for one in group:
            answers.append(self._accept(connection, one, this))
            if one.flight is not None and not _newly(answers[-1]):
                this.lost.add(one.flight)
        return answers

    def _accept(self, connection: sa.Connection, one: Append, this: _Try) -> Answer:
        """Write one command in a savepoint of its own; whatever is wrong with it stays with it and
        those behind it."""
        answer = self._judge(connection, one, this)
        if answer is not None:
            return answer
        try:
            with connection.begin_nested():
                one.follow(self._head(connection, one.stream))
                insert(connection, [one])
        except sa.exc.IntegrityError:
            return self._overtaken(connection, one)
        except _NOT_ITS_FAULT:
            raise
        except Exception as error:
            return failure(error)
        return self._take(connection, one, this)

    def _judge(self, connection: sa.Connection, one: Append, this: _Try) -> Answer | None:
        """The receipt that it has already, or Stale; None when it may be written."""
        before = this.first.get(one.key)
        head = self._head(connection, one.stream)
        lost = one.flight is not None and (one.flight.lost or one.flight in this.lost)
        if before is None and head.version == one.expected and not lost:
            return None
        if one.flight is not None:
            this.lost.add(one.flight)
        return before or Stale(one.stream, one.expected, head.version)

    def _take(self, connection: sa.Connection, one: Append, this: _Try) -> Receipt:
        """Let those behind it in the group count on it."""
        head = self._heads[one.stream] = one.follow(self._head(connection, one.stream))
        version = head.version
        this.first[one.key] = Receipt(one.stream, version, one.command_id, duplicate=True)
        return Receipt(one.stream, version, one.command_id)

    def _overtaken(self, connection: sa.Connection, one: Append) -> Answer:
        """The table's own UNIQUE refused it: someone wrote past our locks."""
        if before := receipts_of(connection, [one]).get(one.key):
            return before
        self._heads.pop(one.stream, None)
        return Stale(one.stream, one.expected, self._head(connection, one.stream).version)

    def _head(self, connection: sa.Connection, stream: str) -> StreamHead:
        known = self._heads.get(stream)
        if known is None:
            known = self._heads[stream] = newest_of(connection, stream)
        return known

    def _serialize(self, connection: sa.Connection) -> None:
        if not self._alone:
            self._heads.clear()
            turns.take(connection, _WRITING)

    def _commit(self, transaction: sa.RootTransaction) -> None:
        self._check()
        transaction.commit()

    def _note(self, group: list[Append], answers: list[Answer]) -> None:
        """Beside the database, before anybody is told: a later start looks whether it is there."""
        if self._last is None:
            return
        for one, answer in zip(reversed(group), reversed(answers), strict=True):
            if isinstance(answer, Receipt) and not answer.duplicate:
                at = one.rows[-1]["at"] if one.rows else one.at
                self._last.note(one.stream, one.command_id, answer.version, at)
                return

    def _tell(self, receipts: list[Receipt]) -> None:
        if receipts:
            self._committed(receipts)

    def _open(self) -> sa.Connection:
        if self._connection is None:
            self._check()
            self._connection = self._engine.connect()
        return self._connection

    def _drop(self) -> None:
        """Forget the connection and what it knew: after a failure neither can be trusted."""
        connection, self._connection = self._connection, None
        self._heads.clear()
        if connection is not None:
            try:
                connection.invalidate()
                connection.close()
            except Exception:
                pass  # it is gone, which was the aim


_HEAD = (
    sa.select(schema.event.c.version, schema.event.c.at, schema.event.c.sum)
    .where(schema.event.c.stream == sa.bindparam("stream"))
    .order_by(schema.event.c.version.desc())
    .limit(1)
)
_NEWEST_COMMAND = (
    sa.select(schema.command.c.stream, schema.command.c.command_id, schema.command.c.version)
    .order_by(schema.command.c.seq.desc())
    .limit(1)
)
_FIRST = sa.select(
    schema.command.c.stream, schema.command.c.command_id, schema.command.c.version
).where(schema.command.c.command_id.in_(sa.bindparam("ids", expanding=True)))
_NEW_COMMAND = schema.command.insert().inline()
_NEW_EVENTS = schema.event.insert().inline()


def _newly(answer: Answer) -> bool:
    return isinstance(answer, Receipt) and not answer.duplicate


def _lose(one: Append) -> None:
    """It was not newly written: what was decided on it is stale."""
    if one.flight is not None:
        one.flight.lost = True


def head_of(connection: sa.Connection, stream: str) -> int:
    """The newest version of a stream, 0 for one that does not exist."""
    return newest_of(connection, stream).version


def newest_of(connection: sa.Connection, stream: str) -> StreamHead:
    """Find the head of a stream: where it stands; NO_HEAD for one that does not exist."""
    found = connection.execute(_HEAD, {"stream": stream}).first()
    return StreamHead(found[0], found[1], found[2] or sums.FIRST) if found else NO_HEAD


def newest_command(connection: sa.Connection) -> tuple[str, str, int, int, int] | None:
    """The command that was written last: stream, id, version, when; and how many lines are in the
    log of what was rewritten. None in an empty store."""
    found = connection.execute(_NEWEST_COMMAND).first()
    if found is None:
        return None
    stream, command_id, version = found
    blanked = connection.scalar(sa.select(sa.func.count()).select_from(schema.rewritten)) or 0
    return stream, command_id, version, newest_of(connection, stream).at, blanked


def receipts_of(connection: sa.Connection, group: Sequence[Append]) -> dict[Key, Receipt]:
    """The receipts that commands of a group have already."""
    # other streams' may be found too: asked by pairs, SQLite would read the whole table
    found = connection.execute(_FIRST, {"ids": [one.command_id for one in group]})
    return {(row[0], row[1]): Receipt(row[0], row[2], row[1], duplicate=True) for row in found}


def insert(connection: sa.Connection, commands: Sequence[Append]) -> None:
    """The rows of some commands that follow what is there, in order."""
    connection.execute(
        _NEW_COMMAND,
        [
            {
                "command_id": one.command_id,
                "stream": one.stream,
                "expected": one.expected,
                "version": one.expected + len(one.events),
            }
            for one in commands
        ],
    )
    events = [row for one in commands for row in one.rows]
    if events:
        connection.execute(_NEW_EVENTS, events)
