"""Run one actor a stream: decide on the newest state, answer once the events are stored.

A stream keeps two states. ``state`` is what the store has acknowledged: views are made of it and
nothing else. The tip runs ahead of it by the commands that are on their way to the disk, so that
the next command need not wait for the last one's commit and the store can write many at once. All
that is on its way since the stream was last quiet is one ``Flight``: when something of it is not
newly written (another server was sooner, the disk was full), the tip falls back to the acknowledged
state, and it and the commands behind it are decided again, for they were decided on what never was.
A refusal found on the tip is told only when the tip has been acknowledged.

A command sent twice is answered with its first receipt. Everything here runs on the event loop's
thread; the store calls back from its own.

Other servers may write to the same streams (``Store.shared``). What they wrote is taken in when
news of it comes, and before anybody is refused: a refusal, too, is an answer on the newest state.
A command that was overtaken is decided again; one that is overtaken time after time is decided
while nobody else may write.

A stream whose events cannot be folded, or are damaged, is set aside at the last version that could
(``SetAside``): it shows that state and takes nothing more, and everything else goes on.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from cardhall.messages import Message
from cardhall.server.errors import log_fault
from cardhall.store import Damaged, Event, Flight, NewEvent, Receipt, Stale, Store, StoreFailed

log = logging.getLogger("cardhall")

S = TypeVar("S")
C = TypeVar("C")
D = TypeVar("D", contravariant=True)
E = TypeVar("E")
ATTEMPTS = 20
OVERTAKEN = 3  # times, until a command is decided while nobody else writes


class Domain(Protocol[S, D, E]):
    """A pure domain: what ``hall`` and ``tables`` are to the server. ``decide`` gives the events of
    a command and the state after them."""

    def initial(self, name: str) -> S: ...
    def decide(self, state: S, command: D, context: Any) -> tuple[Sequence[E], S]: ...
    def evolve(self, state: S, event: E) -> S: ...
    def encode(self, event: E) -> tuple[str, bytes]: ...
    def decode(self, data: bytes) -> E: ...


class DomainRefusal(Exception):
    """A domain's own refusal, wrapped so that the actor knows it from a fault."""

    def __init__(self, refusal: Exception) -> None:
        super().__init__("refused")
        self.refusal = refusal


class SetAside(StoreFailed):
    """The error of a stream whose records cannot be read on from some version: nothing is added to
    it."""

    def __init__(self, name: str, version: int) -> None:
        super().__init__(
            Message("what-the-hall-wrote-down"),
            Message("it-stands-still-and-the-rest-goes-on"),
        )
        self.name = name
        self.version = version


@dataclass(slots=True)
class Unwritten(Generic[S]):
    """A command on its way to the disk, and the state that its acknowledgement brings."""

    command_id: str
    version: int
    state: S
    events: Sequence[Any]
    answer: "asyncio.Future[Receipt]"
    epoch: int


