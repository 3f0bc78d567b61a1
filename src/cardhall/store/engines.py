"""Open SQLite or PostgreSQL, and put their errors into words for people."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.pool import NullPool, QueuePool

from cardhall.messages import Message
from cardhall.store import guard, turns
from cardhall.store.types import StoreFailed

BUSY_MS = 5000
"""How long a write waits for another program that holds the database."""


_GONE = {
    "connect_timeout": 5,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 5_000,
}
"""After how long a database server that says nothing counts as gone (seconds; the last in ms)."""

_SETTINGS = {
    # a server set to answer before the disk has it would make receipts lie
    "synchronous_commit": "on",
    # the same the other way round: when the database counts one of us as gone
    "tcp_keepalives_idle": "2",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "5000",
}
_WRITES = {"idle_in_transaction_session_timeout": f"{turns.SILENT * 1000:.0f}ms"}
# an export reads in one transaction, and may wait for a slow stick
_READS = {"idle_in_transaction_session_timeout": "60s"}
"""What PostgreSQL is told of each connection: one that is forgotten in the middle of something,
by a server that is paused or cut off, holds nothing back for longer."""

DATABASE_ERRORS = (sa.exc.SQLAlchemyError, sqlite3.Error)


def parse_url(url: str | Path) -> sa.URL:
    """A path, sqlite:///path or postgresql://... as SQLAlchemy likes it."""
    text = str(url)
    if text.startswith(("postgresql://", "postgres://")):
        return sa.make_url("postgresql+psycopg://" + text.split("://", 1)[1])
    if text.startswith("sqlite://"):
        text = sa.make_url(text).database or ""
    elif "://" in text:
        raise ValueError(
            f"url: {text.split('://')[0]} is not known; give a file path or postgresql://..."
        )
    if text in ("", ":memory:"):
        raise ValueError("url: a store in memory forgets; give the path of a file")
    return sa.URL.create("sqlite", database=str(Path(text).absolute()))


def make_engine(url: sa.URL, *, writes: bool) -> sa.Engine:
    """An engine for the one writer, or for the many readers."""
    if url.get_backend_name() == "sqlite":
        return _sqlite(url, writes=writes)
    settings = _SETTINGS | (_WRITES if writes else _READS)
    options = " ".join(f"-c {name}={value}" for name, value in settings.items())
    connect: dict[str, Any] = {"options": options, **_GONE}
    if writes:
        return sa.create_engine(url, poolclass=NullPool, connect_args=connect, hide_parameters=True)
    return sa.create_engine(
        url,
        pool_size=8,
        max_overflow=24,
        pool_pre_ping=True,
        connect_args=connect,
        isolation_level="REPEATABLE READ",
        hide_parameters=True,
    )


def _sqlite(url: sa.URL, *, writes: bool) -> sa.Engine:
    connect: dict[str, Any] = {"check_same_thread": False, "timeout": BUSY_MS / 1000}
    if writes:
        engine = sa.create_engine(
            url, poolclass=NullPool, connect_args=connect, hide_parameters=True
        )
    else:
        engine = sa.create_engine(
            url,
            poolclass=QueuePool,
            pool_size=8,
            max_overflow=24,
            connect_args=connect,
            hide_parameters=True,
        )

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: object) -> None:
        # without this the driver begins transactions of its own, behind SQLAlchemy's back
        connection.isolation_level = None
        connection.text_factory = guard.readable
        if not writes:
            connection.execute("PRAGMA query_only = ON")
            return
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # Apple's fsync alone does not reach the disk
        connection.execute("PRAGMA secure_delete = ON")  # a blanked name leaves no bytes behind

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        raw = connection.connection.driver_connection
        assert raw is not None
        raw.execute("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


_WIPE_WAITS = "1s"


def wipe(connection: sa.Connection) -> None:
    """Leave no bytes of what was deleted or overwritten in the database's own files.

    On the writer's connection, outside a transaction. PostgreSQL's write-ahead log and archives
    are its administrator's to recycle. Raises StoreFailed while a reader holds the old pages.
    """
    if connection.dialect.name == "postgresql":
        apart = connection.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        with apart:
            # while it waits for somebody who reads, everybody else would wait behind it
            apart.exec_driver_sql(f"SET lock_timeout = '{_WIPE_WAITS}'")
            apart.exec_driver_sql("VACUUM FULL event")
        return
    raw = connection.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    try:
        raw.execute("VACUUM")
        busy, _, _ = raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.Error as error:
        raise failure(error) from None
    if busy:
        raise StoreFailed(Message("somebody-is-still-reading"), Message("wait-a-moment-then"))


_CURES: dict[str, Callable[[], tuple[Message, Message]]] = {
    "SQLITE_FULL": lambda: (Message("the-disk-is-full"), Message("free-some-space")),
    "SQLITE_BUSY": lambda: (
        Message("another-program-holds-the-database"),
        Message("close-it-and-send-it-again"),
    ),
    "SQLITE_READONLY": lambda: (
        Message("the-data-folder-may-not-be-written"),
        Message("give-this-user-the-right-to-write"),
    ),
    "SQLITE_CORRUPT": lambda: (
        Message("the-database-file-is-damaged"),
        Message("keep-the-data-folder-as-it-is"),
    ),
    "SQLITE_IOERR": lambda: (
        Message("the-disk-would-not-take-it"),
        Message("see-that-the-disk-has-space"),
    ),
    "SQLITE_NOTADB": lambda: (
        Message("the-file-is-not-a-database"),
        Message("choose-another-data-folder"),
    ),
    "25P03": lambda: (Message("the-server-ended-a-silent-connection"), Message("send-it-again")),
    "57P01": lambda: (Message("the-server-ended-the-connection"), Message("send-it-again")),
    "57P03": lambda: (Message("the-database-server-is-starting"), Message("wait-and-send-again")),
    "55P03": lambda: (Message("somebody-else-uses-the-database"), Message("wait-and-send-again")),
    "53100": lambda: (Message("the-server-disk-is-full"), Message("free-some-space-there")),
}


def failure(error: BaseException) -> StoreFailed:
    """Any error of the database in words for a person, with a cure. Never with its data."""
    if isinstance(error, StoreFailed):
        return error
    # a full disk undoes the savepoint too, and undoing it again is then an error of its own:
    # the cause that a person can mend lies further back
    link: BaseException | None = error
    while link is not None:
        for known, words in _CURES.items():
            if _code(link).startswith(known):
                return StoreFailed(*words())
        link = link.__context__
    detail = _code(error) or type(getattr(error, "orig", None) or error).__name__
    return StoreFailed(
        Message("the-database-could-not-write", told=detail),
        Message("look-at-the-disk-or-the-server"),
    )


def _code(error: BaseException) -> str:
    """SQLite's or PostgreSQL's own name of an error, "" for others."""
    cause = getattr(error, "orig", None) or error
    name = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None)
    return str(name or "")
