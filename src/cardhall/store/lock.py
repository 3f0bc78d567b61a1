"""Lock a data folder, so that one program at a time uses it.

The operating system holds the lock and drops it when its holder dies, however it dies, so that a
lock left behind by a crash is no lock. The file's text only tells people who has it.
"""

import json
import os
import socket
import sys
from pathlib import Path
from typing import IO

from cardhall.messages import Message
from cardhall.store.private import opener
from cardhall.store.types import FolderBusy

# Windows keeps others from reading locked bytes: lock one far behind the text
_FAR = 1 << 30


def _take(file: IO[str]) -> None:
    if sys.platform == "win32":
        import msvcrt

        file.seek(_FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FolderLock:
    """Holds `path` until release() or the end of the process. FolderBusy when another has it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        # "a+" makes the file but never empties the text of the one who has it
        self._file = open(path, "a+", encoding="utf-8", opener=opener)  # noqa: SIM115
        try:
            _take(self._file)
        except OSError:
            holder = self._holder(str(path.parent))
            self._file.close()
            raise FolderBusy(holder, Message("use-that-one-or-stop-it")) from None
        self._file.truncate(0)
        self._file.write(json.dumps({"pid": os.getpid(), "host": socket.gethostname()}))
        self._file.flush()

    def _holder(self, folder: str) -> Message:
        try:
            self._file.seek(0)
            known = json.loads(self._file.read())
            process, host = str(int(known["pid"])), str(known["host"])
        except (OSError, ValueError, KeyError, TypeError):
            return Message("another-cardhall-uses-the-folder", folder=folder)
        return Message("another-process-uses-the-folder", process=process, host=host, folder=folder)

    def release(self) -> None:
        """Give the folder free. The file stays: removing it would let two hold "the" lock."""
        self._file.close()
