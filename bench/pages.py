"""How the pages do by Lighthouse: the front door, a table in mid-hand, the wall.

    ./dev bench pages [--runs 5]

One process serves the hall exactly as ``cardhall serve`` does; Lighthouse runs against it with its
own way of slowing a phone and its line down (a mid-range phone; the wall as a desktop), and what is
printed is the median of the runs, with the least and the most. A machine that is slower than a
laptop (``tests/yardstick.py``) is slowed by so much less, as Lighthouse asks it of slow machines:
the phone is the same. Lighthouse lives in build/peers and is set up once, from npm. 95 is aimed at
in each.
"""

import argparse
import json
import multiprocessing
import os
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import sync_playwright

from bench.peers import from_npm, node
from bench.sockets import serve
from bench.through_http import Browser
from tests.browser import chromium
from tests.yardstick import slower

LIGHTHOUSE = ["lighthouse@13.5.0"]
CATEGORIES = ("performance", "accessibility", "best-practices")
TIMES = {"largest-contentful-paint": "largest paint ms", "total-blocking-time": "blocked ms"}
EVENT = "bench-pages"
CHROME = ("--headless=new", "--no-sandbox", "--disable-gpu")
PHONE = 4.0  # times slower than a laptop


@dataclass(frozen=True)
class Report:
    """One run: each category out of 100 and the times in ms; what was found wanting, by name."""

    figures: dict[str, float]
    faults: frozenset[str]

    @classmethod
    def of(cls, told: dict[str, Any]) -> "Report":
        audits = told["audits"]
        figures = {name: told["categories"][name]["score"] * 100 for name in CATEGORIES}
        figures |= {name: audits[name]["numericValue"] for name in TIMES}
        wanting = (
            one["id"]
            for one in audits.values()
            if one.get("score") is not None and one["score"] < 0.9
        )
        return cls(figures, frozenset(wanting))


def table(port: int) -> tuple[str, Browser]:
    """A table of one's own with four bots, its session begun, and the browser that sits there."""
    mine = Browser(port)
    made = {"game": "boure", "name": "Odile Fontenot", "pin": "1234", "seats": 5, "bots": 4}
    id = mine.ask("POST", "/api/tables", made)["id"]
    state = mine.ask("GET", f"/api/tables/{id}/view")
    command = {"type": "begin_session"}
    body = {"id": "bench-begin", "version": state["version"], "command": command}
    mine.ask("POST", f"/api/tables/{id}/commands", body)
    return str(id), mine


def event(port: int, password: str) -> None:
    """An event in its first round."""
    chair = Browser(port)
    chair.ask("POST", "/api/login", {"password": password})
    chair.ask("POST", "/api/events", {"id": EVENT, "rehearsal": True})
    chair.tell(EVENT, f"{EVENT}-rehearse", "rehearse", until="playing")


def browser_path() -> str:
    """Where the browser is; ends the program where there is none."""
    found = os.environ.get("CHROME_PATH") or chromium.find()
    return found or sys.exit("Lighthouse needs Chromium. On Debian: sudo apt install chromium")


def slowed() -> float:
    """How many times this machine is to be slowed, to be as slow as a phone."""
    return max(1.0, PHONE / slower())


@contextmanager
def signed_in(url: str, cookies: dict[str, str]) -> Iterator[int]:
    """A browser that has these cookies, sockets and all; the port that Lighthouse drives it by."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    flags = [*CHROME, f"--remote-debugging-port={port}"]
    with tempfile.TemporaryDirectory() as profile, sync_playwright() as play:
        context = play.chromium.launch_persistent_context(
            profile, executable_path=browser_path(), args=flags
        )
        try:
            hall = urljoin(url, "/")  # a cookie is for the folder that its address stands in
            context.add_cookies(
                [{"name": name, "value": value, "url": hall} for name, value in cookies.items()]
            )
            yield port
        finally:
            context.close()


def measured(url: str, desktop: bool, cookies: dict[str, str]) -> Report:
    """One run of Lighthouse, in a browser of its own."""
    home = from_npm("lighthouse", LIGHTHOUSE)
    with tempfile.TemporaryDirectory() as folder, signed_in(url, cookies) as port:
        told = Path(folder) / "report.json"
        command = [
            *(str(node()), str(home / "node_modules/lighthouse/cli/index.js"), url),
            *("--quiet", "--output=json", f"--output-path={told}"),
            *(f"--only-categories={','.join(CATEGORIES)}", f"--port={port}"),
            *(
                ["--preset=desktop"]
                if desktop
                else [f"--throttling.cpuSlowdownMultiplier={slowed():.2f}"]
            ),
        ]
        if cookies:
            command.append("--disable-storage-reset")
        if subprocess.run(command, check=False).returncode:  # now and then it loses its own trace
            subprocess.run(command, check=True)
        return Report.of(json.loads(told.read_text("utf-8")))


def line(title: str, runs: list[Report]) -> str:
    """Medians, each with the least and the most."""
    told = []
    for name, words in (*zip(CATEGORIES, CATEGORIES, strict=True), *TIMES.items()):
        values = [run.figures[name] for run in runs]
        middle = statistics.median(values)
        told.append(f"{words} {middle:.0f} ({min(values):.0f} to {max(values):.0f})")
    faults = sorted(set().union(*(run.faults for run in runs)))
    below = f"\n      below 0.9: {', '.join(faults)}" if faults else ""
    return f"  {title}: {'; '.join(told)}{below}"


def run(options: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="./dev bench pages", description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args(options).runs
    ours, theirs = multiprocessing.Pipe()
    with tempfile.TemporaryDirectory() as folder:
        spawn = multiprocessing.get_context("spawn")
        server = spawn.Process(target=serve, args=(Path(folder), theirs))
        server.start()
        try:
            port, password = ours.recv()
            event(port, password)
            id, mine = table(port)
            print(f"  slowed {slowed():.1f} times to be a phone")
            for title, path, desktop, cookies in (
                ("front door, phone", "/", False, {}),
                ("table in mid-hand, phone", f"/live/{id}", False, mine.cookies),
                ("the wall, desktop", f"/projector/{EVENT}", True, {}),
            ):
                url = f"http://127.0.0.1:{port}{path}"
                found = [measured(url, desktop, cookies) for _ in range(runs)]
                print(line(title, found), flush=True)
        finally:
            server.terminate()
            server.join(10)
