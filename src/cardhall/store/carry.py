"""Export and import streams, and blank erased names in the database and in files."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from cardhall.messages import Message
from cardhall.store import bundle, schema, sums
from cardhall.store.bundle import Bundle, Command, Rewritten, Row
from cardhall.store.types import BundleRefused, Damaged, Event, Exported, NewEvent, StoreFailed
from cardhall.store.writer import Append, StreamHead, head_of, insert, newest_of

_AT_ONCE = 1000


@dataclass(frozen=True, slots=True)
class Rewrite:
    """An event's new content; `actor` None leaves who did it."""

    stream: str
    version: int
    data: bytes
    actor: str | None = None


Key = tuple[str, int, str]
"""Stream, version, command id: which event, and that it is the same one."""


def export(
    connection: sa.Connection,
    path: Path,
    at: int,
    streams: Sequence[str] | None,
    upto: Mapping[str, int] | None = None,
) -> Exported:
    """Write some streams, or all of them, as they are in the connection's snapshot; of those in
    ``upto`` the commands that were whole at that version."""
    heads = {
        name: head_of(connection, name)
        for name in (streams if streams is not None else _all_streams(connection))
    }
    for name in streams or ():
        if not heads[name]:
            raise ValueError(f"streams: there is no {name}")
    cut = {name: _whole_at(connection, name, version) for name, version in (upto or {}).items()}
    heads |= cut

    def kept(rows: Iterator[Row]) -> Iterator[Row]:
        return (row for row in rows if row.version <= cut.get(row.stream, row.version))

    bundle.write(
        path,
        at,
        kept(_rows(connection, schema.command, Command, streams)),
        kept(_events(connection, streams)),
        kept(_rows(connection, schema.rewritten, Rewritten, streams)),
    )
    return Exported(str(path), heads, sum(heads.values()))


def export_but(connection: sa.Connection, path: Path, at: int, apart: set[str]) -> Exported:
    """Write all streams but these."""
    rest = [one for one in _all_streams(connection) if one not in apart] if apart else None
    return export(connection, path, at, rest)


def _whole_at(connection: sa.Connection, stream: str, version: int) -> int:
    """The version that the last command brought which was whole by then."""
    table = schema.command.c
    upto = sa.and_(table.stream == stream, table.version <= version)
    return connection.scalar(sa.select(sa.func.max(table.version)).where(upto)) or 0


def _all_streams(connection: sa.Connection) -> list[str]:
    return list(connection.scalars(sa.select(schema.event.c.stream).distinct()))


def _rows(
    connection: sa.Connection, table: sa.Table, shape: type[Row], streams: Sequence[str] | None
) -> Iterator[Row]:
    query = sa.select(*(table.c[name] for name in shape.__slots__)).order_by(*table.primary_key)
    if streams is not None:
        query = query.where(table.c.stream.in_(streams))
    for row in connection.execute(query, execution_options={"yield_per": _AT_ONCE}):
        values: list[Any] = list(row)
        yield shape(*values)


def _events(connection: sa.Connection, streams: Sequence[str] | None) -> Iterator[Event]:
    """In the order of the store, each one checked: no file is made of what is damaged. Raises
    Damaged."""
    query = sa.select(*sums.COLUMNS).order_by(*schema.event.primary_key)
    if streams is not None:
        query = query.where(schema.event.c.stream.in_(streams))
    rows = connection.execute(query, execution_options={"yield_per": _AT_ONCE})
    for stream, its in groupby(rows, key=itemgetter(0)):
        for event in sums.checked(its, stream):
            if event is None:
                raise Damaged(stream, [])
            yield event


def import_into(connection: sa.Connection, carried: Bundle) -> tuple[dict[str, int], int, int]:
    """Write what is not here yet: streams with new versions, events added, commands known.

    Raises BundleRefused when the two have gone different ways; the caller's transaction then
    undoes the rest.
    """
    here = _commands_here(connection, carried)
    heads: dict[str, StreamHead] = {}
    fresh: list[Append] = []
    for command, events in bundle.by_command(carried):
        known = here.get((command.stream, command.command_id))
        if known is not None:
            if known != command:
                raise _apart(command.stream)
            continue
        if command.stream not in heads:
            heads[command.stream] = newest_of(connection, command.stream)
        if heads[command.stream].version != command.expected:
            raise _apart(command.stream)
        one = _as_append(command, events)
        # its times stay what they were
        heads[command.stream] = one.follow(heads[command.stream]._replace(at=0))
        fresh.append(one)
    for start in range(0, len(fresh), _AT_ONCE):
        insert(connection, fresh[start : start + _AT_ONCE])
    added = sum(len(one.events) for one in fresh)
    return (
        {one.stream: heads[one.stream].version for one in fresh},
        added,
        len(carried.commands) - len(fresh),
    )


def must_be_new(connection: sa.Connection, carried: Bundle) -> None:
    """Raise BundleRefused where one of a file's streams is here already."""
    for stream in carried.streams:
        if head_of(connection, stream):
            raise BundleRefused(
                Message("stream-is-here-already", stream=stream),
                Message("import-it-into-a-new-data-folder"),
            )


def _commands_here(connection: sa.Connection, carried: Bundle) -> dict[tuple[str, str], Command]:
    """Those of a file's commands that are written already, by stream and id."""
    table = schema.command.c
    found: dict[tuple[str, str], Command] = {}
    ids = [command.command_id for command in carried.commands]
    for start in range(0, len(ids), _AT_ONCE):
        query = sa.select(*(table[name] for name in Command.__slots__)).where(
            table.command_id.in_(ids[start : start + _AT_ONCE])
        )
        for row in connection.execute(query):
            found[row[1], row[0]] = Command(row[0], row[1], row[2], row[3])
    return found


