"""The games' speed in two builds of the core, in alternation, each time in a new process.

    ./dev bench builds ORDINARY OTHER [--runs 15] [--parts core euchre pedro]

ORDINARY and OTHER are trees with a core that was compiled in place; CARDHALL_ABI3=1 before
``python setup.py build_ext --inplace`` compiles for the limited API of Python. Printed are medians
of each part's figures and the ratio of the two.
"""

import argparse
import os
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from statistics import median

FIGURE = re.compile(r"^(\S.*?)\s{2,}([\d,]+) hands/s", re.MULTILINE)


def figures(tree: Path, part: str, seconds: float) -> dict[str, float]:
    """Hands a second, by the name of what was measured."""
    run = subprocess.run(
        [sys.executable, "-m", "bench", part, "--runs", "1", "--seconds", str(seconds)],
        cwd=Path(__file__).parents[1],
        env={**os.environ, "PYTHONPATH": str(tree / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    return {name: float(rate.replace(",", "")) for name, rate in FIGURE.findall(run.stdout)}


def run(arguments: Sequence[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="./dev bench builds", description=__doc__)
    parser.add_argument("trees", type=Path, nargs=2)
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.6)
    parser.add_argument("--parts", nargs="+", default=["core", "euchre", "pedro"])
    options = parser.parse_args(arguments)
    found: dict[str, tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
    for number in range(options.runs):
        for part in options.parts:
            for which in (number % 2, 1 - number % 2):
                for name, rate in figures(options.trees[which], part, options.seconds).items():
                    found[f"{part}: {name}"][which].append(rate)
    for name, (ordinary, other) in found.items():
        first, second = median(ordinary), median(other)
        print(f"{name:<52} {first:>12,.0f} {second:>12,.0f} hands/s   ratio {second / first:.3f}")
