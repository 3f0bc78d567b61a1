"""Sets up OpenSpiel in an environment of its own and measures it there.

The environment lives in build/peers and is made once: open_spiel and numpy from PyPI, and
``playout.cc`` compiled against the headers that the wheel ships.
"""

import json
import os
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path

from bench.measure import Rate

HERE = Path(__file__).resolve().parent
HOME = HERE.parent / "build" / "peers"
PACKAGES = ["open_spiel==2.0.2", "numpy"]


def python() -> Path:
    return HOME / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def set_up() -> None:
    """Make the environment and the compiled loop, where they are not there yet."""
    stamp = HOME / "stamp"
    wanted = repr(PACKAGES) + (HERE / "playout.cc").read_text("utf-8")
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return
    print("Setting up OpenSpiel in build/peers (once) ...", flush=True)
    HOME.mkdir(parents=True, exist_ok=True)
    venv.create(HOME / "venv", with_pip=True)
    subprocess.run([python(), "-m", "pip", "install", "--quiet", *PACKAGES], check=True)
    where = [python(), "-c", "import pyspiel, os; print(os.path.dirname(pyspiel.__file__))"]
    packages = Path(
        subprocess.run(where, check=True, capture_output=True, text=True).stdout.strip()
    )
    headers = [packages, packages / "open_spiel/abseil-cpp", packages / "open_spiel/json/include"]
    subprocess.run(
        ["g++", "-std=c++20", "-O3", "-fPIC", "-shared", *[f"-I{path}" for path in headers],
         "-o", HOME / "libplayout.so", HERE / "playout.cc"],
        check=True,
    )  # fmt: skip
    stamp.write_text(wanted, "utf-8")


def open_spiel(
    runs: int, seconds: float, games: Sequence[str] = ("hearts", "spades")
) -> dict[str, Rate]:
    """These games of its, by name and way ("spades C++"), printed as they come."""
    try:
        set_up()
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"OpenSpiel could not be set up (it needs PyPI and g++): {error}")
    child = subprocess.Popen(
        [python(), HERE / "open_spiel_child.py", str(runs), str(seconds), HOME / "libplayout.so",
         *games],
        stdout=subprocess.PIPE,
        text=True,
    )  # fmt: skip
    found = {}
    assert child.stdout is not None
    for line in child.stdout:
        key, values = json.loads(line)
        found[key] = Rate(**values)
        print(found[key], flush=True)
    if child.wait():
        sys.exit("OpenSpiel could not be measured")
    return found
