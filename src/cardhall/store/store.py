"""The store: append-only streams of versioned events on SQLite or PostgreSQL."""

import logging
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Self

import sqlalchemy as sa

from cardhall.messages import Message, one_after_another
from cardhall.store import backup as backups
from cardhall.store import bundle, carry, engines, guard, migrate, removal, schema, sums
from cardhall.store.carry import Rewrite
from cardhall.store.files import Watched
from cardhall.store.last import Last
from cardhall.store.lock import FolderLock
from cardhall.store.private import close_files, keep_private, opener
from cardhall.store.shared import Shared
from cardhall.store.types import (
    BackupReport,
    Damaged,
    Event,
    Exported,
    Flight,
    Imported,
    NewEvent,
    Receipt,
    StoreError,
    StoreFailed,
    StoreProblem,
    StreamNews,
)
from cardhall.store.writer import Append, Work, Writer, insert, newest_of, receipts_of

_log = logging.getLogger(__name__)

LONGEST_NAME = 200
"""Characters in a stream's name, a command's id, an event's type, an actor."""


class Store:
    """Streams of events; safe to use from many threads.

    `url` is the path of an SQLite file (its folder is made; FolderBusy when another program has
    it) or postgresql://user@host/database. `now` tells milliseconds since 1970.
    Raises StoreFailed when the database cannot be opened.
    """

    def __init__(self, url: str | Path, *, now: Callable[[], int]) -> None:
        self.url = engines.parse_url(url)
        self._now = now
        self._lock: FolderLock | None = None
        self._listeners: list[Callable[[Sequence[Receipt]], None]] = []
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        if self.is_sqlite:
            self._lock = self._take_folder(Path(self.url.database or ""))
        self._apart: frozenset[str] = frozenset()  # whose events and commands do not fit together
        try:
            if self.is_sqlite:
                self._apart = guard.look(Path(self.url.database or ""))
            engine = engines.make_engine(self.url, writes=True)
            migrate.upgrade(engine)
        except BaseException as error:
            if self._lock:
                self._lock.release()
            if isinstance(error, engines.DATABASE_ERRORS):
                raise engines.failure(error) from error
            raise
        self._readers = engines.make_engine(self.url, writes=False)
        self.shared = None if self.is_sqlite else Shared(self._readers)
        """What several servers have in common; None on SQLite, which serves one alone."""
        self._watched: Watched | None = None
        self._anchor: sa.Connection | None = None
        if self.is_sqlite:
            self._watch()
        self._last = Last(Path(self.url.database or "")) if self.is_sqlite else None
        self._writer = Writer(engine, self._heard, self.check, self._last)
        self._repeated: list[backups.Repeated] = []
        # one export, backup or wipe at a time: a wipe must wait for those who read old pages
        self._files = threading.Lock()
        try:
            self._born = self._settle()
        except StoreError:
            self.close()
            raise

    def _watch(self) -> None:
        """From now on the files are held to be what they are; one connection keeps the log."""
        self._anchor = self._readers.connect()
        self._anchor.execute(_STREAMS.limit(1)).all()
        self._anchor.rollback()
        self._watched = Watched(Path(self.url.database or ""))
        # a new one would make an empty file where there is none
        sa.event.listen(self._readers, "do_connect", lambda *_: self.check())

    def check(self) -> None:
        """Raises StoreFailed when the files were deleted, moved or replaced under the open store;
        nothing is acknowledged then. What can be read still can."""
        if self._watched is not None:
            self._watched.check()

    @staticmethod
    def _take_folder(file: Path) -> FolderLock:
        try:
            keep_private(file.parent)
            # SQLite gives its other files (-wal, -shm) the mode of this one
            open(file, "ab", opener=opener).close()
            close_files(file.parent, f"{file.name}*")
            return FolderLock(file.with_name(file.name + ".lock"))
        except OSError as error:
            raise StoreFailed(
                Message(
                    "the-data-folder-cannot-be-used",
                    folder=str(file.parent),
                    told=str(error.strerror),
                ),
                Message("choose-another-with-data"),
            ) from None

    def append(
        self,
        stream: str,
        expected: int,
        command_id: str,
        events: Sequence[NewEvent],
        actor: str = "",
        flight: Flight | None = None,
    ) -> "Future[Receipt]":
        """Write a command's events behind version `expected` of `stream` (0: a new one).

        The future resolves only after the database's COMMIT has returned: to a Receipt; to the
        first one, marked duplicate, when `command_id` was written to this stream before (another
        stream may know the same id); or it raises Stale, or StoreFailed. Several may be on
        their way for one stream, each expecting what the one before it leaves: with one `flight`
        for all of them they share a commit, in order, and when one is not newly written (it is
        stale, came before, failed, or was cancelled), those behind it are stale, also where
        somebody else has meanwhile written just as many events. Without one each is judged by
        its version alone.
        An event's time is `now`, or the time of the event before it if that is later.
        Raises ValueError for a name, id or data that cannot be kept.
        """
        _check_name("stream", stream)
        _check_name("command_id", command_id)
        _check_name("actor", actor, empty=True)
        for new in events:
            _check_name("type", new.type)
            _check_data(new.data)
        one = Append(stream, expected, command_id, tuple(events), actor, self._now(), flight)
        self._writer.put(one)
        return one.future

    def decide(
        self,
        stream: str,
        after: int,
        command_id: str,
        make: Callable[[Sequence[Event]], Sequence[NewEvent]],
        actor: str = "",
    ) -> "Future[Receipt]":
        """Like append(), for a command that others overtook again and again: nobody writes to
        any stream while ``make`` looks at the events behind ``after`` and answers with new ones.

        ``make`` runs on the writer's thread, must be quick and touch nothing that changes. The
        future resolves as append()'s does, to the version it found when there is nothing new to
        write; or it raises what ``make`` raised, and then nothing is written.
        """
        _check_name("command_id", command_id)

        def run(connection: sa.Connection) -> Receipt | Exception:
            one = Append(stream, after, command_id, (), actor, self._now())
            if first := receipts_of(connection, [one]).get(one.key):
                return first
            past = sums.read(connection, stream, after)
            try:
                one.events = tuple(make(past))
                for new in one.events:
                    _check_data(new.data)
            except Exception as error:
                return error  # its own, and no fault of the database
            one.expected = after + len(past)
            head = newest_of(connection, stream)
            if head.version != one.expected:  # the stream was taken out
                return StoreFailed(
                    Message("stream-has-no-such-version", stream=stream, version=after),
                    Message("read-the-stream-again"),
                )
            if one.events:
                one.follow(head)
                insert(connection, [one])
            return Receipt(stream, one.expected + len(one.events), command_id)

        answer: Future[Receipt] = Future()

        def tell(done: "Future[Receipt | Exception]") -> None:
            told = done.exception() or done.result()
            if isinstance(told, Receipt):
                answer.set_result(told)
                if not told.duplicate:
                    self._heard([told])
            else:
                answer.set_exception(told)

        work = Work(run, transaction=True)
        work.future.add_done_callback(tell)
        self._writer.put(work)
        return answer

    def read(self, stream: str, after: int = 0, upto: int = sums.NEWEST) -> list[Event]:
        """The committed events of a stream behind version `after`, up to `upto`, in order; none of
        a stream whose name could not be kept. Raises Damaged, with those before it, at one that
        is not what was written."""
        if "\0" in stream:
            return []
        with self._reading() as connection:
            found = sums.read(connection, stream, after, upto)
        if stream in self._apart:  # something is missing, and its end may be
            raise Damaged(stream, found)
        return found

    def streams(self, prefix: str = "") -> list[tuple[str, int]]:
        """Every stream whose name begins so, with its version, by name."""
        with self._reading() as connection:
            found = connection.execute(
                _STREAMS.where(schema.event.c.stream.startswith(prefix, autoescape=True))
            )
            versions: dict[str, int] = {row[0]: row[1] for row in found}
        gone = {name: 0 for name in self._apart if name.startswith(prefix)}
        return sorted((gone | versions).items())

    def news(self, since: tuple[int, int] | None = None) -> StreamNews:
        """List the streams that have grown, and those in which something was rewritten, since the
        ``position`` of earlier news; None: only where the store stands now."""
        with self._reading() as connection:
            command, rewritten = since or (0, 0)
            top = (
                connection.scalar(sa.select(sa.func.max(schema.command.c.seq))) or 0,
                connection.scalar(sa.select(sa.func.max(schema.rewritten.c.seq))) or 0,
            )
            if since is None or top == since:
                return StreamNews(top, {}, frozenset())
            grown = connection.execute(_GROWN, {"after": command})
            blanked = connection.scalars(_BLANKED, {"after": rewritten})
            return StreamNews(top, {row[0]: row[1] for row in grown}, frozenset(blanked))

    def receipt(self, stream: str, command_id: str) -> Receipt | None:
        """The receipt of a command that is written in a stream, else None."""
        with self._reading() as connection:
            asked = {"stream": stream, "command_id": command_id}
            version = connection.scalar(_RECEIPT, asked)
        return None if version is None else Receipt(stream, version, command_id, duplicate=True)

    def newest_at(self) -> int:
        """The latest time at which anything was written, 0 for nothing; without what a clock
        dated that was wrong (``distrust``), and without what is damaged."""
        event = schema.event.c
        query = sa.select(event.stream, event.version, event.at).order_by(event.at.desc())
        with self._reading() as connection:
            wrong = connection.scalar(
                sa.select(schema.note.c.value).where(schema.note.c.name == _WRONG_CLOCK)
            )
            match [_number(one) for one in (wrong or "").split()]:
                case [int(since), int(until)]:
                    query = query.where(sa.or_(event.at <= since, event.at > until))
            for start in range(0, _LOOKS * _AT_ONCE, _AT_ONCE):
                found = connection.execute(query.limit(_AT_ONCE).offset(start)).all()
                for stream, version, at in found:
                    with suppress(Damaged):
                        sums.read(connection, stream, version - 1, version)
                        return int(at)
                if len(found) < _AT_ONCE:
                    break
        return 0

    def distrust(self, since: int, until: int) -> None:
        """Times after ``since`` up to ``until`` were told by a clock that was wrong; and those up
        to where one was wrong before, as far as they still lie ahead."""

        def note(connection: sa.Connection) -> None:
            kept = connection.scalar(
                sa.select(schema.note.c.value).where(schema.note.c.name == _WRONG_CLOCK)
            )
            earlier = [_number(one) for one in (kept or "").split()][1:]
            last = max([until, *(one for one in earlier if one is not None and one > since)])
            _put_note(connection, _WRONG_CLOCK, f"{since} {last}")

        self._writer.do(note)

    def listen(self, heard: Callable[[Sequence[Receipt]], None]) -> None:
        """Call `heard` with the receipts of each commit, in order, from the writer's thread.

        It must be quick, and never wait for the store; what it raises is only logged.
        Duplicates and imports are not told.
        """
        self._listeners.append(heard)

    def export(
        self,
        path: str | Path,
        streams: Sequence[str] | None = None,
        upto: Mapping[str, int] | None = None,
    ) -> Exported:
        """Write these streams (None: all) as one file, replacing what stood there; of a stream
        that ``upto`` names only the commands that were whole at that version.

        Raises ValueError for a stream that does not exist, StoreFailed when the file cannot be
        written. Writing goes on meanwhile; the file holds one moment.
        """
        self._must_fit(streams)
        with self._files, self._reading() as connection, _file_errors(path):
            return carry.export(connection, Path(path), self._now(), streams, upto)

    def import_(self, path: str | Path) -> Imported:
        """Take in a file that export or a backup wrote: all of it or nothing.

        What is here already is left; importing twice does no harm. Raises BundleRefused for a
        file that is damaged, foreign or from a newer Cardhall, and where a stream has gone on
        differently here.
        """
        return self._take_in(bundle.read(Path(path)))

    def import_new(self, carried: bundle.Bundle) -> Imported:
        """Take in what was read of such a file, if none of its streams is here: all of it or
        nothing. Raises BundleRefused where one is."""
        return self._take_in(carried, new=True)

    def _take_in(self, carried: bundle.Bundle, new: bool = False) -> Imported:
        def take(connection: sa.Connection) -> tuple[dict[str, int], int, int, bool]:
            if new:
                carry.must_be_new(connection, carried)
            grown, added, known = carry.import_into(connection, carried)
            changed = carry.import_rewritten(connection, carried)
            if changed:
                _put_note(connection, _BYTES_LEFT, "yes")
            return grown, added, known, changed

        grown, added, known, changed = self._writer.do(take)
        problems = self._blank_everywhere() if changed else []
        return Imported(grown, added, known, tuple(problems))

    def rewrite(
        self,
        stream: str,
        version: int,
        data: bytes,
        *,
        event_actor: str | None = None,
        actor: str = "",
        reason: str = "",
    ) -> tuple[StoreProblem, ...]:
        """Blank a name: make one event say something else, here and in every backup.

        Not for corrections, which are events of their own. The log keeps which event it was,
        `actor` and `reason`, never what stood there: put no name into them. `event_actor` also
        replaces who did it, where that names a person.
        The old bytes are gone from the database and its log files when this returns; a backup
        that is out of reach (a stick) comes back as a Problem and is blanked when the next
        backup is written there. Raises StoreFailed when there is no such event.
        """
        return self.rewrite_all(
            [Rewrite(stream, version, data, event_actor)], actor=actor, reason=reason
        )

    def rewrite_all(
        self, changes: Sequence[Rewrite], *, actor: str = "", reason: str = ""
    ) -> tuple[StoreProblem, ...]:
        """rewrite() for many events at once: all of them or none."""
        for change in changes:
            _check_data(change.data)
        at = self._now()

        def change_all(connection: sa.Connection) -> None:
            carry.rewrite(connection, changes, at, actor, reason)
            # until the old bytes are gone; a crash before that is made good at the next start
            _put_note(connection, _BYTES_LEFT, "yes")

        self._writer.do(change_all)
        return tuple(self._blank_everywhere())

    def remove(
        self, streams: Mapping[str, int], told: NewEvent, log: str, command_id: str, actor: str = ""
    ) -> tuple[StoreProblem, ...]:
        """Take whole streams out, each at the version that is given, and write ``told`` to the
        stream ``log``: all of it or nothing.

        Their bytes are gone from the database's files when this returns, or it says what is in the
        way. Backups stay as they are; the next ones are without these streams. Raises Stale when
        one of them has grown, StoreFailed.
        """
        _check_name("command_id", command_id)
        _check_data(told.data)
        new = Append(log, 0, command_id, (told,), actor, self._now())

        def take(connection: sa.Connection) -> Receipt:
            receipt = removal.take_out(connection, streams, new)
            _put_note(connection, _BYTES_LEFT, "yes")
            return receipt

        self._writer.do(lambda connection: removal.announce(connection, new))
        self._heard([self._writer.do(take)])
        with self._files:
            return tuple(self._wipe())

    def backup(self, folder: str | Path, keep: int = 10) -> BackupReport:
        """Write everything into a new file in `folder`, blank names in older ones, keep `keep`.

        Never raises for what a disk can do; problems come back in the report. The folder is
        made, but not the one above it: a stick that is not there is a problem, not a folder.
        A damaged stream is left out and named.
        """
        place = Path(folder).absolute()
        problems: list[StoreProblem] = []
        written: Path | None = None
        lacking: list[str] = []
        try:
            with self._files:
                place.mkdir(exist_ok=True)
                self._writer.do(lambda connection: _put_note(connection, _FOLDER + str(place), ""))
                backups.clear_parts(place)
                problems += self._wipe()
                written, lacking = self._write_backup(place)
                problems += [backups.left_out(written, stream) for stream in lacking]
                close_files(place, f"{backups.PREFIX}*{bundle.SUFFIX}")
                problems += self._blank_backups(place)
                backups.prune(place, written, keep)
        except (OSError, StoreError, *engines.DATABASE_ERRORS) as error:
            told = engines.failure(error) if isinstance(error, engines.DATABASE_ERRORS) else error
            problems.append(
                StoreProblem(
                    str(place),
                    Message("the-backup-failed", told=backups.why(told)),
                    Message("look-whether-the-stick-has-space"),
                )
            )
        return BackupReport(str(written) if written else None, tuple(problems), tuple(lacking))

    def backup_every(
        self,
        folder: str | Path,
        seconds: float,
        report: Callable[[BackupReport], None],
        keep: int = 10,
    ) -> backups.Repeated:
        """Back up on a thread of its own until .stop() or close(); each report is handed on."""
        repeated = backups.Repeated(lambda: self.backup(folder, keep), seconds, report)
        self._repeated.append(repeated)
        return repeated

    def durability(self) -> dict[str, str]:
        """The settings that a receipt rests on, as the writing connection itself reads them."""
        if self.is_sqlite:
            ask, names = "PRAGMA", ("journal_mode", "synchronous")
        else:
            ask, names = "SHOW", ("fsync", "synchronous_commit")
        return self._writer.do(
            lambda connection: {
                name: str(connection.exec_driver_sql(f"{ask} {name}").scalar()) for name in names
            }
        )

    def _must_fit(self, streams: Sequence[str] | None) -> None:
        """Raises Damaged: a file without what is missing would pass for a whole one."""
        for stream in sorted(self._apart if streams is None else self._apart & {*streams}):
            raise Damaged(stream, [])

    def _write_backup(self, folder: Path) -> tuple[Path, list[str]]:
        """Written, and read again: a backup that cannot be read is none. With what it lacks."""
        with self._reading() as connection:
            seq = connection.scalar(sa.select(sa.func.max(schema.command.c.seq))) or 0
            apart = set(self._apart)
            while True:
                path = folder / backups.file_name(self._born, seq, lacks=bool(apart))
                try:
                    carry.export_but(connection, path, self._now(), apart)
                except Damaged as error:
                    apart.add(error.stream)
                else:
                    break
        bundle.check(path)
        return path, sorted(apart, key=str)

    def _blank_everywhere(self) -> list[StoreProblem]:
        """After a rewrite: the old bytes here, then every backup that was ever written."""
        with self._files:
            problems = self._wipe()
        with self._reading() as connection:
            folders = [
                Path(name[len(_FOLDER) :])
                for name in connection.scalars(sa.select(schema.note.c.name))
                if name.startswith(_FOLDER)
            ]
        for folder in folders:
            if not folder.is_dir():
                problems.append(
                    StoreProblem(
                        str(folder),
                        Message("the-backups-here-still-hold-the-name"),
                        Message("put-the-stick-in-and-write-a-backup"),
                    )
                )
                continue
            with self._files:
                problems += self._blank_backups(folder)
        return problems

    def _blank_backups(self, folder: Path) -> list[StoreProblem]:
        with self._reading() as connection:
            now = carry.blanked(connection)
            log = carry.log_lines(connection)
        return backups.blank_folder(folder, now, log.__getitem__)

    def _wipe(self) -> list[StoreProblem]:
        """Make the bytes that a rewrite left in the database's files go away."""
        with self._reading() as connection:
            left = connection.scalar(
                sa.select(schema.note.c.value).where(schema.note.c.name == _BYTES_LEFT)
            )
        if left is None:
            return []
        try:
            self._writer.do(engines.wipe, transaction=False)
            self._writer.do(lambda connection: _drop_note(connection, _BYTES_LEFT))
        except StoreFailed as error:
            return [
                StoreProblem(
                    str(self.url.database),
                    Message("the-old-bytes-could-not-be-removed", told=error.why),
                    one_after_another(error.cure, Message("the-next-backup-tries-again")),
                )
            ]
        return []

    def _settle(self) -> int:
        """At the start: finish a wipe that a crash cut off; the time of the store's birth."""
        with self._reading() as connection:
            notes: dict[str, str] = {
                row[0]: row[1] for row in connection.execute(sa.select(schema.note))
            }
        self._wipe()
        if known := _number(notes.get(_BORN, "")):
            return known
        born = str(self._now())
        if _BORN in notes:  # damaged: the backups from now on are a series of their own
            self._writer.do(lambda connection: _put_note(connection, _BORN, born))
            return int(born)
        return int(self._writer.do(lambda connection: _first_note(connection, _BORN, born)))

    def close(self) -> None:
        """Write what waits, then let go of the database and its folder. Closing twice is fine."""
        for repeated in self._repeated:
            repeated.stop()
        self._writer.close()
        if self._last is not None:
            self._last.close()
        if self._anchor is not None:
            self._anchor.close()
        self._readers.dispose()
        if self._lock:
            self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @contextmanager
    def _reading(self) -> Iterator[sa.Connection]:
        """One snapshot of what is committed, on a connection that cannot write."""
        try:
            with self._readers.connect() as connection:
                yield connection
        except engines.DATABASE_ERRORS as error:
            raise engines.failure(error) from error

    def _heard(self, receipts: Sequence[Receipt]) -> None:
        for heard in self._listeners:
            try:
                heard(receipts)
            except Exception:
                # the events are on the disk whatever a listener thinks of them
                _log.exception("A listener of the store failed.")


