"""From an act to the others' screens: 40 tables at once, a person in every seat.

    python -m bench.live_tables [--tables 40] [--seconds 15] [--runs 3] [--game NAME] [--clients 1]

One process serves the hall exactly as ``cardhall serve`` does; another plays the people, each with
their own socket and cookies, over 127.0.0.1 (``--clients``: so many others). The games take turns;
each table has four people. Whoever is asked acts 1 to 2 seconds later (``--thinking``), with words
from their own view. Measured: from the moment an act leaves the phone to the moment a phone of
somebody else at that table has the view that it made, for each of them. The server's CPU time is
quoted by act and by push, for it hangs less on who else is at work, and beside it that of the
people's own processes: where one of them is near a whole core, the times are its own. What a table
holds of the server's memory, and what a phone, is told by how much it grows while they come. On a
busy Linux machine ``chrt -r 10 ./dev bench live_tables`` goes before all others, and gives about
what a quiet one would.
"""

import argparse
import asyncio
import itertools
import multiprocessing
import os
import random
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec
import psutil

from bench.players import next_command
from bench.sockets import Http, Phone, Topic, join, lift_open_files, serve
from cardhall.tables.games import live_games

PEOPLE = 4
WARM_UP = 3.0  # seconds before anything is measured
AT_ONCE = 8  # tables that are opened side by side
OPENING = 1.0  # seconds that one table may take to be opened, at most


@dataclass
class Table:
    """A table in play: its people, and which act made which version, sent when and by whom."""

    id: str
    game: str
    people: list[tuple[Http, Phone]] = field(default_factory=list)
    acts: list[tuple[int, float, int]] = field(default_factory=list)

    def delays(self) -> list[float]:
        """Milliseconds from each act to each of the others' screens."""
        found = []
        for version, sent, actor in self.acts:
            for place, (_, phone) in enumerate(self.people):
                at = next((at for v, at in phone.seen if v >= version), None)
                if place != actor and at is not None:
                    found.append((at - sent) * 1000)
        return found


async def open_table(port: int, game: str) -> Table:
    """Somebody opens a table, and three friends sit down by its code."""
    host = Http(port)
    new = {"name": "Ida", "pin": "1234", "game": game, "preset": await preset(host, game)}
    id = (await host.post("/api/tables", {**new, "seats": PEOPLE, "bots": 0, "minutes": 120}))["id"]
    table, topic = Table(id, game), Topic(id)
    for seat in range(PEOPLE):
        http = host if seat == 0 else Http(port)
        if seat:
            await http.post("/api/login", {"name": f"Friend {seat}", "pin": "1234", "event": id})
            sit = {"type": "sit", "seat": seat, "person": "", "name": "", "acknowledged": True}
            await surely(http, id, f"{id}-{seat}-sits", sit)
        table.people.append((http, Phone(port, f"/ws/tables/{id}", http, topic)))
    return table


async def look_on(table: Table) -> None:
    """Each of its people opens the table's page."""
    for _, phone in table.people:
        await join(phone)


async def begin(table: Table) -> None:
    await surely(table.people[0][0], table.id, f"{table.id}-begins", {"type": "begin_session"})


async def preset(http: Http, game: str) -> str:
    _, games = await http.ask("GET", "/api/games")
    return str(next(one for one in games if one["key"] == game)["presets"][0])


async def tell(http: Http, table: str, id: str, command: dict[str, Any]) -> Any:
    body = {"id": id, "version": 0, "command": command}
    return await http.post(f"/api/tables/{table}/commands", body)


async def surely(http: Http, table: str, id: str, command: dict[str, Any]) -> None:
    answer = await tell(http, table, id, command)
    if "version" not in answer:
        raise RuntimeError(f"{command['type']}: {answer}")


async def play(table: Table, place: int, dice: random.Random, thinking: Sequence[float]) -> None:
    """One person: looks, thinks a moment, acts."""
    http, phone = table.people[place]
    known = 0
    for number in itertools.count():
        await phone.fresh.wait()
        phone.fresh.clear()
        push = msgspec.json.decode(phone.newest)
        command = next_command(push["view"], dice) if push["version"] >= known else None
        if command is None:
            continue
        await asyncio.sleep(dice.uniform(*thinking))
        if command["type"] == "act" and not still_asked(phone, command):
            phone.fresh.set()
            continue
        sent = time.perf_counter()
        answer = await tell(http, table.id, f"{table.id}-{place}-{number}", command)
        if "version" in answer:
            known = answer["version"]
            table.acts.append((known, sent, place))
        else:
            phone.fresh.set()


