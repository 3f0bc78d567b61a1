"""Run live tables: timers, bots, and who may sit at them.

A table's stream is driven by people's commands and by ``Tick``, sent when something is due: a bot's
move, a turn or a session run out. What passes between a table and its event is in `sync`.

After a restart a table first gets ``Resume``: the turn in progress has its whole time again. A
laptop that slept is noticed by the table itself, from a tick that comes far too late.
"""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import msgspec

from cardhall.hall.entries.decide import tidy
from cardhall.hall.state import person_id
from cardhall.messages import Message, Player, to_answer
from cardhall.server.access import VISITOR, Grant
from cardhall.server.alarms import Alarms
from cardhall.server.answers_kept import AnswersKept
from cardhall.server.archives import Archives
from cardhall.server.errors import bad_request, log_fault, not_found
from cardhall.server.leases import GAP
from cardhall.server.password_hashes import FIRST_PIN, HashCost, HashQueue, digest, matches
from cardhall.server.same_kept import SameKept
from cardhall.server.sealed_shuffles import sealed
from cardhall.server.sockets import Hub, envelope
from cardhall.server.streams import SetAside, Stream
from cardhall.server.sync import syncs_of
from cardhall.store import Damaged, Event, NewEvent, Receipt, Stale, StoreFailed
from cardhall.tables import commands, events
from cardhall.tables import views as table_views
from cardhall.tables.decision import Refusal
from cardhall.tables.evolve import evolve as table_evolve
from cardhall.tables.state import State
from cardhall.tables.table import decided
from cardhall.tables.wake import wake_at

if TYPE_CHECKING:
    from cardhall.server.hall_server import HallServer
    from cardhall.server.sync.table_sync import TableSync
    from cardhall.tables import bots

log = logging.getLogger("cardhall")

BEAT = 1.0  # seconds
MOVED = "moved:"
SHORTEST_PIN = 4
LONGEST_NAME = 40
Reader = int | str  # a seat's number, "judge", "spectator", or "moved:" and their table now


def bot_request(state: State, quiet: frozenset[int] = frozenset()) -> "bots.BotRequest | None":
    """The bot that has to move, if one has; bots are loaded when the first table needs one."""
    if not any(seat.automatic for seat in state.seats):
        return None
    from cardhall.tables import bots

    return bots.bot_request(state, quiet)


class TableDomain:
    """``table:<id>``."""

    def initial(self, name: str) -> State:
        return State()

    def decide(
        self,
        state: State,
        command: commands.AnyCommand,
        context: commands.Context,
    ) -> tuple[Sequence[events.AnyEvent], State]:
        return decided(state, command, context)

    def evolve(self, state: State, event: events.AnyEvent) -> State:
        return table_evolve(state, event)

    def encode(self, event: events.AnyEvent) -> tuple[str, bytes]:
        return events.encode_event(event)

    def decode(self, data: bytes) -> events.AnyEvent:
        return events.decode_event(data)


TABLE = TableDomain()


