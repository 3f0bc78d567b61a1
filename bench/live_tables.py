"""From an act to the others' screens: 40 tables at once, a person in every seat.

    python -m bench.live_tables [--tables 40] [--seconds 15] [--runs 3] [--game NAME]

One process serves the hall exactly as ``cardhall serve`` does; this one plays the people, each with
their own socket and cookies, over 127.0.0.1. The seven games take turns; each table has four
people. Whoever is asked acts 1 to 2 seconds later (``--thinking``), with words from their own view.
Measured: from the moment an act leaves the phone to the moment a phone of somebody else at that
table has the view that it made, for each of them. The server's CPU time is quoted by act and by
push, for it hangs less on who else is at work. On a busy Linux machine ``chrt -r 10 ./dev bench
live_tables`` goes before all others, and gives about what a quiet one would.
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
from pathlib import Path
from typing import Any

import msgspec
import psutil

from bench.players import next_command
from bench.sockets import Http, Phone, Topic, join, serve
from cardhall.tables.games import live_games

PEOPLE = 4
WARM_UP = 3.0  # seconds before anything is measured


@dataclass
class Table:
    """A table in play: its people, and which act made which version, sent when and by whom."""

    id: str
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
    """Somebody opens a table, three friends sit down by its code, and the host begins."""
    host = Http(port)
    new = {"name": "Ida", "pin": "1234", "game": game, "preset": await preset(host, game)}
    id = (await host.post("/api/tables", {**new, "seats": PEOPLE, "bots": 0, "minutes": 120}))["id"]
    table, topic = Table(id), Topic(id)
    for seat in range(PEOPLE):
        http = host if seat == 0 else Http(port)
        if seat:
            await http.post("/api/login", {"name": f"Friend {seat}", "pin": "1234", "event": id})
            sit = {"type": "sit", "seat": seat, "person": "", "name": "", "acknowledged": True}
            await surely(http, id, f"{id}-{seat}-sits", sit)
        table.people.append((http, await join(port, f"/ws/tables/{id}", http, topic)))
    await surely(host, id, f"{id}-begins", {"type": "begin_session"})
    return table


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


async def measure(port: int, server: int, options: argparse.Namespace) -> list[dict[str, float]]:
    """Figures of each run, at the same tables one after another."""
    games = [options.game] if options.game else live_games()
    tables = [
        await open_table(port, games[number % len(games)]) for number in range(options.tables)
    ]
    tasks = [
        asyncio.create_task(
            play(table, place, random.Random(f"{number}/{place}"), options.thinking)
        )
        for number, table in enumerate(tables)
        for place in range(PEOPLE)
    ]
    await asyncio.sleep(WARM_UP)
    runs = [await one_run(tables, psutil.Process(server), options) for _ in range(options.runs)]
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
    return runs


async def one_run(
    tables: list[Table], server: psutil.Process, options: argparse.Namespace
) -> dict[str, float]:
    for table in tables:
        table.acts.clear()
        for _, phone in table.people:
            phone.seen.clear()
    began, cpu = time.perf_counter(), sum(server.cpu_times()[:2])
    await asyncio.sleep(options.seconds)
    passed, cpu = time.perf_counter() - began, sum(server.cpu_times()[:2]) - cpu
    acts = sum(len(table.acts) for table in tables)
    pushes = sum(len(phone.seen) for table in tables for _, phone in table.people)
    await asyncio.sleep(0.5)
    times = sorted(delay for table in tables for delay in table.delays())
    return {
        "acts": acts,
        "pushes": pushes,
        "measured": len(times),
        "p50": times[len(times) // 2],
        "p99": times[int(len(times) * 0.99)],
        "most": times[-1],
        "cpu_act": 1000 * cpu / acts,
        "cpu_push": 1000 * cpu / pushes,
        "cpu": 100 * cpu / passed,
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
        bound = options.runs * (options.seconds + 1) + 120
        runs = asyncio.run(asyncio.wait_for(measure(port, server.pid, options), bound))
    finally:
        server.terminate()
        server.join(10)
        shutil.rmtree(folder, ignore_errors=True)
    for one in runs:
        print(in_words(one, "a run"), flush=True)
    median = {name: statistics.median(one[name] for one in runs) for name in runs[0]}
    print(f"{options.tables} tables, {options.tables * PEOPLE} sockets;")
    print(in_words(median, "medians"), flush=True)
    return median


def in_words(found: dict[str, float], title: str) -> str:
    return (
        f"{title}: p50 {found['p50']:.1f} ms, p99 {found['p99']:.1f} ms, at most "
        f"{found['most']:.0f} ms to the others' screens; {found['acts']:.0f} acts, "
        f"{found['pushes']:.0f} pushes; the server's CPU {found['cpu_act']:.2f} ms an act, "
        f"{found['cpu_push']:.2f} ms a push, {found['cpu']:.0f} % of a core"
    )


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bench.live_tables", description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument(
        "--thinking", type=float, nargs=2, default=(1.0, 2.0), metavar=("LEAST", "MOST"),
        help="seconds from being asked to acting",
    )  # fmt: skip
    parser.add_argument("--game", choices=live_games(), help="one game at all tables")
    parser.add_argument("--folder", default=".", help="where the hall's data lies meanwhile")
    return parser


if __name__ == "__main__":
    run(sys.argv[1:])
