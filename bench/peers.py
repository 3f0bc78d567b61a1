"""Sets up the peers in environments of their own and measures them there.

These live in build/peers and are made once: open_spiel and numpy from PyPI with ``playout.cc``
compiled against the headers that the wheel ships; RLCard and PettingZoo from PyPI; brackets-manager
and its store in memory from npm, run by the node of the project's own environment; euchre-plt from
GitHub, one commit of it, which is on no index.
"""

import json
import os
import subprocess
import sys
import venv
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from bench.measure import Rate, Task, in_turn

HERE = Path(__file__).resolve().parent
HOME = HERE.parent / "build" / "peers"
PACKAGES = ["open_spiel==2.0.2", "numpy"]
CARD_GAMES = [
    *("rlcard==1.2.0", "pettingzoo==1.25.0"),
    *("gymnasium==1.4.0", "pygame==2.6.1", "numpy==2.4.6"),  # what these two import
]
EUCHRE_PLT = ("https://github.com/crashka/euchre-plt", "c43124b2f78c2dd2993734b34c149cae5b1e72a9")
EUCHRE_PLT_NEEDS = ["pyyaml==6.0.4"]
BRACKETS = ["brackets-manager@1.11.1", "brackets-memory-db@1.0.5"]


FAILED = (OSError, subprocess.SubprocessError)
"""What setting a peer up may end in."""


def python(room: str = "venv") -> Path:
    """The interpreter of an environment of the peers."""
    return HOME / room / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


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
    where = [str(python()), "-c", "import pyspiel, os; print(os.path.dirname(pyspiel.__file__))"]
    packages = Path(
        subprocess.run(where, check=True, capture_output=True, text=True).stdout.strip()
    )
    headers = [packages, packages / "open_spiel/abseil-cpp", packages / "open_spiel/json/include"]
    subprocess.run(
        ["g++", "-std=c++20", "-O3", "-fPIC", "-shared", *[f"-I{path}" for path in headers],
         "-o", str(HOME / "libplayout.so"), str(HERE / "playout.cc")],
        check=True,
    )  # fmt: skip
    stamp.write_text(wanted, "utf-8")


def set_up_card_games() -> None:
    """Make the environment of RLCard and PettingZoo, where it is not there yet."""
    stamp = HOME / "stamp-card-games"
    if stamp.exists() and stamp.read_text("utf-8") == repr(CARD_GAMES):
        return
    print("Setting up RLCard and PettingZoo in build/peers (once) ...", flush=True)
    HOME.mkdir(parents=True, exist_ok=True)
    venv.create(HOME / "card-games", with_pip=True)
    pip = ["-m", "pip", "install", "--quiet"]
    subprocess.run([python("card-games"), *pip, *CARD_GAMES], check=True)
    stamp.write_text(repr(CARD_GAMES), "utf-8")


def set_up_euchre_plt() -> None:
    """Fetch euchre-plt and make its environment, where they are not there yet."""
    room = HOME / "euchre-plt"
    stamp, wanted = room / "stamp", repr((EUCHRE_PLT, EUCHRE_PLT_NEEDS))
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return
    print("Setting up euchre-plt in build/peers (once) ...", flush=True)
    source = room / "source"
    source.mkdir(parents=True, exist_ok=True)
    address, commit = EUCHRE_PLT

    def git(*words: str, must: bool = True) -> bool:
        found = subprocess.run(
            ["git", *words], cwd=source, timeout=300, check=must, capture_output=not must
        )
        return found.returncode == 0

    git("init", "--quiet")
    if not git("cat-file", "-e", commit, must=False):
        git("fetch", "--quiet", "--depth", "1", address, commit)
    git("checkout", "--quiet", "--force", "--detach", commit)
    venv.create(room / "venv", with_pip=True)
    pip = ["-m", "pip", "install", "--quiet", *EUCHRE_PLT_NEEDS]
    subprocess.run([python("euchre-plt/venv"), *pip], check=True)
    stamp.write_text(wanted, "utf-8")


class Peer:
    """A library of others in a process of its own, asked for one measurement at a time."""

    def __init__(
        self, name: str, needs: str, made: Callable[[], None], *command: str | Path
    ) -> None:
        try:
            made()
        except (OSError, subprocess.CalledProcessError) as error:
            sys.exit(f"{name} could not be set up (needs {needs}): {error}")
        self.name = name
        self.child = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def task(self, game: str, way: str) -> Task:
        """A measurement of this game in one of the ways that its child knows."""

        def run(seconds: float) -> tuple[float, float]:
            assert self.child.stdin is not None
            assert self.child.stdout is not None
            print(json.dumps([game, way, seconds]), file=self.child.stdin, flush=True)
            line = self.child.stdout.readline()
            if not line:
                sys.exit(f"{self.name} could not be measured")
            hands, actions = json.loads(line)
            return hands, actions

        return run


