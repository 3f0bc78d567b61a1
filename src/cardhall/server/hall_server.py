"""Hold what a running server has: events, live tables, sessions, clock, backups."""

import asyncio
import contextlib
import logging
import os
import secrets
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import msgspec
from litestar.di import NamedDependency

from cardhall.hall import pages
from cardhall.hall import views as hall_views
from cardhall.hall.commands import Command as HallCommand
from cardhall.hall.commands import CreateEvent
from cardhall.hall.entries.decide import tidy
from cardhall.hall.event import State as EventState
from cardhall.hall.events import Fact
from cardhall.hall.formats import format_of
from cardhall.hall.kernel.context import Context as HallContext
from cardhall.hall.preview import preview
from cardhall.messages import Message, no_words, one_after_another, to_answer, written
from cardhall.server import codes, removal
from cardhall.server.access import Connection, Grant, alive, grants_of
from cardhall.server.backups import Backups
from cardhall.server.config import Config, SteadyClock, clock_in_words
from cardhall.server.costly_requests import CostlyRequests
from cardhall.server.domains import EVENT
from cardhall.server.errors import bad_request, log_fault, not_found, sign_in
from cardhall.server.hall_secrets import HallSecrets
from cardhall.server.leases import Leases
from cardhall.server.live import LiveTables
from cardhall.server.news import RETRY, NewsFeed
from cardhall.server.password_hashes import HashQueue
from cardhall.server.quotas import Quotas, holders, of_an_event, too_many_pages
from cardhall.server.rate_limits import Attempts, SharedAttempts
from cardhall.server.sessions import SessionFile, SessionTable, SignedIn, session_of
from cardhall.server.sleeping import put_to_sleep
from cardhall.server.sockets import Hub, envelope
from cardhall.server.streams import SetAside, Stream
from cardhall.store import Damaged, Receipt, StoreFailed
from cardhall.tables.boards import Shipped

log = logging.getLogger("cardhall")

BOARDS = Shipped()
MINUTE, DAY = 60, 86_400  # seconds
LOOK = 1.0  # seconds between two looks at the files
ROUND = 5.0  # seconds of hall time between two looks for what is over: sign-ins, tables
BEAT = 0.5  # seconds of hall time between two looks for what looks different by it
EventStream = Stream[EventState, HallCommand, Fact]


class Reader(msgspec.Struct, frozen=True):
    """A reader of an event, and their role: equal readers share one view."""

    kind: str  # console, captain, player, judge, projector
    grant: Grant


class HallEvent:
    """One event: its stream and its sockets."""

    def __init__(self, id: str, server: "HallServer") -> None:
        self.id = id
        self.server = server
        self.stream: EventStream = Stream.load(f"event:{id}", EVENT, server.config.store)
        self.hub: Hub[Reader] = Hub(self.render)
        self.stream.watchers.append(self._acknowledged)
        self._looked = server.now()  # up to when the passing of time has been shown
        self._looks_new_at: int | None = None

    @property
    def state(self) -> EventState:
        return self.stream.state

    def _acknowledged(self, facts: Sequence[Fact]) -> None:
        self._looks_new_at = None  # to be worked out at the next beat
        self.hub.changed()
        self.server.turn_out(self.id)  # a code may have been replaced
        self.server.tables.reconcile_soon(self.id)

    def let_go(self) -> None:
        """Part from sockets and stream, which hold the event: it leaves memory at once."""
        self.hub.close()
        self.stream.watchers.clear()

    def _next_moment(self) -> int:
        """Find the next time at which views look different though nothing happens: a session or
        sign-in ends. 0 for none."""
        state = self.state
        moments = [state.settings.signin_until, state.settings.play_at] if state.settings else []
        for category in state.categories.values():
            moments += format_of(category).tables.moments(category, self._looked)
        return min((moment for moment in moments if moment > self._looked), default=0)

    def beat(self) -> None:
        """Time has passed: push what looks different by it."""
        now = self.server.now()
        if self._looks_new_at is None:
            self._looks_new_at = self._next_moment()
        if self._looks_new_at and now >= self._looks_new_at:
            self.hub.changed()
            self._looks_new_at = None
        self._looked = now

    def look_anew(self) -> None:
        """Hall time is another: whatever is shown of its passing is shown again."""
        self._looked, self._looks_new_at = self.server.now(), None
        self.hub.changed()

    def view(self, reader: Reader) -> bytes:
        """A reader's view as JSON; the same bytes for the same state, reader and nothing else."""
        return to_answer(view_of(self.state, reader, self.server.now()))

    def render(self, reader: Reader) -> bytes | None:
        if not self.server.stands(reader.grant):
            return None
        return envelope(self.stream.version, self.server.now(), self.view(reader))

    def context(self, grant: Grant) -> HallContext:
        """Build the context of one command: the asker, the time, fresh randomness."""
        server = self.server
        return HallContext(
            at=server.now(),
            actor=actor_in_words(self.state, grant),
            role=grant.role,
            rng_seed=server.config.random_bytes(16).hex(),
            new_id=server.config.new_id,
            scope=grant.table if grant.role == "captain" else grant.entry,
            boards=BOARDS,
        )

    def consequences(self, correction: HallCommand, grant: Grant) -> pages.Consequences:
        """Work out the changes that a correction would make; raises what deciding it raises."""
        return preview(self.state, correction, self.context(grant))

    async def send(
        self,
        command_id: str,
        command: HallCommand,
        context: HallContext,
        check: Callable[[EventState], None] | None = None,
    ) -> Receipt:
        return await self.stream.send(command_id, command, context, context.role, check)


