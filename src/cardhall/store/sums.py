"""Chain checksums: each event's covers the event and the checksum before it.

An event that is changed, missing in the middle or out of its place is found by whoever reads it:
nobody folds another fact than the one that was acknowledged. It guards against disks, not against
people: whoever can write the events can write the checksums.
"""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from typing import Any

import sqlalchemy as sa

from cardhall.store import schema
from cardhall.store.types import Damaged, Event

FIRST = b""
"""What stands before a stream's first event."""
SIZE = 16
NEWEST = 2**62  # beyond any version


def sum_of(
    before: bytes, stream: str, version: int, type: str, data: bytes, at: int, actor: str, by: str
) -> bytes:
    """The checksum of an event that follows one whose checksum is ``before``."""
    # names hold no NUL, so no two events make the same text
    text = f"{stream}\0{version}\0{type}\0{at}\0{actor}\0{by}\0".encode("utf-8", "surrogatepass")
    return blake2b(before + text + data, digest_size=SIZE).digest()


def sum_of_event(before: bytes, event: Event) -> bytes:
    return sum_of(
        before,
        event.stream,
        event.version,
        event.type,
        event.data,
        event.at,
        event.actor,
        event.command_id,
    )


COLUMNS = (*(schema.event.c[name] for name in Event.__slots__), schema.event.c.sum)
# the one before comes along: its checksum is needed
_CHAIN = (
    sa.select(*COLUMNS)
    .where(
        schema.event.c.stream == sa.bindparam("stream"),
        schema.event.c.version >= sa.bindparam("after"),
        schema.event.c.version <= sa.bindparam("upto"),
    )
    .order_by(schema.event.c.version)
)


def read(connection: sa.Connection, stream: str, after: int = 0, upto: int = NEWEST) -> list[Event]:
    """The events behind version ``after``, each one checked. Raises Damaged, which carries those
    that were good before the first that is not."""
    asked = {"stream": stream, "after": after, "upto": upto}
    good: list[Event] = []
    for event in checked(connection.execute(_CHAIN, asked), stream, after):
        if event is None:
            raise Damaged(stream, good)
        good.append(event)
    return good


def checked(rows: Iterable[sa.Row[Any]], stream: str, after: int = 0) -> Iterator[Event | None]:
    """Rows of ``COLUMNS`` of one stream, with the one at version ``after`` before them, as events;
    None, and no more, at the first that is not what was written."""
    before = FIRST
    version = after
    known = after == 0
    for row in rows:
        fields: tuple[Any, ...] = tuple(row)
        event, kept = Event(*fields[:-1]), fields[-1]
        if not known:
            if event.version != after or not isinstance(kept, bytes):
                yield None
                return
            before, known = kept, True
            continue
        version += 1
        if event.version != version or event.stream != stream or not _right(before, event, kept):
            yield None
            return
        before = kept
        yield event


def _right(before: bytes, event: Event, kept: object) -> bool:
    try:
        return sum_of_event(before, event) == kept
    except (TypeError, ValueError):  # bytes where text was, a number where bytes were
        return False


def chain(before: bytes, events: Sequence[Event]) -> Iterator[bytes]:
    """The checksums of events that follow one another."""
    for event in events:
        before = sum_of_event(before, event)
        yield before
