"""Write backups to a folder or a stick: the last few are kept, and erased names blanked in them.

A backup is a bundle of every stream (see bundle). It never stops the writing: what goes wrong
comes back as a Problem.
"""

import logging
import threading
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from cardhall.messages import Message, one_after_another
from cardhall.store import carry
from cardhall.store.bundle import PART, SUFFIX, Rewritten
from cardhall.store.types import BackupReport, Event, StoreError, StoreFailed, StoreProblem

_log = logging.getLogger(__name__)

PREFIX = "cardhall-"


LACKS = "lacks-"
"""In the name of a backup from which something damaged was left out."""


def file_name(born: int, seq: int, lacks: bool = False) -> str:
    """One series for each store, by its birth; in it the number of the last command decides.

    Not the time of the backup: a clock set back would make the newest look oldest. Backups that
    lack something are a series of their own, so that they push no whole one off the stick.
    """
    day = datetime.fromtimestamp(born / 1000, UTC)
    series = f"{PREFIX}{day:%Y%m%d-%H%M%S}-{born % 1000:03d}-{LACKS if lacks else ''}"
    return f"{series}{seq:09d}{SUFFIX}"


def left_out(path: Path, stream: str) -> StoreProblem:
    return StoreProblem(
        str(path),
        Message("damaged-and-not-in-the-backup", stream=stream),
        Message("keep-folder-and-older-backups"),
    )


def clear_parts(folder: Path) -> None:
    """Remove what a crash in the middle of an earlier backup left."""
    for part in folder.glob(f".{PREFIX}*{PART}"):
        part.unlink(missing_ok=True)


def prune(folder: Path, newest: Path, keep: int) -> None:
    """Leave the last `keep` of the series of `newest`; other stores' files are not ours."""
    series = newest.name[: -len(SUFFIX) - 9]
    backups = sorted(folder.glob(f"{series}{'[0-9]' * 9}{SUFFIX}"), reverse=True)
    for old in backups[max(keep, 1) :]:
        old.unlink(missing_ok=True)


def blank_folder(
    folder: Path, now: dict[carry.Key, Event], log: Callable[[carry.Key], Rewritten]
) -> list[StoreProblem]:
    """Blank names in every backup that lies here; one Problem for each that could not be."""
    if not now:
        return []
    clear_parts(folder)
    problems = []
    for path in sorted(folder.glob(f"{PREFIX}*{SUFFIX}")):
        try:
            carry.blank_file(path, now, log)
        except (StoreError, OSError) as error:
            problems.append(
                StoreProblem(
                    str(path),
                    Message("a-name-could-not-be-blanked-here", told=why(error)),
                    Message("delete-the-file-or-make-it-writable"),
                )
            )
    return problems


def why(error: Exception) -> str:
    """An error in a sentence."""
    if isinstance(error, OSError):
        return f"{error.strerror or type(error).__name__}."
    if isinstance(error, StoreFailed):
        return one_after_another(error.why, error.cure)
    return str(error)


class Repeated:
    """Backs up every so many seconds, on a thread of its own, until stop()."""

    def __init__(
        self,
        backup: Callable[[], BackupReport],
        seconds: float,
        report: Callable[[BackupReport], None],
    ) -> None:
        self._stopping = threading.Event()
        self._backup = backup
        self._seconds = seconds
        self._report = report
        self._thread = threading.Thread(target=self._run, name="store-backup", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Finish the backup that is being written, then stop."""
        self._stopping.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stopping.wait(self._seconds):
            report = self._backup()
            try:
                self._report(report)
            except Exception:
                _log.exception("Whoever is told of backups failed.")
