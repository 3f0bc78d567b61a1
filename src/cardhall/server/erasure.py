"""Erase a person's name: in every event of the store and its backups, and in memory."""

import asyncio
from typing import TYPE_CHECKING

import msgspec

from cardhall.hall.log import blanked, names_of, without_names
from cardhall.server.domains import EVENT
from cardhall.store import Rewrite

if TYPE_CHECKING:
    from cardhall.server.hall_server import HallEvent, HallServer


async def forget(server: "HallServer", event: "HallEvent", entry: str) -> None:
    """Blank what the event and its live tables wrote down of a name that was given up.

    May be run again at any time: what is blank stays so. Books, ids and chips are untouched.
    """
    label = event.state.entries[entry].name
    store = server.config.store
    rewrites: list[Rewrite] = []

    def find() -> None:
        past = store.read(event.stream.name)
        facts = [EVENT.decode(event.data) for event in past]
        names = names_of(facts, entry)
        for stored, fact in zip(past, facts, strict=True):
            _, data = EVENT.encode(blanked(fact, entry, names, label))
            if data != stored.data:
                rewrites.append(Rewrite(stored.stream, stored.version, data))
        for stream in server.tables.streams_of(event.id):
            for stored in store.read(stream):
                data = without(stored.data, entry, names, label)
                if data != stored.data:
                    rewrites.append(Rewrite(stream, stored.version, data))
        if rewrites:
            store.rewrite_all(rewrites, actor="chair", reason="a name was given up")

    await asyncio.to_thread(find)
    if rewrites:
        await event.stream.reload()
        for stream in {rewrite.stream for rewrite in rewrites} - {event.stream.name}:
            if table := server.tables.all.get(stream.removeprefix("table:")):
                await table.stream.reload()


def without(data: bytes, entry: str, names: tuple[str, ...], label: str) -> bytes:
    """A table's fact as JSON with one person's name taken out, as ``without_names`` says."""
    before = msgspec.json.decode(data)
    after = without_names(before, entry, names, label)
    return data if after == before else msgspec.json.encode(after)
