"""Push whole views over websockets when something changed.

Each stream has a ``Hub``. A view is built and encoded once for each distinct reader, however many
sockets they or the room have open. A socket keeps at most one message that waits: who is slow gets
the newest view when their line is free again, and never an old one. Only acknowledged state is
shown. A reader whose view is the same, byte for byte, is sent nothing: a result at one table is no
news at the others.
"""

import asyncio
import contextlib
from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

V = TypeVar("V", bound=Hashable)
GAP = 0.02  # seconds between two pushes of one stream: what happens within is one push
SLICE = 0.005  # seconds of building views before others get the loop
GONE = 4001  # close code: this reader may no longer look


def envelope(version: int, at: int, view: bytes) -> bytes:
    """``{"version", "at", "view"}``: what a socket sends and a view's route answers."""
    return b'{"version":%d,"at":%d,"view":%s}' % (version, at, view)


def _view_in(message: bytes) -> bytes:
    """Cut the view out of an envelope, without its version and time."""
    return message[message.index(b',"view":') :]


Still = Callable[[], bool]  # whether what a socket was opened with still holds


def always() -> bool:
    return True


class Watcher:
    """One socket; ``waiting`` is the newest message that it has not yet been given."""

    __slots__ = ("closed", "still", "waiting", "wake")

    def __init__(self, still: Still) -> None:
        self.still = still
        self.waiting: bytes | None = None
        self.closed = False
        self.wake = asyncio.Event()

    def offer(self, message: bytes) -> None:
        self.waiting = message
        self.wake.set()

    def close(self) -> None:
        self.closed = True
        self.wake.set()


class Hub(Generic[V]):
    """The sockets on one stream, by reader.

    ``render`` gives a reader's message, or None when they may not look any more.
    """

    def __init__(self, render: Callable[[V], bytes | None]) -> None:
        self._render = render
        self.watchers: dict[V, set[Watcher]] = {}
        self._shown: dict[V, bytes] = {}  # the view that every socket of a reader has, at least
        self._dirty = False
        self._pushing: asyncio.Task[None] | None = None

    def join(self, reader: V, still: Still = always) -> Watcher:
        watcher = Watcher(still)
        self.watchers.setdefault(reader, set()).add(watcher)
        message = self._render(reader)
        if message is not None and len(self.watchers[reader]) == 1:
            self._shown[reader] = _view_in(message)
        self._give(message, {watcher})
        return watcher

    def leave(self, reader: V, watcher: Watcher) -> None:
        readers = self.watchers.get(reader, set())
        readers.discard(watcher)
        if not readers:
            self.watchers.pop(reader, None)
            self._shown.pop(reader, None)

    def changed(self) -> None:
        """Something was acknowledged: everybody gets their view soon."""
        self._dirty = True
        if self.watchers and (self._pushing is None or self._pushing.done()):
            self._pushing = asyncio.get_running_loop().create_task(self._push())

    async def _push(self) -> None:
        loop = asyncio.get_running_loop()
        while self._dirty:
            self._dirty = False
            began = loop.time()
            for reader in list(self.watchers):
                self._offer(reader)
                if loop.time() - began > SLICE:
                    await asyncio.sleep(0)
                    began = loop.time()
            await asyncio.sleep(GAP)

    def _offer(self, reader: V) -> None:
        """A reader's sockets get their view, if it is another than the last one pushed."""
        message = self._render(reader)
        if message is not None:
            view = _view_in(message)
            if view == self._shown.get(reader):
                return
            if reader in self.watchers:
                self._shown[reader] = view
        self._give(message, self.watchers.get(reader, set()))

    def _give(self, message: bytes | None, watchers: set[Watcher]) -> None:
        for watcher in watchers:
            if message is None or not watcher.still():
                watcher.close()
            else:
                watcher.offer(message)

    def turn_out(self) -> None:
        """Close the sockets of those who may no longer look."""
        for watchers in self.watchers.values():
            for watcher in watchers:
                if not watcher.closed and not watcher.still():
                    watcher.close()

    def close(self) -> None:
        """Send everybody away, and show nothing any more: what was shown can go from memory."""
        self._render = nothing
        for watchers in self.watchers.values():
            for watcher in watchers:
                watcher.close()


def nothing(reader: Any) -> None:
    """Show a reader nothing: nobody may look any more."""


async def serve_socket(
    socket: WebSocket[Any, Any, Any], hub: Hub[V], reader: V, still: Still
) -> None:
    """Accept, and send each newest view until either side is done, or ``still`` no longer holds."""
    await socket.accept()
    watcher = hub.join(reader, still)
    listening = asyncio.create_task(until_gone(socket, watcher))
    try:
        while True:
            await watcher.wake.wait()
            watcher.wake.clear()
            message, watcher.waiting = watcher.waiting, None
            if watcher.closed:
                break
            if message is not None:
                await socket.send_data(message.decode(), mode="text")
        if not listening.done():
            await socket.close(code=GONE)
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # the reader is gone; nothing to say to nobody
    finally:
        hub.leave(reader, watcher)
        listening.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await listening


async def until_gone(socket: WebSocket[Any, Any, Any], watcher: Watcher) -> None:
    """Nothing is asked over a socket; what is sent there is read and forgotten."""
    try:
        while True:
            await socket.receive_data(mode="text")
    except (WebSocketDisconnect, RuntimeError, OSError):
        watcher.close()