def import_rewritten(connection: sa.Connection, carried: Bundle) -> bool:
    """Blank here too the events that were blanked there; True when anything here changed."""
    events = {(one.stream, one.version, one.command_id): one for one in carried.events}
    done = rewritten_keys(connection)
    changes: list[Rewrite] = []
    for line in carried.rewritten:
        key = (line.stream, line.version, line.command_id)
        if key in done or key not in events:
            continue
        done.add(key)
        event = events[key]
        changes.append(Rewrite(event.stream, event.version, event.data, event.actor))
        _log(connection, line)
    _update(connection, changes)
    return bool(changes)


def rewrite(
    connection: sa.Connection, changes: Sequence[Rewrite], at: int, actor: str, reason: str
) -> None:
    """Change what events say, and log that it was done. Raises StoreFailed for a missing one."""
    for change, command_id in zip(changes, _update(connection, changes), strict=True):
        _log(connection, Rewritten(change.stream, change.version, command_id, at, actor, reason))


def blanked(connection: sa.Connection) -> dict[Key, Event]:
    """Every event that was ever rewritten, as it is now."""
    query = sa.select(*(schema.event.c[name] for name in Event.__slots__)).join(
        schema.rewritten,
        sa.and_(
            schema.rewritten.c.stream == schema.event.c.stream,
            schema.rewritten.c.version == schema.event.c.version,
        ),
    )
    events = (Event(*row) for row in connection.execute(query))
    return {(one.stream, one.version, one.command_id): one for one in events}


def rewritten_keys(connection: sa.Connection) -> set[Key]:
    """List the events that were ever rewritten."""
    log = schema.rewritten.c
    return {
        (row[0], row[1], row[2])
        for row in connection.execute(sa.select(log.stream, log.version, log.command_id))
    }


def log_lines(connection: sa.Connection) -> dict[Key, Rewritten]:
    """The last line of the log for each event that was rewritten."""
    lines = _rows(connection, schema.rewritten, Rewritten, None)
    return {(line.stream, line.version, line.command_id): line for line in lines}


def blank_file(path: Path, now: dict[Key, Event], log: Callable[[Key], Rewritten]) -> bool:
    """Make a bundle say what the store says of the events in `now`; False when it did already."""
    carried = bundle.read(path)
    events = [now.get((one.stream, one.version, one.command_id), one) for one in carried.events]
    if events == carried.events:
        return False
    changed = [
        (one.stream, one.version, one.command_id)
        for one, was in zip(events, carried.events, strict=True)
        if one != was
    ]
    lines = [*carried.rewritten, *(log(key) for key in changed)]
    written = replace(carried, events=events, rewritten=lines)
    bundle.write(path, written.at, written.commands, written.events, written.rewritten)
    return True


def _as_append(command: Command, events: Sequence[Event]) -> Append:
    return Append(
        command.stream,
        command.expected,
        command.command_id,
        [NewEvent(one.type, one.data) for one in events],
        events[0].actor if events else "",
        events[0].at if events else 0,
    )


def _update(connection: sa.Connection, changes: Sequence[Rewrite]) -> list[str]:
    """Change the events, and the checksums of those and of all behind them; whose command each
    one was. What is damaged is not made good by this: raises Damaged."""
    whose: dict[tuple[str, int], str] = {}
    for stream in {change.stream for change in changes}:
        mine = {change.version: change for change in changes if change.stream == stream}
        first = min(mine) - 1
        events = sums.read(connection, stream, max(first, 0))
        whose |= {(stream, one.version): one.command_id for one in events}
        for version in mine:
            if (stream, version) not in whose:
                raise StoreFailed(
                    Message("stream-has-no-such-version", stream=stream, version=version),
                    Message("read-the-stream-again"),
                )
        fresh = [_changed(one, mine.get(one.version)) for one in events]
        before = connection.scalar(_SUM, {"stream": stream, "version": first}) or sums.FIRST
        rows = [
            {"s": stream, "v": one.version, "data": one.data, "actor": one.actor, "sum": kept}
            for one, kept in zip(fresh, sums.chain(before, fresh), strict=True)
        ]
        for start in range(0, len(rows), _AT_ONCE):
            connection.execute(_WRITE_ANEW, rows[start : start + _AT_ONCE])
    return [whose[change.stream, change.version] for change in changes]


def _changed(event: Event, change: Rewrite | None) -> Event:
    if change is None:
        return event
    actor = event.actor if change.actor is None else change.actor
    return replace(event, data=change.data, actor=actor)


_SUM = sa.select(schema.event.c.sum).where(
    schema.event.c.stream == sa.bindparam("stream"),
    schema.event.c.version == sa.bindparam("version"),
)
_WRITE_ANEW = (
    schema.event.update()
    .where(schema.event.c.stream == sa.bindparam("s"), schema.event.c.version == sa.bindparam("v"))
    .values({name: sa.bindparam(name) for name in ("data", "actor", "sum")})
)


def _log(connection: sa.Connection, line: Rewritten) -> None:
    values = {name: getattr(line, name) for name in Rewritten.__slots__}
    connection.execute(schema.rewritten.insert().inline(), values)


def _apart(stream: str) -> BundleRefused:
    return BundleRefused(
        Message("stream-went-on-differently", stream=stream),
        Message("import-it-into-a-new-data-folder"),
    )
