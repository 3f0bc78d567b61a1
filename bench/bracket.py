"""A double elimination: made and played out in memory, and result by result through HTTP.

    ./dev bench bracket [--peers] [--teams 1024] [--runs 7] [--hall 256] [--no-http]

In memory: the plan of all matches is made, then result after result is entered until there is a
champion; once with the plan still to be made, once with the plan of that size at hand. A copy is
taken before each result: were the whole copied, it would show. With ``--peers`` the same
is asked of brackets-manager (its own store in memory), in turn, in the same run.

Through HTTP: a hall as ``cardhall serve`` runs it, an event of Pedro with so many teams, every
match of it called and reported over one kept connection; each result is on the disk (SQLite, WAL,
synchronous=FULL) before it is answered. First nobody looks on, then the console and the wall are
open, then a phone at each of 128 tables and for each of 128 teams besides.
"""

import argparse
import random
import shutil
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.durable import Figures, figures
from bench.peers import BracketsManager
from cardhall.formats.bracket import Bracket, plan_of

BEFORE = "T"


@dataclass(frozen=True)
class Run:
    """One bracket from the draw to the champion; times in ms."""

    make: float
    play: float
    results: int
    p50: float
    p99: float

    @property
    def whole(self) -> float:
        return self.make + self.play


def ours(teams: int, known: bool) -> Run:
    """The same waves as the peer: all that can be played, then all that can be played then."""
    names = [f"{BEFORE}{number}" for number in range(teams)]
    if not known:
        plan_of.cache_clear()
    times: list[float] = []
    begun = time.perf_counter()
    bracket = Bracket(names)
    ready_at = time.perf_counter()
    while ready := bracket.ready():
        for match in ready:
            one, two = bracket.who(match.number)
            before = time.perf_counter()
            before_it = bracket.copy()
            bracket.record(match.number, str(one if len(times) * 7919 % 2 == 0 else two))
            times.append((time.perf_counter() - before) * 1000)
    done = time.perf_counter()
    assert bracket.champion is not None
    assert len(before_it.played) == len(times) - 1
    cuts = statistics.quantiles(times, n=100, method="inclusive")
    return Run((ready_at - begun) * 1000, (done - ready_at) * 1000, len(times), cuts[49], cuts[98])


def correction(teams: int) -> float:
    """Ms to correct a first-round result of a bracket played out, and to put it back."""
    rng = random.Random(1)
    bracket = Bracket([f"{BEFORE}{number}" for number in range(teams)])
    while ready := bracket.ready():
        for match in ready:
            bracket.record(match.number, str(rng.choice(bracket.who(match.number))))
    champion = bracket.champion
    one, two = bracket.who(1)
    was = bracket.winner(1)
    begun = time.perf_counter()
    bracket.record(1, str(two if was == one else one))
    assert bracket.set_aside
    bracket.record(1, str(was))
    took = (time.perf_counter() - begun) * 1000
    assert bracket.champion == champion
    return took


