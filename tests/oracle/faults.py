"""Ten thousand seeds of the simulated hall with faults, as a part of the oracle.

./dev oracle faults [--seeds 10000] [--first 1] [--keep]; --keep leaves a line in
docs/measurements/runs.tsv. Nothing is compared with a program of others: the hall's own records are
held against what it told.
"""

import argparse
import os

from bench.__main__ import keep_line
from tests.faults.many import summary

SEEDS = 10_000
SAMPLE = 3


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="./dev oracle faults",
        description=__doc__,
        formatter_class=argparse.RawTextHelpFormatter,
    )
    parser.add_argument("--seeds", type=int, default=SEEDS)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--keep", action="store_true")
    asked = parser.parse_args(arguments)
    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    lines, failed = summary(range(asked.first, asked.first + asked.seeds))
    print(*lines, sep="\n", flush=True)
    if asked.keep:
        keep_line(" ".join(["./dev oracle faults", *arguments]), load, lines)
    return 1 if failed else 0


def run(full: bool) -> None:
    """As one part of all."""
    if main(["--seeds", str(SEEDS if full else SAMPLE)]):
        raise AssertionError("something was found: docs/faults.md says how it is read")
