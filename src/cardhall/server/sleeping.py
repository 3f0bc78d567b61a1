"""Let finished tables go from memory: a hall that stays open for months must not grow with each
table that was ever played. Whoever asks for one again has it read from the store."""

import asyncio

from cardhall.server.live import OVER, LiveTable, LiveTables
from cardhall.store import Event

IDLE = 10 * 60_000
"""ms that nobody asked for a finished table, and it is let go."""
TAIL = 64
"""So many events at most are looked through for the one that ended a table."""


def may_sleep(table: LiveTable) -> bool:
    """Tell whether a table is over, and nobody has looked at it or asked for it in a while."""
    idle = table.tables.server.now() - max(table.asked, table.stream.last_at)
    return (
        table.state.stage == "ended"
        and idle > IDLE
        and not table.hub.watchers
        and not table.stream.aside
        and not table.stream.busy
        and table.due() is None
    )


async def put_to_sleep(tables: LiveTables) -> None:
    """Let all go that may. Raises StoreFailed, Damaged."""
    for table in [one for one in tables.all.values() if may_sleep(one)]:
        last = await asyncio.to_thread(_end_of, table)
        if last is None or not may_sleep(table) or tables.all.get(table.id) is not table:
            continue
        del tables.all[table.id]
        tables.asleep[table.id] = last
        tables.forget_people(table.id)
        table.let_go()


def _end_of(table: LiveTable) -> Event | None:
    """Find the event that ended a table: a few words may have followed it."""
    stream = table.stream
    tail = stream.store.read(stream.name, after=max(0, stream.version - TAIL))
    return next((event for event in reversed(tail) if event.type in OVER), None)