def _show(name: str, runs: list[Run]) -> Run:
    run = sorted(runs, key=lambda one: one.whole)[len(runs) // 2]
    print(
        f"{name:34} made {run.make:7.2f} ms   {run.results} results in {run.play:7.1f} ms   "
        f"one p50 {run.p50:.4f} p99 {run.p99:.4f} ms",
        flush=True,
    )
    return run


def in_memory(teams: int, runs: int, peers: bool) -> dict[str, Run]:
    """Medians by name; printed."""
    peer = BracketsManager() if peers else None
    found: dict[str, list[Run]] = {}
    for number in range(runs + 1):  # the first only warms up
        rows = {"ours": ours(teams, known=False), "ours, its plan known": ours(teams, known=True)}
        if peer:
            rows["brackets-manager 1.11.1"] = Run(**peer.ask(teams=teams))
        for name, row in rows.items() if number else ():
            found.setdefault(name, []).append(row)
    print(f"{teams} teams, double elimination, medians of {runs} runs in turn")
    middle = {name: _show(name, rows) for name, rows in found.items()}
    print(f"a first-round result corrected and put back: {correction(teams):.2f} ms", flush=True)
    if peer:
        theirs = middle["brackets-manager 1.11.1"]
        whole = theirs.whole / middle["ours"].whole
        play = theirs.play / middle["ours"].play
        print(f"brackets-manager takes {whole:.1f} times as long (played out alone: {play:.1f})")
        answer = peer.ask(correct=8)["answer"]
        print(f"asked to correct a first-round result of 8 teams played out, it says: {answer}")
        peer.close()
    return middle


# -- through HTTP ---------------------------------------------------------------------------------


@contextmanager
def hall(folder: Path) -> Iterator[tuple[int, str]]:
    """A hall in a process of its own: its port and the chairperson's password."""
    import multiprocessing

    from bench.sockets import serve

    mine, its = multiprocessing.Pipe()
    server = multiprocessing.get_context("spawn").Process(target=serve, args=(folder, its))
    server.start()
    try:
        yield mine.recv()
    finally:
        server.terminate()
        server.join(10)


class Looker(threading.Thread):
    """Sockets that are read and thrown away, as fast as they come; counts what came."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        import selectors

        self.ready = selectors.DefaultSelector()
        self.bytes = 0
        self.over = False

    def open(self, browser: Any, event: str, role: str) -> None:
        """A page of this browser, kept open."""
        import base64
        import os
        import selectors
        import socket

        line = socket.create_connection(("127.0.0.1", browser.port), timeout=30)
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        key = base64.b64encode(os.urandom(16)).decode()
        line.sendall(
            f"GET /ws/events/{event}?as={role} HTTP/1.1\r\nHost: 127.0.0.1:{browser.port}\r\n"
            f"Upgrade: websocket\r\nOrigin: http://127.0.0.1:{browser.port}\r\n"
            f"Connection: Upgrade\r\nCookie: {cookies}\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        if b" 101 " not in line.recv(4096):
            raise RuntimeError(f"no socket for {role}")
        self.ready.register(line, selectors.EVENT_READ)

    def run(self) -> None:
        while not self.over:
            for found, _ in self.ready.select(timeout=0.1):
                self.bytes += len(found.fileobj.recv(1 << 20))  # type: ignore[union-attr]


def _event(chair: Any, event: str, teams: int) -> dict[str, Any]:
    """An event of Pedro with all its teams signed in and the first matches called; its game."""
    chair.ask("POST", "/api/events", {"id": event, "games": ["pedro"], "rehearsal": True})
    rows = [
        {
            "category": "pedro",
            "name": f"Ann {number}",
            "partner": f"Bea {number}",
            "auxiliary": f"House {number // 2}",
            "paid_cents": 3000,
        }
        for number in range(teams)
    ]
    chair.tell(event, f"{event}-import", "import_entries", rows=rows, override="bench")
    chair.tell(event, f"{event}-rehearse", "rehearse", category="pedro", until="playing")
    return _game(chair, event)


def _game(chair: Any, event: str) -> dict[str, Any]:
    view = chair.ask("GET", f"/api/events/{event}/view?as=console")["view"]
    found: dict[str, Any] = view["categories"][0]
    return found


def _play_out(chair: Any, event: str) -> tuple[list[float], list[float]]:
    """Every match, reported as it was called; seconds of each result and of each correction."""
    times: list[float] = []
    again: list[float] = []
    number = 0
    while True:
        matches = _game(chair, event)["bracket"]["matches"]
        playing = [one for one in matches if one["state"] == "playing"]
        if not playing:
            if not any(one["state"] == "ready" for one in matches):
                return times, again
            number += 1
            chair.tell(event, f"{event}-call-{number}", "call_matches", category="pedro")
            continue
        for match in playing:
            # one in eight is entered the wrong way round and corrected
            for made in [(60, 40)] if match["match"] % 8 else [(40, 60), (60, 40)]:
                points = [
                    {"entry": team["entry"], "points": points}
                    for team, points in zip(match["teams"], made, strict=True)
                ]
                number += 1
                what = {"category": "pedro", "match": match["match"], "points": points}
                begun = time.perf_counter()
                if made == (60, 40) and match["match"] % 8 == 0:
                    chair.tell(event, f"{event}-{number:06}", "correct_match", why="x", **what)
                    again.append(time.perf_counter() - begun)
                else:
                    chair.tell(event, f"{event}-{number:06}", "report_match", caller="C", **what)
                    times.append(time.perf_counter() - begun)


def through_http(folder: Path, teams: int) -> list[Figures]:
    """Figures of results and corrections, by who looks on; printed."""
    from bench.through_http import Browser

    rows: list[Figures] = []
    with hall(folder) as (port, password):
        chair = Browser(port)
        chair.ask("POST", "/api/login", {"password": password})
        for event, name in (
            ("alone", "nobody looks on"),
            ("pages", "console and wall open"),
            ("phones", "and 256 phones"),
        ):
            game = _event(chair, event, teams)
            looker = Looker()
            if event != "alone":
                for role in ("console", "projector"):
                    looker.open(chair, event, role)
            if event == "phones":
                for code in _codes(chair, event, game):
                    phone = Browser(port)
                    phone.ask("POST", "/api/login", {"code": code[1]})
                    looker.open(phone, event, code[0])
                    phone.socket.close()
            looker.start()
            times, again = _play_out(chair, event)
            looker.over = True
            looker.join()
            seen = f", {looker.bytes / 1e6:,.0f} MB sent" if looker.bytes else ""
            for what, found in (("result", times), ("correction", again)):
                rows.append(figures(f"{what}, {name}", 1, found, sum(found)))
                _line(rows[-1], len(found), seen if what == "result" else "")
    return rows


def _codes(chair: Any, event: str, game: dict[str, Any]) -> list[tuple[str, str]]:
    """Whose phones look on: each table's captain, and as many players."""
    view = chair.ask("GET", f"/api/events/{event}/view?as=console")["view"]
    captains = [("captain", code) for code in game["table_codes"].values()]
    return [*captains[:128], *(("player", one["code"]) for one in view["entries"][:128])]


def _line(row: Figures, count: int, more: str) -> None:
    print(
        f"{row.name:38} {count:>5}   p50 {row.p50:6.2f} ms   p99 {row.p99:6.2f} ms{more}",
        flush=True,
    )


def run(arguments: Sequence[str] = ()) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="./dev bench bracket", description=__doc__)
    parser.add_argument("--peers", action="store_true", help="beside brackets-manager")
    parser.add_argument("--teams", type=int, default=1024, help="in memory")
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--hall", type=int, default=256, help="teams through HTTP")
    parser.add_argument("--no-http", action="store_true", help="in memory alone")
    parser.add_argument("--folder", default=".", help="where to write: the disk that is measured")
    options = parser.parse_args(arguments)
    in_memory(options.teams, options.runs, options.peers)
    if options.no_http:
        return
    folder = Path(tempfile.mkdtemp(prefix=".bracket-", dir=options.folder))
    try:
        print(f"{options.hall} teams through HTTP, durable, one client")
        through_http(folder, options.hall)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
