"""Rounds in which something of a hall ends without a warning, under load, and comes back.

One server on SQLite: kill -9, and the same folder opened again. Three servers on PostgreSQL and
Valkey: one is killed, or stopped for longer than a lease and woken, or Valkey is killed, or
PostgreSQL restarted. Clerks and players go on all the time, at whichever server answers.
"""

from __future__ import annotations

import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

import psycopg

from cardhall.server.leases import TTL
from tests.kills.crowd import EVENT, Clerk, Doors, Guest, Player, clerks, players
from tests.kills.ledger import Disk, Ledger
from tests.server.cluster import Cluster, Person, Server
from tests.store.database import Database, running_postgresql

CLERKS = 6
TABLES = ("boure", "rummy", "boure")
SERVERS = 3
WAIT = (0.05, 0.8)  # seconds until the next fault, at random
OF_ONE_HALL = 25  # rounds; then a new hall, so that none grows without end
Mend = Callable[[], object]
BOUND = 30.0  # seconds within which every table goes on
BEHIND = 5.0  # seconds a server may be behind what another wrote (docs/several-servers.md)


@dataclass
class Told:
    """What came of many rounds."""

    faults: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    unanswered: int = 0
    on_disk: int = 0
    waits: dict[str, list[float]] = field(default_factory=dict)  # seconds a table stood, by fault
    wrong: list[str] = field(default_factory=list)

    def lines(self) -> list[str]:
        rounds = sum(self.faults.values())
        found = [
            f"{rounds:,} rounds: " + ", ".join(f"{n:,} {kind}" for kind, n in self.faults.items()),
            f"{self.acknowledged:,} commands acknowledged; {self.unanswered:,} of them only when "
            f"sent once more, {self.on_disk:,} of these were on the disk already",
            f"{len(self.wrong)} lost, twice or otherwise wrong",
        ]
        for kind, waits in self.waits.items():
            at = sorted(waits)
            parts = [f"{name} {at[int(part * (len(at) - 1))]:.1f}" for name, part in PARTS]
            found.append(f"a table goes on after, s, {kind}: " + ", ".join(parts))
        return found


PARTS = (("half", 0.5), ("nine of ten", 0.9), ("99 of 100", 0.99), ("the last", 1.0))


@dataclass
class Hall:
    """A hall under load: who is there, and where its events lie."""

    disk: Disk
    doors: Doors
    ledger: Ledger
    guests: list[Guest]

    def goes_on(self, told: Told, kind: str, began: float, before: dict[str, int]) -> None:
        """Wait until each table has gone on and each person was answered again."""
        waiting = {f"table:{one.table}" for one in self.guests if isinstance(one, Player)}
        answered = {guest: guest.answered for guest in self.guests if isinstance(guest, Clerk)}
        while waiting or any(guest.answered == n for guest, n in answered.items()):
            if time.monotonic() - began > BOUND:
                silent = [guest.name for guest, n in answered.items() if guest.answered == n]
                told.wrong.append(f"{kind}: {sorted(waiting)} stand still, {silent} hear nothing")
                return
            time.sleep(0.03)
            with suppress(psycopg.OperationalError):
                gone = {id for id, at in self.disk.tables().items() if at > before[id]} & waiting
                told.waits.setdefault(kind, []).extend([time.monotonic() - began] * len(gone))
                waiting -= gone

    def close(self, told: Told) -> None:
        """Everybody stops; what they were told is held against the disk and each server's page."""
        for guest in self.guests:
            guest.stopping.set()
        for guest in self.guests:
            guest.join(15)
        ledger = self.ledger
        told.wrong += ledger.held_against(self.disk.rows())
        told.acknowledged += len(ledger.receipts)
        told.unanswered += ledger.unanswered
        told.on_disk += ledger.on_disk
        told.wrong += [
            f"{clerk.name}: {wrong}"
            for clerk in self.guests
            if isinstance(clerk, Clerk)
            for server in self.doors.open
            for wrong in page_against(clerk, server)
        ]


def page_against(clerk: Clerk, server: Server) -> list[str]:
    """Hold what a server shows against what a clerk was told, by whichever server."""
    person, last = Person(server.port, clerk.person), time.monotonic() + BEHIND
    while True:
        view = person.view(f"events/{EVENT}", **{"as": "console"})
        there = {e["id"]: bool(e["signed_in_at"]) for e in view["view"]["entries"]}
        wrong = [
            f"{entry} is {'out' if known else 'in'}"
            for entry, known in clerk.is_in.items()
            if there[entry] != known
        ]
        if not wrong or time.monotonic() > last:
            return wrong
        time.sleep(0.1)


