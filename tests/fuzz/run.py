"""Mischief for as long as one likes: ./dev oracle fuzz [--minutes 10] [--only KIND] [--game GAME]

Works in a child process, so that a hang or a crash of the compiled core is told as well. What is
found is written to tests/fuzz/found, where the test suite tries it again; leave it there when it is
mended. Exit 1 if anything was found.
"""

import argparse
import multiprocessing
import time
import traceback
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

from cardhall.games import GAMES
from tests.fuzz import cases
from tests.fuzz.cases import CASES, KINDS

FOUND = Path(__file__).parent / "found"
HANGS = 60.0


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="./dev oracle fuzz", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--only", choices=list(KINDS))
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    asked = parser.parse_args(arguments)
    chosen = [
        (kind, name)
        for kind, name in CASES
        if asked.only in (None, kind) and asked.game in (None, name)
    ]
    return fuzz(chosen, asked.minutes, asked.seed)


def fuzz(chosen: list[tuple[str, str]], minutes: float, seed: int) -> int:
    """Tell what is found; 1 if anything is."""
    end = time.monotonic() + 60 * minutes
    found: dict[str, str] = {}
    tried = 0
    context = multiprocessing.get_context("spawn")
    while time.monotonic() < end:
        ours, theirs = context.Pipe()
        child = context.Process(target=work, args=(theirs, chosen, seed + tried), daemon=True)
        child.start()
        theirs.close()
        last = ("", "", 0)
        while time.monotonic() < end:
            if not ours.poll(HANGS):
                keep(found, last, "it hangs")
                break
            try:
                told = ours.recv()
            except EOFError:
                keep(found, last, "the program died")
                break
            if isinstance(told, str):
                keep(found, last, told)
                continue
            last = told
            tried += 1
        child.kill()
        child.join()
    print(f"{tried:,} cases of {len(chosen)} kinds, {len(found)} different things found.")
    return 1 if found else 0


def work(pipe: Connection, chosen: list[tuple[str, str]], seed: int) -> None:
    """In the child: one case after another, each told before it is tried."""
    rng = Random(seed)
    while True:
        kind, name = rng.choice(chosen)
        number = rng.getrandbits(40)
        pipe.send((kind, name, number))
        try:
            cases.one(kind, name, number)
        except Exception:
            pipe.send(traceback.format_exc())


def keep(found: dict[str, str], case: tuple[str, str, int], told: str) -> None:
    """Print and write down what is new: told apart by where it went wrong."""
    kind, name, number = case
    frames = [line.strip() for line in told.splitlines() if line.startswith("  File")]
    key = f"{kind} {name} {frames[-1] if frames else told} {told.splitlines()[-1][:60]}"
    if key in found:
        return
    found[key] = told
    print(f"\n{kind} {name} {number}\n{told}", flush=True)
    FOUND.mkdir(exist_ok=True)
    (FOUND / f"{kind}-{name}-{number}.case").write_text(f"{kind} {name} {number}\n{told}", "utf-8")
    if kind == "records":
        text = cases.mischief_with_records(name, Random(f"{kind} {name} {number}"))
        (FOUND / f"{name}-{number}.toml").write_text(text, "utf-8")


def run(full: bool) -> None:
    """As a part of the oracle."""
    if fuzz(CASES, 10 if full else 0.3, 1):
        raise AssertionError("the fuzzer found something: see tests/fuzz/found")
