"""Be the people's phones: what is wanted is queued and sent again until it is answered.

Requests go into the functions behind the routes, as bytes that are decoded there; sockets join the
server's own hubs. In between lies a network that is slow, loses answers, and ends with its server.
"""

import asyncio
import json
import traceback
from collections.abc import Awaitable, Callable
from typing import Any, cast

import msgspec

from cardhall.hall.kernel.context import Refusal as HallRefusal
from cardhall.server import command_ids, events, tables
from cardhall.server.access import Grant
from cardhall.server.errors import Refused
from cardhall.server.hall_server import HallServer
from cardhall.server.hall_server import Reader as EventReader
from cardhall.server.sockets import Hub
from cardhall.store import StoreFailed
from cardhall.tables.decision import Refusal as TableRefusal
from tests.faults.servers import NETWORK, Server, Unreachable
from tests.faults.world import World

REFUSALS = (HallRefusal, TableRefusal, Refused, msgspec.ValidationError)
AGAIN = (0.2, 1.0, 3.0)
LATER = (0.0, 0.1, 5.0, 40.0)
TWICE, ONCE_MORE = 0.05, 0.1
"""The shares of what is sent to two servers at once, and once more when it was answered."""


class Browser:
    """What the routes read of a request."""

    def __init__(self, grant: Grant) -> None:
        self.scope: dict[str, Any] = {"session": {"grants": [grant]}}


