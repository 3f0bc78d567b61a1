"""How fast a result is safe on the disk: beside a bare durable commit on the same disk.

    python -m bench.durable [--folder .] [--seconds 2] [--runs 3] [--clients 1 8 32] [--url postgresql://...]

Each client sends its next command when the receipt of the last one has come. A way to be measured
is one entry of WAYS: a function that opens something in a folder and gives back what a client
calls. Results through HTTP enter there as one more.
"""

import argparse
import shutil
import sqlite3
import statistics
import sys
import tempfile
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path

DATA = b'{"table":"round:2/table:4","counts":[12,0,31,7,10],"by":"captain","note":"' + (
    b"x" * 120 + b'"}'
)


@dataclass(frozen=True)
class Figures:
    """One measurement. Times are milliseconds from asking to being answered."""

    name: str
    clients: int
    per_second: float
    p50: float
    p99: float


Act = Callable[[int, int], None]
"""act(client, number) returns when that client's command is on the disk."""

Way = Callable[[Path, str], AbstractContextManager[Act]]


@contextmanager
def bare_commit(folder: Path, _url: str) -> Iterator[Act]:
    """The least that durable can mean here: one row, one COMMIT, synchronous=FULL, no library."""
    database = sqlite3.connect(folder / "bare.db", isolation_level=None, check_same_thread=False)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("CREATE TABLE event (stream TEXT, version INTEGER, data BLOB)")

    def act(client: int, number: int) -> None:
        database.execute("BEGIN IMMEDIATE")
        database.execute("INSERT INTO event VALUES (?, ?, ?)", (f"s{client}", number, DATA))
        database.execute("COMMIT")

    yield act
    database.close()


@contextmanager
def store_append(folder: Path, url: str) -> Iterator[Act]:
    """Store.append, waited for."""
    from cardhall.store import NewEvent, Store

    run = str(time.time_ns())  # a PostgreSQL may remember the last run

    def act(client: int, number: int) -> None:
        events = [NewEvent("counted", DATA)]
        store.append(f"{run}/{client}", number, f"{run}/{client}/{number}", events).result()

    with Store(url or folder / "store.db", now=lambda: time.time_ns() // 1_000_000) as store:
        yield act


@contextmanager
def through_http(folder: Path, url: str) -> Iterator[Act]:
    """A captain's report over HTTP, waited for."""
    from bench.through_http import results_through_http

    with results_through_http(folder, url) as act:
        yield act


WAYS: dict[str, Way] = {"Store.append": store_append, "result through HTTP": through_http}


def measure(name: str, act: Act, clients: int, seconds: float) -> Figures:
    """Let so many threads act for so long."""
    times: list[list[float]] = [[] for _ in range(clients)]
    errors: list[BaseException] = []
    start = threading.Barrier(clients + 1)

    def client(number: int) -> None:
        start.wait()
        end = time.perf_counter() + seconds
        before = time.perf_counter()
        try:
            while before < end:
                act(number, len(times[number]))
                now = time.perf_counter()
                times[number].append(now - before)
                before = now
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=client, args=(number,)) for number in range(clients)]
    for thread in threads:
        thread.start()
    start.wait()
    for thread in threads:
        thread.join()
    if errors:
        raise errors[0]
    return figures(name, clients, [one for each in times for one in each], seconds)


def counted(act: Act) -> Act:
    """A client's later runs go on with the numbers where the earlier ones were."""
    numbers: defaultdict[int, int] = defaultdict(int)

    def go_on(client: int, _: int) -> None:
        act(client, numbers[client])
        numbers[client] += 1

    return go_on


def middle(runs: list[Figures]) -> Figures:
    """Of several runs the one with the median p50."""
    return sorted(runs, key=lambda one: one.p50)[len(runs) // 2]


def figures(name: str, clients: int, times: Sequence[float], seconds: float) -> Figures:
    """Sum up times in seconds."""
    cuts = statistics.quantiles(times, n=100, method="inclusive")
    return Figures(name, clients, len(times) / seconds, cuts[49] * 1000, cuts[98] * 1000)


def run(arguments: Sequence[str] = ()) -> list[Figures]:
    """Measure, print a table, give back its rows; the first is the bare commit."""
    options = _parser().parse_args(arguments)
    rows: list[Figures] = []
    print(f"{'durable':24}{'clients':>8}{'per second':>12}{'p50 ms':>9}{'p99 ms':>9}{'x bare':>8}")
    for name, way in {"bare SQLite commit": bare_commit, **WAYS}.items():
        for clients in [1] if way is bare_commit else options.clients:
            # its own folder each time, on the disk that was asked for
            folder = Path(tempfile.mkdtemp(prefix=".durable-", dir=options.folder))
            try:
                with way(folder, options.url) as act:
                    go_on = counted(act)
                    runs = [
                        measure(name, go_on, clients, options.seconds) for _ in range(options.runs)
                    ]
                    rows.append(middle(runs))
            finally:
                shutil.rmtree(folder, ignore_errors=True)
            _show(rows[-1], rows[0])
    return rows


def _show(row: Figures, bare: Figures) -> None:
    print(
        f"{row.name:24}{row.clients:>8}{row.per_second:>12,.0f}{row.p50:>9.2f}{row.p99:>9.2f}"
        f"{row.p50 / bare.p50:>8.1f}",
        flush=True,
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bench.durable", description=__doc__.split("\n")[0])
    parser.add_argument("--folder", default=".", help="where to write: the disk that is measured")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each run")
    parser.add_argument("--runs", type=int, default=3, help="of each line; the median is shown")
    parser.add_argument("--clients", type=int, nargs="+", default=[1, 8, 32])
    parser.add_argument("--url", default="", help="a PostgreSQL, instead of SQLite in the folder")
    return parser


if __name__ == "__main__":
    run(sys.argv[1:])
