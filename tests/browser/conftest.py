"""A hall on a clock of its own, a real browser, and people with phones and laptops.

The hall runs in a thread behind a real socket on 127.0.0.1; only its factory is handed another
clock. Phones come in by ``hall.example``, a name that browsers do not take for a secure context.
"""

from __future__ import annotations

import os
import random
import shutil
import socket
import threading
import time
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
import uvicorn
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

import cardhall
from cardhall.server.app import create_app
from cardhall.server.config import Config
from cardhall.server.password_hashes import HashCost
from tests.browser import chromium
from tests.server import signature_cache as signature_cache  # what opening a hall costs
from tests.store.template import new_store

STATIC = Path(cardhall.__file__).parent / "server/static"
PICTURES = Path(__file__).parents[2] / "pictures"
SATURDAY = 1_792_850_400_000  # 2026-10-24 09:00 in the hall, ms since the epoch
FAILED = pytest.StashKey[bool]()
PHONE: ViewportSize = {"width": 390, "height": 780}
SMALL_PHONE: ViewportSize = {"width": 320, "height": 640}
LAPTOP: ViewportSize = {"width": 1280, "height": 800}

UNROLLED = """
:root.desk, :root.desk body { position: static !important; overflow: visible }
.console, .console .parts, .console .tabs { display: block !important; height: auto !important }
.console > section, .console [role=tabpanel] { max-height: none !important; overflow: visible }
.slip { position: static !important }
"""
"""A working page scrolls above its strip of notices: whole, it is as long as it is."""

expect.set_options(timeout=15_000)  # two browsers and a hall share two cores


class Clock:
    """Hall time in ms: stands still, runs as fast as the test says, or jumps."""

    def __init__(self, at: int = SATURDAY) -> None:
        self._at, self._since, self._speed = at, time.monotonic(), 0.0
        self.jumped: Callable[[], None] = lambda: None

    def __call__(self) -> int:
        return self._at + int((time.monotonic() - self._since) * 1000 * self._speed)

    def run(self, speed: float) -> None:
        """So many hall seconds in a second; 0 stands still."""
        self._at, self._since, self._speed = self(), time.monotonic(), speed

    def pass_minutes(self, minutes: float) -> None:
        self._at += int(minutes * 60_000)
        self.jumped()


class RunningHall:
    """One hall; ``stop`` and ``start`` are the laptop's lid."""

    def __init__(self, folder: Path, clock: Clock, pages: Path) -> None:
        self.folder, self.clock, self.pages = folder, clock, pages
        self.password = ""
        self.port = 0
        self.start()

    def start(self) -> None:
        listening = socket.create_server(("127.0.0.1", self.port))
        self.port = listening.getsockname()[1]
        dice = random.Random(5)
        self.store = new_store(self.folder / "cardhall.db", self.clock)
        app = create_app(
            Config(
                store=self.store,
                data_dir=self.folder,
                clock=self.clock,
                random_bytes=dice.randbytes,
                static_dir=self.pages,
                names=("hall.example",),
                password_cost=HashCost(2, 8, 1),
                pin_cost=HashCost(2, 8, 1),
            )
        )
        self.app = app
        self.password = app.state.server.secrets.first_password or self.password
        self._server = uvicorn.Server(
            uvicorn.Config(
                app,
                log_level="warning",
                access_log=False,
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=1,
            )
        )
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listening]})
        self._thread.start()
        bound = time.monotonic() + 10
        while not self._server.started and time.monotonic() < bound:
            time.sleep(0.01)

        self.clock.jumped = self.look_at_once

    def look_at_once(self) -> None:
        """Every live table sees that the clock has jumped, four times a second being too slow for
        tests of hundreds of acts."""

        def stir() -> None:
            for table in self.app.state.server.tables.all.values():
                table.stirred.set()

        for listening in self._server.servers:
            listening.get_loop().call_soon_threadsafe(stir)

    def stop(self) -> None:
        self.clock.jumped = lambda: None
        self._server.should_exit = True
        self._thread.join(15)
        self.store.close()

    def url(self, path: str = "/", host: str = "127.0.0.1") -> str:
        return f"http://{host}:{self.port}{path}"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="session")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built pages as they were when the tests began: a build meanwhile does not disturb."""
    copy = tmp_path_factory.mktemp("pages") / "static"
    shutil.copytree(STATIC, copy)
    return copy


@pytest.fixture
def hall(tmp_path: Path, clock: Clock, pages: Path) -> Iterator[RunningHall]:
    running = RunningHall(tmp_path, clock, pages)
    yield running
    running.stop()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One more try where a real browser is driven: docs/decisions/0009."""
    here = f"{Path(__file__).parent}{os.sep}"
    for item in items:
        if str(item.path).startswith(here):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(
        executable_path=chromium.path(), headless=True, args=chromium.FLAGS
    )
    yield browser
    browser.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


class Room:
    """The people in the hall, each with a browser of their own."""

    def __init__(
        self, browser: Browser, hall: RunningHall, name: str, pictures: bool = False
    ) -> None:
        self.browser, self.hall, self.name = browser, hall, name
        self.pictures = pictures  # of each step; where a test fails its pages are kept anyway
        self.contexts: list[BrowserContext] = []
        self.troubles: list[str] = []
        self._taken = 0

    def person(
        self,
        path: str = "/",
        size: ViewportSize | None = None,
        host: str = "127.0.0.1",
        dark: bool = False,
        motion: bool = False,
    ) -> Page:
        """A new browser at a page of the hall; what goes wrong in it is noted. It asks for little
        motion, unless what moves is looked at."""
        context = self.browser.new_context(
            viewport=size or LAPTOP,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            locale="en-US",
            timezone_id="America/Chicago",
        )
        context.set_default_timeout(20_000)
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(f"{page.url}: {error}"))
        page.goto(self.hall.url(path, host))
        return page

    def phone(self, path: str = "/", size: ViewportSize | None = None) -> Page:
        """A phone on the hall's WiFi: a small screen, and no secure context."""
        return self.person(path, size or PHONE, host="hall.example")

    def picture(self, page: Page, title: str, full: bool = False) -> None:
        """Keep a picture of this step in pictures/<test>/, where pictures are asked for."""
        if self.pictures:
            self.keep(page, title, full)

    def keep(self, page: Page, title: str, full: bool = False) -> None:
        folder = PICTURES / self.name
        folder.mkdir(parents=True, exist_ok=True)
        self._taken += 1
        page.screenshot(
            path=folder / f"{self._taken:02}-{title}.png",
            full_page=full,
            style=UNROLLED if full else None,
        )

    def leave(self) -> None:
        for context in self.contexts:
            context.close()


@pytest.fixture
def room(browser: Browser, hall: RunningHall, request: pytest.FixtureRequest) -> Iterator[Room]:
    name = request.node.name.removeprefix("test_")
    room = Room(browser, hall, name, request.config.getoption("pictures"))
    yield room
    if room.pictures or request.node.stash.get(FAILED, False):
        for number, context in enumerate(room.contexts):
            for page in context.pages:
                if page.url:  # a PDF that was opened has none, and no picture
                    room.keep(page, f"end-{number}")
    room.leave()
    if not os.environ.get("CARDHALL_ALLOW_PAGE_ERRORS"):
        assert room.troubles == []
