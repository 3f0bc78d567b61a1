"""Speed, measured here and now.

./dev bench                      the games, a bracket, an event, durable results, sockets,
                                 live tables of people, two servers
./dev bench --peers              the games beside OpenSpiel and the bracket beside brackets-manager
                                 (their own environments are set up once)
./dev bench PART [options]       one part: core (Bouré), another game by its name, evaluator,
                                 envs (many hands at once), bracket, event, durable, sockets,
                                 live_tables, two_servers, pages (Lighthouse; set up once),
                                 holdem_bots (all-ins exactly, and matches), builds, install

Beside each part stands the machine's load: below 1 nobody else was at work. With --keep each part
leaves a line in docs/measurements/runs.tsv: day, commit, command, load, cores, figures.
"""

import argparse
import contextlib
import importlib
import io
import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

from cardhall import registry

GAMES = (
    "core",
    *(name for name in registry.games() if Path(__file__).with_name(f"{name}.py").exists()),
)
"""Bouré's is the core's."""

PARTS = (
    *GAMES,
    "evaluator",
    "envs",
    "bracket",
    "event",
    "durable",
    "sockets",
    "live_tables",
    "two_servers",
)
ASKED_FOR = ("pages", "holdem_bots", "builds", "install")
"""Measured only when named: they need Lighthouse, long matches, two builds or wheels."""


ROOT = Path(__file__).parents[1]
RUNS = ROOT / "docs/measurements/runs.tsv"


class Both(io.StringIO):
    """What is printed, shown and remembered."""

    def write(self, text: str) -> int:
        sys.__stdout__.write(text)  # type: ignore[union-attr]
        sys.__stdout__.flush()  # type: ignore[union-attr]
        return super().write(text)


def run(part: str, options: list[str], keep: bool = False) -> None:
    """One part, after a line that says how busy the machine already is."""
    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    print(f"\n{part}   (load before it {load}, cores {os.cpu_count()})", flush=True)
    said = Both()
    with contextlib.redirect_stdout(said):
        importlib.import_module(f"bench.{part}").run(options)
    if keep:
        command = " ".join(["./dev bench", part, *options])
        keep_line(command, load, said.getvalue().splitlines())


def keep_line(command: str, load: str, figures: list[str]) -> None:
    """One line of docs/measurements/runs.tsv."""
    asked = {
        "commit": ["git", "rev-parse", "--short=10", "HEAD"],
        # the lines that were kept just now change nothing that is measured
        "changed": ["git", "status", "--porcelain", "--", ".", ":!docs/measurements"],
    }
    git = {
        name: subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False).stdout
        for name, words in asked.items()
    }
    commit = git["commit"].strip() + ("-dirty" if git["changed"].strip() else "")
    told = "; ".join(" ".join(line.split()) for line in figures if line.strip())
    day = datetime.now(UTC).date().isoformat()
    fields = (day, commit or "unknown", command, load, str(os.cpu_count()), told)
    with RUNS.open("a", encoding="utf-8") as file:
        file.write("\t".join(fields) + "\n")


def main(argv: list[str]) -> int:
    keep = "--keep" in argv
    argv = [word for word in argv if word != "--keep"]
    if argv and argv[0] in (*PARTS, *ASKED_FOR):
        run(argv[0], argv[1:], keep)
        return 0
    parser = argparse.ArgumentParser(
        prog="./dev bench", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--peers", action="store_true", help="the games beside OpenSpiel")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    options = parser.parse_args(argv)
    timing = ["--runs", str(options.runs), "--seconds", str(options.seconds)]
    if options.peers:
        for part in (*GAMES, "evaluator", "envs"):
            run(part, [*timing, "--peers"], keep)
        run("bracket", ["--peers"], keep)
        return 0
    for part in PARTS:
        run(part, timing if part in (*GAMES, "evaluator", "envs") else [], keep)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
