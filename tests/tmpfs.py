"""Where tests write: into memory, where there is room.

A hall waits for the disk at each thing it is told, and a test for the hall. That nothing is lost
when a program is killed does not hang on the disk; that all is flushed to it is held by what the
store asks of SQLite (``tests/store``), not by the machine that the tests run on.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

MEMORY = Path("/dev/shm")
ROOM = 3_000_000_000  # bytes; a run of all tests writes half of that


def folder() -> str | None:
    """A folder in memory; None where there is none, or little room in it (as in a container)."""
    if not os.access(MEMORY, os.W_OK) or shutil.disk_usage(MEMORY).free < ROOM:
        return None
    return str(MEMORY)


def write_there() -> None:
    """Let pytest make its folders there, unless somebody said where."""
    if found := folder():
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", found)
