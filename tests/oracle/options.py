"""What the parts of the oracle share that are asked for by themselves: options, and a kept line."""

import argparse
import os
from collections.abc import Sequence

from bench.__main__ import keep_line


def asked_of(
    name: str, about: str | None, arguments: Sequence[str], **usual: float
) -> argparse.Namespace:
    """Read the options of ``./dev oracle NAME``: those with a usual value, and ``--keep``; beside
    them the load of the machine as it begins."""
    parser = argparse.ArgumentParser(
        prog=f"./dev oracle {name}",
        description=about,
        formatter_class=argparse.RawTextHelpFormatter,
    )
    for option, value in usual.items():
        parser.add_argument(f"--{option}", type=type(value), default=value)
    parser.add_argument("--keep", action="store_true")
    asked = parser.parse_args(arguments)
    asked.command = " ".join([f"./dev oracle {name}", *arguments])
    asked.load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    return asked


def kept(asked: argparse.Namespace, lines: list[str]) -> None:
    """Leave a line in docs/measurements/runs.tsv, if that was asked for."""
    if asked.keep:
        keep_line(asked.command, asked.load, lines)
