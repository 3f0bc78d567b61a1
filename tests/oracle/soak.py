"""Twelve hours of a busy hall on a clock that is handed in: its memory must not grow with time.

./dev oracle soak [--hours 12] [--tables 8] [--pace 120] [--seed 1] [--keep]

The hall is a process of its own, as ``cardhall serve`` opens it. At each table one session of half
an hour follows the other, with new people from new browsers; each hour a rehearsal is played to its
awards, looked at by phones and walls, archived and deleted. Printed: the megabytes of the process,
hour by hour.
"""

import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psutil

from cardhall.games import GAMES, game
from tests.oracle.options import asked_of, kept
from tests.server.day.hall import DayClock, Server
from tests.server.day.people import Browser, Page, Person

HOURS, TABLES, PACE = 12.0, 8, 120.0
SESSION = 30  # minutes
LOOKS = 6  # at the memory, each hour
VISITORS = 20
GROWTH = 0.05
"""By how much of itself the last quarter may be above the second one: what each hall fills once,
code and tables of a first hour, is in the first."""


@dataclass
class Told:
    """What was seen: megabytes of the server at each look, and what was done meanwhile."""

    hours: float
    megabytes: list[float] = field(default_factory=list)
    sessions: int = 0
    acts: int = 0
    events: int = 0
    refused: list[Any] = field(default_factory=list)
    took: float = 0.0

    def grown(self) -> float:
        """The last quarter beside the second, as a share of it; 0.05 is five in a hundred."""
        quarter = len(self.megabytes) // 4
        early, late = self.megabytes[quarter : 2 * quarter], self.megabytes[-quarter:]
        return statistics.median(late) / statistics.median(early) - 1

    def lines(self) -> list[str]:
        each = [f"{mb:.0f}" for mb in self.megabytes[LOOKS - 1 :: LOOKS]]
        return [
            f"{self.hours:g} h of hall time in {self.took / 60:.1f} min: {self.sessions} sessions "
            f"at tables, {self.acts:,} acts of people, {self.events} events played and deleted",
            f"MB of the server, hour by hour: {' '.join(each)}",
            f"the last quarter beside the second: {self.grown():+.1%}",
        ]


class Soak:
    """A hall, and the people who come and go in it."""

    def __init__(self, folder: Path, hours: float, pace: float, seed: int) -> None:
        self.clock = DayClock(pace)
        self.server = Server(folder, self.clock)
        self.told = Told(hours)
        self.seed = seed
        self.ends = self.clock.now() + hours * 3_600_000
        self.chair = self.browser()

    def browser(self, event: str = "") -> Browser:
        return Browser(self.server.port, self.clock, event)

    @property
    def open(self) -> bool:
        return self.clock.now() < self.ends

    async def table(self, number: int) -> None:
        """Session after session, each with people who were never here before."""
        dice = random.Random(f"{self.seed} table {number}")
        names = sorted(GAMES)
        while self.open:
            name = names[(number + self.told.sessions) % len(names)]
            preset = next(iter(game(name).PRESETS))
            browser = self.browser()
            new = {"name": "Ida", "pin": "1234", "game": name, "preset": preset}
            made = await browser.http.post(
                "/api/tables", {**new, "seats": 4, "bots": 3, "minutes": SESSION}
            )
            person = Person(browser, "", dice)
            await browser.tell(f"table:{made['id']}", 0, {"type": "begin_session"})
            await person.play(made["id"])
            person.leave()
            self.told.sessions += 1
            self.told.acts += person.acts
            self.told.refused += [one for one in browser.refused if one[0]["type"] != "act"]
            browser.http.close()
            await self.clock.sleep(dice.uniform(30, 300))

    async def event(self) -> None:
        """An event each hour: played, looked at, archived and deleted."""
        number = 0
        while self.open:
            number += 1
            id, name = f"soak-{number}", f"Soak {number}"
            settings = {"id": id, "rehearsal": True, "settings": {"name": name}}
            await self.chair.http.post("/api/events", {**settings, "games": ["boure"]})
            for until in ("signed_in", "playing", "awards"):
                await self.chair.tell(f"event:{id}", 10**6, {"type": "rehearse", "until": until})
                await self.visitors(id)
                await self.clock.sleep(15 * 60)
            await self.chair.tell(f"event:{id}", 10**6, {"type": "archive_event"})
            await self.chair.http.post(f"/api/events/{id}/delete", {"name": name})
            self.told.events += 1
            self.told.refused += self.chair.refused
            self.chair.refused.clear()
            await self.clock.sleep(15 * 60)

    async def visitors(self, event: str) -> None:
        """Walls and phones that come, look and go."""
        browsers = [self.browser(event) for _ in range(VISITORS)]
        for browser in browsers:
            await browser.http.ask("GET", "/api/me")
        pages = [Page(one, f"/ws/events/{event}?as=projector") for one in browsers]
        for page in pages:
            await page.news()
        for page, browser in zip(pages, browsers, strict=True):
            page.close()
            browser.http.close()

    async def look(self) -> None:
        """At the memory of the process, all the time."""
        process = psutil.Process(self.server.pid)
        while True:
            await self.clock.sleep(3600 / LOOKS)
            self.told.megabytes.append(process.memory_info().rss / 1e6)

    async def run(self, tables: int) -> Told:
        began = time.monotonic()
        self.server.open()
        self.chair = self.browser()
        ticking = asyncio.create_task(self.clock.run())
        await self.chair.login(password=self.server.password)
        looking = asyncio.create_task(self.look())
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self.event())
                for number in range(tables):
                    tasks.create_task(self.table(number))
        finally:
            for task in (ticking, looking):
                task.cancel()
            self.server.close()
        self.told.took = time.monotonic() - began
        return self.told


def soak(hours: float, tables: int = TABLES, pace: float = PACE, seed: int = 1) -> Told:
    """What so many hours of a hall came to."""
    with tempfile.TemporaryDirectory(prefix="cardhall-soak-") as folder:
        work = Soak(Path(folder), hours, pace, seed)
        with ThreadPoolExecutor(1) as alone:  # a browser's loop may run in this thread
            return alone.submit(lambda: asyncio.run(work.run(tables))).result()


def main(arguments: Sequence[str]) -> int:
    usual = {"hours": HOURS, "tables": TABLES, "pace": PACE, "seed": 1}
    asked = asked_of("soak", __doc__, arguments, **usual)
    told = soak(asked.hours, asked.tables, asked.pace, asked.seed)
    print(*told.refused[:5], *told.lines(), sep="\n", flush=True)
    kept(asked, told.lines())
    return 1 if told.refused or told.grown() > GROWTH else 0


def run(full: bool) -> None:
    """As one part of all."""
    if main([] if full else ["--hours", "2"]):
        raise AssertionError("the server has grown, or refused what it must take: see above")
