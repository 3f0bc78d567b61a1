"""From action to screen: 500 phones and 40 live tables with bots on one server process.

    python -m bench.sockets [--phones 500] [--tables 40] [--seconds 15]

One process serves the hall exactly as ``cardhall serve`` does; this one plays the phones, over real
sockets on 127.0.0.1. At each table sits one person with bots; the other phones look at tables, at
their owner's page or at the room's, in an event in which somebody signs in each second. A page that
stays as it was is sent nothing, and is not measured. Measured: from the moment a
person's command leaves the phone to the moment a phone that watches has the view that it made, for
every such phone. Bots think at the same time, on the same machine, and so does this client.
"""

import argparse
import asyncio
import base64
import json
import multiprocessing
import os
import random
import re
import resource
import shutil
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import psutil

VERSION = re.compile(rb'{"version":(\d+),')
BOTS = 4
EVENT = "bench"
MANY = 20_000  # open files, phones and tables: more than are ever asked for


# -- the server, in a process of its own -----------------------------------------------------


def serve(folder: Path, tell: Connection) -> None:
    """The hall of ``cardhall serve``; limits on what may come from one address, and how fast, are
    lifted: all phones and all people here come from this one."""
    import socket

    from cardhall.cli.sample import make_sample
    from cardhall.cli.serve import serve_app
    from cardhall.server.app import create_app
    from cardhall.server.config import Config, Limits, SteadyClock, machine_clock
    from cardhall.store import Store

    lift_open_files()
    clock = SteadyClock(machine_clock())
    with Store(folder / "cardhall.db", now=clock) as store:
        limits = Limits(
            logins_a_minute=100_000, commands_a_second=100_000, sockets=MANY,
            sockets_of_address=MANY, sockets_of_person=MANY, tables=MANY, tables_of_address=MANY,
            idle=MANY, idle_of_address=MANY,
        )  # fmt: skip
        config = Config(store=store, data_dir=folder, clock=clock, limits=limits)
        make_sample(config)
        app = create_app(config)
        listening = socket.create_server(("127.0.0.1", 0), backlog=1024)
        tell.send((listening.getsockname()[1], app.state.server.secrets.first_password))
        serve_app(app, listening)


