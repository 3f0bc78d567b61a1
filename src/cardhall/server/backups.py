"""Make backups by schedule, into a folder or onto a stick that the chair chose."""

import asyncio
import json
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from cardhall.messages import Message, one_after_another
from cardhall.server.errors import bad_request, log_fault
from cardhall.server.hall_secrets import write_private

if TYPE_CHECKING:
    from cardhall.server.hall_server import HallServer

BACKUP_EVERY = 120  # seconds


def chosen_folder(data_dir: Path) -> str:
    """Read the folder that backups of this data folder go to; "" for nowhere. Raises ValueError
    where what was noted cannot be read."""
    try:
        kept = json.loads((data_dir / "backups.json").read_bytes())
    except OSError:
        return ""
    match kept:
        case {"folder": str(folder)} if "\0" not in folder:
            return folder
    raise ValueError("backups.json")


class BackupState(msgspec.Struct):
    """The state of the backups. ``folder`` "" while none is chosen; ``last_at`` in ms, 0 before
    one. ``clock``: one of the problems is the machine's clock, and it can be said that it is right.
    ``same_disk``: the folder lies on the disk that the hall is on. ``drives``: sticks and other
    disks that are in the machine, by their folders."""

    folder: str = ""
    last_at: int = 0
    problems: list[Message] = []
    clock: bool = False
    same_disk: bool = False
    drives: list[str] = []


class BackupFolder(msgspec.Struct):
    """The place that backups go to from now on: a folder or a stick; "" for nowhere."""

    folder: str


def mounts() -> Iterable[Path]:
    """The folders where this system shows sticks and disks."""
    if os.name == "nt":
        return [Path(f"{letter}:\\") for letter in "DEFGHIJKLMNOPQRSTUVWXYZ"]
    if sys.platform == "darwin":
        return Path("/Volumes").glob("*")
    media = (Path("/media"), Path("/run/media"), Path("/mnt"))
    return [one for place in media for depth in ("*", "*/*") for one in place.glob(depth)]


def other_disks(places: Iterable[Path], home: Path) -> list[str]:
    """Those of these folders that lie on another disk than ``home`` and can be written to."""
    found = []
    for place in places:
        try:
            other = place.is_mount() and place.stat().st_dev != home.stat().st_dev
        except OSError:
            continue
        if other and os.access(place, os.W_OK):
            found.append(str(place))
    return sorted(found)


def on_same_disk(folder: str, home: Path) -> bool:
    """True if a copy in the folder would be lost with the disk that the hall is on; False for no
    folder, or one that cannot be read."""
    try:
        return bool(folder) and os.stat(folder).st_dev == home.stat().st_dev
    except OSError:
        return False


class Backups:
    """Automatic backups to a chosen folder: soon after it is chosen, and every two minutes while
    anything changes. A stick that was pulled out is a problem shown, never a reason to stop."""

    def __init__(self, server: "HallServer") -> None:
        self.server = server
        self.state = BackupState()
        self._file = server.config.data_dir / "backups.json"
        self._versions: dict[str, int] = {}
        try:
            self.state.folder = chosen_folder(server.config.data_dir)
        except ValueError:
            self.state.problems = [Message("where-backups-go-is-lost")]

    def choose(self, folder: str) -> None:
        """Raises Refused when the folder is not there or cannot be written to. None is made: a
        mistyped stick would become a folder on the same disk."""
        if folder:
            try:
                path = Path(folder).expanduser()
                if not path.is_dir():
                    raise bad_request(
                        Message("there-is-no-such-folder"),
                        "folder",
                        Message("look-how-it-is-spelled"),
                    )
                (path / ".cardhall-was-here").write_text("")
                (path / ".cardhall-was-here").unlink()
            except (OSError, ValueError, RuntimeError) as error:
                told = getattr(error, "strerror", None) or "it cannot be its name"
                why = Message("that-folder-cannot-be-written-to", told=told)
                raise bad_request(why, "folder", Message("choose-another")) from None
            folder = str(path)
        self.state = BackupState(folder)
        self._versions = {}
        write_private(self._file, json.dumps({"folder": folder}).encode())

    async def stand(self) -> BackupState:
        """Describe the backups, with the disks that the machine has now; a disk may be slow to
        answer."""
        home, state = self.server.config.data_dir, self.state
        return msgspec.structs.replace(
            state,
            same_disk=await asyncio.to_thread(on_same_disk, state.folder, home),
            drives=await asyncio.to_thread(lambda: other_disks(mounts(), home)),
        )

    async def run(self) -> None:
        while True:
            await asyncio.sleep(BACKUP_EVERY)
            await self.once()

    async def once(self) -> None:
        """A backup, if one is wanted and something has changed since the last."""
        versions = {e.stream.name: e.stream.version for e in self.server.events.values()}
        versions |= {t.stream.name: t.stream.version for t in self.server.tables.all.values()}
        if not self.state.folder or versions == self._versions:
            return
        if not Path(self.state.folder).is_dir():  # a stick that is out is not made into a folder
            self.state.problems = [Message("the-folder-for-copies-is-not-there")]
            return
        try:
            report = await asyncio.to_thread(
                self.server.config.store.backup, Path(self.state.folder)
            )
        except Exception as error:
            log_fault("a backup", error)
            self.state.problems = [
                getattr(error, "why", Message("the-backup-could-not-be-written"))
            ]
            return
        self.state.problems = [one_after_another(one.why, one.cure) for one in report.problems]
        if report.path is not None:
            self.state.last_at = self.server.now()
            self._versions = versions
