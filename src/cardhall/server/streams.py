"""One actor for each stream: decide on the newest state, answer after the receipt.

A stream keeps two states. ``state`` is what the store has acknowledged: views are made of it and
nothing else. The tip runs ahead of it by the commands that are on their way to the disk, so that
the next command need not wait for the last one's commit and the store can write many at once. When
a write fails, the tip falls back to the acknowledged state, and the commands behind it are decided
again. A refusal found on the tip is told only when the tip has been acknowledged.

A command sent twice is answered with its first receipt. Everything here runs on the event loop's
thread; the store calls back from its own.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from cardhall.store import NewEvent, Receipt, Stale, Store, StoreFailed

S = TypeVar("S")
C = TypeVar("C")
D = TypeVar("D", contravariant=True)
E = TypeVar("E")
ATTEMPTS = 20


class Domain(Protocol[S, D, E]):
    """A pure domain: what ``hall`` and ``tables`` are to the server."""

    def initial(self, name: str) -> S: ...
    def decide(self, state: S, command: D, context: Any) -> Sequence[E]: ...
    def evolve(self, state: S, event: E) -> S: ...
    def encode(self, event: E) -> tuple[str, bytes]: ...
    def decode(self, data: bytes) -> E: ...


class DomainRefusal(Exception):
    """What a domain's own refusal becomes here, so that the actor knows it from a fault."""

    def __init__(self, refusal: Exception) -> None:
        super().__init__("refused")
        self.refusal = refusal


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
        self.watchers: list[Callable[[Sequence[E]], None]] = []
        self._tip = self.state
        self._tip_version = 0
        self._epoch = 0
        self._unwritten: deque[Unwritten[S]] = deque()

    @classmethod
    def load(cls, name: str, domain: Domain[S, C, E], store: Store) -> "Stream[S, C, E]":
        """The stream as the store has it; a name that the store does not know starts at 0."""
        stream = cls(name, domain, store)
        stream._catch_up()
        return stream

    async def send(
        self,
        command_id: str,
        command: C,
        context: Any,
        actor: str = "",
        check: Callable[[S], None] | None = None,
        ready: tuple[S, Sequence[E]] | None = None,
    ) -> Receipt:
        """Decide, write, and only then answer.

        ``check`` may raise before the decision (staleness, rights that hang on the state).
        ``ready`` is a decision made elsewhere, and the state it was made on: taken if that state
        is still the newest. Raises what ``check`` and the domain raise, and ``StoreFailed`` when
        the disk would not take it.
        """
        for _ in range(ATTEMPTS):
            if (first := await self._first_answer(command_id)) is not None:
                return first
            epoch = self._epoch
            try:
                if check is not None:
                    check(self._tip)
                if ready is not None and ready[0] is self._tip:
                    events = ready[1]
                else:
                    events = self.domain.decide(self._tip, command, context)
            except Exception:
                if await self._tip_stands(epoch):
                    raise
                continue
            if not events:
                if await self._tip_stands(epoch):
                    return Receipt(self.name, self.version, command_id)
                continue
            try:
                return await self._write(command_id, events, actor)
            except Stale:
                continue
        raise StoreFailed("Too many changes at once.", "Try again.")

    async def reload(self) -> None:
        """Fold anew from the store, where a name was blanked in events that are already told."""
        while self._unwritten:
            await asyncio.wait([self._unwritten[-1].answer])
        self.state, self.version = self.domain.initial(self.name), 0
        self._tell(self._catch_up())

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

    async def _write(self, command_id: str, events: Sequence[E], actor: str) -> Receipt:
        loop = asyncio.get_running_loop()
        state = self._tip
        for event in events:
            state = self.domain.evolve(state, event)
        expected = self._tip_version
        unwritten = Unwritten(
            command_id, expected + len(events), state, events, loop.create_future(), self._epoch
        )
        new = [NewEvent(*self.domain.encode(event)) for event in events]
        future = self.store.append(self.name, expected, command_id, new, actor=actor)
        self._tip, self._tip_version = state, unwritten.version
        self._unwritten.append(unwritten)
        future.add_done_callback(
            lambda done: loop.call_soon_threadsafe(self._settle, unwritten, done)
        )
        # shielded: a phone that hangs up takes nothing back
        return await asyncio.shield(unwritten.answer)

    def _settle(self, unwritten: Unwritten[S], done: "Future[Receipt]") -> None:
        error = done.exception()
        in_step = unwritten.epoch == self._epoch
        if error is None and in_step and not done.result().duplicate:
            self._unwritten.popleft()
            self.state, self.version = unwritten.state, unwritten.version
            self.receipts[unwritten.command_id] = unwritten.version
            unwritten.answer.set_result(done.result())
            self._tell(unwritten.events)
        else:
            if in_step:
                self._fall_back()
            # a failed commit may still have reached the disk: the store is asked what it has
            caught_up = self._try_to_catch_up()
            written = self.receipts.get(unwritten.command_id) if caught_up else None
            if written is not None:
                unwritten.answer.set_result(
                    Receipt(self.name, written, unwritten.command_id, duplicate=True)
                )
            elif error is None:  # the id was used before, in another stream
                unwritten.answer.set_result(done.result())
            else:
                unwritten.answer.set_exception(error)
                unwritten.answer.exception()  # a caller that hung up never looks

    def _fall_back(self) -> None:
        self._epoch += 1
        self._unwritten.clear()
        self._tip, self._tip_version = self.state, self.version

    def _try_to_catch_up(self) -> bool:
        try:
            self._tell(self._catch_up())
        except StoreFailed:
            return False
        return True

    def _catch_up(self) -> list[E]:
        """Read what the store has beyond this state (at the start, or written by another)."""
        events = []
        for event in self.store.read(self.name, after=self.version):
            events.append(self.domain.decode(event.data))
            self.state = self.domain.evolve(self.state, events[-1])
            self.version, self.last_at = event.version, event.at
            if event.command_id:
                self.receipts[event.command_id] = event.version
        if not self._unwritten:
            self._tip, self._tip_version = self.state, self.version
        return events

    def _tell(self, events: Sequence[E]) -> None:
        if events:
            for watcher in self.watchers:
                watcher(events)