class OpenSpiel(Peer):
    """OpenSpiel; its ways are "C++", "Python" (step by step), "bots" and "vector"."""

    def __init__(self) -> None:
        child = [python(), HERE / "open_spiel_child.py", HOME / "libplayout.so"]
        super().__init__("OpenSpiel", "PyPI and g++", set_up, *child)


class CardGames(Peer):
    """RLCard and PettingZoo's card games; the ways are "RLCard" and "PettingZoo"."""

    def __init__(self) -> None:
        quiet = ["-W", "ignore"]  # of what kind of numbers its spaces are made
        room, child = python("card-games"), HERE / "card_games_child.py"
        super().__init__("RLCard and PettingZoo", "PyPI", set_up_card_games, room, *quiet, child)


WAYS = {"C++": "C++ loop", "Python": "step by step from Python", "bots": "evaluate_bots"}


def open_spiel(
    runs: int, seconds: float, games: Sequence[str] = ("hearts", "spades")
) -> dict[str, Rate]:
    """These games of its, by name and way ("spades C++"), printed when all are measured."""
    peer = OpenSpiel()
    keys = {f"{game} {way}": (game, way) for way in ("C++", "Python") for game in games}
    found = in_turn({key: peer.task(*key_way) for key, key_way in keys.items()}, runs, seconds)
    for key, (game, way) in keys.items():
        found[key] = replace(found[key], name=f"OpenSpiel {game}, {WAYS[way]}")
        print(found[key], flush=True)
    return found


# -- brackets -------------------------------------------------------------------------------------


def node(name: str = "node") -> Path:
    """node or npm as the project's environment has them."""
    return Path(sys.executable).with_name(name + (".exe" if os.name == "nt" else ""))


def from_npm(what: str, packages: Sequence[str]) -> Path:
    """A folder in build/peers with these packages in it, made where it is not there yet; ends the
    program with a sentence where it cannot be made."""
    folder = HOME / what
    stamp = folder / "stamp"
    if stamp.exists() and stamp.read_text("utf-8") == repr(packages):
        return folder
    print(f"Setting up {what} in build/peers (once) ...", flush=True)
    folder.mkdir(parents=True, exist_ok=True)
    quiet = ["--silent", "--no-audit", "--no-fund", "--ignore-scripts"]
    try:
        subprocess.run(
            [node("npm"), "install", "--prefix", folder, *quiet, *packages], check=True, cwd=folder
        )
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"{what} could not be set up (it needs npm): {error}")
    stamp.write_text(repr(packages), "utf-8")
    return folder


class BracketsManager:
    """brackets-manager in a process of its own, asked for one thing at a time."""

    def __init__(self) -> None:
        folder = from_npm("brackets", BRACKETS)
        self.child = subprocess.Popen(
            [node(), HERE / "brackets_child.mjs"],
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, **what: int) -> dict[str, Any]:
        """One measurement; see ``brackets_child.mjs``."""
        assert self.child.stdin is not None
        assert self.child.stdout is not None
        print(json.dumps(what), file=self.child.stdin, flush=True)
        line = self.child.stdout.readline()
        if not line:
            sys.exit("brackets-manager could not be measured")
        found: dict[str, Any] = json.loads(line)
        return found

    def close(self) -> None:
        """End its process."""
        assert self.child.stdin is not None
        self.child.stdin.close()
        self.child.wait(10)


# -- euchre-plt -----------------------------------------------------------------------------------


class EuchrePlt:
    """euchre-plt in a process of its own, asked for one act at a time."""

    def __init__(self) -> None:
        set_up_euchre_plt()
        room = HOME / "euchre-plt"
        self.child = subprocess.Popen(
            [python("euchre-plt/venv"), HERE / "euchre_plt_child.py"],
            env={**os.environ, "PYTHONPATH": str(room / "source")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, what: dict[str, Any]) -> Any:
        """One act; see ``euchre_plt_child.py``."""
        assert self.child.stdin is not None
        assert self.child.stdout is not None
        print(json.dumps(what), file=self.child.stdin, flush=True)
        line = self.child.stdout.readline()
        if not line:
            raise OSError("euchre-plt ended")
        return json.loads(line)
