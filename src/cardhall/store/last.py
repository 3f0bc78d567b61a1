"""Note beside an SQLite database what was acknowledged last, and read it back.

A write-ahead log that is cut, damaged or gone ends earlier than it did, and nothing in it says so;
neither does an older copy of the database. So each commit is noted in a small file of its own
before anybody is told of it, and a start looks whether that commit is there. The note is not forced
to the disk: after a power cut it may be older than the database, which only makes it know less.
"""

import contextlib
import json
import logging
from dataclasses import asdict, dataclass
from hashlib import blake2b
from pathlib import Path
from typing import IO

from cardhall.store.private import opener

_log = logging.getLogger(__name__)

SUFFIX = ".last"
_WIDTH = 1024  # bytes: a shorter line leaves nothing of a longer one behind


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """A command that is on the disk, and how many names were blanked by then."""

    stream: str
    command_id: str
    version: int
    at: int
    blanked: int


def file_of(database: Path) -> Path:
    return database.with_name(database.name + SUFFIX)


def read(database: Path) -> Acknowledged | None:
    """Read the note; None where there is none, or where the note itself is damaged."""
    with contextlib.suppress(OSError, ValueError, TypeError):
        kept, _, text = file_of(database).read_bytes().rstrip().partition(b" ")
        if kept == _sum(text):
            return Acknowledged(**json.loads(text))
    return None


class Last:
    """The note of an open store. A disk that will not take it stops nobody."""

    def __init__(self, database: Path) -> None:
        self._path = file_of(database)
        self._known = read(database)
        self._file: IO[bytes] | None = None
        self._failed = False

    def note(
        self, stream: str, command_id: str, version: int, at: int, blanked: int | None = None
    ) -> None:
        """This is on the disk now; ``blanked`` None: as many as before."""
        if blanked is None:
            blanked = self._known.blanked if self._known else 0
        self._write(Acknowledged(stream, command_id, version, at, blanked))

    def close(self) -> None:
        if self._file is not None:
            self._file.close()

    def _write(self, now: Acknowledged) -> None:
        self._known = now
        text = json.dumps(asdict(now), separators=(",", ":")).encode()
        line = _sum(text) + b" " + text
        try:
            if self._file is None:
                # made when there is something to note, and never emptied
                open(self._path, "ab", opener=opener).close()
                self._file = open(self._path, "r+b", buffering=0)  # noqa: SIM115
            self._file.seek(0)
            self._file.write(line.ljust(_WIDTH))
        except OSError as error:
            if not self._failed:
                _log.error("%s cannot be written (%s)", self._path, error.strerror or error)
            self._failed = True


def _sum(text: bytes) -> bytes:
    return blake2b(text, digest_size=16).hexdigest().encode()