class LiveTable:
    """One table: its stream, its sockets, its timer."""

    def __init__(self, id: str, tables: "LiveTables") -> None:
        self.id = id
        self.tables = tables
        self.stream: Stream[State, commands.AnyCommand, events.AnyEvent] = Stream.load(
            f"table:{id}", TABLE, tables.server.config.store
        )
        self.hub: Hub[Reader] = Hub(self.render)
        self.stream.watchers.append(self._acknowledged)
        self._thinking: tuple[int, int, bots.BotCommand | None] | None = None
        self._quiet: tuple[int, frozenset[int]] = (-1, frozenset())  # at a version: who keeps quiet
        self._next_seal: tuple[int, str] = (0, "")  # of which session, and the seal
        self._had: dict[int, str] = {}  # who had a seat last
        self._seats_changed_hands()
        self.stirred = asyncio.Event()
        self.needs_resume = self.running and tables.server.leases.alone
        self.ruled: events.Ruled | None = None  # the last ruling heard
        self.timer: asyncio.Task[None] | None = None
        self.asked = 0  # when somebody last asked for it, by the hall's clock

    @property
    def state(self) -> State:
        return self.stream.state

    @property
    def running(self) -> bool:
        return self.state.stage in {"draw", "shuffle", "cut", "pause", "hand", "calls"}

    def _acknowledged(self, happened: Sequence[events.AnyEvent]) -> None:
        self._seats_changed_hands()
        self.hub.changed()
        self.stirred.set()
        for event in happened:
            if isinstance(event, events.Ruled):
                self.ruled = event
            if isinstance(event, events.PlayerCame):
                self._come_in_again()
            if isinstance(event, events.SeatsSwapped):
                for seat in (event.seat, event.other):
                    self._look_again(seat)
        told = TOLD_BY_HAND if self.state.terms.event_paced else TOLD_TO_EVENT
        if self.state.event and any(isinstance(event, told) for event in happened):
            self.tables.reconcile_soon(self.state.event)

    def _come_in_again(self) -> None:
        """Close the sockets of people who were shown the way to another table: they come in again,
        and may have a seat here now."""
        for reader, watchers in list(self.hub.watchers.items()):
            if str(reader).startswith(MOVED):
                for watcher in list(watchers):
                    watcher.close()

    def _seats_changed_hands(self) -> None:
        """A socket looks from a seat until somebody else has it, a bot too: the next one's hand is
        not its to see. The page comes back and looks from where it may."""
        for seat, place in enumerate(self.state.seats):
            if place.kind == "empty" and not self.state.terms.event_paced:
                continue
            has_it = place.person or place.kind
            if self._had.get(seat, has_it) != has_it:
                self._look_again(seat)
            self._had[seat] = has_it

    def _look_again(self, seat: int) -> None:
        """Whoever looks from this seat comes back and looks from where they may."""
        for watcher in list(self.hub.watchers.get(seat, set())):
            watcher.close()

    def let_go(self) -> None:
        """Part from clock, sockets and stream, each of which holds the table: it leaves memory at
        once, and waits for no look for garbage, of which a hall at play has few."""
        if self.timer:
            self.timer.cancel()
        self.hub.close()
        self.stream.watchers.clear()

    # -- views --------------------------------------------------------------------------------

    def view(self, reader: Reader) -> bytes:
        moved_to = str(reader).removeprefix(MOVED) if str(reader).startswith(MOVED) else ""
        seat = None if reader == "spectator" or moved_to else reader
        return to_answer(table_views.view_for(self.state, seat, moved_to, self.next_seal()))

    def next_seal(self) -> str:
        """The seal of the session to come, for as long as none is played; "" where none can be."""
        if self.running or self.state.terms.once or self.state.shut:
            return ""
        session = self.state.session + 1
        if self._next_seal[0] != session:
            self._next_seal = session, sealed(self.tables.server, self.id, session).commitment
        return self._next_seal[1]

    def render(self, reader: Reader) -> bytes:
        return envelope(self.stream.version, self.tables.server.now(), self.view(reader))

    def reader_of(self, grants: list[Grant]) -> Reader:
        """The best seat from which this browser may look."""
        return self.look_of(grants)[0]

    def look_of(self, grants: list[Grant]) -> tuple[Reader, Grant]:
        """The same, and the grant by which it may."""
        people = {person: grant for grant in grants[::-1] if (person := self.person_of(grant))}
        for seat, place in enumerate(self.state.seats):
            if place.person in people:
                return seat, people[place.person]
        for gone in reversed(self.state.gone):
            if gone.person in people and gone.to:
                return f"{MOVED}{gone.to}", people[gone.person]
        for grant in grants if self.state.event else []:
            if grant.role == "chair" or (grant.role == "judge" and grant.event == self.state.event):
                return "judge", grant
        return "spectator", VISITOR

    def person_of(self, grant: Grant) -> str:
        """The id under which a grant may sit here; "" for none."""
        if grant.role != "player":
            return ""
        here = grant.live == self.id if grant.live else grant.event == self.state.event
        return person_id(grant.entry, grant.member) if here else ""

    def context(self, grant: Grant) -> commands.Context:
        person = self.person_of(grant)
        role = "host" if person and person == self.state.terms.host else grant.role
        return commands.Context(at=self.tables.server.now(), actor=person or role, role=role)

    # -- commands -----------------------------------------------------------------------------

    async def send(
        self, command_id: str, command: commands.AnyCommand, context: commands.Context
    ) -> Receipt:
        """A person's command; after a restart the turn first gets its time back."""
        await self.resume()
        return await self.stream.send(command_id, command, context, context.role)

    async def serve(self, kind: str, command: commands.AnyCommand) -> Receipt:
        """The server's own command; the same one is never written twice for one version."""

        def at_least(last: int) -> commands.Context:
            return commands.Context(at=max(self.tables.server.now(), last), role="server")

        id = f"{kind}:{self.stream.name}"
        return await self.stream.send(id, command, at_least(0), "server", renew=at_least)

    async def resume(self) -> None:
        if self.needs_resume:
            self.needs_resume = False
            await self.serve(f"resume:{self.stream.version}", commands.Resume())

    def due(self) -> int | None:
        """Find when something must happen by itself (ms); None while the table waits for people."""
        times = [wake_at(self.state)]
        if request := self.bot_due():
            times.append(request.ready_at)
        return min((time for time in times if time is not None), default=None)

    def bot_due(self) -> "bots.BotRequest | None":
        """The bot that has to move; not one who was asked at this version and keeps quiet."""
        version, quiet = self._quiet
        return bot_request(self.state, quiet if version == self.stream.version else frozenset())

    def _keeps_quiet(self, seat: int) -> None:
        version, quiet = self._quiet
        told = quiet if version == self.stream.version else frozenset()
        self._quiet = (self.stream.version, told | {seat})

    async def tick(self) -> bool:
        """Do what is due now; whether anything came of it."""
        if self.stream.aside:
            return False
        await self.resume()
        version = self.stream.version
        request = self.bot_due()
        command = await self._thought(request, version) if request else None
        now = self.tables.server.now()
        if self.stream.version == version:
            if request and command is None:
                self._keeps_quiet(request.seat)
                return True
            try:
                if request and command and request.ready_at <= now:
                    await self.serve(f"bot:{version}", command)
                else:
                    wake = wake_at(self.state)
                    if wake is None or wake > now:
                        return False
                    await self.serve(f"tick:{version}", commands.Tick())
            except Refusal:
                # somebody's own act was on its way to the disk: they came back to their seat, say
                if self.stream.version == version:
                    raise
        return self.stream.version > version

    async def _thought(self, request: "bots.BotRequest", version: int) -> "bots.BotCommand | None":
        """Find the bot's act, thought out during its pause: a forced card takes no thought, and the
        table must not see that it came sooner."""
        if self._thinking is None or self._thinking[:2] != (version, request.seat):
            self._thinking = version, request.seat, await self.tables.think(request)
        return self._thinking[2]

    async def run(self, alarms: Alarms) -> None:
        """The table's own clock, as long as the hall is open and while this server drives it. It
        sleeps until something is due or happens."""
        me = self.stream.name
        try:
            while True:
                self.stirred.clear()
                if self.stream.aside or not self.tables.server.leases.holds(me):
                    alarms.drop(me)
                elif await self._moves():
                    continue
                else:
                    alarms.set(me, self.due(), self.stirred.set)
                await self.stirred.wait()
        finally:
            alarms.drop(me)

    async def _moves(self) -> bool:
        """``tick``, and after trouble a moment of peace."""
        try:
            return await self.tick()
        except StoreFailed:
            pass
        except Exception as error:
            log_fault(f"table {self.id}", error)
        await asyncio.sleep(BEAT)
        return False


