"""Servers that end without a warning, under load: a thousand rounds on SQLite, two hundred with
three servers on PostgreSQL and Valkey.

./dev oracle kills [--sqlite 1000] [--several 200] [--seed 1] [--keep]; --keep leaves a line in
docs/measurements/runs.tsv. What everybody was told is held against what is on the disk.
"""

from tests.kills.rounds import one_server, several_servers
from tests.oracle.options import asked_of, kept

ROUNDS, OF_SEVERAL = 1000, 200


def main(arguments: list[str]) -> int:
    asked = asked_of("kills", __doc__, arguments, sqlite=ROUNDS, several=OF_SEVERAL, seed=1)
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
    kept(asked, lines)
    return 1 if wrong else 0


def run(full: bool) -> None:
    """As one part of all."""
    few = [] if full else ["--sqlite", "16", "--several", "4"]
    if main(few):
        raise AssertionError("something was lost or there twice: see above")