def come_in(disk: Disk, doors: Doors, password: str, name: str) -> Hall:
    """A crowd comes into a hall that has just opened, and begins."""
    ledger = Ledger()
    guests = clerks(doors, ledger, password, CLERKS, name)
    for number, game in enumerate(TABLES):
        guests += players(doors, ledger, name, number, game)
    for guest in guests:
        guest.lose_patience()
        guest.start()
    return Hall(disk, doors, ledger, guests)


def opened(folder: Path) -> Server:
    return Server(folder, "", "", "--sample").ready()


def one_server(rounds: int, seed: int) -> Told:
    """kill -9 at a random moment, and open again, so many times."""
    told, dice = Told(), random.Random(seed)
    for first in range(0, rounds, OF_ONE_HALL):
        with tempfile.TemporaryDirectory(prefix="cardhall-kills-") as name:
            folder = Path(name)
            doors = Doors(seed + first)
            doors.open = [opened(folder)]
            hall = come_in(
                Disk(str(folder / "cardhall.db")),
                doors,
                doors.open[0].password,
                f"s{seed}-{first}",
            )
            for _ in range(min(OF_ONE_HALL, rounds - first)):
                time.sleep(dice.uniform(*WAIT))
                (server,) = doors.open
                doors.open, began = [], time.monotonic()
                server.kill()
                before = hall.disk.tables()
                doors.open = [opened(folder)]
                told.faults["kill -9"] += 1
                hall.goes_on(told, "kill -9", began, before)
            hall.close(told)
            doors.open[0].kill()
            print(f"{told.lines()[0]}, {len(told.wrong)} wrong", flush=True)
    return told


class Several:
    """Three servers, and what can happen to them; each gives back how it is mended."""

    def __init__(self, stack: ExitStack, folder: Path, database: Database, dice: random.Random):
        self.database, self.dice = database, dice
        self.cluster = Cluster(stack, folder, database())
        self.doors = Doors(dice.randrange(2**32))
        started = [self.cluster.start("--sample") for _ in range(SERVERS)]
        self.doors.open = [server.ready() for server in started]

    def _one(self) -> Server:
        """Somebody's server, to which nobody comes from now on."""
        return self.doors.open.pop(self.dice.randrange(len(self.doors.open)))

    def kill(self) -> Mend:
        self._one().kill()
        return lambda: self.doors.open.append(self.cluster.start().ready())

    def pause(self) -> Mend:
        """Longer than a lease; what was sent to it meanwhile it does when it wakes up."""
        server, began = self._one(), time.monotonic()
        server.process.send_signal(signal.SIGSTOP)

        def wake() -> None:
            time.sleep(max(0.0, began + TTL / 1000 + self.dice.uniform(0.5, 2) - time.monotonic()))
            server.process.send_signal(signal.SIGCONT)
            self.doors.open.append(server)

        return wake

    def no_news(self) -> Mend:
        self.cluster.valkey.kill()
        return self.cluster.valkey.start

    def no_database(self) -> Mend:
        self.database.stop()
        time.sleep(self.dice.uniform(0.2, 2))
        self.database.start()
        return lambda: None

    FAULTS: ClassVar = {
        "kill -9": (kill, 4),
        "stopped for longer than a lease": (pause, 2),
        "Valkey killed": (no_news, 1),
        "PostgreSQL restarted": (no_database, 1),
    }


def several_servers(rounds: int, seed: int) -> Told:
    """One of four faults at a random moment, so many times."""
    told, dice = Told(), random.Random(seed)
    kinds = [kind for kind, (_, often) in Several.FAULTS.items() for _ in range(often)]
    for first in range(0, rounds, OF_ONE_HALL):
        with ExitStack() as stack:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="cardhall-kills-"))
            database = stack.enter_context(running_postgresql())
            there = Several(stack, Path(folder), database, dice)
            servers = there.cluster.servers
            password = next(server.password for server in servers if server.password)
            disk = Disk(there.cluster.database)
            hall = come_in(disk, there.doors, password, f"p{seed}-{first}")
            for number in range(first, min(first + OF_ONE_HALL, rounds)):
                # each kind comes up, however few the rounds
                each = list(Several.FAULTS)
                kind = each[number] if number < len(each) else dice.choice(kinds)
                time.sleep(dice.uniform(*WAIT))
                before, began = disk.tables(), time.monotonic()
                mend = Several.FAULTS[kind][0](there)
                told.faults[kind] += 1
                hall.goes_on(told, kind, began, before)
                mend()
            hall.close(told)
            told.wrong += [one.printed for one in servers if "Traceback" in one.printed]
            print(f"{told.lines()[0]}, {len(told.wrong)} wrong", flush=True)
    return told
