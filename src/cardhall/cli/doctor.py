"""``cardhall doctor``: look whether this machine is fit for a hall, and say what to do.

Nothing is changed, and a hall that is open is left alone: what it holds is only read.
"""

import argparse
import json
import os
import shutil
import socket
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from cardhall.cli import machine
from cardhall.cli.machine import OPEN_FILES, raise_open_files
from cardhall.cli.serve import PREFERRED_PORT, data_folder, hall_address

GOOD, LOOK, BAD = "good", "look", "bad"
SIGNS = {GOOD: "✓", LOOK: "!", BAD: "✗"}

ROOM = 2 << 30
"""Bytes free on the disk with which there is nothing to think about."""
LITTLE = 200 << 20
"""Bytes with which a day may not be written down to its end."""
OLD = 24 * 3600
"""Seconds after which a backup is said to be old."""
BUILT = 1_767_225_600
"""The first second of 2026: no clock that is right shows an earlier one."""


@dataclass(frozen=True)
class Found:
    """What one check found. state: one of GOOD, LOOK and BAD. cure: what to do, "" for nothing."""

    about: str
    state: str
    told: str
    cure: str = ""


@dataclass(frozen=True)
class Looked:
    """Where the doctor looks. now: seconds since 1970. port: the one that the hall would take."""

    folder: Path
    port: int
    now: float

    @property
    def database(self) -> Path:
        return self.folder / "cardhall.db"


def the_program(at: Looked) -> Found:
    """Are the core compiled and the pages there?"""
    from cardhall import server

    pages = Path(server.__file__).parent / "static/index.html"
    if not pages.exists():
        told = "The pages of the hall are missing."
        return Found("program", BAD, told, "Install Cardhall again: ./dev setup in its folder.")
    if not machine.core_can_run():
        return Found("program", BAD, machine.NO_CYTHON, machine.TAKE_CYTHON)
    if not machine.core_is_compiled():
        return Found("program", LOOK, machine.INTERPRETED, machine.COMPILE)
    return Found("program", GOOD, "The core is compiled and the pages are built.")


def the_papers(at: Looked) -> Found:
    """Is there what prints?"""
    from cardhall.paper import can_print

    if can_print():
        return Found("papers", GOOD, "Papers can be printed.")
    return Found("papers", LOOK, machine.NO_PAPERS, f"{machine.TAKE_TYPST}.")


def the_folder(at: Looked) -> Found:
    """Can the hall write down what it knows?"""
    place = at.folder
    while not place.exists():
        place = place.parent
    if not os.access(place, os.W_OK | os.X_OK):
        told = f"{at.folder} cannot be written to."
        return Found("data folder", BAD, told, "Choose another: cardhall serve --data FOLDER.")
    there = "is there" if place == at.folder else "will be made"
    return Found("data folder", GOOD, f"{at.folder} {there}.")


def the_disk(at: Looked) -> Found:
    """Is there room for a day, and for its backups?"""
    place = at.folder
    while not place.exists():
        place = place.parent
    free = shutil.disk_usage(place).free
    told = f"{free / (1 << 30):.1f} GB are free on the disk."
    if free < LITTLE:
        return Found(
            "disk", BAD, told, "Make room: a hall that cannot write takes nothing more in."
        )
    if free < ROOM:
        return Found("disk", LOOK, told, "Make room before the day of play.")
    return Found("disk", GOOD, told)


def the_database(at: Looked) -> Found:
    """Is what was written down whole?"""
    if not at.database.exists():
        return Found("database", GOOD, "Nothing is written down yet.")
    try:
        address = f"{at.database.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True)) as open_:
            (answer,) = open_.execute("PRAGMA quick_check(1)").fetchone()
            (count,) = open_.execute("SELECT count(DISTINCT stream) FROM event").fetchone()
    except sqlite3.Error as error:
        answer, count = str(error), 0
    if answer != "ok":
        told = f"{at.database} is damaged: {answer}."
        return Found("database", BAD, told, "Take in the newest backup: cardhall import FILE.")
    return Found("database", GOOD, f"{at.database.name} is whole: {count} events and tables.")


def the_port(at: Looked) -> Found:
    """Can the hall be reached where people look for it?"""
    try:
        with socket.create_server(("0.0.0.0", at.port)):
            return Found("port", GOOD, f"Port {at.port} is free.")
    except OSError:
        pass
    if _is_a_hall(at.port):
        return Found("port", GOOD, f"A hall is open at port {at.port}.")
    told = f"Another program has port {at.port}: the hall would take any other."
    return Found("port", LOOK, told, "Stop that program, or choose: cardhall serve --port N.")


def _is_a_hall(port: int) -> bool:
    import http.client

    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=2)) as asked:
        try:
            asked.request("GET", "/api/health")
            return bool(json.loads(asked.getresponse().read(1000))["status"] == "open")
        except (OSError, ValueError, LookupError, TypeError, http.client.HTTPException):
            return False


