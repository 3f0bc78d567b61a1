"""Tell the other servers of an event which stream has grown, over Valkey.

Whoever wrote says so over Valkey; whoever hears it reads what is new from the database. The news
holds no names and no cards, and nothing hangs on it: each second every server looks into the
database for what it may have missed. Without Valkey that look is all there is.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from cardhall.server.errors import log_fault
from cardhall.store import Receipt, Store, StoreFailed

if TYPE_CHECKING:
    from valkey.asyncio import Valkey

log = logging.getLogger("cardhall")

LOOK = 1.0  # seconds between two looks into the database
RETRY = 1.0  # seconds until Valkey is tried again


class Said(msgspec.Struct, array_like=True):
    """One message: who says it, and the versions of streams."""

    server: str
    grown: dict[str, int]


def connect(url: str, **more: Any) -> "Valkey":
    """A client of Valkey (or Redis) at ``valkey://host:port``; nothing is sent yet."""
    try:
        from valkey.asyncio import Valkey
    except ImportError:
        raise ModuleNotFoundError(
            "--news needs the package valkey: pip install cardhall[cluster]"
        ) from None
    client: Valkey = Valkey.from_url(url, socket_connect_timeout=2, **more)
    return client


def out_of_reach() -> tuple[type[Exception], ...]:
    """Name the errors that a client of Valkey raises when the server cannot be had."""
    from valkey.exceptions import ValkeyError

    return OSError, ValkeyError


class NewsFeed:
    """``hear`` is handed a stream and the version that it has reached; it may raise StoreFailed
    and is then asked again. ``reread`` is handed a stream in which something was rewritten."""

    def __init__(
        self,
        store: Store,
        url: str,
        me: str,
        hear: Callable[[str, int], Awaitable[None]],
        reread: Callable[[str], Awaitable[None]],
    ) -> None:
        self._store = store
        self._url = url
        self._me = me
        self._hear = hear
        self._reread = reread
        self._channel = ""
        self._position = (0, 0)
        self._unsaid: dict[str, int] = {}
        self._something = asyncio.Event()
        self._look_now = asyncio.Event()
        self._hearing: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._cut_off = False

    @property
    def alone(self) -> bool:
        return self._store.shared is None

    async def begin(self) -> None:
        """Before anything is read: what is written from now on is news. Raises StoreFailed."""
        shared = self._store.shared
        if shared is None:
            return
        hall = await asyncio.to_thread(shared.first, "hall", self._me)
        self._channel = f"cardhall:{hall}"
        self._position = (await asyncio.to_thread(self._store.news)).position
        loop = asyncio.get_running_loop()

        def written(receipts: Sequence[Receipt]) -> None:
            grown = {receipt.stream: receipt.version for receipt in receipts}
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody is left to say it
                loop.call_soon_threadsafe(self.say, grown)

        if self._url:
            self._store.listen(written)

    def say(self, grown: dict[str, int]) -> None:
        """Tell the others, soon."""
        if self._url and not self.alone:
            self._unsaid |= grown
            self._something.set()

    async def run(self) -> None:
        """Speak, listen and look until cancelled."""
        if self.alone:
            return
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._look())
            if self._url:
                tasks.create_task(self._speak())
                tasks.create_task(self._listen())

    async def _speak(self) -> None:
        client = connect(self._url, socket_timeout=2)
        try:
            while True:
                await self._something.wait()
                self._something.clear()
                grown, self._unsaid = self._unsaid, {}
                message = msgspec.json.encode(Said(self._me, grown))
                try:
                    await client.publish(self._channel, message)
                except out_of_reach() as error:
                    self._lost(error)  # the others find it when they look
        finally:
            await client.aclose()

    async def _listen(self) -> None:
        # the client's own default gives up a line on which nothing was said for five seconds
        client = connect(self._url, socket_timeout=None, health_check_interval=5)
        try:
            while True:
                try:
                    async with client.pubsub() as line:
                        await line.subscribe(self._channel)
                        while True:
                            message = await line.get_message(timeout=5.0)
                            if message is not None:
                                self._heard_line(message)
                except out_of_reach() as error:
                    self._lost(error)
                    await asyncio.sleep(RETRY)
        finally:
            await client.aclose()

    def _heard_line(self, message: dict[str, Any]) -> None:
        if message["type"] == "subscribe":
            if self._cut_off:
                log.warning("the news is heard again")
            self._cut_off = False
            self._look_now.set()  # for what was said while the line was down
        elif message["type"] == "message":
            try:
                said = msgspec.json.decode(message["data"], type=Said)
            except msgspec.MsgspecError:
                return  # not one of ours
            if said.server != self._me:
                for stream, version in said.grown.items():
                    self.heard(stream, version)

    def _lost(self, error: Exception) -> None:
        if not self._cut_off:
            log.warning(
                "the news (--news) is out of reach (%s): tables at other servers are looked for "
                "each second, until it is back",
                type(error).__name__,
            )
        self._cut_off = True

    async def _look(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._look_now.wait()
            self._look_now.clear()
            try:
                await self.look()
            except StoreFailed:
                continue  # the next look finds it
            except Exception as error:
                log_fault("the look for what other servers wrote", error)

    async def look(self) -> None:
        """Look into the database for what is new. Raises StoreFailed."""
        news = await asyncio.to_thread(self._store.news, self._position)
        for stream in news.rewritten:
            await self._reread(stream)
        for stream, version in news.grown.items():
            self.heard(stream, version)
        self._position = news.position

    def heard(self, stream: str, version: int) -> None:
        """A stream stands at ``version``: have it read, once however often it is told."""
        if stream in self._hearing:
            self._hearing[stream] = max(version, self._hearing[stream])
            return
        self._hearing[stream] = version
        task = asyncio.create_task(self._take_in(stream))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _take_in(self, stream: str) -> None:
        taken = -1
        try:
            while taken < self._hearing[stream]:
                version = self._hearing[stream]
                try:
                    await self._hear(stream, version)
                    taken = version
                except StoreFailed:
                    await asyncio.sleep(RETRY)
                except Exception as error:
                    log_fault(f"what another server wrote to {stream}", error)
                    return
        finally:
            del self._hearing[stream]
