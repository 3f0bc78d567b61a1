"""How strong the bots are: everybody against everybody, and what cards cost beside exact play.

./dev strength                    all of bench/strength.toml, and docs/strength.md anew
./dev strength GAME ... --look    some games, printed alone
./dev strength --part 0.1         a tenth of the hands, printed alone
"""

import argparse
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from typing import Any

from cardhall.bots.arena import all_pairs, bot_of, usual_seats
from cardhall.bots.loss import losses
from cardhall.games import game

ROOT = Path(__file__).parents[1]
PLAN = Path(__file__).with_name("strength.toml")
PAGE = ROOT / "docs/strength.md"
SEED = 1
INTRODUCTION = """# How strong the bots are

This page is written by `./dev strength` ({day}, commit {commit}, seed {seed}, {seconds:,.0f}
seconds of one core). Whoever stands first in a line gained so much a hand beyond the mean of the
table (of partners: one of them), with the 95% interval; each deal was played from every seat or
from both sides. "By chance" is how likely so large a difference is between equals, corrected for
the number of lines of its game (Holm). What a decision costs is measured beside exact play on
imagined hands, one half of which names the best card and the other half judges it.

`strong`, `club` and `gentle` are the levels that people choose; `played-out` plays its cards out
and does not solve them; `bench.open_hands:euchre` solves forty imagined hands at each card;
`bench.ismcts` plays the cards by OpenSpiel's search of information sets, with so many simulations
each, and bids as `strong` does or, as `euchre_all`, by the same search; `bench.euchre_plt` is
[euchre-plt](https://github.com/crashka/euchre-plt)'s player "Smart 1", bids and cards; the others
are rules of thumb. How many hands fewer say as much when luck is taken out, the last two columns
show: the standard deviation of a hand as it fell, and as it is counted.
"""
CONTEST = "| | a hand | 95% interval | hands | by chance | fell | counted |\n" + "|---" * 7 + "|"
LOSS = "| | phase | points a decision | standard error | decisions |\n|---|---|---|---|---|"


def contest_lines(row: Mapping[str, Any], share: float) -> Iterator[str]:
    """Play everybody against everybody at one game, those of another house if they can be had."""
    name = row["game"]
    if needs := row.get("needs"):
        why_not = import_module(needs).why_not()
        if why_not:
            yield f"\n## {name}\n\n{needs} did not play: {why_not}"
            return
    rules = game(name).Rules.preset(next(iter(game(name).PRESETS)))
    seats = row.get("seats") or usual_seats(name, rules)
    bots = {bot: bot_of(name, bot) for bot in row["bots"]}
    yield f"\n## {name}, {seats} seats\n\n{CONTEST}"
    hands = max(2, round(row["hands"] * share))
    for (one, other), (score, chance) in all_pairs(
        name, rules, bots, hands, SEED, seats=seats
    ).items():
        yield (
            f"| {one} over {other} | {score.net / score.hands:+.3f} "
            f"| {score.low:+.3f} to {score.high:+.3f} | {score.hands:,} | {chance:.2g} "
            f"| {score.fell:.4g} | {score.counted:.4g} |"
        )


def loss_lines(row: Mapping[str, Any], share: float) -> Iterator[str]:
    """Judge the cards of some bots of one game."""
    name = row["game"]
    rules = game(name).Rules.preset(next(iter(game(name).PRESETS)))
    yield f"\n## {name}: what a card costs beside exact play\n\n{LOSS}"
    for bot in row["bots"]:
        hands = max(2, round(row["hands"] * share))
        for loss in losses(name, rules, bot_of(name, bot), hands, SEED):
            found = loss.estimate
            yield (
                f"| {bot} | {loss.phase} | {found.mean:+.3f} | {found.error:.3f} "
                f"| {found.count:,} |"
            )


def page(games: Sequence[str], share: float) -> Iterator[str]:
    """Measure what the plan names, line by line."""
    plan = tomllib.loads(PLAN.read_text("utf-8"))
    for kind, lines in (("contest", contest_lines), ("loss", loss_lines)):
        for row in plan[kind]:
            if not games or row["game"] in games:
                yield from lines(row, share)


def main(argv: Sequence[str]) -> int:
    """Measure, print, and write the page when all of it was measured."""
    parser = argparse.ArgumentParser(
        prog="./dev strength", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--part", type=float, default=1.0, help="so much of the hands")
    parser.add_argument("--look", action="store_true", help="print, and write nothing")
    options = parser.parse_args(argv)
    begun, told = time.process_time(), []
    for line in page(options.games, options.part):
        print(line, flush=True)
        told.append(line)
    seconds = time.process_time() - begun
    print(f"\n{seconds:,.0f} seconds of one core")
    if options.look or options.games or options.part != 1:
        return 0
    commit = subprocess.run(
        ["git", "rev-parse", "--short=10", "HEAD"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    ).stdout.strip()  # fmt: skip
    head = INTRODUCTION.format(
        day=datetime.now(UTC).date(), commit=commit or "unknown", seed=SEED, seconds=seconds
    )
    PAGE.write_text(head + "\n".join(told) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
