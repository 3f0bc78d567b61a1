"""Simulate the whole hall with faults: ./dev simulate-faults --seed N --minutes M [--servers K].

docs/faults.md says what it simulates and how a failure is read. Exit 1 if anything was found.
"""

import argparse
import sys
import time
from pathlib import Path

from tests.faults.many import MINUTES, servers_of
from tests.faults.run import Outcome, run, shrunk


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="./dev simulate-faults",
        description=__doc__,
        formatter_class=argparse.RawTextHelpFormatter,
    )
    parser.add_argument("--seed", type=int, default=1, help="the first one")
    parser.add_argument("--seeds", type=int, default=1, help="how many, one after the other")
    parser.add_argument("--minutes", type=float, default=MINUTES, help="of hall time with faults")
    parser.add_argument("--servers", type=int, default=0, help="1, 2, 3; by the seed if not told")
    parser.add_argument("--no-shrink", action="store_true", help="leave a failure as it is")
    parser.add_argument("--history", type=Path, help="write every step to this file")
    asked = parser.parse_args(arguments)
    failed = 0
    for seed in range(asked.seed, asked.seed + asked.seeds):
        servers = asked.servers or servers_of(seed)
        begun = time.process_time()
        outcome = run(seed, asked.minutes, servers, lines=asked.history is not None)
        print(in_a_line(outcome, time.process_time() - begun), flush=True)
        if asked.history:
            asked.history.write_text("\n".join(outcome.lines) + "\n", "utf-8")
            print(*(f"  {count:5} {kind}" for kind, count in outcome.count.items()), sep="\n")
        if outcome.found:
            failed += 1
            print(in_words(outcome), flush=True)
            if not asked.no_shrink:
                smaller = shrunk(outcome)
                print(f"\nSmaller: {len(smaller.plan)} of {len(outcome.plan)} faults")
                print(in_words(smaller), flush=True)
    return 1 if failed else 0


def in_a_line(outcome: Outcome, took: float) -> str:
    return (
        f"seed {outcome.seed}, servers {outcome.servers}, minutes {outcome.minutes:g}: "
        f"{outcome.steps:,} steps, {outcome.seconds:.0f} s of hall time in {took:.1f} s, "
        f"{len(outcome.plan)} faults, {outcome.count['receipts']} receipts, "
        f"digest {outcome.digest}{', FOUND' if outcome.found else ''}"
    )


def in_words(outcome: Outcome) -> str:
    lines = [f"  found: {one}" for one in outcome.found]
    lines += [f"  {fault}" for fault in outcome.plan]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