_AT_ONCE = 64
_LOOKS = 64
"""How many damaged times are passed over, at most: 64 times 64."""

# names of notes
_BORN = "born"
_BYTES_LEFT = "bytes left"
_FOLDER = "backup folder "
_WRONG_CLOCK = "wrong clock"


def _number(text: str) -> int | None:
    """A time in ms that a note holds; None where it is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 14 else None


def _put_note(connection: sa.Connection, name: str, value: str) -> None:
    _drop_note(connection, name)
    connection.execute(schema.note.insert(), {"name": name, "value": value})


def _first_note(connection: sa.Connection, name: str, value: str) -> str:
    """Another server may have been a moment sooner: what it wrote stands."""
    noted = connection.scalar(sa.select(schema.note.c.value).where(schema.note.c.name == name))
    if noted is None:
        _put_note(connection, name, value)
    return value if noted is None else str(noted)


def _drop_note(connection: sa.Connection, name: str) -> None:
    connection.execute(schema.note.delete().where(schema.note.c.name == name))


@contextmanager
def _file_errors(path: str | Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise StoreFailed(
            Message("path-cannot-be-written", path=str(path), told=error.strerror or str(error)),
            Message("choose-another-place-or-free-space"),
        ) from None


_STREAMS = sa.select(schema.event.c.stream, sa.func.max(schema.event.c.version)).group_by(
    schema.event.c.stream
)
_GROWN = (
    sa.select(schema.command.c.stream, sa.func.max(schema.command.c.version))
    .where(schema.command.c.seq > sa.bindparam("after"))
    .group_by(schema.command.c.stream)
)
_BLANKED = sa.select(schema.rewritten.c.stream).where(
    schema.rewritten.c.seq > sa.bindparam("after")
)
_RECEIPT = sa.select(schema.command.c.version).where(
    schema.command.c.stream == sa.bindparam("stream"),
    schema.command.c.command_id == sa.bindparam("command_id"),
)


def _check_name(field: str, text: str, *, empty: bool = False) -> None:
    if not text and not empty:
        raise ValueError(f"{field}: give one, it may not be empty")
    if len(text) > LONGEST_NAME:
        raise ValueError(f"{field}: at most {LONGEST_NAME} characters, not {len(text)}")
    if "\0" in text:
        raise ValueError(f"{field}: take out the NUL character")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise ValueError(f"{field}: this is not valid Unicode text") from None


def _check_data(data: bytes) -> None:
    if not isinstance(data, bytes):
        raise ValueError("data: give JSON as bytes")
    try:
        data.decode()
    except UnicodeDecodeError:
        raise ValueError("data: give JSON in UTF-8") from None
