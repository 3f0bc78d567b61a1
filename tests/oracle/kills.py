"""Servers that end without a warning, under load: a thousand rounds on SQLite, two hundred with
three servers on PostgreSQL and Valkey.

./dev oracle kills [--sqlite 1000] [--several 200] [--seed 1] [--keep]; --keep leaves a line in
docs/measurements/runs.tsv. What everybody was told is held against what is on the disk.
"""

import argparse
import os

from bench.__main__ import keep_line
from tests.kills.rounds import one_server, several_servers

ROUNDS, OF_SEVERAL = 1000, 200


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="./dev oracle kills",
        description=__doc__,
        formatter_class=argparse.RawTextHelpFormatter,
    )
    parser.add_argument("--sqlite", type=int, default=ROUNDS)
    parser.add_argument("--several", type=int, default=OF_SEVERAL)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", action="store_true")
    asked = parser.parse_args(arguments)
    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    lines: list[str] = []
    wrong: list[str] = []
    for name, play, rounds in (
        ("one server on SQLite", one_server, asked.sqlite),
        ("three servers on PostgreSQL and Valkey", several_servers, asked.several),
    ):
        if rounds:
            told = play(rounds, asked.seed)
            lines += [f"{name}: {line}" for line in told.lines()]
            wrong += told.wrong
            print(*told.wrong, *lines, sep="\n", flush=True)
    if asked.keep:
        keep_line(" ".join(["./dev oracle kills", *arguments]), load, lines)
    return 1 if wrong else 0


def run(full: bool) -> None:
    """As one part of all."""
    few = [] if full else ["--sqlite", "16", "--several", "4"]
    if main(few):
        raise AssertionError("something was lost or there twice: see above")