FINISHED = str(events.SessionEnded.__struct_config__.tag)
OVER = (FINISHED, str(events.TableClosed.__struct_config__.tag))
TOLD_TO_EVENT = (
    events.SessionEnded,
    events.SeatLost,
    events.ChairCalled,
    events.Ruled,
)
TOLD_BY_HAND = (
    *TOLD_TO_EVENT,
    events.HandScored,
    events.HandVoid,
    events.LevelBegun,
    events.BuyInDeclined,
)
"""Where the event lets every hand go, it looks at every one that is over."""


class Known(msgspec.Struct, frozen=True):
    """Somebody at a table without an event: their name, and their PIN as it is kept."""

    person: str
    name: str
    salt: str
    pin: str
    cost: HashCost = FIRST_PIN


def called(name: str) -> str:
    """A name as it is written down."""
    return tidy(name)[:LONGEST_NAME]


class LiveTables:
    """All live tables of this server."""

    def __init__(self, server: "HallServer") -> None:
        self.server = server
        self.all: dict[str, LiveTable] = {}  # those in memory: in play, or asked for since
        self.asleep: dict[str, Event] = {}  # finished ones nobody has asked for: their last event
        self._people: dict[str, dict[str, Known]] = {}
        self._written: dict[str, int] = {}  # how many records of people each table has
        self._pins = HashQueue("pin", 100)
        self.same = SameKept(server.config)
        self.answers = AnswersKept(server.config)
        self.archives = Archives(server.config.store)
        self._naming = asyncio.Lock()
        self._reconciling: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._alarms = Alarms(server.now, server.config.pace)
        self._ringing: asyncio.Task[None] | None = None
        # two threads: bots of different tables think beside one another and beside the loop
        self._thinkers = ThreadPoolExecutor(2, thread_name_prefix="bots")

    def load(self) -> None:
        """Every table in play comes back; of a finished one only the last event is looked at."""
        store = self.server.config.store
        for name, version in store.streams("table:"):
            id = name.removeprefix("table:")
            try:
                *_, last = store.read(name, after=version - 1)
            except Damaged:  # which it finds itself, and is set aside
                last = None
            if last is not None and last.type in OVER:
                self.asleep[id] = last
                continue
            table = LiveTable(id, self)
            if table.stream.version:
                self.all[id] = table
            else:
                self.server.unread(table.stream)

    async def open(self) -> None:
        self._ringing = asyncio.create_task(self._alarms.run(), name="alarms")
        for event in self.server.events:
            self.reconcile_soon(event)
        for table in self.all.values():
            self.start(table)

    async def close(self) -> None:
        for table in self.all.values():
            table.hub.close()
            if table.timer:
                table.timer.cancel()
        if self._ringing:
            self._ringing.cancel()
        self._pins.close()
        self._thinkers.shutdown(wait=False, cancel_futures=True)

    def start(self, table: LiveTable) -> None:
        self.server.leases.wanted.set()
        if self.server.config.timers and table.timer is None:
            table.timer = asyncio.create_task(table.run(self._alarms), name=f"table {table.id}")

    def find(self, id: str) -> LiveTable | None:
        """A table of this hall, read from the store when it is not in memory."""
        if id not in self.all and (id in self.asleep or not self.server.leases.alone):
            table = LiveTable(id, self)
            if table.stream.version:  # another server may have opened it a moment ago
                self._add(table)
        if found := self.all.get(id):
            found.asked = self.server.now()
        return found

    async def awake(self, id: str) -> LiveTable:
        """The same, for a route: a long past is read beside the loop. Raises Refused."""
        if id in self.asleep:
            table = await asyncio.to_thread(LiveTable, id, self)
            if table.stream.version:
                self._add(table)
            else:  # nothing of it can be read
                self.asleep.pop(id, None)
                self.server.unread(table.stream)
        return self.get(id)

    def _add(self, table: LiveTable) -> LiveTable:
        self.asleep.pop(table.id, None)
        table = self.all.setdefault(table.id, table)
        self.start(table)
        return table

    # -- several servers ----------------------------------------------------------------------

    async def hear(self, id: str, version: int) -> None:
        """A table's stream has grown to ``version``, here or at another server."""
        table = self.all.get(id)
        if table is None:
            table = self._add(await asyncio.to_thread(LiveTable, id, self))
        await table.stream.hear(version)
        self.server.now.not_before(table.stream.last_at)

    def driven(self) -> list[str]:
        """The streams of the tables that somebody has to drive."""
        tables = self.all.values()
        return [t.stream.name for t in tables if t.state.stage != "ended" and not t.stream.aside]

    def take_over(self, id: str, idle: int) -> None:
        """This server drives a table from now on. When nobody did for a while (ms, -1: ever), the
        turn in progress has its whole time again."""
        table = self.all.get(id)
        if table is None:  # it was not to be opened after all
            return
        since = idle if idle >= 0 else self.server.now() - table.state.at
        table.needs_resume = table.running and since > GAP
        table.stirred.set()

    def forget_people(self, id: str) -> None:
        """Read the people known at a table again, after a change."""
        self._people.pop(id, None)

    def get(self, id: str) -> LiveTable:
        table = self.find(id)
        if table is None:
            self.server.must_be_read(f"table:{id}")
            raise not_found(Message("there-is-no-such-table"), "table")
        return table

    def of(self, event: str) -> list[LiveTable]:
        """An event's tables in memory: all that are in play are."""
        return [one for one in self.all.values() if one.state.event == event]

    def streams_of(self, event: str) -> list[str]:
        """The streams of an event's tables: their ids begin with the event's."""
        return [f"table:{id}" for id in {*self.all, *self.asleep} if id.startswith(f"{event}.")]

    # -- time ---------------------------------------------------------------------------------

    async def beat(self) -> None:
        """For tests with ``timers=False``: everything due at this moment, at every table."""
        moved = True
        while moved:
            moved = any([await table.tick() for table in list(self.all.values())])
            await self.settled()

    async def settled(self) -> None:
        """Until events and tables owe one another nothing."""
        while self._reconciling:
            await asyncio.gather(*self._reconciling.values())

    async def think(self, request: "bots.BotRequest") -> "bots.BotCommand | None":
        """A bot's choice, thought beside the loop: the request holds all that it may know."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thinkers, request.answer)

    # -- people at tables without an event -----------------------------------------------------

    async def person(self, id: str, name: str, pin: str, new: bool = False) -> Grant | None:
        """Name and PIN at a table without an event: kept at first use, checked ever after."""
        table = self.find(id)
        if not new and (table is None or table.state.event):
            return None
        if not new and table and table.state.terms.once and not self.known_as(id, name):
            return None  # nobody comes in beside the one who plays there
        name = called(name)
        if not name or not name.isprintable():
            raise bad_request(
                Message("that-is-no-name-to-be-called"), "name", Message("type-it-again")
            )
        async with self._naming:  # two who come at once are written down one after the other
            while True:
                known = self._known_people(id).get(name.casefold())
                if known is not None:
                    break
                if len(pin.strip()) < SHORTEST_PIN:
                    raise bad_request(
                        Message("a-pin-has-at-least-four-digits"), "pin", Message("type-a-longer")
                    )
                with contextlib.suppress(Stale):  # somebody came in at another server
                    await self._write_down(id, self.server.config.new_id(), name, pin)
        if not await self._pins.do(matches, pin, known.salt.encode(), known.cost, known.pin):
            return None
        if known.cost != self.server.config.pin_cost:
            async with self._naming:
                with contextlib.suppress(Stale):  # the next sign-in does it
                    await self._write_down(id, known.person, known.name, pin)
        return Grant("player", live=id, entry=known.person, name=known.name)

    def known_as(self, id: str, name: str) -> str:
        """The id of whoever has this name at a table without an event; "" for nobody."""
        known = self._known_people(id).get(called(name).casefold())
        return known.person if known else ""

    async def rename(self, id: str, grant: Grant, name: str) -> Grant:
        """Give somebody with a seat at a table without an event another name, with the same PIN:
        the new name is what stands at the table. Raises Refused."""
        name = called(name)
        if not name or not name.isprintable():
            raise bad_request(
                Message("that-is-no-name-to-be-called"), "name", Message("type-it-again")
            )
        async with self._naming:
            people = self._known_people(id)
            if (other := people.get(name.casefold())) and other.person != grant.entry:
                raise bad_request(
                    Message("somebody-is-called-so", player=Player(name)),
                    "name",
                    Message("take-another-name"),
                )
            old = next((one for one in people.values() if one.person == grant.entry), None)
            if old is not None and old.name != name:
                await self._keep(id, msgspec.structs.replace(old, name=name))
        return msgspec.structs.replace(grant, name=name)

    async def _write_down(self, id: str, person: str, name: str, pin: str) -> None:
        """Raises Stale."""
        config = self.server.config
        salt = config.random_bytes(8).hex()
        kept = await self._pins.do(digest, pin, salt.encode(), config.pin_cost)
        await self._keep(id, Known(person, name, salt, kept, config.pin_cost))

    async def _keep(self, id: str, record: Known) -> None:
        """Raises Stale."""
        new = [NewEvent("person", msgspec.json.encode(record))]
        store, stream = self.server.config.store, f"people:{id}"
        self._known_people(id)
        key = f"{record.person}:{record.salt}:{self._written[id]}"
        try:
            await asyncio.wrap_future(store.append(stream, self._written[id], key, new))
        finally:
            self.forget_people(id)

    def _known_people(self, id: str) -> dict[str, Known]:
        """By name; of one person the last record counts."""
        if id not in self._people:
            past = self.server.config.store.read(f"people:{id}")
            records = [msgspec.json.decode(event.data, type=Known) for event in past]
            self._people[id] = {record.name.casefold(): record for record in records}
            self._written[id] = len(past)
        return self._people[id]

    # -- between an event and its tables -------------------------------------------------------

    def reconcile_soon(self, event: str) -> None:
        """Compare an event with its tables; once more if something changes meanwhile."""
        hall = self.server.events.get(event)
        if hall is None or not (any(syncs_of(hall)) or any(self._running_of(event))):
            return
        if not self.server.leases.holds(hall.stream.name):
            return
        self._again.add(event)
        if event not in self._reconciling:
            task = asyncio.get_running_loop().create_task(self._reconcile_all(event))
            self._reconciling[event] = task

    async def _reconcile_all(self, event: str) -> None:
        try:
            while event in self._again:
                self._again.discard(event)
                hall = self.server.events.get(event)
                if hall is None:  # it was deleted
                    break
                if not self.server.leases.alone:
                    await hall.stream.catch_up()
                syncs = list(syncs_of(hall))
                for sync in syncs:
                    await self._run(sync)
                await self._end_left_over(event, {sync.id for sync in syncs})
        except StoreFailed:
            asyncio.get_running_loop().call_later(BEAT, self.reconcile_soon, event)
        except Exception as error:
            log_fault("an event and its tables", error)
        finally:
            del self._reconciling[event]

    async def _run(self, sync: "TableSync") -> None:
        """Run the work between one table and its event; a fault in it keeps no other table from
        going on. Raises StoreFailed."""
        try:
            await sync.run()
        except SetAside:
            pass  # told to the chair; it stands still until somebody mends it
        except StoreFailed:
            raise
        except Exception as error:
            log_fault(f"live table {sync.number} and its event", error)

    def _running_of(self, event: str) -> list[LiveTable]:
        tables = self.all.values()
        return [t for t in tables if t.state.event == event and t.running and not t.stream.aside]

    async def _end_left_over(self, event: str, wanted: set[str]) -> None:
        """A table that its event does not ask for any more, as of a match that was taken back,
        finishes its hand and ends; nothing of it is told."""
        for table in self._running_of(event):
            if (
                table.id in wanted or table.state.terms.event_paced
            ):  # those are ended by their floor
                continue
            if table.state.call is not None:
                rule = commands.Rule(ruling="play_on")
                await table.serve(f"left:{table.stream.version}", rule)
            if not table.state.ends_at or table.state.ends_at > self.server.now():
                end = commands.SetEnd(ends_at=self.server.now())
                await table.serve(f"end:{table.stream.version}", end)

    async def open_table(
        self, command: commands.OpenTable, command_id: str, context: commands.Context
    ) -> LiveTable:
        table = self.find(command.table) or LiveTable(command.table, self)
        self.all.setdefault(table.id, table)
        try:
            await table.stream.send(command_id, command, context, context.role)
        except Exception:
            if table.stream.version == 0:  # refused: there is no such table
                self.all.pop(table.id, None)
            raise
        self.start(table)
        return table

    async def keep(self, id: str, told: list[events.AnyEvent]) -> LiveTable:
        """A table whose story is known from its beginning: written down in one go, once. Raises
        StoreFailed."""
        new = [NewEvent(*events.encode_event(event)) for event in told]
        with contextlib.suppress(Stale):  # the same was asked for twice at once
            store = self.server.config.store
            await asyncio.wrap_future(store.append(f"table:{id}", 0, f"keep:{id}", new, "server"))
        return self._add(await asyncio.to_thread(LiveTable, id, self))

    async def begin(
        self,
        table: LiveTable,
        command_id: str,
        context: commands.Context,
        ends_at: int = 0,
        dealer: int = -1,
        way: str = "",
        fill: tuple[str, ...] = (),
    ) -> Receipt:
        """Start the next session under the seal that has been shown; once, however often it is
        asked."""
        shuffles = sealed(self.server, table.id, table.state.session + 1)
        command = commands.BeginSession(
            seed=shuffles.seed.hex(),
            salt=shuffles.salt.hex(),
            ends_at=ends_at,
            dealer=dealer,
            way=way,
            fill=fill,
        )
        return await table.stream.send(command_id, command, context, context.role)

    async def begin_by_itself(
        self, table: LiveTable, context: commands.Context, ends_at: int = 0
    ) -> None:
        """The event begins a session at its table, unless somebody there has just done so."""
        session = table.state.session + 1
        try:
            id = f"begin:{table.stream.name}:{session}"
            await self.begin(table, id, context, ends_at)
        except Refusal:
            if table.state.session < session:
                raise
