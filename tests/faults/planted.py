"""Plant faults in the hall's own code, so that the simulator can show that it finds them.

Each is a small change of one rule that keeps the hall whole, made while a context is open.
``PLANTED`` says for each what may be found of it, and with how many servers it shows.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any
from unittest import mock

import msgspec

from cardhall.server import command_ids, tables
from cardhall.server.leases import Leases
from cardhall.server.live import LiveTable, TableDomain
from cardhall.server.sockets import Hub
from cardhall.server.streams import Stream
from cardhall.server.sync.table_sync import TableSync
from cardhall.store import Receipt, Store
from cardhall.store.writer import Append, Writer
from cardhall.tables import commands, events, views
from cardhall.tables.adapter import session
from cardhall.tables.state import State
from tests.faults.disk import Disk

Patch = Iterator[None]


@contextmanager
def replaced(where: Any, name: str, make: Callable[[Any], Any]) -> Patch:
    """``make`` is handed what stood there."""
    with mock.patch.object(where, name, make(getattr(where, name))):
        yield


# -- the store ----------------------------------------------------------------------------------


@contextmanager
def receipt_before_the_commit() -> Patch:
    """Whoever waits is told at once; the commit follows."""

    def make(write: Any) -> Any:
        def early(self: Any, waiting: list[Append]) -> None:
            for one in waiting:
                version = one.expected + len(one.events)
                one.future.set_result(Receipt(one.stream, version, one.command_id))
            again = [
                Append(o.stream, o.expected, o.command_id, o.events, o.actor, o.at, o.flight)
                for o in waiting
            ]
            write(self, again)

        return early

    with replaced(Writer, "_write", make):
        yield


@contextmanager
def commit_that_is_not_synced() -> Patch:
    """The database says that it is done before the disk has it."""
    with replaced(Disk, "sync", lambda _: lambda self: None):
        yield


@contextmanager
def behind_a_strangers_event() -> Patch:
    """Commands on their way at once are judged by their version alone."""

    def make(append: Any) -> Any:
        def alone(self: Any, *given: Any, flight: Any = None) -> Any:
            return append(self, *given[:5])

        return alone

    with replaced(Store, "append", make):
        yield


@contextmanager
def lease_without_fencing() -> Patch:
    """Who once had a lease drives on, and what it writes is taken at whatever version stands."""

    def holds(_: Any) -> Any:
        def ever(self: Any, name: str) -> bool:
            return self._shared is None or name in self._held

        return ever

    def judge(usual: Any) -> Any:
        def trusting(self: Any, connection: Any, one: Append, this: Any) -> Any:
            if one.actor == "server" and this.first.get(one.key) is None:
                one.expected = self._head(connection, one.stream).version
                return None
            return usual(self, connection, one, this)

        return trusting

    with replaced(Leases, "holds", holds), replaced(Writer, "_judge", judge):
        yield


# -- streams and ids ----------------------------------------------------------------------------


@contextmanager
def receipts_forgotten() -> Patch:
    """A server that has started does not know what was answered before."""

    def make(take_in: Any) -> Any:
        def without(self: Any, found: Sequence[Any], damage: Any = None) -> Any:
            known = dict(self.receipts)
            told = take_in(self, found, damage)
            self.receipts = known
            return told

        return without

    with replaced(Stream, "_take_in", make):
        yield


@contextmanager
def ids_like_the_servers() -> Patch:
    """A person's id is kept as it was sent, and may look like the server's own."""

    class AnyId(msgspec.Struct):
        id: str
        version: int
        command: commands.WireCommand | tables.BeginHere

    with (
        mock.patch.object(tables, "TableCommand", AnyId),
        replaced(command_ids, "by", lambda _: lambda grant, id: id),
    ):
        yield


@contextmanager
def shown_before_it_is_written() -> Patch:
    """Views are made of what is on its way to the disk."""
    state = property(lambda self: self.stream._tip)

    def render(_: Any) -> Any:
        def early(self: Any, reader: Any) -> bytes:
            at = self.tables.server.now()
            return b'{"version":%d,"at":%d,"view":%s}' % (
                self.stream._tip_version,
                at,
                self.view(reader),
            )

        return early

    def write(usual: Any) -> Any:
        async def and_tell(self: Any, command_id: str, told: Any, after: Any, actor: str) -> Any:
            working = usual(self, command_id, told, after, actor)
            for watcher in self.watchers:
                watcher(told)
            return await working

        return and_tell

    with (
        mock.patch.object(LiveTable, "state", state),
        replaced(LiveTable, "render", render),
        replaced(Stream, "_write", write),
    ):
        yield


# -- several servers ----------------------------------------------------------------------------


@contextmanager
def news_trusted() -> Patch:
    """A stream stands where the news says, without having read what lies between."""

    def make(_: Any) -> Any:
        async def hear(self: Any, version: int) -> None:
            if version > self.version and not self._unwritten:
                found = self.store.read(self.name, version - 1, version)
                self.version = self._tip_version = version - len(found)
                self._tell(self._take_in(found))

        return hear

    with replaced(Stream, "hear", make):
        yield


@contextmanager
def wake_up_lost() -> Patch:
    """Leases that lapsed and came back count as held all the time: nobody is stirred."""

    def make(beat: Any) -> Any:
        async def as_if_held(self: Any, names: Any) -> dict[str, int]:
            before = self._held
            taken = await beat(self, names)
            return {name: idle for name, idle in taken.items() if name not in before}

        return as_if_held

    with replaced(Leases, "beat", make):
        yield


# -- tables and events --------------------------------------------------------------------------


@contextmanager
def result_entered_twice() -> Patch:
    """A table's result goes into the event by an id of the moment, whether it is there or not."""

    def make(tell: Any) -> Any:
        async def twice(self: Any, command_id: str, command: Any) -> Any:
            if command_id.startswith("session:"):
                command_id = f"{command_id}:{self.hall.server.now()}"
            return await tell(self, command_id, command)

        return twice

    def run(usual: Any) -> Any:
        async def unasked(self: Any) -> None:
            self.reported = False
            await usual(self)

        return unasked

    with replaced(TableSync, "tell", make), replaced(TableSync, "run", run):
        yield


