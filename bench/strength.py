"""How strong the bots are: everybody against everybody, and what cards cost beside exact play.

./dev strength                  all of bench/strength.toml, and docs/strength.md anew
./dev strength holdem ...       the sections with such a word in their heading; the others stay
./dev strength ... --look       printed alone
./dev strength --part 0.1       a tenth of the hands, printed alone
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

This page is written by `./dev strength`, and under each heading stands when it was measured, from
which commit and seed, and how many seconds of one core that took. Whoever stands first in a line
gained so much a hand beyond the mean of the table (of partners: one of them), with the 95%
interval; each deal was played from every seat or from both sides. "By chance" is how likely so
large a difference is between equals, corrected for the number of lines of its section (Holm). What
a decision costs is measured beside exact play on imagined hands, one half of which names the best
card and the other half judges it.

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


def heading(kind: str, row: Mapping[str, Any]) -> str:
    """What stands above what a row of the plan gives."""
    name = row["game"]
    if kind == "loss":
        return f"{name}: what a card costs beside exact play"
    title = f": {row['title']}" if "title" in row else ""
    return f"{name}, {_seats(row)} seats{title}"


def _seats(row: Mapping[str, Any]) -> int:
    return int(row.get("seats") or usual_seats(row["game"], _rules(row)))


def _rules(row: Mapping[str, Any]) -> Any:
    module = game(row["game"])
    return module.Rules.preset(next(iter(module.PRESETS)))


def contest_lines(row: Mapping[str, Any], share: float) -> Iterator[str]:
    """Play everybody against everybody at one game."""
    name = row["game"]
    bots = {bot: bot_of(name, bot) for bot in row["bots"]}
    yield CONTEST
    hands = max(2, round(row["hands"] * share))
    for (one, other), (score, chance) in all_pairs(
        name, _rules(row), bots, hands, SEED, seats=_seats(row)
    ).items():
        yield (
            f"| {one} over {other} | {score.net / score.hands:+.3f} "
            f"| {score.low:+.3f} to {score.high:+.3f} | {score.hands:,} | {chance:.2g} "
            f"| {score.fell:.4g} | {score.counted:.4g} |"
        )


def loss_lines(row: Mapping[str, Any], share: float) -> Iterator[str]:
    """Judge the cards of some bots of one game."""
    name = row["game"]
    yield LOSS
    for bot in row["bots"]:
        hands = max(2, round(row["hands"] * share))
        for loss in losses(name, _rules(row), bot_of(name, bot), hands, SEED):
            found = loss.estimate
            yield (
                f"| {bot} | {loss.phase} | {found.mean:+.3f} | {found.error:.3f} "
                f"| {found.count:,} |"
            )


LINES = {"contest": contest_lines, "loss": loss_lines}


def measured(kind: str, row: Mapping[str, Any], share: float) -> str | None:
    """Measure what a row of the plan names, printing line by line; None where somebody of another
    house cannot be had."""
    print(f"\n## {heading(kind, row)}\n", flush=True)
    if "needs" in row and (why_not := import_module(row["needs"]).why_not()):
        print(why_not, flush=True)
        return None
    begun, commit, told = time.process_time(), _commit(), list[str]()
    for line in LINES[kind](row, share):
        print(line, flush=True)
        told.append(line)
    seconds = time.process_time() - begun
    when = f"{datetime.now(UTC).date()}, commit {commit}, seed {SEED}, {seconds:,.0f} seconds"
    print(f"\n{when}", flush=True)
    return f"{when}\n\n" + "\n".join(told)


def _commit() -> str:
    asked = ["git", "rev-parse", "--short=10", "HEAD"]
    found = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    return found.stdout.strip() or "unknown"


def sections(page: str) -> dict[str, str]:
    """What stands on the page, by its headings."""
    parts = [part.partition("\n") for part in page.split("\n## ")[1:]]
    return {title: text.strip() for title, _, text in parts}


def main(argv: Sequence[str]) -> int:
    """Measure and print, and write what was measured on the page."""
    parser = argparse.ArgumentParser(
        prog="./dev strength", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("words", nargs="*", metavar="WORD", help="of a heading: a game, a title")
    parser.add_argument("--part", type=float, default=1.0, help="so much of the hands")
    parser.add_argument("--look", action="store_true", help="print, and write nothing")
    options = parser.parse_args(argv)
    plan = tomllib.loads(PLAN.read_text("utf-8"))
    rows = [(kind, row) for kind in LINES for row in plan[kind]]
    found = {}
    for kind, row in rows:
        title = heading(kind, row)
        if not options.words or any(word in title for word in options.words):
            found[title] = measured(kind, row, options.part)
    if not options.look and options.part == 1:
        there = sections(PAGE.read_text("utf-8")) if PAGE.exists() else {}
        titles = [heading(kind, row) for kind, row in rows]
        told = {title: found.get(title) or there.get(title) for title in titles}
        text = "\n".join(f"\n## {title}\n\n{text}" for title, text in told.items() if text)
        PAGE.write_text(f"{INTRODUCTION}{text}\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
