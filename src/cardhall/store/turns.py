"""Let one server at a time write to PostgreSQL, and take over from one that has fallen silent.

Whoever writes holds an advisory lock until the end of the transaction. A server that is paused, cut
off or without power holds it too, and the database would wait for hours before it takes such a
connection for dead. So those who wait look twice a second at who holds the lock, and end the
connection of one from whom nothing has come for ``SILENT`` seconds. What it was about to write is
undone; that server finds its connection ended, and what it had not acknowledged is sent again.
"""

import logging
import time

import sqlalchemy as sa

from cardhall.messages import Message
from cardhall.store.types import StoreFailed

log = logging.getLogger("cardhall")

SILENT = 2.5
"""Seconds without a word from the client whose turn it is, and its connection is ended."""
LOOK = 0.5
"""Seconds between two looks at who holds the lock."""
PATIENCE = 10.0
"""Seconds that a turn is waited for while others are at work."""

_NOT_AVAILABLE = "55P03"

# one that waits already is not overtaken by this
_TRY = sa.text("SELECT pg_try_advisory_xact_lock(:key)")
_WAIT = sa.text("""
    SELECT set_config('lock_timeout', :look, true), pg_advisory_xact_lock(:key),
        set_config('lock_timeout', '0', true)
""")
# what a transaction has once seen of the others' activity it would see again
_LOOK_ANEW = sa.text("SELECT pg_stat_clear_snapshot()")
# only who holds this very lock, only of this role, and only while the database waits for a client
# (to say something or to take an answer): one that works or waits for the disk is left alone
_END_SILENT = sa.text("""
    SELECT pg_terminate_backend(activity.pid)
    FROM pg_locks AS held JOIN pg_stat_activity AS activity ON activity.pid = held.pid
    WHERE held.locktype = 'advisory' AND held.granted AND held.objsubid = 1
        AND held.database = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND held.classid = 0 AND held.objid = CAST(:key AS bigint)
        AND activity.pid <> pg_backend_pid()
        AND activity.usename = current_user
        AND activity.wait_event_type = 'Client'
        AND activity.state_change < clock_timestamp() - make_interval(secs => :silent)
""")


def take(
    connection: sa.Connection,
    key: int,
    *,
    silent: float | None = None,
    patience: float | None = None,
) -> None:
    """Take the lock ``key`` (below 2**32) until the transaction ends.

    Raises StoreFailed when others were at work all the time.
    """
    silent = SILENT if silent is None else silent
    patience = PATIENCE if patience is None else patience
    if connection.scalar(_TRY, {"key": key}):
        return
    until = time.monotonic() + patience
    while not _waited(connection, key):
        connection.execute(_LOOK_ANEW)
        ended = connection.execute(_END_SILENT, {"key": key, "silent": silent}).all()
        if ended:
            log.warning(
                "another server had its turn to write and was not heard of for %.1f s: its "
                "connection to the database was ended",
                silent,
            )
        elif time.monotonic() > until:
            raise StoreFailed(
                Message("another-server-has-been-writing"),
                Message("wait-and-send-again"),
            )


def _waited(connection: sa.Connection, key: int) -> bool:
    """Wait until the next look; whether the lock is ours."""
    try:
        with connection.begin_nested():
            connection.execute(_WAIT, {"key": key, "look": str(round(LOOK * 1000))})
    except sa.exc.OperationalError as error:
        if getattr(error.orig, "sqlstate", "") != _NOT_AVAILABLE:
            raise
        return False
    return True
