"""Speed, measured here and now.

./dev bench                      the games, a bracket, an event, durable results, sockets,
                                 live tables of people, two servers
./dev bench --peers              the games beside OpenSpiel and the bracket beside brackets-manager
                                 (their own environments are set up once)
./dev bench PART [options]       one part: core (Bouré), euchre, pedro, pitty_pat, po_ke_no,
                                 rummy, holdem, evaluator, bracket, event, durable, sockets,
                                 live_tables, two_servers, pages (Lighthouse; set up once)

Beside each part stands the machine's load: below 1 nobody else was at work.
"""

import argparse
import importlib
import os
import sys

GAMES = ("core", "euchre", "pedro", "pitty_pat", "po_ke_no", "rummy", "holdem")
PARTS = (
    *GAMES,
    "evaluator",
    "bracket",
    "event",
    "durable",
    "sockets",
    "live_tables",
    "two_servers",
)
ASKED_FOR = ("pages",)
"""Measured only when named: a browser and Lighthouse are needed."""


def run(part: str, options: list[str]) -> None:
    """One part, after a line that says how busy the machine already is."""
    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    print(f"\n{part}   (load before it {load}, cores {os.cpu_count()})", flush=True)
    importlib.import_module(f"bench.{part}").run(options)


def main(argv: list[str]) -> int:
    if argv and argv[0] in (*PARTS, *ASKED_FOR):
        run(argv[0], argv[1:])
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
        for part in (*GAMES, "evaluator"):
            run(part, [*timing, "--peers"])
        run("bracket", ["--peers"])
        return 0
    for part in PARTS:
        run(part, timing if part in (*GAMES, "evaluator") else [])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
