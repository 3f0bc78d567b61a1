"""Make folders and files readable by their owner alone: codes, PINs and hands are in them.

Where a file system knows no owners (a stick, Windows) this does nothing and stops nobody.
"""

import contextlib
import os
from pathlib import Path

OURS = (
    "cardhall.db*", "*.cardhall", ".*.cardhall*", "chair.json", "backups.json", "*.secret",
    "sessions.jsonl", "access.log*", "refused.log*", "*.part",
)  # fmt: skip


def opener(path: str, flags: int) -> int:
    """For ``open``: what it makes is the owner's alone."""
    return os.open(path, flags, 0o600)


def keep_private(folder: Path) -> None:
    """Make the hall's folder, and take from it what an older Cardhall let others read. Files that
    are none of the hall's stay as they are."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    with contextlib.suppress(OSError):
        folder.chmod(0o700)
    for pattern in OURS:
        close_files(folder, pattern)


def close_files(folder: Path, pattern: str) -> None:
    """Take files of these names from everybody but their owner."""
    for path in folder.glob(pattern):
        with contextlib.suppress(OSError):
            if path.is_file() and not path.is_symlink() and path.stat().st_mode & 0o077:
                path.chmod(0o600)
