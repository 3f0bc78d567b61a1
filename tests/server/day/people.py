"""People of an online day, by the documented API alone: each with a browser."""

import asyncio
import random
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from bench.players import next_command
from bench.sockets import Http
from tests.server.day.hall import DayClock

THINKS = (4.0, 8.0)  # seconds of hall time from being asked to acting
QUICKLY = (1.0, 2.0)  # and to go on with one's own turn, to shuffle, to cut
AGAIN = 0.1  # seconds until a page that lost its line tries again
LONGEST = 60.0  # seconds until a page must show what was done at it


class Browser:
    """A browser that comes back by itself when the hall was away."""

    def __init__(self, port: int, clock: DayClock, event: str) -> None:
        self.http = Http(port)
        self.clock = clock
        self.event = event
        self.receipts: list[tuple[str, str, int]] = []  # (stream, id, version) acknowledged
        self.refused: list[tuple[dict[str, Any], Any]] = []  # what was asked, and the answer
        self._sent = 0

    async def login(self, **by: str) -> Any:
        return await self._until_answered("/api/login", by)

    async def tell(self, stream: str, version: int, command: dict[str, Any]) -> int:
        """Send a command until it is answered; its version, -1 when it was refused."""
        self._sent += 1
        kind, _, id = stream.partition(":")
        named = f"{builtin_id(self)}-{self._sent:06}"
        body = {"id": named, "version": version, "command": command}
        with self.clock.act():
            answer = await self._until_answered(f"/api/{kind}s/{id}/commands", body)
        if "version" not in answer or "error" in answer:
            self.refused.append((command, answer))
            return -1
        self.receipts.append((stream, named, answer["version"]))
        return int(answer["version"])

    async def _until_answered(self, path: str, body: Any) -> Any:
        """The same again, when the line broke or the hall was busy: an id counts once."""
        while True:
            try:
                if "cardhall-form" not in self.http.cookies:
                    await self.http.ask("GET", "/api/me")
                status, answer = await self.http.ask("POST", path, body)
                assert status in (200, 201, 409, 422, 503), (status, answer)
                if status != 503:
                    return answer
            except (OSError, EOFError):
                self.http.streams = None
            await asyncio.sleep(AGAIN)

    async def look(self, path: str) -> Any:
        _, push = await self.http.ask("GET", path)
        return push

    async def pushes(self, path: str) -> AsyncIterator[bytes]:
        """What a socket brings, also after the hall was away."""
        while True:
            cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
            address = f"127.0.0.1:{self.http.port}"
            try:
                async with connect(
                    f"ws://{address}{path}",
                    origin=Origin(f"http://{address}"),
                    additional_headers={"cookie": cookies},
                    compression=None,
                    ping_interval=None,
                ) as socket:
                    async for message in socket:
                        yield message.encode() if isinstance(message, str) else message
            except (OSError, WebSocketException):
                pass
            await asyncio.sleep(AGAIN)


def builtin_id(one: object) -> str:
    return f"{id(one):x}"


class Page:
    """A socket's newest push."""

    def __init__(self, browser: Browser, path: str) -> None:
        self.path = path
        self.version = -1
        self.count = 0
        self.fresh = asyncio.Event()
        self.view: Any = None
        self._reading = asyncio.create_task(self._read(browser))

    async def _read(self, browser: Browser) -> None:
        async for message in browser.pushes(self.path):
            push = msgspec.json.decode(message)
            self.version, self.view = push["version"], push["view"]
            self.count += 1
            self.fresh.set()

    async def news(self) -> Any:
        await self.fresh.wait()
        self.fresh.clear()
        return self.view

    async def reached(self, version: int) -> None:
        """Until the page shows what was done at ``version``. Raises TimeoutError."""
        async with asyncio.timeout(LONGEST):
            while self.version < version:
                await self.fresh.wait()
                if self.version < version:
                    self.fresh.clear()

    def close(self) -> None:
        self._reading.cancel()


class Person:
    """Comes in with a code, follows the player's page to the table, and plays there."""

    def __init__(self, browser: Browser, code: str, dice: random.Random) -> None:
        self.browser = browser
        self.code = code
        self.dice = dice
        self.page: Page | None = None
        self.table: Page | None = None
        self.acts = 0
        self.pushes = 0

    async def come_in(self) -> None:
        answer = await self.browser.login(code=self.code)
        assert answer["role"] == "player", answer
        self.page = Page(self.browser, f"/ws/events/{self.browser.event}?as=player")

    async def stay(self) -> None:
        """All day: plays wherever the page leads."""
        assert self.page is not None
        at, playing = "", None
        async with asyncio.TaskGroup() as tasks:
            while True:
                live = (await self.page.news())["live_id"]
                if live and live != at:
                    if playing is not None:
                        await playing
                    at, playing = live, tasks.create_task(self.play(live))

    async def play(self, live: str) -> None:
        if self.table is not None:
            self.pushes += self.table.count
            self.table.close()
        self.table = page = Page(self.browser, f"/ws/tables/{live}?as=seat")
        mine = False  # the last act at the table was this person's
        while (view := await page.news())["stage"] != "ended":
            command = next_command(view, self.dice)
            if command is None:
                mine = False
                continue
            quickly = mine or command["type"] != "act"
            await self.browser.clock.sleep(self.dice.uniform(*(QUICKLY if quickly else THINKS)))
            if page.fresh.is_set() and not self.still_wanted(command):
                continue  # the table has gone on meanwhile
            version = await self.browser.tell(f"table:{live}", page.version, command)
            self.acts += version >= 0
            mine = version >= 0
            if mine:
                with self.browser.clock.act():
                    await page.reached(version)

    def still_wanted(self, command: dict[str, Any]) -> bool:
        assert self.table is not None
        now = next_command(self.table.view, self.dice) or {}
        return all(now.get(name) == command.get(name) for name in ("type", "step"))

    def leave(self) -> None:
        for page in (self.page, self.table):
            if page is not None:
                self.pushes += page.count
                page.close()
