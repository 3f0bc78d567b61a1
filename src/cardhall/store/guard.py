"""Check an SQLite file before anybody relies on it: whether it is whole.

Nothing is changed by this, not even the write-ahead log, so that what is damaged can still be
looked at, or put back.
"""

import logging
import sqlite3
import time
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from cardhall.messages import Message
from cardhall.store import last
from cardhall.store.types import StoreFailed

_log = logging.getLogger(__name__)

PATIENCE = 3.0
"""Seconds for the look at the whole file; what it has not come to is checked when it is read."""
_STEPS = 20_000  # of SQLite between two looks at the time

_COMMANDS = "SELECT stream, max(version), sum(version - expected) FROM command GROUP BY stream"
_EVENTS = "SELECT stream, max(version), count(*) FROM event GROUP BY stream"
_STRANGERS = """
    SELECT DISTINCT event.stream FROM event LEFT JOIN command
    ON command.command_id = event.command_id AND command.stream = event.stream
    WHERE command.seq IS NULL
    OR event.version NOT BETWEEN command.expected + 1 AND command.version
"""
_LAST = "SELECT count(*) FROM command WHERE command_id = ? AND stream = ? AND version = ?"


def look(database: Path) -> frozenset[str]:
    """The streams whose events and commands do not fit together. Raises StoreFailed for a file that
    is not whole, or that lacks what was acknowledged last."""
    try:
        # who only reads leaves the write-ahead log where it is
        where = f"{database.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(where, uri=True, timeout=5)) as connection:
            connection.text_factory = readable
            until = time.monotonic() + PATIENCE
            connection.set_progress_handler(lambda: time.monotonic() > until, _STEPS)
            _must_have_the_last(connection, database)
            try:
                _must_be_whole(connection)
                return _do_not_fit(connection)
            except sqlite3.OperationalError as error:
                if error.sqlite_errorname != "SQLITE_INTERRUPT":
                    raise
                _log.info("the database is too large to be looked through in %.0f s", PATIENCE)
                return frozenset()
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorname", "").startswith(_NOT_DAMAGE):
            raise
        raise damaged(str(error)) from error


_NOT_DAMAGE = ("SQLITE_BUSY", "SQLITE_FULL", "SQLITE_IOERR", "SQLITE_CANTOPEN", "SQLITE_READONLY",
               "SQLITE_NOTADB")  # fmt: skip


def readable(text: bytes) -> str:
    """Text as it is; bytes that are none do not stop the reading, and no checksum fits them."""
    return text.decode(errors="replace")


def damaged(detail: str) -> StoreFailed:
    return StoreFailed(
        Message("the-database-file-is-damaged-so", told=detail),
        Message("keep-the-data-folder-as-it-is"),
    )


def _must_be_whole(connection: sqlite3.Connection) -> None:
    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise damaged(" ".join(found.split()))


def _do_not_fit(connection: sqlite3.Connection) -> frozenset[str]:
    if not _has_tables(connection):
        return frozenset()
    said = {row for row in connection.execute(_COMMANDS) if row[1]}
    there = set(connection.execute(_EVENTS))
    strangers = {stream for (stream,) in connection.execute(_STRANGERS)}
    return frozenset({str(row[0]) for row in said ^ there} | {str(one) for one in strangers})


def _has_tables(connection: sqlite3.Connection) -> bool:
    names = ("command", "event", "rewritten")
    found = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    return found.issuperset(names)


def _must_have_the_last(connection: sqlite3.Connection, database: Path) -> None:
    noted = last.read(database)
    if noted is None:
        return
    if _has_tables(connection):
        key = (noted.command_id, noted.stream, noted.version)
        (found,) = connection.execute(_LAST, key).fetchone()
        (blanked,) = connection.execute("SELECT count(*) FROM rewritten").fetchone()
        if found and blanked >= noted.blanked:
            return
    when = datetime.fromtimestamp(noted.at / 1000, UTC)
    raise StoreFailed(
        Message(
            "the-last-is-lacking",
            database=str(database),
            stream=noted.stream,
            when=f"{when:%Y-%m-%d %H:%M}",
            file=f"{database.name}-wal",
        ),
        Message("put-the-right-files-back", file=last.file_of(database).name),
    )