@contextmanager
def hidden_card_shown() -> Patch:
    """The number of cards in the stock tells a card of the seat to the left."""

    def make(view_for: Any) -> Any:
        def leaking(
            state: State, reader: Any = None, moved_to: str = "", next_seal: str = ""
        ) -> Any:
            view = view_for(state, reader, moved_to, next_seal)
            if not isinstance(reader, int) or state.hand is None or state.hand.is_over:
                return view
            held = state.hand.hand_of((reader + 1) % len(state.seats))
            return msgspec.structs.replace(view, stock=held.bit_length())

        return leaking

    with replaced(views, "view_for", make):
        yield


@contextmanager
def deck_exchanged() -> Patch:
    """From the second deal on two cards of the sealed deck change their places."""

    def make(deck: Any) -> Any:
        def other(self: Any, shuffles: Any, number: int) -> Any:
            order = deck(self, shuffles, number)
            if number > 1:
                order[0], order[-1] = order[-1], order[0]
            return order

        return other

    with replaced(session.GameSession, "deck", make):
        yield


@contextmanager
def chip_made() -> Patch:
    """Who says something at a table finds a chip there."""

    def make(evolve: Any) -> Any:
        def richer(self: Any, state: State, event: Any) -> State:
            after: State = evolve(self, state, event)
            if isinstance(event, events.Spoke) and after.stacks:
                first, *others = after.stacks
                return replace(after, stacks=(first + 1, *others))
            return after

        return richer

    with replaced(TableDomain, "evolve", make):
        yield


@contextmanager
def push_forgotten() -> Patch:
    """What changes while views are being sent is not sent."""

    def make(changed: Any) -> Any:
        def once(self: Any) -> None:
            if self._pushing is None or self._pushing.done():
                changed(self)

        return once

    def push(_: Any) -> Any:
        async def without_another_look(self: Any) -> None:
            for reader in list(self.watchers):
                self._offer(reader)
            await asyncio.sleep(0.3)

        return without_another_look

    with replaced(Hub, "changed", make), replaced(Hub, "_push", push):
        yield


@dataclass(frozen=True)
class Planted:
    """``servers``: the numbers of servers at which it can show; ``finds``: kinds of what is found
    of it."""

    plant: Callable[[], Any]
    servers: tuple[int, ...]
    finds: frozenset[str]


def _planted(plant: Callable[[], Any], servers: Sequence[int], *finds: str) -> Planted:
    return Planted(plant, tuple(servers), frozenset(finds))


ANY, SEVERAL = (1, 2, 3), (2, 3)
WRECKED = (
    "does not fold", "decided on another state", "another view", "another state", "set aside",
    "chips made or lost",
    "dealt twice", "shown and not written", "behind", "a hidden card", "a card in two hands",
    "an old page",
)  # fmt: skip
"""What may be seen first of a state that never was."""
PLANTED = {
    "a receipt before the commit": _planted(
        receipt_before_the_commit, ANY, "a receipt for nothing", "a receipt is lost", *WRECKED
    ),
    "a commit that is not synced": _planted(
        commit_that_is_not_synced, ANY, "a receipt is lost", "shown and not written",
        "two receipts", "a receipt for nothing", "behind", "another state",
        "an old page", "stands still",
    ),
    "a command behind a stranger's event": _planted(behind_a_strangers_event, SEVERAL, *WRECKED),
    "a lease without fencing": _planted(
        lease_without_fencing, SEVERAL, "a fault in the log", *WRECKED
    ),
    "receipts forgotten at a start": _planted(
        receipts_forgotten, ANY, "refused though written", "a fault in the log", "stands still"
    ),
    "a person's id for the server's": _planted(
        ids_like_the_servers, ANY, "an id that is not theirs", "stands still", "no result",
    ),
    "a view of what is not written": _planted(shown_before_it_is_written, ANY, *WRECKED),
    "news without the version": _planted(
        news_trusted, SEVERAL, "a fault in the log", *WRECKED
    ),
    "a wake-up lost after a lapsed lease": _planted(
        wake_up_lost, SEVERAL, "stands still", "no result"
    ),
    "a result entered twice": _planted(result_entered_twice, ANY, "a result entered twice"),
    "a view with a hidden card": _planted(hidden_card_shown, ANY, "a hidden card"),
    "a deck that is not the sealed one": _planted(deck_exchanged, ANY, "not as sealed"),
    "a chip out of nothing": _planted(chip_made, ANY, "chips made or lost"),
    "a push that is forgotten": _planted(push_forgotten, ANY, "an old page"),
}  # fmt: skip
