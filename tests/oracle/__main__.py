"""Whole comparisons with programs of others, as ``./dev oracle`` runs them.

./dev oracle            all parts, in full (minutes to an hour)
./dev oracle PART ...   some parts: see PARTS below
./dev oracle solvers/pedro   one game of a part that has several, to run some side by side
./dev oracle api/judge   every route asked by one role
./dev oracle --sample   the samples that the tests run
./dev oracle fuzz --minutes 10   mischief with records, acts and calls; see --help
./dev oracle faults --seeds 100  the hall with faults, ten thousand seeds if not told; see --help
./dev oracle kills --sqlite 100  servers killed under load, 1,200 rounds if not told; see --help
./dev oracle soak --hours 3        the memory of a busy hall, twelve hours if not told; see --help

Each part is a module beside this one with ``run(full: bool) -> None``, which prints what it
compared and raises AssertionError, with what it takes to see the difference again.
"""

import argparse
import importlib
import sys
import time

from tests.fuzz.run import main as fuzz
from tests.oracle.faults import main as faults
from tests.oracle.kills import main as kills
from tests.oracle.soak import main as soak

PARTS = (
    "evaluator", "equity", "euchre", "spades", "pokerkit", "phh", "records", "brackets", "formats",
    "solvers", "api", "fuzz", "faults", "kills", "soak", "ray",
)  # fmt: skip


def main(arguments: list[str]) -> int:
    by_themselves = {"fuzz": fuzz, "faults": faults, "kills": kills, "soak": soak}
    others = {*PARTS, "--sample"} & {*arguments[1:]}
    if arguments[:1] and arguments[0] in by_themselves and not others:
        return by_themselves[arguments[0]](arguments[1:])
    parser = argparse.ArgumentParser(
        prog="./dev oracle", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--sample", action="store_true", help="the samples that the tests run")
    options = parser.parse_args(arguments)
    unknown = {part for part in options.parts if part.partition("/")[0] not in PARTS}
    if unknown:
        parser.error(f"no part {', '.join(sorted(unknown))}: choose among {', '.join(PARTS)}")
    wrong = []
    for part in options.parts or PARTS:
        print(f"\n{part}", flush=True)
        begun = time.perf_counter()
        try:
            name, _, one = part.partition("/")
            only = [one] if one else []
            importlib.import_module(f"tests.oracle.{name}").run(not options.sample, *only)
        except AssertionError as error:
            wrong.append(part)
            print(f"DIFFERS: {error}")
        print(f"{time.perf_counter() - begun:.0f} s", flush=True)
    print(f"\n{len(wrong)} parts differ: {', '.join(wrong)}" if wrong else "\nAll agree.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
