"""Check that the files of an SQLite store are still the ones that are open.

A file that is deleted, moved away or replaced goes on existing for the program that has it open: it
would write on, acknowledge, and all of it would be gone at the next start. So before each commit
the paths are compared with what was opened (some microseconds).
"""

import os
from pathlib import Path

from cardhall.messages import Message
from cardhall.store.types import StoreFailed

Identity = tuple[int, int]


class Watched:
    """The database, its write-ahead log and the lock of its folder, as they are when it is made:
    while all of them are open. One connection has to stay open as long as they are watched, for
    the last to close takes the log away with it."""

    def __init__(self, database: Path) -> None:
        self._database = database
        names = ("", "-wal", ".lock")
        paths = [database.with_name(database.name + name) for name in names]
        self._known = {path: identity(path) for path in paths}

    def check(self) -> None:
        """Raises StoreFailed when one of them is no longer there, or is another."""
        for path, known in self._known.items():
            if identity(path) != known:
                raise StoreFailed(
                    Message("the-database-file-was-moved", path=str(path)),
                    Message("put-it-back-where-it-was"),
                )


def identity(path: Path) -> Identity | None:
    """Identify a file among all of this machine; None when it is not there."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