def lift_open_files() -> None:
    """Let this process hold as many sockets as the machine allows, up to ``MANY``."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MANY if most == resource.RLIM_INFINITY else min(MANY, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


# -- phones ----------------------------------------------------------------------------------


class Http:
    """One kept connection, one request at a time."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookies: dict[str, str] = {}
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Status and JSON. A line on which nothing was said for a while may be gone: what is asked
        is then asked again on a new one, which the ids of commands make harmless."""
        if self.streams is not None:
            try:
                return await self._ask(self.streams, method, path, body)
            except (ConnectionError, asyncio.IncompleteReadError):
                self.streams[1].close()
        self.streams = await asyncio.open_connection("127.0.0.1", self.port)
        return await self._ask(self.streams, method, path, body)

    async def _ask(
        self,
        streams: tuple[asyncio.StreamReader, asyncio.StreamWriter],
        method: str,
        path: str,
        body: Any,
    ) -> tuple[int, Any]:
        reader, writer = streams
        data = b"" if body is None else json.dumps(body).encode()
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        writer.write(
            (
                f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
                f"Cookie: {cookies}\r\nContent-Type: application/json\r\n"
                f"x-csrftoken: {self.cookies.get('cardhall-form', '')}\r\n"
                f"Content-Length: {len(data)}\r\n\r\n"
            ).encode()
            + data
        )
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = 0
        for line in head.split("\r\n")[1:]:
            name, _, value = line.partition(": ")
            if name.lower() == "content-length":
                length = int(value)
            if name.lower() == "set-cookie":
                cookie = value.partition(";")[0].partition("=")
                self.cookies[cookie[0]] = cookie[2]
        text = await reader.readexactly(length)
        return int(head.split(" ", 2)[1]), json.loads(text) if text else None

    async def post(self, path: str, body: Any) -> Any:
        if "cardhall-form" not in self.cookies:
            await self.ask("GET", "/api/me")
        status, answer = await self.ask("POST", path, body)
        if status >= 500:
            raise RuntimeError(f"{path}: {status} {answer}")
        return answer

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None


@dataclass
class Topic:
    """A stream that phones look at: which versions people's commands made and when they were
    sent, and for each phone which versions came when."""

    name: str
    often: bool = True
    """Whether its versions follow so close that one push may bring several."""
    sent: dict[int, float] = field(default_factory=dict)
    seen: list[list[tuple[int, float]]] = field(default_factory=list)


class Phone(asyncio.Protocol):
    """A socket that notes when which version came; ``newest`` is the last view's text."""

    def __init__(self, port: int, path: str, http: Http, topic: Topic) -> None:
        self.request = (port, path, http)
        self.topic = topic
        self.seen: list[tuple[int, float]] = []
        topic.seen.append(self.seen)
        self.buffer = bytearray()
        self.open = asyncio.get_running_loop().create_future()
        self.fresh = asyncio.Event()
        self.newest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        port, path, http = self.request
        key = base64.b64encode(os.urandom(16)).decode()
        cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        transport.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Origin: http://127.0.0.1:{port}\r\nConnection: Upgrade\r\nCookie: {cookies}\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        self.buffer += data
        if not self.open.done():
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self.buffer[:32]:
                self.open.set_exception(RuntimeError(bytes(self.buffer[:60]).decode()))
                return
            del self.buffer[: end + 4]
            self.open.set_result(None)
        while (message := self.next_frame()) is not None:
            if found := VERSION.match(message):
                self.seen.append((int(found[1]), now))
                self.newest = message
                self.fresh.set()

    def next_frame(self) -> bytes | None:
        """A whole text frame; pings are answered on the way."""
        while len(self.buffer) >= 2:
            length, start = self.buffer[1] & 127, 2
            if length >= 126:
                start = 4 if length == 126 else 10
                if len(self.buffer) < start:
                    return None
                length = int.from_bytes(self.buffer[2:start], "big")
            if len(self.buffer) < start + length:
                return None
            code = self.buffer[0] & 15
            message = bytes(self.buffer[start : start + length])
            del self.buffer[: start + length]
            if code == 9:
                mask = bytes([0x8A, 0x80 | len(message)]) + b"\0\0\0\0"
                self.transport.write(mask + message)
            elif code == 1:
                return message
        return None

    def connection_lost(self, error: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(error or RuntimeError("closed"))


async def join(phone: Phone) -> Phone:
    """Open the phone's socket."""
    loop = asyncio.get_running_loop()
    await loop.create_connection(lambda: phone, "127.0.0.1", phone.request[0])
    await phone.open
    return phone


# -- people ----------------------------------------------------------------------------------


def move(view: dict[str, Any], dice: random.Random) -> dict[str, Any] | None:
    """What a person does now, if anything waits for them."""
    mine = view["mine"]
    seat = mine["seat"]
    for may, type in (
        ("may_draw_card", "draw_card"),
        ("may_shuffle", "shuffle"),
        ("may_cut", "cut"),
    ):
        if mine[may]:
            return {"type": type, "seat": seat}
    if mine["may_take_back_seat"]:
        return {"type": "take_back_seat", "seat": seat}
    words = [action["words"] for action in mine["actions"]]
    words = words or (["draw"] if mine["draw_max"] else [])
    if view["turn"] != seat or not words:
        return None
    return {"type": "act", "seat": seat, "step": view["step"], "words": dice.choice(words)}


async def play(phone: Phone, http: Http, table: str, dice: random.Random) -> None:
    """A person at a table: looks, thinks a moment, acts."""
    number = 0
    while True:
        await phone.fresh.wait()
        phone.fresh.clear()
        push = json.loads(phone.newest)
        command = move(push["view"], dice)
        if command is None:
            continue
        await asyncio.sleep(dice.uniform(0.05, 0.5))
        number += 1
        sent = time.perf_counter()
        body = {"id": f"{table}-{number}", "version": push["version"], "command": command}
        answer = await http.post(f"/api/tables/{table}/commands", body)
        if "version" in answer:
            phone.topic.sent[answer["version"]] = sent
        else:
            phone.fresh.set()


async def open_table(port: int) -> tuple[Http, str]:
    http = Http(port)
    new = {"name": "Ida", "pin": "1234", "seats": BOTS + 1, "bots": BOTS}
    table = (await http.post("/api/tables", new))["id"]
    begin = {"id": "begin-session", "version": 0, "command": {"type": "begin_session"}}
    await http.post(f"/api/tables/{table}/commands", begin)
    return http, table


async def desk_of(port: int, password: str) -> tuple[Http, list[dict[str, Any]]]:
    """The chairperson, and the entries of the event."""
    chair = Http(port)
    await chair.post("/api/login", {"password": password})
    _, push = await chair.ask("GET", "/api/events/sample/view?as=console")
    return chair, push["view"]["entries"]


async def sign_in(chair: Http, entries: list[dict[str, Any]], topic: Topic) -> None:
    """Somebody is signed in each second."""
    for number, entry in enumerate(entries):
        sent = time.perf_counter()
        command = {"type": "sign_in", "who": entry["id"]}
        body = {"id": f"sign-in-{number}", "version": 1_000_000, "command": command}
        answer = await chair.post("/api/events/sample/commands", body)
        if "version" in answer:
            topic.sent[answer["version"]] = sent
        await asyncio.sleep(1)


async def measure(
    port: int, password: str, server: int, options: argparse.Namespace
) -> dict[str, Any]:
    dice = random.Random(1)
    hall = Topic("event", often=False)
    people = [await open_table(port) for _ in range(options.tables)]
    topics = [Topic(table) for _, table in people]
    chair, entries = await desk_of(port, password)
    players = [Http(port) for _ in entries]
    for player, entry in zip(players, entries, strict=True):
        await player.post("/api/login", {"code": entry["code"]})
    tasks = [asyncio.create_task(sign_in(chair, entries, hall))]
    phones: list[Phone] = []
    for (http, table), topic in zip(people, topics, strict=True):
        phone = await join(Phone(port, f"/ws/tables/{table}", http, topic))
        phones.append(phone)
        tasks.append(asyncio.create_task(play(phone, http, table, dice)))
    visitor = Http(port)
    few, before = len(phones), psutil.Process(server).memory_info().rss
    while len(phones) < options.phones:
        which = len(phones) % (2 * options.tables)  # half look at tables, half at their own page
        who = visitor
        if which < options.tables:
            path, topic = f"/ws/tables/{people[which][1]}", topics[which]
        else:
            page = "player" if len(phones) % 4 < 2 else "projector"
            path, topic = f"/ws/events/sample?as={page}", hall
            who = players[len(phones) % len(players)]
        phones.append(await join(Phone(port, path, who, topic)))
    grown = (psutil.Process(server).memory_info().rss - before) / 1024
    await asyncio.sleep(2)
    for topic in [hall, *topics]:
        topic.sent.clear()
        for seen in topic.seen:
            seen.clear()
    began, cpu = time.perf_counter(), psutil.Process(server).cpu_times()
    own = time.process_time()
    await asyncio.sleep(options.seconds)
    own = time.process_time() - own
    passed, cpu_after = time.perf_counter() - began, psutil.Process(server).cpu_times()
    busy = cpu_after.user + cpu_after.system - cpu.user - cpu.system
    for task in tasks:
        task.cancel()
    await asyncio.sleep(0.5)
    figures = summary([hall, *topics], passed, len(phones))
    return {
        **figures,
        "server_cpu_percent": round(100 * busy / passed),
        "client_cpu_percent": round(100 * own / passed),
        "kb_phone": round(grown / max(1, len(phones) - few)),
    }


def delays(topic: Topic) -> list[float]:
    """Milliseconds from each command to each phone's first view of its version, or of one after
    where a push may bring several."""
    found = []
    for version, sent in topic.sent.items():
        for seen in topic.seen:
            shown, v = next(((at, v) for v, at in seen if v >= version and at >= sent), (0.0, 0))
            if v == version or (v and topic.often):
                found.append((shown - sent) * 1000)
    return found


def summary(topics: Sequence[Topic], passed: float, phones: int) -> dict[str, Any]:
    each = [sorted(delays(topic)) for topic in topics]
    times = sorted(time for found in each for time in found)
    at_event, at_tables = each[0], sorted(time for found in each[1:] for time in found)
    if not times:
        raise RuntimeError("nobody did anything")
    return {
        "phones": phones,
        "tables": len(topics) - 1,
        "commands": sum(len(topic.sent) for topic in topics),
        "pushes_per_second": round(
            sum(len(seen) for topic in topics for seen in topic.seen) / passed
        ),
        "measured": len(times),
        "p50_ms": round(times[len(times) // 2], 1),
        "p99_ms": round(times[int(len(times) * 0.99)], 1),
        "event_p99_ms": round(at_event[int(len(at_event) * 0.99)], 1),
        "tables_p99_ms": round(at_tables[int(len(at_tables) * 0.99)], 1),
        "max_ms": round(times[-1], 1),
    }


def run(arguments: Sequence[str] = ()) -> dict[str, Any]:
    """Measure, print one line, give back its figures."""
    options = parser().parse_args(arguments)
    lift_open_files()
    folder = Path(tempfile.mkdtemp(prefix=".sockets-", dir=options.folder))
    ours, theirs = multiprocessing.Pipe()
    server = multiprocessing.get_context("spawn").Process(target=serve, args=(folder, theirs))
    server.start()
    assert server.pid is not None
    try:
        port, password = ours.recv()
        bound = options.seconds + 60 + options.phones / 50
        figures = asyncio.run(asyncio.wait_for(measure(port, password, server.pid, options), bound))
    finally:
        server.terminate()
        server.join(10)
        shutil.rmtree(folder, ignore_errors=True)
    print(
        "{phones} phones, {tables} tables with bots: p50 {p50_ms} ms, p99 {p99_ms} ms from action "
        "to screen (event {event_p99_ms}, tables {tables_p99_ms}), at most {max_ms} ms;\n"
        "{commands} commands, {pushes_per_second} pushes/s, {measured} measured, the server's CPU "
        "{server_cpu_percent} % of a core, the phones' own {client_cpu_percent} %; {kb_phone} KiB "
        "of the server's memory a phone".format(**figures),
        flush=True,
    )
    return figures


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bench.sockets", description=__doc__.split("\n")[0])
    parser.add_argument("--phones", type=int, default=500)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--folder", default=".", help="where the hall's data lies meanwhile")
    return parser


if __name__ == "__main__":
    run(sys.argv[1:])