class Phone:
    """One person's. ``name`` makes its ids and its dice."""

    def __init__(self, world: World, name: str, grant: Grant) -> None:
        self.world, self.name, self.grant = world, name, grant
        self.dice = world.dice(f"phone {name}")
        self.browser: Any = Browser(grant)
        self.seen: list[bytes] = []  # what its socket brought, the newest last
        self._sent = 0
        self._server: Server | None = None

    # -- commands -------------------------------------------------------------------------------

    def next_id(self) -> str:
        self._sent += 1
        return f"{self.name}-{self._sent:06}"

    async def play(self, table: str, command: dict[str, Any], id: str = "") -> int | None:
        """A command to a table, until it is answered: the version, None where it was refused."""
        body: dict[str, Any] = {"id": id or self.next_id(), "version": 0, "command": command}
        data = json.dumps(body).encode()

        async def make(hall: HallServer) -> int:
            told = msgspec.json.decode(data, type=tables.TableCommand)
            answer = await tables.table_command.fn(self.browser, table, told, hall)
            return cast(int, answer.content.version)

        return await self.surely(f"table:{table}", body["id"], make)

    async def tell(self, event: str, command: dict[str, Any]) -> int | None:
        """A command to an event, in the same way."""
        body: dict[str, Any] = {"id": self.next_id(), "version": 10**6, "command": command}
        data = json.dumps(body).encode()

        async def make(hall: HallServer) -> int:
            told = msgspec.json.decode(data, type=events.EventCommand)
            answer = await events.event_command.fn(self.browser, event, told, hall)
            return cast(int, answer.content.version)

        return await self.surely(f"event:{event}", body["id"], make)

    async def surely(
        self,
        stream: str,
        id: str,
        make: Callable[[HallServer], Awaitable[int]],
        kept: str = "",
    ) -> int | None:
        """Send it until it is answered; sometimes to two servers at once, sometimes once more."""
        kept = kept or command_ids.by(self.grant, id)
        if self.dice.random() < TWICE:
            self.world.loop.create_task(self._once(stream, kept, make))
        while not self.world.stopped.done():
            answered, version = await self._once(stream, kept, make)
            if answered:
                if version is not None and self.dice.random() < ONCE_MORE:
                    self.world.loop.create_task(self._later(stream, kept, make))
                return version
            await asyncio.sleep(self.dice.choice(AGAIN))
        return None

    async def _later(
        self, stream: str, kept: str, make: Callable[[HallServer], Awaitable[int]]
    ) -> None:
        """The same once more, as from a page that was never told."""
        await asyncio.sleep(self.dice.choice(LATER))
        self.world.count["sent once more"] += 1
        await self._once(stream, kept, make)

    async def _once(
        self, stream: str, kept: str, make: Callable[[HallServer], Awaitable[int]]
    ) -> tuple[bool, int | None]:
        """Whether it was answered, and with which version."""
        ledger = self.world.ledger
        restored = ledger.restored
        written = self.world.disk.version_of(stream, kept) is not None
        try:
            version = await self.server().ask(self.dice, make)
        except (Unreachable, StoreFailed) as error:
            self.world.count[type(error).__name__] += 1
            self._server = None
            return False, None
        except REFUSALS as refusal:
            if isinstance(refusal, Refused) and refusal.status >= 500:
                return False, None
            self.world.count["refused"] += 1
            self.world.count[f"refused: {_in_words(refusal)[:60]}"] += 1
            if ledger.restored == restored:
                ledger.refused(stream, kept, written)
            return True, None
        except Exception as error:
            told = "".join(traceback.format_exception(error))[-2500:]
            self.world.wrong("a fault for an answer", told)
            return True, None
        if ledger.restored == restored:
            self.world.count["receipts"] += 1
            ledger.acknowledged(stream, kept, version)
        return True, version

    def turn_to_another(self) -> None:
        self._server = None

    def server(self) -> Server:
        """The one that this phone talks to; another when that one gave no answer."""
        if self._server is None or self._server.hall is None:
            up = self.world.up()
            if not up:
                raise Unreachable
            self._server = self.dice.choice(up)
        return self._server

    # -- sockets ----------------------------------------------------------------------------------

    async def watch_table(self, table: str, as_: str = "") -> None:
        async def join(hall: HallServer) -> tuple[Hub[Any], Any]:
            found = await hall.tables.awake(table)
            reader, _ = tables.look_of(hall, self.browser, found, as_)
            return found.hub, reader

        await self._watch(f"table:{table}", join)

    async def watch_event(self, event: str, kind: Any) -> None:
        async def join(hall: HallServer) -> tuple[Hub[Any], Any]:
            found = hall.event(event)
            grant = events.grant_for(hall, self.browser, found, kind)
            return found.hub, EventReader(kind, msgspec.structs.replace(grant, at=0))

        await self._watch(f"event:{event}", join)

    async def _watch(
        self, stream: str, join: Callable[[HallServer], Awaitable[tuple[Hub[Any], Any]]]
    ) -> None:
        """Have a socket open, and another one when it breaks."""
        while self.world.playing:
            try:
                server = self.server()
                process = server.process
                hub, reader = await server.ask(self.dice, join)
            except (Unreachable, StoreFailed, *REFUSALS):
                self._server = None
                await asyncio.sleep(self.dice.choice(AGAIN))
                continue
            if process.dead:
                continue
            broken = asyncio.Event()
            server.broken[broken] = None
            server.inside(self._push(stream, hub, reader, broken))
            await broken.wait()
            server.broken.pop(broken, None)
            await asyncio.sleep(self.dice.choice(AGAIN))

    async def _push(self, stream: str, hub: Hub[Any], reader: Any, broken: asyncio.Event) -> None:
        """The server's side of a socket."""
        loop, last = self.world.loop, 0.0
        watcher = hub.join(reader)
        while not watcher.closed:
            await watcher.wake.wait()
            watcher.wake.clear()
            message, watcher.waiting = watcher.waiting, None
            if message is not None and not watcher.closed:
                last = max(last + 1e-6, loop.now + self.dice.choice(NETWORK))
                restored = self.world.ledger.restored
                loop.outside(last - loop.now, self._see, stream, reader, message, restored)
        hub.leave(reader, watcher)
        loop.outside(self.dice.choice(NETWORK), broken.set)

    def _see(self, stream: str, reader: Any, message: bytes, restored: int) -> None:
        self.seen.append(message)
        self.world.screens[self.name] = stream, reader, message
        if not self.world.stopped.done():
            self.world.ledger.shown(stream, reader, message, restored)

    def page(self) -> dict[str, Any] | None:
        """What is on the screen: now and then an old page, that was left open."""
        if not self.seen:
            return None
        old = len(self.seen) > 5 and self.dice.random() < 0.05
        push = self.seen[-self.dice.randint(2, 5)] if old else self.seen[-1]
        return cast(dict[str, Any], msgspec.json.decode(push)["view"])


def _in_words(refusal: Exception) -> str:
    problem = getattr(refusal, "problem", refusal)
    return str(getattr(getattr(problem, "why", None), "key", None) or type(problem).__name__)