def still_asked(phone: Phone, command: dict[str, Any]) -> bool:
    """Whether the turn that a person thought about is still on."""
    step: int = msgspec.json.decode(phone.newest)["view"]["step"]
    return bool(step == command["step"])


# -- a process of people ---------------------------------------------------------------------


def people(port: int, games: list[str], options: argparse.Namespace, tell: Connection) -> None:
    """Play the people of one table of each of ``games``, in a process of their own: what is asked
    for over ``tell`` is done, and answered."""
    lift_open_files()
    asyncio.run(_people(port, games, options, tell))


async def _people(
    port: int, games: list[str], options: argparse.Namespace, tell: Connection
) -> None:
    tables: list[Table] = []
    tasks: list[asyncio.Task[None]] = []
    gate = asyncio.Semaphore(AT_ONCE)

    async def behind_the_gate(game: str) -> Table:
        async with gate:
            return await open_table(port, game)

    while (asked := await asyncio.to_thread(tell.recv)) != "go home":
        if asked == "open the first":
            tables += await asyncio.gather(*map(behind_the_gate, dict.fromkeys(games)))
        elif asked == "sit down":
            for table in tables:
                games.remove(table.game)
            tables += await asyncio.gather(*map(behind_the_gate, games))
        elif asked == "look":
            await asyncio.gather(*map(look_on, tables))
        elif asked == "play":
            await asyncio.gather(*map(begin, tables))
            tasks += [
                asyncio.create_task(
                    play(table, place, random.Random(f"{table.id}/{place}"), options.thinking)
                )
                for table in tables
                for place in range(PEOPLE)
            ]
        elif asked == "measure":
            tell.send(await one_run(tables, options.seconds))
            continue
        for task in tasks:
            if task.done():
                task.result()
        tell.send(len(tables))
    for task in tasks:
        task.cancel()


async def one_run(tables: list[Table], seconds: float) -> dict[str, Any]:
    for table in tables:
        table.acts.clear()
        for _, phone in table.people:
            phone.seen.clear()
    cpu = time.process_time()
    await asyncio.sleep(seconds)
    cpu = time.process_time() - cpu
    acts = sum(len(table.acts) for table in tables)
    pushes = sum(len(phone.seen) for table in tables for _, phone in table.people)
    await asyncio.sleep(0.5)
    times = [delay for table in tables for delay in table.delays()]
    return {"acts": acts, "pushes": pushes, "times": times, "cpu": 100 * cpu / seconds}


class Crowd:
    """All processes of people, asked for one thing after the other."""

    def __init__(self, port: int, options: argparse.Namespace) -> None:
        games = [options.game] if options.game else live_games()
        wanted = [games[number % len(games)] for number in range(options.tables)]
        context = multiprocessing.get_context("spawn")
        self.lines: list[Connection] = []
        self.processes = []
        self.bound = 60 + options.seconds + OPENING * options.tables
        for number in range(options.clients):
            ours, theirs = multiprocessing.Pipe()
            args = (port, wanted[number :: options.clients], options, theirs)
            self.processes.append(context.Process(target=people, args=args))
            self.lines.append(ours)
            self.processes[-1].start()
            theirs.close()

    def ask(self, what: str) -> list[Any]:
        """Ask all of them at once. Raises RuntimeError where one does not answer."""
        for line in self.lines:
            line.send(what)
        answers = []
        for line in self.lines:
            if not line.poll(self.bound):
                raise RuntimeError(f"people who were asked to {what} did not in {self.bound:.0f} s")
            answers.append(line.recv())
        return answers

    def go_home(self) -> None:
        for line, process in zip(self.lines, self.processes, strict=True):
            if process.is_alive():
                line.send("go home")
            process.join(5)
            process.kill()