def view_of(state: EventState, reader: Reader, at: int) -> msgspec.Struct:
    """The view of the hall's own making for this reader."""
    grant = reader.grant
    match reader.kind:
        case "console":
            return hall_views.console_view(state, at)
        case "captain":
            category, _, table = grant.table.partition("/")
            return hall_views.captain_view(state, category, int(table), at)
        case "player":
            return hall_views.player_view(state, grant.entry, at, grant.member)
        case "judge":
            return hall_views.judge_view(state, at)
        case _:
            return hall_views.projector_view(state, at)


def actor_in_words(state: EventState, grant: Grant) -> Message:
    """Name the person who acted, as the log shows them."""
    if grant.role == "captain":
        return Message("who-captain-of-table", table=grant.table.rpartition("/")[2])
    if grant.role == "player":
        return written(codes.name_of(state, grant)) or Message("who-a-player")
    if grant.role == "chair":
        return Message("who-chairperson")
    return Message("who-judge") if grant.role == "judge" else Message("who-a-visitor")


class HallServer:
    """One open hall; made by ``create_app``."""

    def __init__(self, config: Config, kept: HallSecrets) -> None:
        self.config = config
        self.secrets = kept
        clock = config.clock
        self.now = clock if isinstance(clock, SteadyClock) else SteadyClock(clock)
        self.events: dict[str, HallEvent] = {}
        self.passwords = HashQueue("password", 8)
        self.tables = LiveTables(self)
        self.backups = Backups(self)
        most = config.limits
        self.pages = Quotas(
            most.sockets,
            min(most.sockets_kept, most.sockets // 4),
            most.sockets_of_address,
            most.sockets_of_person,
        )
        self.costly = CostlyRequests(config.limits)
        self.trouble = no_words  # with the files
        self.odd_clock = no_words
        self._warn_again = 0.0
        self._unread: dict[str, SetAside] = {}
        self._hall_read = 0  # up to which version the log of the hall itself was read
        # who looks into the database finds the machine and the process by it
        me = f"{socket.gethostname()}.{os.getpid()}.{secrets.token_hex(4)}"
        store = config.store
        self.leases = Leases(store.shared, me)
        self.news = NewsFeed(store, config.news, me, self.hear, self.reread)
        self.sessions: SignedIn
        if store.shared is not None:
            self.sessions = SessionTable(store.shared, self.now, self._session_ended)
        else:
            file = config.data_dir / "sessions.jsonl"
            self.sessions = SessionFile(file, self.now, self._session_ended)
        self.attempts = SharedAttempts(self.now, config.news) if config.news else Attempts(self.now)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Everything the store remembers comes back before the first request is answered."""
        # the store's writer asks for the interpreter after each of its calls to the database; at
        # the usual 5 ms it would wait longer for that than for the disk (bench.durable shows it)
        sys.setswitchinterval(0.0001)
        await self.news.begin()
        await asyncio.to_thread(self._load)
        await self.drive()
        await self.tables.open()
        runs = [
            self.backups.run(), self._beat(), self._go_round(), self.news.run(), self._drive(),
            self._watch(),
        ]  # fmt: skip
        tasks = [asyncio.create_task(run) for run in runs]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.passwords.close()
            await self.tables.close()
            with contextlib.suppress(StoreFailed):
                await self.leases.leave()
            self.costly.close()
            await self.attempts.close()
            for event in self.events.values():
                event.hub.close()

    def _load(self) -> None:
        self._hall_read = dict(self.config.store.streams(removal.LOG)).get(removal.LOG, 0)
        for name, _ in self.config.store.streams("event:"):
            event = HallEvent(name.removeprefix("event:"), self)
            if event.stream.version:
                self.events[event.id] = event
            else:
                self.unread(event.stream)
        self.tables.load()
        self._find_the_time()

    def _find_the_time(self) -> None:
        """Hall time begins no earlier than what the store remembers, unless the chair says that the
        machine is right: what was dated later was then dated by a clock that was wrong."""
        store, machine = self.config.store, self.now()
        newest = store.newest_at()
        if self.config.clock_is_right and newest > machine and self.leases.alone:
            if self._round_is_on():
                log.error("the clock is not set back while a round is on or a table is in play")
            else:
                store.distrust(machine, newest)
                newest = store.newest_at()
        self.odd_clock = clock_in_words(machine, newest, self.leases.alone)
        self.now.not_before(newest)

    @property
    def clock_can_be_set(self) -> bool:
        """True while something is odd about the machine's clock, and the chair may decide."""
        return bool(self.odd_clock) and self.leases.alone

    def go_by_the_machine(self) -> None:
        """The chair says that the machine's clock is right, as it is at this moment: hall time runs
        on from there, and what was dated later was dated by a clock that was wrong. Raises Refused
        while a round is on, whose deadlines would move, and StoreFailed."""
        if not self.clock_can_be_set:
            return
        if self._round_is_on():
            raise bad_request(
                Message("hall-time-is-not-changed-while"),
                "",
                Message("wait-until-they-are-over"),
            )
        store, at = self.config.store, self.config.time_of_day()
        latest = max(self.now(), store.newest_at())
        if latest > at:
            store.distrust(at, latest)
        self.now.go_by(at)
        self.odd_clock = no_words
        self.attempts.forget()  # until when they hold was told by the other clock
        self.backups.state.last_at = min(self.backups.state.last_at, at)
        for event in self.events.values():
            event.look_anew()
        for table in self.tables.all.values():
            table.stirred.set()

    def _round_is_on(self) -> bool:
        if any(table.running for table in self.tables.all.values()):
            return True
        return any(
            format_of(category).tables.is_on(category)
            for event in self.events.values()
            for category in event.state.categories.values()
        )

    def problems(self) -> list[Message]:
        """List the problems of the machine that the chair should know of."""
        return [one for one in (self.trouble, self.odd_clock) if one]

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(max(0.01, BEAT / self.config.pace))
            for event in self.events.values():
                event.beat()

    async def _watch(self) -> None:
        """Check again and again that the store is still where it was, so that trouble is told also
        while nobody writes."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await asyncio.to_thread(self.config.store.check)
            except StoreFailed as error:
                if not self.trouble:
                    log.error("%s %s", error.why, error.cure)
                self.trouble = one_after_another(error.why, error.cure)
            else:
                self.trouble = no_words

    async def _go_round(self) -> None:
        """Sign-ins whose time is over lose their open pages; finished tables leave the memory."""
        while True:
            await asyncio.sleep(max(0.01, ROUND / self.config.pace))
            with contextlib.suppress(StoreFailed):
                await self.sessions.look()
            self.turn_out()
            with contextlib.suppress(StoreFailed, Damaged):
                await put_to_sleep(self.tables)

    @property
    def crowded(self) -> bool:
        """True while no more pages can be served."""
        return self.sockets >= self.config.limits.sockets

    def turn_away(self) -> None:
        """Somebody is told that the hall is full; the log says so, once a minute."""
        if time.monotonic() >= self._warn_again:
            self._warn_again = time.monotonic() + MINUTE
            log.warning(
                "%d pages are open, as many as this machine lets the hall have: newcomers are "
                "turned away. More open files (ulimit -n) make room for more",
                self.sockets,
            )

    @contextmanager
    def socket(self, connection: Connection) -> Iterator[None]:
        """Count an open socket. Raises Refused when there are too many, or too many of theirs."""
        by, known = holders(connection), of_an_event(self.valid_grants(connection))
        if self.crowded or self.pages.full(by, known):
            self.turn_away()
            raise too_many_pages()
        with self.pages.one(by):
            yield

    @property
    def sockets(self) -> int:
        """The number of sockets that are open."""
        return self.pages.taken

    def event(self, id: str) -> HallEvent:
        event = self.events.get(id) or self._made_elsewhere(id)
        if event is None:
            self.must_be_read(f"event:{id}")
            raise not_found(Message("there-is-no-such-event"), "event")
        return event

    async def create_event(self, command: CreateEvent, command_id: str, grant: Grant) -> Receipt:
        """A new event; sent twice it is made once."""
        known = self.events.get(command.id)
        event = known or HallEvent(command.id, self)
        receipt = await event.send(command_id, command, event.context(grant))
        self.events.setdefault(command.id, event)
        return receipt

    # -- what cannot be read ------------------------------------------------------------------

    def unread(self, stream: Stream[Any, Any, Any]) -> None:
        """Not even the first thing in this stream can be read: there is nothing to be shown."""
        if stream.aside is not None:
            self._unread[stream.name] = stream.aside

    def must_be_read(self, name: str) -> None:
        """Raises SetAside for a stream of which nothing can be read."""
        if name in self._unread:
            raise SetAside(name, 0)

    def aside(self) -> list[SetAside]:
        """Every event and table that stands still because the store's record of it cannot be read
        on; the rest of the hall goes on."""
        streams: list[Stream[Any, Any, Any]] = [one.stream for one in self.events.values()]
        streams += [one.stream for one in self.tables.all.values()]
        found = {stream.name: stream.aside for stream in streams if stream.aside is not None}
        return list((self._unread | found).values())

    # -- other servers ------------------------------------------------------------------------

    async def hear(self, stream: str, version: int) -> None:
        """A stream has grown to ``version``, here or at another server. Raises StoreFailed."""
        kind, _, id = stream.partition(":")
        if kind == "event":
            event = self.events.get(id)
            if event is None:
                event = await asyncio.to_thread(HallEvent, id, self)
                if not event.stream.version:
                    self.unread(event.stream)
                    return
                event = self.events.setdefault(id, event)
                self.leases.wanted.set()
            await event.stream.hear(version)
            self.now.not_before(event.stream.last_at)
        elif kind == "table":
            await self.tables.hear(id, version)
        elif kind == "people":
            self.tables.forget_people(id)
        elif stream == removal.LOG:
            self._hall_read = await removal.heard(self, self._hall_read)
        elif kind == "session" and isinstance(self.sessions, SessionTable):
            self.sessions.forget(stream)
            self.turn_out()

    async def reread(self, stream: str) -> None:
        """A name was blanked in a stream, here or at another server."""
        kind, _, id = stream.partition(":")
        if kind == "event" and id in self.events:
            await self.events[id].stream.reload()
        elif kind == "table" and id in self.tables.all:
            await self.tables.all[id].stream.reload()
        elif kind == "people":
            self.tables.forget_people(id)

    def _made_elsewhere(self, id: str) -> HallEvent | None:
        """An event of which no news has come yet."""
        if self.leases.alone:
            return None
        event = HallEvent(id, self)
        return self.events.setdefault(id, event) if event.stream.version else None

    async def drive(self) -> None:
        """This server's part of what runs by itself; what it has just taken over starts."""
        names = [f"event:{id}" for id in self.events] + self.tables.driven()
        for name, idle in (await self.leases.beat(names)).items():
            kind, _, id = name.partition(":")
            if kind == "event":
                self.tables.reconcile_soon(id)
            else:
                self.tables.take_over(id, idle)

    async def _hear_of_the_password(self) -> None:
        """Whoever signed in by a password that another server has replaced is out here too."""
        if await asyncio.to_thread(self.secrets.reread):
            self.turn_out()

    async def _drive(self) -> None:
        while not self.leases.alone:
            await self.leases.rest()
            try:
                await self.drive()
                await self._hear_of_the_password()
            except StoreFailed:
                await asyncio.sleep(RETRY)
            except Exception as error:
                log_fault("sharing out the tables", error)
                await asyncio.sleep(RETRY)

    # -- who is who ---------------------------------------------------------------------------

    def grant_for_code(self, code: str) -> Grant:
        for _ in range(1 if self.leases.alone else 2):
            for event in reversed(self.events.values()):
                if grant := codes.grant_for(event.state, code):
                    return grant
            self._catch_up_now()
        raise sign_in(Message("nobody-has-that-code"), "code", Message("look-at-your-card-again"))

    def _catch_up_now(self) -> None:
        """A code may be so new that its news has not come."""
        if not self.leases.alone:
            for event in self.events.values():
                event.stream.catch_up_now()

    async def grant_for_pin(self, where: str, name: str, pin: str) -> Grant:
        """Name and PIN: at a table without an event, or (the PIN is their code) in an event. Wrong
        ones are counted by the seat that they were for, however its name was typed."""
        event = self.events.get(where) or self._made_elsewhere(where)
        name = tidy(name)
        seat = codes.entry_of(event.state, name) if event else self.tables.known_as(where, name)
        wrong, wait = f"wrong {where}/{seat}", f"wait {where}/{seat}"
        if await self.attempts.get(wrong) >= self.config.limits.wrong_pins_in_a_row and (
            await self.attempts.get(wait)
        ):
            raise sign_in(
                Message("too-many-wrong-pins-for-this-name"), "pin", Message("wait-a-minute")
            )
        if event:
            grant = codes.grant_for_name(event.state, pin, name)
        else:
            grant = await self.tables.person(where, name, pin)
        if grant is None:
            await self.attempts.add(wrong, DAY)
            await self.attempts.add(wait, MINUTE, renew=True)
            raise sign_in(Message("that-name-and-pin-do-not-go"), "pin", Message("type-both-again"))
        await self.attempts.drop(wrong)
        return grant

    def stands(self, grant: Grant) -> bool:
        """True while what was granted still holds: its code was not replaced, nor the password."""
        if grant.role == "visitor" or grant.live:
            return True
        if grant.role == "chair":
            return grant.proof == self.secrets.proof
        event = self.events.get(grant.event)
        return event is not None and codes.stands(event.state, grant)

    def holds(self, connection: Connection, grant: Grant) -> Callable[[], bool]:
        """Asked at any later time: whether the browser that holds this grant now still does."""
        name = session_of(connection)

        def still() -> bool:
            if grant.role == "visitor":
                return True
            session = self.sessions.known(name)
            return (
                session is not None
                and grant in session.grants
                and alive(grant, session.seen, self.now())
                and self.stands(grant)
            )

        return still

    def turn_out(self, event: str = "") -> None:
        """Close the sockets of who may no longer look, of one event and its tables or of all."""
        for one in self.events.values():
            if event in {"", one.id}:
                one.hub.turn_out()
        for table in self.tables.all.values():
            if event in {"", table.state.event}:
                table.hub.turn_out()

    def _session_ended(self, name: str) -> None:
        self.news.say({name: 0})
        self.turn_out()

    def valid_grants(self, connection: Connection) -> list[Grant]:
        return [grant for grant in grants_of(connection) if self.stands(grant)]

    def name_of(self, grant: Grant) -> str:
        event = self.events.get(grant.event)
        return codes.name_of(event.state, grant) if event else grant.name


TheServer = NamedDependency[HallServer]
