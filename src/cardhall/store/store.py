"""The store: append-only streams of versioned events on SQLite or PostgreSQL."""

import logging
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

from cardhall.store import engines, migrate, schema
from cardhall.store.lock import FolderLock
from cardhall.store.types import Event, NewEvent, Receipt, StoreFailed
from cardhall.store.writer import Append, Writer

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
        try:
            engine = engines.make_engine(self.url, writes=True)
            migrate.upgrade(engine)
        except BaseException as error:
            if self._lock:
                self._lock.release()
            if isinstance(error, sa.exc.SQLAlchemyError):
                raise engines.failure(error) from error
            raise
        self._readers = engines.make_engine(self.url, writes=False)
        self._writer = Writer(engine, self._heard)

    @staticmethod
    def _take_folder(file: Path) -> FolderLock:
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            return FolderLock(file.with_name(file.name + ".lock"))
        except OSError as error:
            raise StoreFailed(
                f"The data folder {file.parent} cannot be used ({error.strerror}).",
                "Choose another with --data.",
            ) from None

    def append(
        self,
        stream: str,
        expected: int,
        command_id: str,
        events: Sequence[NewEvent],
        actor: str = "",
    ) -> "Future[Receipt]":
        """Write a command's events behind version `expected` of `stream` (0: a new one).

        The future resolves only after the database's COMMIT has returned: to a Receipt; to the
        first one, marked duplicate, when `command_id` was written before; or it raises Stale, or
        StoreFailed. Several may be in flight for one stream, each expecting what the one before
        it leaves: they share a commit, in order, and when one is stale, so are those behind it.
        Raises ValueError for a name, id or data that cannot be kept.
        """
        _check_name("stream", stream)
        _check_name("command_id", command_id)
        _check_name("actor", actor, empty=True)
        for new in events:
            _check_name("type", new.type)
            if not isinstance(new.data, bytes):
                raise ValueError("data: give JSON as bytes")
        one = Append(stream, expected, command_id, tuple(events), actor, self._now())
        self._writer.put(one)
        return one.future

    def read(self, stream: str, after: int = 0) -> list[Event]:
        """The committed events of a stream behind version `after`, in order."""
        with self._reading() as connection:
            found = connection.execute(_EVENTS, {"stream": stream, "after": after})
            return [Event(*row) for row in found]

    def streams(self, prefix: str = "") -> list[tuple[str, int]]:
        """Every stream whose name begins so, with its version, by name."""
        with self._reading() as connection:
            found = connection.execute(
                _STREAMS.where(schema.event.c.stream.startswith(prefix, autoescape=True))
            )
            return sorted((row[0], row[1]) for row in found)

    def receipt(self, command_id: str) -> Receipt | None:
        """The receipt of a command that is written, else None."""
        with self._reading() as connection:
            row = connection.execute(_RECEIPT, {"command_id": command_id}).first()
        return None if row is None else Receipt(row[0], row[1], command_id, duplicate=True)

    def listen(self, heard: Callable[[Sequence[Receipt]], None]) -> None:
        """Call `heard` with the receipts of each commit, in order, from the writer's thread.

        It must be quick; what it raises is only logged. Duplicates are not told again.
        """
        self._listeners.append(heard)

    def durability(self) -> dict[str, str]:
        """The settings that a receipt rests on, as the writing connection itself reads them."""
        names = (
            ("journal_mode", "synchronous") if self.is_sqlite else ("fsync", "synchronous_commit")
        )
        ask = "PRAGMA" if self.is_sqlite else "SHOW"
        return self._writer.do(
            lambda connection: {
                name: str(connection.exec_driver_sql(f"{ask} {name}").scalar()) for name in names
            }
        )

    def close(self) -> None:
        """Write what waits, then let go of the database and its folder. Closing twice is fine."""
        self._writer.close()
        self._readers.dispose()
        if self._lock:
            self._lock.release()

    def __enter__(self) -> "Store":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @contextmanager
    def _reading(self) -> Iterator[sa.Connection]:
        """One snapshot of what is committed, on a connection that cannot write."""
        try:
            with self._readers.connect() as connection:
                yield connection
        except sa.exc.SQLAlchemyError as error:
            raise engines.failure(error) from error

    def _heard(self, receipts: Sequence[Receipt]) -> None:
        for heard in self._listeners:
            try:
                heard(receipts)
            except Exception:
                # the events are on the disk whatever a listener thinks of them
                _log.exception("A listener of the store failed.")


_EVENTS = (
    sa.select(*(schema.event.c[name] for name in Event.__slots__))
    .where(
        schema.event.c.stream == sa.bindparam("stream"),
        schema.event.c.version > sa.bindparam("after"),
    )
    .order_by(schema.event.c.version)
)
_STREAMS = sa.select(schema.event.c.stream, sa.func.max(schema.event.c.version)).group_by(
    schema.event.c.stream
)
_RECEIPT = sa.select(schema.command.c.stream, schema.command.c.version).where(
    schema.command.c.command_id == sa.bindparam("command_id")
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
