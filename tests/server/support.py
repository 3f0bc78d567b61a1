"""A hall in the test's own process, on a clock of its own, and people who ask it things."""

import asyncio
import random
import socket
import threading
import time
from collections.abc import AsyncIterator, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar, cast

import httpx
import uvicorn
from litestar import Litestar
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from cardhall.cli.serve import SERVER
from cardhall.server.app import create_app
from cardhall.server.config import Config
from cardhall.server.hall_server import HallServer
from cardhall.server.password_hashes import HashCost
from cardhall.store import Store
from cardhall.tables import commands
from tests.server import signature_cache as signature_cache  # what opening a hall costs
from tests.store.template import new_store

SATURDAY = 1_792_850_400_000  # a Saturday in October, nine in the morning in the hall
NAME = "hall.example"
QUICK: dict[str, Any] = {"password_cost": HashCost(2, 8, 1), "pin_cost": HashCost(2, 8, 1)}
ADDRESS = f"http://{NAME}"


class Clock:
    """Hall time in ms, moved by the test alone."""

    def __init__(self, at: int = SATURDAY) -> None:
        self.at = at

    def __call__(self) -> int:
        return self.at

    def pass_seconds(self, seconds: float) -> None:
        self.at += int(seconds * 1000)

    def pass_minutes(self, minutes: float) -> None:
        self.pass_seconds(minutes * 60)


class Person:
    """One browser: its cookies, and the header that every form of the page sends."""

    def __init__(self, app: Litestar) -> None:
        # the two name the same messages by other types
        transport = httpx.ASGITransport(app=cast(Any, app), raise_app_exceptions=False)
        self.http = httpx.AsyncClient(transport=transport, base_url=ADDRESS)
        self._sent = 0

    async def get(self, path: str, **params: Any) -> httpx.Response:
        return await self.http.get(path, params=params)

    async def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        if "cardhall-form" not in self.http.cookies:
            await self.get("/api/me")
        headers = {"x-csrftoken": self.http.cookies["cardhall-form"]}
        return await self.http.post(path, json=body, headers=headers, **more)

    async def login(self, **by: str) -> httpx.Response:
        return await self.post("/api/login", by)

    async def view(self, event: str, as_: str) -> dict[str, Any]:
        answer = await self.get(f"/api/events/{event}/view", **{"as": as_})
        assert answer.status_code == 200, answer.text
        return answer.json()  # type: ignore[no-any-return]

    async def tell(
        self, event: str, type: str, *, id: str = "", version: int = 1_000_000, **what: Any
    ) -> httpx.Response:
        """A command to an event."""
        self._sent += 1
        body = {
            "id": id or f"command-{builtin_id(self)}-{self._sent}",
            "version": version,
            "command": {"type": type, **what},
        }
        return await self.post(f"/api/events/{event}/commands", body)

    async def play(self, table: str, type: str, *, id: str = "", **what: Any) -> httpx.Response:
        """A command to a live table."""
        self._sent += 1
        body = {
            "id": id or f"command-{builtin_id(self)}-{self._sent}",
            "version": 0,
            "command": {"type": type, **what},
        }
        return await self.post(f"/api/tables/{table}/commands", body)


def builtin_id(person: Person) -> str:
    return f"{id(person):x}"


async def bots_alone(hall: "Hall", table: str) -> None:
    """Bots sit in for everybody: nobody is waited for any more."""
    live = hall.server.tables.get(table)
    for seat in live.state.persons():
        await live.serve(f"rests:{live.stream.version}", commands.ReplaceByBot(seat=seat))


@dataclass
class Hall:
    """An open hall. ``password`` is the chairperson's, from this folder's first run."""

    app: Litestar
    store: Store
    clock: Clock
    password: str
    people: list[Person] = field(default_factory=list)

    @property
    def server(self) -> HallServer:
        return self.app.state.server  # type: ignore[no-any-return]

    def person(self) -> Person:
        self.people.append(Person(self.app))
        return self.people[-1]

    async def chair(self) -> Person:
        chair = self.person()
        answer = await chair.login(password=self.password)
        assert answer.status_code == 200, answer.text
        return chair


@asynccontextmanager
async def open_hall(
    folder: Path, clock: Clock | None = None, password: str = "", **config: Any
) -> AsyncIterator[Hall]:
    """Open a hall on a folder. Timers stand still: the test calls ``server.tables.beat()``."""
    clock = clock or Clock()
    dice = random.Random(7)
    config = {"timers": False, "random_bytes": dice.randbytes, "names": (NAME,), **QUICK, **config}
    store = config.pop("store", None) or new_store(folder / "cardhall.db", clock)
    try:
        app = create_app(Config(store=store, data_dir=folder, clock=clock, **config))
        password = app.state.server.secrets.first_password or password
        async with app.lifespan():
            yield Hall(app, store, clock, password)
    finally:
        store.close()


T = TypeVar("T")


def run(work: Coroutine[Any, Any, T], seconds: float = 60) -> T:
    """Run a test's coroutine, bounded in time, in a thread that no browser's loop is using."""
    with ThreadPoolExecutor(1) as alone:
        return alone.submit(asyncio.run, asyncio.wait_for(work, seconds)).result()


class RealHall:
    """A hall behind a real socket on 127.0.0.1, in a thread, on a clock of its own."""

    def __init__(
        self,
        folder: Path,
        clock: Clock | None = None,
        keep_alive: int = 5,
        send_buffer: int = 0,  # bytes that the machine keeps for one connection; 0: as usual
        **config: Any,
    ) -> None:
        self.clock = clock or Clock()
        self.store = new_store(folder / "cardhall.db", self.clock)
        self.app = create_app(
            Config(store=self.store, data_dir=folder, clock=self.clock, **QUICK | config)
        )
        self.password = self.app.state.server.secrets.first_password or ""
        self._listening = socket.create_server(("127.0.0.1", 0))
        if send_buffer:
            self._listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        self.port: int = self._listening.getsockname()[1]
        self._server = uvicorn.Server(
            uvicorn.Config(self.app, timeout_keep_alive=keep_alive, **SERVER)
        )
        self._thread = threading.Thread(
            target=self._server.run, kwargs={"sockets": [self._listening]}, daemon=True
        )

    @property
    def connections(self) -> set[Any]:
        """Those that the server holds just now."""
        return self._server.server_state.connections

    def __enter__(self) -> "RealHall":
        self._thread.start()
        bound = time.monotonic() + 10
        while not self._server.started and time.monotonic() < bound:
            time.sleep(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(15)
        self.store.close()

    def browser(self) -> "Browser":
        return Browser(self.port)


class Browser:
    """A browser over the wire: HTTP and sockets with one set of cookies."""

    def __init__(self, port: int) -> None:
        self.address = f"127.0.0.1:{port}"
        self.http = httpx.Client(base_url=f"http://{self.address}", timeout=10)
        self.http.get("/api/me")

    def post(self, path: str, body: Any) -> httpx.Response:
        headers = {"x-csrftoken": self.http.cookies["cardhall-form"]}
        return self.http.post(path, json=body, headers=headers)

    def socket(self, path: str, origin: str = "", host: str = "") -> ClientConnection:
        """``host``: another name for the hall's own address."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        name, _, port = self.address.partition(":")
        return connect(
            f"ws://{host or name}:{port}{path}",
            address=(name, int(port)),
            origin=Origin(origin or f"http://{self.address}"),
            additional_headers={"cookie": cookies},
            compression=None,
            open_timeout=10,
        )
