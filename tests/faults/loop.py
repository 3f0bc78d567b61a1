"""Run asyncio on a clock that jumps to whatever is next, with processes that can be paused or die.

Nothing sleeps: when nothing is ready the clock is set to the next timer. Work in a thread is done
on the loop, a drawn while later. What a process of the simulation has scheduled belongs to it by a
context variable: held back while it is paused, and never run once it is dead.
"""

import asyncio
import contextvars
import random
from collections.abc import Callable
from typing import Any

PROCESS: contextvars.ContextVar["Process | None"] = contextvars.ContextVar("process", default=None)
THREAD = (0.0002, 0.001, 0.004, 0.02)
"""Seconds until a thread has done what it was given, and until its answer is taken."""
HOP = (0.0, 0.0005, 0.003, 0.02)
"""Seconds from the store's thread to the loop."""
SPINS = 50_000
"""Rounds of the loop at one moment, and it will never be another."""


class Stuck(Exception):
    """Nothing will ever happen again, or everything at one moment."""


class Process:
    """What the system knows of one run of a server."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.dead = False
        self.paused_until = 0.0
        self.parked: list[Parked] = []
        self.told_at = 0.0  # the last word from another thread


class Parked:
    """A callback of a process, run by the loop when the process may run."""

    __slots__ = ("args", "callback", "context", "handle", "loop", "process")

    def __init__(
        self,
        loop: "VirtualLoop",
        process: Process,
        callback: Callable[..., Any],
        args: tuple[Any, ...],
        context: contextvars.Context,
    ) -> None:
        self.loop, self.process = loop, process
        self.callback, self.args, self.context = callback, args, context
        self.handle: asyncio.Handle | None = None

    def __call__(self) -> None:
        process = self.process
        if process.dead:
            return
        if process.paused_until > self.loop.now or process.parked:
            if not process.parked:
                self.loop.wake(process)
            process.parked.append(self)
            return
        self.callback(*self.args)

    def go_on(self) -> None:
        """Its process runs again, and it was not called off before that."""
        if not self.process.dead and not (self.handle and self.handle.cancelled()):
            self.callback(*self.args)


class Jump:
    """In a selector's place: waiting is setting the clock."""

    def __init__(self, loop: "VirtualLoop") -> None:
        self._loop = loop
        self._spins = 0

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise Stuck("nothing will ever happen again")
        self._spins = 0 if timeout > 0 else self._spins + 1
        if self._spins > SPINS:
            raise Stuck("the clock does not go on")
        self._loop.now += max(0.0, timeout)
        return []

    def close(self) -> None:
        pass


class VirtualLoop(asyncio.BaseEventLoop):
    """``dice`` say how long threads take. Every task is kept until the loop is closed: when one is
    collected is not the seed's to say."""

    def __init__(self, dice: random.Random) -> None:
        super().__init__()
        self.now = 0.0
        self.tasks: list[asyncio.Task[Any]] = []
        self._dice = dice
        self._selector = Jump(self)
        self._outside = contextvars.Context()
        self.set_task_factory(self._new_task)

    def _new_task(
        self, loop: asyncio.AbstractEventLoop, work: Any, **more: Any
    ) -> "asyncio.Task[Any]":
        task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, **more)
        self.tasks.append(task)
        return task

    def time(self) -> float:
        return self.now

    def _process_events(self, events: Any) -> None:
        """There are none: no sockets."""

    def _write_to_self(self) -> None:
        """Nobody waits in another thread."""

    # -- processes ------------------------------------------------------------------------------

    def call_soon(  # type: ignore[override]
        self, callback: Any, *args: Any, context: contextvars.Context | None = None
    ) -> asyncio.Handle:
        if context is None:  # an empty one is false
            context = contextvars.copy_context()
        process = context.get(PROCESS)
        if process is None:
            return super().call_soon(callback, *args, context=context)
        parked = Parked(self, process, callback, args, context)
        parked.handle = super().call_soon(parked, context=context)
        return parked.handle

    def call_at(  # type: ignore[override]
        self, when: float, callback: Any, *args: Any, context: contextvars.Context | None = None
    ) -> asyncio.TimerHandle:
        if context is None:  # an empty one is false
            context = contextvars.copy_context()
        process = context.get(PROCESS)
        if process is None:
            return super().call_at(when, callback, *args, context=context)
        parked = Parked(self, process, callback, args, context)
        handle = super().call_at(when, parked, context=context)
        parked.handle = handle
        return handle

    def outside(self, seconds: float, callback: Callable[..., Any], *args: Any) -> None:
        """Call it later whatever becomes of the process that asks: on the network, in the disk."""
        super().call_at(self.now + seconds, callback, *args, context=self._outside)

    def wake(self, process: Process) -> None:
        """Go on with what a paused process has waiting, in its order, when its pause is over."""
        self.outside(max(0.0, process.paused_until - self.now) + 1e-6, self._go_on, process)

    def _go_on(self, process: Process) -> None:
        if process.paused_until > self.now:
            self.wake(process)
            return
        parked, process.parked = process.parked, []
        for one in parked:
            super().call_soon(one.go_on, context=one.context)

    # -- threads --------------------------------------------------------------------------------

    def call_soon_threadsafe(  # type: ignore[override]
        self, callback: Any, *args: Any, context: contextvars.Context | None = None
    ) -> asyncio.Handle:
        if context is None:
            context = contextvars.copy_context()
        process = context.get(PROCESS)
        when = self.now + self._dice.choice(HOP)
        if process is not None:  # in their order
            when = process.told_at = max(process.told_at + 1e-7, when)
        return self.call_at(when, callback, *args, context=context)

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, work: Callable[..., Any], *args: Any
    ) -> "asyncio.Future[Any]":
        future = self.create_future()

        def settle(result: Any, error: BaseException | None) -> None:
            if future.cancelled():
                return
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)

        def run() -> None:
            result, error = None, None
            try:
                result = work(*args)
            except Exception as caught:
                error = caught
            self.call_later(self._dice.choice(THREAD), settle, result, error)

        self.call_later(self._dice.choice(THREAD), run)
        return future