class Stream(Generic[S, C, E]):
    """One stream of the store, folded. Make it with ``Stream.load``."""

    def __init__(self, name: str, domain: Domain[S, C, E], store: Store) -> None:
        self.name = name
        self.domain = domain
        self.store = store
        self.version = 0
        self.state: S = domain.initial(name)
        self.last_at = 0
        self.receipts: dict[str, int] = {}
        self.aside: SetAside | None = None
        self.reloads = 0  # how often something in it was rewritten
        self.watchers: list[Callable[[Sequence[E]], None]] = []
        self._tip = self.state
        self._tip_version = 0
        self._epoch = 0
        self._unwritten: deque[Unwritten[S]] = deque()
        self._flight = Flight()  # of what is unwritten
        self._quiet = asyncio.Event()  # nothing is on its way to the disk
        self._quiet.set()
        self._reading = asyncio.Lock()  # while it is held nothing new is decided
        self._asked = 0  # how often the store was to be asked what is new,
        self._answered = 0  # and how many of these it has answered
        self._recovering: set[asyncio.Task[None]] = set()

    @classmethod
    def load(cls, name: str, domain: Domain[S, C, E], store: Store) -> "Stream[S, C, E]":
        """The stream as the store has it; a name that the store does not know starts at 0. One
        that does not fold is set aside."""
        stream = cls(name, domain, store)
        stream._take_in(*stream._read())
        return stream

    def _read(self, after: int = 0) -> tuple[Sequence[Event], Damaged | None]:
        """Read the events that the store has after ``after``, as far as they are what was written;
        beside them the damage, None if there is none."""
        try:
            return self.store.read(self.name, after), None
        except Damaged as error:
            return error.good, error

    async def send(
        self,
        command_id: str,
        command: C,
        context: Any,
        actor: str = "",
        check: Callable[[S], None] | None = None,
        renew: Callable[[int], Any] | None = None,
    ) -> Receipt:
        """Decide, write, and only then answer.

        ``check`` may raise before the decision (staleness, rights that hang on the state).
        ``renew`` makes the context of a command that is decided again, given the time of the
        newest event: for what goes by the time at which it is decided. Without it the context
        stays: who asked in time did so however long the answer takes. Raises what ``check`` and
        the domain raise, and ``StoreFailed`` when the disk would not take it.
        """
        overtaken = 0
        for attempt in range(ATTEMPTS):
            if (first := await self._first_answer(command_id)) is not None:
                return first
            if self._reading.locked():
                async with self._reading:
                    continue
            if self.aside is not None:
                raise SetAside(self.name, self.version)
            if attempt and renew is not None:
                context = renew(self.last_at)
            epoch = self._epoch
            try:
                if check is not None:
                    check(self._tip)
                events, after = self.domain.decide(self._tip, command, context)
            except Exception:
                if await self._is_newest(epoch):
                    raise
                continue
            if not events:
                if await self._is_newest(epoch):
                    return Receipt(self.name, self.version, command_id)
                continue
            try:
                return await self._write(command_id, events, after, actor)
            except Stale:
                overtaken += 1
                if overtaken == OVERTAKEN:
                    return await self._alone(command_id, command, context, actor, check, renew)
        raise StoreFailed(Message("too-many-changes-at-once"), Message("try-it-again"))

    @property
    def busy(self) -> bool:
        """Whether something is on its way to the disk, or being read from it."""
        return not self._quiet.is_set() or self._reading.locked()

    def knows(self, command_id: str) -> bool:
        """True if a command is written, or on its way."""
        return command_id in self.receipts or any(
            unwritten.command_id == command_id for unwritten in self._unwritten
        )

    async def catch_up(self) -> None:
        """Take in all that was written before this call, by whomever. Raises StoreFailed."""
        self._asked += 1
        mine = self._asked
        async with self._reading:
            if self._answered >= mine:  # somebody asked after me, and was told
                return
            upto = self._asked
            await self._quiet.wait()
            found = await asyncio.to_thread(self._read, self.version)
            self._answered = upto
            self._tell(self._take_in(*found))

    async def hear(self, version: int) -> None:
        """News: the stream stands at ``version``."""
        if version > self.version:
            await self._quiet.wait()  # it may be our own, on its way back
            if version > self.version:
                await self.catch_up()

    def catch_up_now(self) -> None:
        """As ``catch_up``, without waiting for what is on its way: then it is left to that."""
        if not self._unwritten and not self._reading.locked():
            self._tell(self._take_in(*self._read(self.version)))

    async def reload(self) -> None:
        """Fold anew from the store, where a name was blanked in events that are already told."""
        async with self._reading:
            await self._quiet.wait()
            found = await asyncio.to_thread(self._read)
            self.state, self.version = self.domain.initial(self.name), 0
            self.aside = None
            self.reloads += 1
            self._tell(self._take_in(*found))

    async def _first_answer(self, command_id: str) -> Receipt | None:
        if (version := self.receipts.get(command_id)) is not None:
            return Receipt(self.name, version, command_id, duplicate=True)
        for unwritten in self._unwritten:
            if unwritten.command_id == command_id:
                try:
                    first = await asyncio.shield(unwritten.answer)
                except Stale:
                    return None
                return Receipt(first.stream, first.version, command_id, duplicate=True)
        return None

    async def _tip_stands(self, epoch: int) -> bool:
        """Wait for what is on its way; whether all of it was acknowledged."""
        while self._unwritten and self._epoch == epoch:
            last = self._unwritten[-1].answer
            await asyncio.wait([last])
        return self._epoch == epoch

    async def _is_newest(self, epoch: int) -> bool:
        """Wait for what is on its way, and say whether what was found on the tip stands: it is
        acknowledged, and nobody went on."""
        if not await self._tip_stands(epoch):
            return False
        if self.store.shared is None:
            return True
        before = self.version
        await self.catch_up()
        return self.version == before and self._epoch == epoch

    async def _alone(
        self,
        command_id: str,
        command: C,
        context: Any,
        actor: str,
        check: Callable[[S], None] | None,
        renew: Callable[[int], Any] | None,
    ) -> Receipt:
        """Decide in the store's own turn, when others were always a moment sooner."""
        state, after, last_at = self.state, self.version, self.last_at

        def make(others: Sequence[Event]) -> list[NewEvent]:
            newest = state
            for event in others:
                newest = self.domain.evolve(newest, self.domain.decode(event.data))
            if check is not None:
                check(newest)
            now = renew(others[-1].at if others else last_at) if renew else context
            decided, _ = self.domain.decide(newest, command, now)
            return [NewEvent(*self.domain.encode(event)) for event in decided]

        written = self.store.decide(self.name, after, command_id, make, actor)
        try:
            receipt = await asyncio.shield(asyncio.wrap_future(written))
        finally:
            await self.catch_up()
        return receipt

    async def _write(self, command_id: str, events: Sequence[E], state: S, actor: str) -> Receipt:
        loop = asyncio.get_running_loop()
        expected = self._tip_version
        unwritten = Unwritten(
            command_id, expected + len(events), state, events, loop.create_future(), self._epoch
        )
        new = [NewEvent(*self.domain.encode(event)) for event in events]
        if not self._unwritten:
            self._flight = Flight()
        future = self.store.append(self.name, expected, command_id, new, actor, self._flight)
        self._tip, self._tip_version = state, unwritten.version
        self._unwritten.append(unwritten)
        self._quiet.clear()
        future.add_done_callback(
            lambda done: loop.call_soon_threadsafe(self._settle, unwritten, done)
        )
        # shielded: a phone that hangs up takes nothing back
        return await asyncio.shield(unwritten.answer)

    def _settle(self, unwritten: Unwritten[S], done: "Future[Receipt]") -> None:
        in_step = unwritten.epoch == self._epoch
        if done.exception() is None and in_step and not done.result().duplicate:
            self._unwritten.popleft()
            self.state, self.version = unwritten.state, unwritten.version
            self.receipts[unwritten.command_id] = unwritten.version
            unwritten.answer.set_result(done.result())
            if not self._unwritten:
                self._quiet.set()
            self._tell(unwritten.events)
        else:
            if in_step:
                self._fall_back()
            recovering = asyncio.create_task(self._recover(unwritten, done))
            self._recovering.add(recovering)
            recovering.add_done_callback(self._recovering.discard)

    async def _recover(self, unwritten: Unwritten[S], done: "Future[Receipt]") -> None:
        """A failed commit may still have reached the disk: the store is asked what it has. Whoever
        waits is answered, whatever comes of that."""
        try:
            await self.catch_up()
        except StoreFailed:
            pass  # it is known what the store said
        except Exception as error:
            log_fault(f"what became of a command to {self.name}", error)
        answer = self._found(unwritten.command_id, done)
        if isinstance(answer, Receipt):
            unwritten.answer.set_result(answer)
        else:
            unwritten.answer.set_exception(answer)
            unwritten.answer.exception()  # a caller that hung up never looks

    def _found(self, command_id: str, done: "Future[Receipt]") -> Receipt | BaseException:
        if (written := self.receipts.get(command_id)) is not None:
            return Receipt(self.name, written, command_id, duplicate=True)
        if (error := done.exception()) is not None:
            return self.aside or error
        receipt = done.result()  # it came before, and could not be read just now
        if receipt.stream != self.name:
            raise RuntimeError("a receipt of another stream")
        return receipt

    def _fall_back(self) -> None:
        self._epoch += 1
        self._unwritten.clear()
        self._tip, self._tip_version = self.state, self.version
        self._quiet.set()

    def _take_in(self, found: Sequence[Event], damage: Damaged | None = None) -> list[E]:
        """Fold what the store has beyond this state (at the start, or written by another), up to
        where it is damaged."""
        events: list[E] = []
        for event in found if self.aside is None else ():
            try:
                fact = self.domain.decode(event.data)
                self.state = self.domain.evolve(self.state, fact)
            except Exception as error:
                self._set_aside(error)
                break
            events.append(fact)
            self.version, self.last_at = event.version, event.at
            if event.command_id:
                self.receipts[event.command_id] = event.version
        if damage is not None and self.aside is None:
            self._set_aside(damage)
        if not self._unwritten:
            self._tip, self._tip_version = self.state, self.version
        return events

    def _set_aside(self, error: Exception) -> None:
        self.aside = SetAside(self.name, self.version)
        if isinstance(error, Damaged):
            log.error("%s It is set aside after version %d", error.why, self.version)
            return
        log_fault(f"{self.name}, which is set aside after version {self.version}", error)

    def _tell(self, events: Sequence[E]) -> None:
        if events:
            for watcher in self.watchers:
                try:
                    watcher(events)
                except Exception as error:  # its own trouble, and not that of whoever sent this
                    log_fault(f"what looks on at {self.name}", error)