def measure(port: int, server: psutil.Process, options: argparse.Namespace) -> list[dict[str, Any]]:
    """Figures of each run, at the same tables one after another."""
    crowd = Crowd(port, options)
    try:
        first = sum(crowd.ask("open the first"))  # with the games' own code
        empty = server.memory_info().rss
        more = sum(crowd.ask("sit down"))
        seated = server.memory_info().rss
        phones = sum(crowd.ask("look"))
        memory = {
            "kb_table": (seated - empty) / 1024 / max(1, more - first),
            "kb_phone": (server.memory_info().rss - seated) / 1024 / phones / PEOPLE,
        }
        crowd.ask("play")
        time.sleep(WARM_UP)
        return [{**memory, **measured(crowd, server, options)} for _ in range(options.runs)]
    finally:
        crowd.go_home()


def measured(crowd: Crowd, server: psutil.Process, options: argparse.Namespace) -> dict[str, Any]:
    """One run: what the people saw, and what it cost the server."""
    began, cpu = time.perf_counter(), sum(server.cpu_times()[:2])
    found = crowd.ask("measure")
    passed, cpu = time.perf_counter() - began, sum(server.cpu_times()[:2]) - cpu
    over = passed / options.seconds  # the server is watched for a little longer than the people
    acts, pushes = (sum(one[name] for one in found) for name in ("acts", "pushes"))
    times = sorted(delay for one in found for delay in one["times"])
    return {
        "acts": acts,
        "pushes": pushes,
        "measured": len(times),
        "p50": times[len(times) // 2],
        "p99": times[int(len(times) * 0.99)],
        "most": times[-1],
        "cpu_act": 1000 * cpu / over / acts,
        "cpu_push": 1000 * cpu / over / pushes,
        "cpu": 100 * cpu / passed,
        "client": max(one["cpu"] for one in found),
        "mb": server.memory_info().rss / 1024 / 1024,
    }


def run(arguments: Sequence[str] = ()) -> dict[str, float]:
    """Measure, print, give back the medians of the runs (times in ms)."""
    options = parser().parse_args(arguments)
    if os.getloadavg()[0] > 0.5:
        print(f"Others are at work here (load {os.getloadavg()[0]:.1f}): the times are theirs too.")
    folder = Path(tempfile.mkdtemp(prefix=".live-tables-", dir=options.folder))
    ours, theirs = multiprocessing.Pipe()
    server = multiprocessing.get_context("spawn").Process(target=serve, args=(folder, theirs))
    server.start()
    assert server.pid is not None
    try:
        port, _ = ours.recv()
        runs = measure(port, psutil.Process(server.pid), options)
    finally:
        server.terminate()
        server.join(10)
        shutil.rmtree(folder, ignore_errors=True)
    for one in runs:
        print(in_words(one, "a run"), flush=True)
    median = {name: statistics.median(one[name] for one in runs) for name in runs[0]}
    print(f"{options.tables} tables, {options.tables * PEOPLE} sockets;")
    print(in_words(median, "medians"), flush=True)
    print(
        f"memory: {median['kb_table']:.0f} KiB a table and {median['kb_phone']:.0f} KiB a phone "
        f"before they play, {median['mb']:.0f} MiB the server in the end"
    )
    return median


def in_words(found: dict[str, float], title: str) -> str:
    return (
        f"{title}: p50 {found['p50']:.1f} ms, p99 {found['p99']:.1f} ms, at most "
        f"{found['most']:.0f} ms to the others' screens; {found['acts']:.0f} acts, "
        f"{found['pushes']:.0f} pushes; the server's CPU {found['cpu_act']:.2f} ms an act, "
        f"{found['cpu_push']:.2f} ms a push, {found['cpu']:.0f} % of a core; the people's own "
        f"{found['client']:.0f} %"
    )


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bench.live_tables", description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--clients", type=int, default=1, help="processes that play the people")
    parser.add_argument(
        "--thinking", type=float, nargs=2, default=(1.0, 2.0), metavar=("LEAST", "MOST"),
        help="seconds from being asked to acting",
    )  # fmt: skip
    parser.add_argument("--game", choices=live_games(), help="one game at all tables")
    parser.add_argument("--folder", default=".", help="where the hall's data lies meanwhile")
    return parser


if __name__ == "__main__":
    run(sys.argv[1:])
