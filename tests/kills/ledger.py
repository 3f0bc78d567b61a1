"""What people were told, held against what is on the disk."""

from __future__ import annotations

import threading
from collections import defaultdict
from collections.abc import Iterable
from contextlib import closing
from typing import Any, LiteralString, NamedTuple

ROWS = "SELECT stream, version, command_id FROM event"
NEWEST = "SELECT stream, max(version) FROM event WHERE stream LIKE 'table:%' GROUP BY stream"


class Row(NamedTuple):
    """An event on the disk, and the command that it came of."""

    stream: str
    version: int
    command: str


class Disk:
    """The events of a hall, read from its database past all of its own code."""

    def __init__(self, url: str) -> None:
        self.url = url

    def _read(self, asked: LiteralString) -> list[Any]:
        if self.url.startswith("postgresql"):
            import psycopg

            with psycopg.connect(self.url, connect_timeout=2) as there:
                return there.execute(asked).fetchall()
        import sqlite3

        with closing(sqlite3.connect(f"file:{self.url}?mode=ro", uri=True)) as here:
            return here.execute(asked).fetchall()

    def rows(self) -> list[Row]:
        return [
            Row(stream, version, id.rpartition(":")[2]) for stream, version, id in self._read(ROWS)
        ]

    def tables(self) -> dict[str, int]:
        """How far each table has come."""
        return dict(self._read(NEWEST))


class Ledger:
    """The receipts of everybody, and what was not answered when a server ended."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.receipts: dict[str, int] = {}
        self.troubles: list[str] = []
        self.unanswered = 0  # commands that were on their way when a server ended
        self.on_disk = 0  # of these, how many the server had written before it could say so

    def note(self, id: str, version: int, again: bool = False, duplicate: bool = False) -> None:
        """A receipt; ``again``: of a command that was sent once more, since nobody answered."""
        with self._lock:
            if self.receipts.setdefault(id, version) != version:
                self.troubles.append(f"{id}: receipts for {self.receipts[id]} and {version}")
            self.unanswered += again
            self.on_disk += again and duplicate

    def trouble(self, what: str) -> None:
        with self._lock:
            self.troubles.append(what)

    def held_against(self, rows: Iterable[Row]) -> list[str]:
        """All that is lost, there twice, or missing between two versions."""
        versions: dict[str, list[int]] = defaultdict(list)
        written: dict[str, list[tuple[str, int]]] = defaultdict(list)
        for row in rows:
            versions[row.stream].append(row.version)
            written[row.command].append((row.stream, row.version))
        wrong = list(self.troubles)
        for stream, there in versions.items():
            if sorted(there) != list(range(1, len(there) + 1)):
                wrong.append(f"{stream}: its versions have a gap or stand twice")
        for id, version in self.receipts.items():
            places = sorted(written.get(id, ()))
            streams, numbers = {stream for stream, _ in places}, [number for _, number in places]
            if version not in numbers:
                wrong.append(f"{id}: lost, though acknowledged as {version}; on disk: {places}")
            elif len(streams) > 1 or numbers[-1] - numbers[0] >= len(numbers):
                wrong.append(f"{id}: there twice: {places}")
        return wrong