def the_network(at: Looked) -> Found:
    """Can phones reach this machine?"""
    import ipaddress

    address = hall_address()
    if address == "127.0.0.1":
        told = "This machine is on no network: phones cannot reach the hall."
        return Found("network", LOOK, told, "Join the hall's WiFi; the internet is not needed.")
    if not ipaddress.ip_address(address).is_private:
        told = f"{address} is an address of the internet: anybody may reach the hall."
        return Found("network", LOOK, told, "See docs/on-the-internet.md, or use the hall's WiFi.")
    told = f"Phones on the same WiFi reach http://{address}:{at.port}/."
    return Found("network", GOOD, told)


def the_clock(at: Looked) -> Found:
    """Does the machine know what time it is?"""
    shown = time.strftime("%A, %B %d, %H:%M", time.localtime(at.now))
    if at.now < BUILT:
        told = f"The clock shows {time.localtime(at.now).tm_year}."
        return Found("clock", BAD, told, "Set the clock and the date of this machine.")
    if (last := _last_fact(at)) > at.now + 60:
        ahead = time.strftime("%A, %B %d, %H:%M", time.localtime(last))
        told = f"The clock shows {shown}, and the hall knows of {ahead}."
        cure = "Set the clock; if it is right, start with cardhall serve --clock-is-right."
        return Found("clock", BAD, told, cure)
    return Found("clock", GOOD, f"It is {shown} here, {time.strftime('%Z')}. Compare with a watch.")


def _last_fact(at: Looked) -> float:
    """Read when the latest thing was written down, in seconds since 1970; 0 for nothing."""
    try:
        with closing(sqlite3.connect(f"{at.database.absolute().as_uri()}?mode=ro", uri=True)) as db:
            (last,) = db.execute("SELECT max(at) FROM event").fetchone()
    except sqlite3.Error:
        return 0.0
    return (last or 0) / 1000


def the_backups(at: Looked) -> Found:
    """Would a broken laptop lose the day?"""
    from cardhall.server.backups import chosen_folder, on_same_disk
    from cardhall.store.backup import PREFIX
    from cardhall.store.bundle import SUFFIX

    try:
        folder = chosen_folder(at.folder)
    except ValueError:
        folder = ""
    choose = "Choose a stick in the console under Settings."
    if not folder:
        return Found("backups", LOOK, "No folder is chosen for backups.", choose)
    place = Path(folder)
    if not place.is_dir():
        return Found("backups", LOOK, f"{folder} is not there.", "Put the stick in.")
    copies = [file.stat().st_mtime for file in place.glob(f"{PREFIX}*{SUFFIX}")]
    if on_same_disk(folder, at.folder):
        told = f"{folder} is on the hall's own disk: both would be lost together."
        return Found("backups", LOOK, told, choose)
    if not copies or at.now - max(copies) > OLD:
        told = f"The newest copy in {folder} is older than a day."
        return Found(
            "backups", LOOK, told, "Open the hall: it makes one whenever something changes."
        )
    return Found("backups", GOOD, f"A copy of the last day is in {folder}.")


def the_files(at: Looked) -> Found:
    """Can as many phones be open as a large hall has?"""
    files = raise_open_files()
    told = f"{files} files may be open at once."
    if files < OPEN_FILES:
        cure = "Raise the limit of open files (ulimit -n) before a day of more than 200 phones."
        return Found("open files", LOOK, told, cure)
    return Found("open files", GOOD, told)


CHECKS: tuple[Callable[[Looked], Found], ...] = (
    the_program, the_papers, the_folder, the_disk, the_database, the_clock, the_network, the_port,
    the_backups, the_files,
)  # fmt: skip


def examine(at: Looked) -> Iterator[Found]:
    """One finding after another; a check that fails is a finding too."""
    for check in CHECKS:
        try:
            yield check(at)
        except OSError as error:
            about = check.__name__.removeprefix("the_").replace("_", " ")
            yield Found(about, LOOK, f"It could not be looked at: {error.strerror or error}.")


def doctor_main(argv: list[str]) -> int:
    """Look at this machine and say what is not as a hall needs it. 1 if something must be done."""
    parser = argparse.ArgumentParser("cardhall doctor", description=__doc__)
    parser.add_argument("--data", help="the folder that holds all the hall knows")
    parser.add_argument("--port", type=int, default=PREFERRED_PORT)
    options = parser.parse_args(argv)
    worst = GOOD
    for found in examine(Looked(data_folder(options.data), options.port, time.time())):
        print(f"  {SIGNS[found.state]} {found.told}")
        if found.cure:
            print(f"    → {found.cure}")
        if found.state == BAD or worst == GOOD:
            worst = found.state
    said = {
        GOOD: "This machine is ready for a hall.",
        LOOK: "A hall runs here. Look at what is marked ! before the day.",
        BAD: "Do what stands at ✗ first.",
    }
    print(f"\n{said[worst]}")
    return 1 if worst == BAD else 0
