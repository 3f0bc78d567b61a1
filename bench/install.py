"""From a wheel to a hall that shows its QR code: seconds and megabytes.

    ./dev build && ./dev bench install [--wheel FILE] [--extras papers] [--packages 12]

Everything is downloaded first, by requirements/hall.txt. Then the clock runs: a fresh environment,
``pip install``, ``cardhall serve`` in an empty folder until it is open and has printed its address
(and for a network its QR code), with nothing on the PATH, no compiler and no node. Megabytes (of
1,000,000 bytes) are those of the environment but for what Python puts into each (pip); the .pyc
files that pip compiles count.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
PIP = ("-m", "pip", "--disable-pip-version-check", "--quiet")
PYTHONS = ("pip", "setuptools", "pkg_resources", "_distutils_hack")
SCRIPTS = "Scripts" if os.name == "nt" else "bin"


@dataclass
class Installed:
    """One fresh environment, how long each step took, and what lies in it."""

    environment: Path
    downloaded: float = 0.0
    """Megabytes of the files that were downloaded."""
    seconds: dict[str, float] = field(default_factory=dict)
    work: dict[str, float] = field(default_factory=dict)
    """Seconds of work of each step that ended, whatever else the machine did meanwhile."""

    @property
    def program(self) -> str:
        return str(self.environment / SCRIPTS / "cardhall")

    def megabytes(self) -> dict[str, float]:
        """Megabytes of each folder or file of site-packages, the largest first; pip aside, and
        what else lies in an environment that is new."""
        (site,) = self.environment.glob("[lL]ib/**/site-packages")
        sizes: Counter[str] = Counter()
        for path in site.rglob("*"):
            name = path.relative_to(site).parts[0]
            if path.is_file() and not name.startswith(PYTHONS):
                sizes[name] += path.stat().st_size
        return {name: size / 1e6 for name, size in sizes.most_common()}


def pinned(folder: Path) -> Path:
    """What the lock names, as constraints without hashes: the wheel itself has none there."""
    lock = (ROOT / "requirements/hall.txt").read_text("utf-8")
    file = folder / "constraints.txt"
    file.write_text("".join(f"{line}\n" for line in re.findall(r"^(\w\S+==[^\\\n]+)", lock, re.M)))
    return file


def install(wheel: Path, folder: Path, extras: str = "") -> Installed:
    """Download all, then install it from the files alone into ``folder/hall``."""
    wanted = f"{wheel}[{extras}]" if extras else str(wheel)
    files, new = folder / "files", Installed(folder / "hall")
    timed(new, "downloaded", sys.executable, *PIP, "download", "--prefer-binary", "--dest", files,
          "--constraint", pinned(folder), wanted)  # fmt: skip
    new.downloaded = sum(file.stat().st_size for file in files.iterdir()) / 1e6
    timed(new, "environment", sys.executable, "-m", "venv", new.environment)
    python = new.environment / SCRIPTS / "python"
    timed(new, "installed", python, *PIP, "install", "--no-index", "--find-links", files, wanted,
          PATH=str(folder / "nothing"))  # fmt: skip
    return new


def timed(new: Installed, step: str, *command: "str | Path", **environment: str) -> None:
    begun, before = time.perf_counter(), worked()
    words = [str(word) for word in command]
    subprocess.run(words, env={**os.environ, **environment}, check=True)
    new.seconds[step], new.work[step] = time.perf_counter() - begun, worked() - before


def worked() -> float:
    """Seconds of work of all programs that this one started and that ended."""
    spent = os.times()
    return spent.children_user + spent.children_system


@contextmanager
def open_hall(new: Installed, data: Path, host: str = "127.0.0.1") -> Iterator[tuple[str, str]]:
    """``cardhall serve`` in an empty folder, with nothing on its PATH: its address, and all that it
    had printed by the time that it was open."""
    begun, before = time.perf_counter(), worked()
    hall = subprocess.Popen(
        [new.program, "serve", "--data", str(data), "--host", host],
        env={"PATH": str(data / "nothing"), "PYTHONUTF8": "1", "LANG": "C.UTF-8"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    assert hall.stdout is not None
    try:
        printed = ""
        while "Stop with" not in printed:
            line = hall.stdout.readline()
            if not line:
                raise RuntimeError(f"the hall did not open:\n{printed}")
            printed += line
        new.seconds["open"] = time.perf_counter() - begun
        yield re.findall(r"http://127\.0\.0\.1:\d+/", printed)[0], printed
    finally:
        hall.terminate()
        hall.wait(15)
        new.work["open"] = worked() - before


def newest(folder: Path) -> Path:
    """The wheel that ./dev build made for this Python."""
    wheels = list(folder.glob(f"cardhall-*-cp{sys.version_info[0]}{sys.version_info[1]}-*.whl"))
    if not wheels:
        raise SystemExit("There is no wheel for this Python in dist/: run ./dev build first.")
    return max(wheels, key=lambda wheel: wheel.stat().st_mtime)


def run(arguments: Sequence[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="./dev bench install", description=__doc__)
    parser.add_argument("--wheel", type=Path)
    parser.add_argument("--extras", default="")
    parser.add_argument("--packages", type=int, default=0, help="name the largest so many")
    options = parser.parse_args(arguments)
    wheel = (options.wheel or newest(ROOT / "dist")).resolve()
    with tempfile.TemporaryDirectory() as place:
        new = install(wheel, Path(place), options.extras)
        data = Path(place) / "data"
        data.mkdir()
        with open_hall(new, data):
            pass
        spent = new.seconds
        sizes = new.megabytes()
        name = f"cardhall[{options.extras}]" if options.extras else "cardhall"
        print(f"{name}: downloaded {new.downloaded:.0f} MB in {spent['downloaded']:.0f} s")
        print(f"  an environment        {spent['environment']:6.1f} s")
        print(f"  pip install           {spent['installed']:6.1f} s")
        print(f"  open                 {spent['open']:6.1f} s")
        print(f"  together              {sum(spent.values()) - spent['downloaded']:6.1f} s")
        print(f"  installed             {sum(sizes.values()):6.1f} MB")
        for part, size in list(sizes.items())[: options.packages]:
            print(f"    {part:<32} {size:6.1f} MB")
