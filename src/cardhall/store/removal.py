"""Take whole streams out of the database, and write beside the rest that it was done."""

from collections.abc import Mapping

import sqlalchemy as sa

from cardhall.store import schema
from cardhall.store.types import Receipt, Stale
from cardhall.store.writer import Append, head_of, insert, newest_of


def announce(connection: sa.Connection, told: Append) -> None:
    """Write an empty command to the stream of ``told``: the newest one must not be among those that
    go, for a start looks whether what was acknowledged last is there."""
    before = Append(
        told.stream,
        head_of(connection, told.stream),
        f"{told.command_id}:before",
        (),
        told.actor,
        told.at,
    )
    insert(connection, [before])


def take_out(connection: sa.Connection, streams: Mapping[str, int], told: Append) -> Receipt:
    """Delete the streams and write ``told``, all of it or nothing. Raises Stale for a stream that
    is at another version by now.

    The log of what was blanked stays: it names no one, and its lines are counted.
    """
    for stream, version in streams.items():
        if (now := head_of(connection, stream)) != version:
            raise Stale(stream, version, now)
    for table in (schema.event, schema.command):
        connection.execute(table.delete().where(table.c.stream.in_(streams)))
    head = newest_of(connection, told.stream)
    told.expected = head.version
    told.follow(head)
    insert(connection, [told])
    return Receipt(told.stream, told.expected + len(told.events), told.command_id)
