"""Speed, measured here and now.

./dev bench                      the core, durable results, sockets
./dev bench --peers              the core beside OpenSpiel (its own environment is set up once)
./dev bench core|durable|sockets [options of that part]
"""

import argparse
import importlib
import sys

PARTS = ("core", "durable", "sockets")


def main(argv: list[str]) -> int:
    if argv and argv[0] in PARTS:
        importlib.import_module(f"bench.{argv[0]}").run(argv[1:])
        return 0
    parser = argparse.ArgumentParser(
        prog="./dev bench", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--peers", action="store_true", help="the core beside OpenSpiel")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    options = parser.parse_args(argv)
    timing = ["--runs", str(options.runs), "--seconds", str(options.seconds)]
    if options.peers:
        importlib.import_module("bench.core").run([*timing, "--peers"])
        return 0
    for part in PARTS:
        print(f"\n{part}")
        importlib.import_module(f"bench.{part}").run(timing if part == "core" else [])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
