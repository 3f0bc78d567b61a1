"""Where the browser is: Debian's Chromium, installed with apt where it is missing and we may.

Its shell without windows comes first: the same engine, and each new person at it costs less than
half of what a whole Chromium's profile and extensions do.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # phones reach the hall by a name that no browser takes for a secure context
    "--host-resolver-rules=MAP hall.example 127.0.0.1",
]
SENTENCE = (
    "The browser tests need Chromium and could not install it here. "
    "On Debian: sudo apt install chromium-headless-shell"
)


def find() -> str | None:
    """The path of a Chromium on this machine."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """Install Debian's package; only root with apt can."""
    if not shutil.which("apt-get") or os.name == "nt" or os.geteuid() != 0:
        return
    import fcntl

    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # several workers come here at once, and apt-get refuses whoever finds it at work
    with (Path(tempfile.gettempdir()) / "cardhall-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if find():
            return
        for command in (["update", "-qq"], ["install", "-y", "-qq", "chromium-headless-shell"]):
            subprocess.run(
                ["apt-get", *command], env=environment, check=False, stdout=subprocess.DEVNULL
            )


def path() -> str:
    """Chromium's path; RuntimeError with a sentence where there is none."""
    found = find()
    if found is None:
        install()
        found = find()
    if found is None:
        raise RuntimeError(SENTENCE)
    return found
