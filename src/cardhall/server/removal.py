"""Delete an event: out of every list and address, and its people's data off the hall's disk."""

import asyncio
from typing import TYPE_CHECKING

import msgspec

from cardhall.hall.archiving import may_delete
from cardhall.messages import Message
from cardhall.server.errors import bad_request
from cardhall.store import NewEvent, Stale, StoreProblem

if TYPE_CHECKING:
    from cardhall.server.hall_server import HallEvent, HallServer

LOG = "hall"
"""The stream of what happened to the hall itself, so that its other servers hear of it."""


class EventDeleted(msgspec.Struct, frozen=True, tag="event_deleted"):
    """An event was deleted. Its name goes with it: what stays says only its id."""

    id: str
    at: int


async def delete(server: "HallServer", event: "HallEvent", name: str) -> tuple[StoreProblem, ...]:
    """Delete an event with its tables for good; ``name`` is what the chairperson typed. Raises
    Refusal, Refused, and StoreFailed."""
    if not server.leases.alone:
        await event.stream.catch_up()
    if event.stream.aside is not None:
        raise event.stream.aside
    at = server.now()
    may_delete(event.state, name, at)
    if any(table.running for table in server.tables.of(event.id)):
        raise bad_request(
            Message("hands-are-being-played-here"), "event", Message("wait-until-they-are-over")
        )
    store, seen = server.config.store, {event.stream.name: event.stream.version}
    told = NewEvent("event_deleted", msgspec.json.encode(EventDeleted(event.id, at)))
    command = f"delete:{server.config.new_id()}"

    def take_out() -> tuple[StoreProblem, ...]:
        streams = dict(store.streams(f"table:{event.id}.")) | seen
        return store.remove(streams, told, LOG, command, "chair")

    try:
        problems = await asyncio.to_thread(take_out)
    except Stale:
        raise bad_request(
            Message("somebody-changed-this-while"), "event", Message("look-at-what-is-there-now")
        ) from None
    forget(server, event.id)
    return problems


def forget(server: "HallServer", id: str) -> None:
    """Let go of what is in memory of an event and its tables; who looks at them is sent away."""
    tables = server.tables
    event = server.events.pop(id, None)
    for stream in tables.streams_of(id):
        number = stream.removeprefix("table:")
        tables.asleep.pop(number, None)
        tables.archives.forget(stream)
        if table := tables.all.pop(number, None):
            table.let_go()
    if event is not None:
        event.let_go()
    server.turn_out()


async def heard(server: "HallServer", after: int) -> int:
    """Take in what the log of the hall says after a version, here or by another server; up to
    which version it was read. An event that is there again, from a copy, is read anew."""
    store = server.config.store
    past = await asyncio.to_thread(store.read, LOG, after)
    for told in past:
        id = msgspec.json.decode(told.data, type=EventDeleted).id
        forget(server, id)
        there = dict(await asyncio.to_thread(store.streams, f"event:{id}"))
        if version := there.get(f"event:{id}"):
            await server.hear(f"event:{id}", version)
    return past[-1].version if past else after
