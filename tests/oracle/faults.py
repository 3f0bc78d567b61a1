"""Ten thousand seeds of the simulated hall with faults, as a part of the oracle.

./dev oracle faults [--seeds 10000] [--first 1] [--keep]; --keep leaves a line in
docs/measurements/runs.tsv. Nothing is compared with a program of others: the hall's own records are
held against what it told.
"""

from tests.faults.many import summary
from tests.oracle.options import asked_of, kept

SEEDS = 10_000
SAMPLE = 3


def main(arguments: list[str]) -> int:
    asked = asked_of("faults", __doc__, arguments, seeds=SEEDS, first=1)
    lines, failed = summary(range(asked.first, asked.first + asked.seeds))
    print(*lines, sep="\n", flush=True)
    kept(asked, lines)
    return 1 if failed else 0


def run(full: bool) -> None:
    """As one part of all."""
    if main(["--seeds", str(SEEDS if full else SAMPLE)]):
        raise AssertionError("something was found: docs/faults.md says how it is read")
