"""An online LLAA day from its entries to its awards, unattended: bots over real sockets.

    ./dev online-day [--people 60] [--minutes 30] [--pace 240]

``--minutes`` are those of a session. Everybody comes in with their code and plays by the API of the
pages; a program presses what the chairperson's console offers. In mid-day the server is killed and
opened again on what it had written.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cardhall.store import Store
from cardhall.tables.events import Acted, decode_event
from tests.server.day.chair import GAMES, Chair, category_of
from tests.server.day.hall import DayClock, Server
from tests.server.day.people import Browser, Person

EVENT = "online-day"
RESTART_AFTER = 2  # rounds that some game has closed
BOUND = 1800  # seconds of the machine's that a day may take


@dataclass
class Outcome:
    """A day that is over: what was seen, and what it took. Times in seconds."""

    console: dict[str, Any]
    people: list[Person]
    chair: Chair
    log: str
    stored: dict[str, tuple[str, int]]  # of each command's id: its stream, and its version there
    out_of_step: list[str]
    restarted: bool
    took: float
    hall_time: float
    stood: float
    server_cpu: float
    by: Counter[str] = field(default_factory=Counter)  # acts of "person", "bot", "time"

    def figures(self) -> str:
        acts = sum(person.acts for person in self.people)
        pushes = sum(person.pushes for person in self.people)
        by = ", ".join(f"{count} by {who}" for who, count in sorted(self.by.items()))
        tables = sum(
            len(one["tables"]) for key in GAMES for one in category_of(self.console, key)["rounds"]
        )
        return (
            f"{len(self.people)} people, {tables} tables of rounds and Pedro's matches; "
            f"{self.chair.pressed} presses of the chairperson\n"
            f"{acts} commands at tables, {pushes} pushes of theirs; acts: {by}\n"
            f"{self.hall_time / 3600:.1f} hours of hall time in {self.took:.0f} s "
            f"(the clock stood {self.stood:.0f} s of them); the server's CPU {self.server_cpu:.0f} "
            f"s, {1000 * self.server_cpu / max(1, acts):.1f} ms a command"
        )


class Day:
    """One hall, its people and its chairperson."""

    def __init__(self, folder: Path, people: int, minutes: int, pace: float, seed: int) -> None:
        self.size = people
        self.minutes = minutes
        self.seed = seed
        self.clock = DayClock(pace)
        self.folder = folder
        self.server = Server(folder, self.clock)
        self.restarted = False
        self.people: list[Person] = []

    async def run(self) -> Outcome:
        began = time.monotonic()
        self.server.open()
        opened = self.clock.now()
        chair = Chair(self.browser(), random.Random(f"{self.seed} chair"))
        ticking = asyncio.create_task(self.clock.run())
        console = await chair.prepare(self.server.password, self.size, self.minutes)
        for entry in console["entries"]:
            for code in filter(None, (entry["code"], entry["partner_code"])):
                dice = random.Random(f"{self.seed} {entry['name']} {len(self.people)}")
                self.people.append(Person(self.browser(), code, dice))
        for person in self.people:
            await person.come_in()
        playing = [asyncio.create_task(person.stay()) for person in self.people]
        failed = asyncio.gather(*playing, ticking)
        running = asyncio.create_task(chair.run_the_day(self.look))
        both: set[asyncio.Future[Any]] = {running, failed}
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        if failed.done():
            failed.result()
        await running
        await asyncio.sleep(1)  # a moment for the last pushes
        out_of_step = [line async for line in self.out_of_step(chair)]
        assert chair.page is not None
        outcome = Outcome(
            console=chair.page.view,
            people=self.people,
            chair=chair,
            log="",
            stored={},
            out_of_step=out_of_step,
            restarted=self.restarted,
            took=time.monotonic() - began,
            hall_time=(self.clock.now() - opened) / 1000,
            stood=self.clock.stood,
            server_cpu=0,
        )
        failed.cancel()
        await asyncio.gather(failed, return_exceptions=True)
        for person in self.people:
            person.leave()
        chair.page.close()
        self.server.close()
        outcome.server_cpu, outcome.log = self.server.cpu, self.server.log()
        outcome.stored, outcome.by = read_back(self.folder)
        return outcome

    def browser(self) -> Browser:
        return Browser(self.server.port, self.clock, EVENT)

    async def look(self, console: dict[str, Any]) -> None:
        """In mid-day the server is killed, while tables play."""
        if self.restarted:
            return
        closed = max(
            sum(one["state"] == "closed" for one in category_of(console, key)["rounds"])
            for key in GAMES
        )
        if closed >= RESTART_AFTER:
            self.restarted = True
            self.server.kill()
            await asyncio.to_thread(self.server.open)

    async def out_of_step(self, chair: Chair) -> Any:
        """Pages that show another view than the server gives now."""
        assert chair.page is not None
        shown = [(chair.browser, chair.page)]
        for person in self.people:
            shown += [(person.browser, page) for page in (person.page, person.table) if page]
        for browser, page in shown:
            _, _, rest = page.path.partition("/ws/")
            path, _, query = rest.partition("?")
            push = await browser.look(f"/api/{path}/view?{query}")
            if push.get("view") != page.view:
                yield f"{page.path}: {page.version}, the server {push.get('version')}"


def read_back(folder: Path) -> tuple[dict[str, tuple[str, int]], Counter[str]]:
    """What the store kept: each command's stream and version, and whose the acts were."""
    stored, by = {}, Counter[str]()
    with Store(folder / "cardhall.db", now=lambda: 0) as store:
        for name, _ in store.streams(""):
            for event in store.read(name):
                id = event.command_id  # what people send is kept as p:<person>:<id>
                stored[id.rpartition(":")[2] if id.startswith("p:") else id] = (name, event.version)
                if name.startswith("table:") and event.type == "acted":
                    act = decode_event(event.data)
                    assert isinstance(act, Acted)
                    if act.seat >= 0:
                        by["bot" if act.bot else "time" if act.automatic else "person"] += 1
    return stored, by


def play_a_day(
    folder: Path, people: int = 60, minutes: int = 30, pace: float = 240, seed: int = 1
) -> Outcome:
    """Raises TimeoutError when the day does not come to its awards."""

    async def work() -> Outcome:
        return await asyncio.wait_for(Day(folder, people, minutes, pace, seed).run(), BOUND)

    with ThreadPoolExecutor(1) as alone:  # beside a browser's own loop, where there is one
        return alone.submit(asyncio.run, work()).result()


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="./dev online-day", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--people", type=int, default=60)
    parser.add_argument("--minutes", type=int, default=30, help="of a session")
    parser.add_argument("--pace", type=float, default=240, help="hall time beside the machine's")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="cardhall-day-") as folder:
        found = play_a_day(
            Path(folder), options.people, options.minutes, options.pace, options.seed
        )
    print(found.figures())
    for award in found.console["awards"]:
        print(f"  {award['category_name']}, place {award['place']}: {award['name']}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
