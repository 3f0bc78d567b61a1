"""``cardhall simulate``: how long a day will take, how many tables, how often the best one wins."""

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

from cardhall.cli.counts import at_least_one
from cardhall.rulebook.presets import Category, load_preset, preset_names
from cardhall.simulation.day import check, share_out
from cardhall.simulation.durations import Pace, changed, read, shipped
from cardhall.simulation.figures import Figures, MeanAmount, Share, figures
from cardhall.simulation.format import simulated
from cardhall.simulation.plan import DayPlan
from cardhall.simulation.workers import play_days

PLAYOUTS = (64, 4)
"""What bots think over where it is not said: the best one, and the last."""


def simulate_main(argv: list[str]) -> int:
    """Play whole tournaments and print the figures."""
    parser = _parser()
    asked = parser.parse_args(argv)
    try:
        plan = _plan(asked)
        check(plan)
        tell = _progress(asked.runs) if sys.stderr.isatty() else lambda done: None
        begun = time.perf_counter()
        days = play_days(plan, asked.runs, asked.jobs, asked.ray, tell)
        found = figures(days, list(plan.entries.values()))
    except (ValueError, OSError) as error:
        parser.error(str(error))
    if asked.json:
        print(json.dumps(_data(plan, found), indent=2))
    else:
        _show(plan, found, time.perf_counter() - begun)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="cardhall simulate",
        description="Play whole tournaments of a preset, and print how long a day takes, how many "
        "tables and rounds, how often the best player wins, with 95% intervals",
    )
    parser.add_argument("preset", choices=preset_names())
    parser.add_argument("--entries", type=at_least_one, required=True, help="how many people play")
    parser.add_argument("--runs", type=at_least_one, default=200, help="how many days: 200")
    parser.add_argument("--only", action="append", default=[], metavar="GAME",
                        help="only this category; may be given again")  # fmt: skip
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--drawn", action="store_true",
                     help="results drawn by skill, no hand is played (as if not said)")  # fmt: skip
    how.add_argument("--bots", action="store_true", help="bots play every hand")
    parser.add_argument("--playouts", metavar="FEWEST-MOST",
                        help="what the last and the best bot think over: 4-64")  # fmt: skip
    parser.add_argument("--skill", type=float, metavar="SPREAD",
                        help="drawn results: spread of the log of strength")  # fmt: skip
    parser.add_argument("--minutes", action="append", default=[], metavar="NAME=MINUTES",
                        help="another duration: rummy=7, between.elimination=12")  # fmt: skip
    parser.add_argument("--durations", type=Path, metavar="FILE", help="durations of your own")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE",
                        help="a house rule, such as moves=every3")  # fmt: skip
    parser.add_argument("--rebuys", type=float, default=0.4, metavar="SHARE",
                        help="hold'em: how many of those who may buy in again do: 0.4")  # fmt: skip
    parser.add_argument("--fixed-movement", action="store_true",
                        help="euchre: by a movement printed beforehand")  # fmt: skip
    parser.add_argument("--jobs", type=at_least_one, default=os.cpu_count() or 1,
                        help="processes on this machine; as many as it has cores")  # fmt: skip
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster instead")
    parser.add_argument("--seed", type=int, default=1, help="repeats the figures")
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    return parser


def _plan(asked: argparse.Namespace) -> DayPlan:
    options = tuple(_pair("option", given) for given in asked.option)
    preset = load_preset(asked.preset, dict(options))
    playouts = None
    if asked.bots or asked.playouts:
        if asked.drawn:
            raise ValueError("playouts: drawn results think of nothing. Leave out --drawn")
        playouts = _playouts(asked.playouts) if asked.playouts else PLAYOUTS
    return DayPlan(
        asked.preset,
        share_out(preset, asked.entries, asked.only),
        _pace(asked),
        asked.seed,
        options,
        playouts,
        asked.rebuys,
        asked.fixed_movement,
    )


def _pace(asked: argparse.Namespace) -> Pace:
    pace = shipped()
    if asked.durations:
        pace = read(asked.durations.read_text("utf-8"), pace)
    changes = {}
    for given in asked.minutes:
        name, value = _pair("minutes", given)
        try:
            changes[name] = float(value)
        except ValueError:
            raise ValueError(f"minutes: {value!r} is no number. Write rummy=7") from None
    if asked.skill is not None:
        changes |= {name: asked.skill for name in pace.minutes if name.startswith("skill.")}
    return changed(pace, changes)


def _pair(field: str, given: str) -> tuple[str, str]:
    name, sign, value = given.partition("=")
    if not sign or not name or not value:
        raise ValueError(f"{field}: {given!r} is not NAME=VALUE. Write one equals sign")
    return name, value


def _playouts(given: str) -> tuple[int, int]:
    fewest, _, most = given.partition("-")
    try:
        return int(most or fewest), int(fewest)
    except ValueError:
        raise ValueError(f"playouts: {given!r}. Write FEWEST-MOST, such as 4-64") from None


# --- what is printed ------------------------------------------------------------------------------


def _data(plan: DayPlan, found: Figures) -> dict[str, object]:
    return {
        "preset": plan.preset,
        "seed": plan.seed,
        "results": "bots" if plan.playouts else "drawn",
        "durations": dict(plan.pace.minutes),
        **found.to_data(),
    }


def _show(plan: DayPlan, found: Figures, seconds: float) -> None:
    preset = plan.rules()
    how = "Results are drawn by skill."
    if plan.playouts:
        most, fewest = plan.playouts
        how = f"Bots play every hand; the best thinks over {most} play-outs, the last {fewest}."
    days = "1 day" if found.runs == 1 else f"{found.runs:,} days"
    print(f"{preset.title}: {days}, seed {plan.seed}. {how}")
    for one in found.categories:
        category = preset.category(one.category)
        kind = "teams" if category.team_size > 1 else "entries"
        print(f"\n{category.title}: {one.entries} {kind}")
        print(f"  {'how long':<16} {_minutes(one.minutes)}")
        print(f"  {'tables':<16} {_count(one.tables)}")
        print(f"  {simulated()[category.format].rounds:<16} {_count(one.rounds)}")
        print(f"  {'hands':<16} {_count(one.hands)}")
        print(f"  {_best(category):<16} {_share(one.best_wins)}")
    if len(found.categories) > 1:
        print("\nAll side by side")
        print(f"  {'the whole day':<16} {_minutes(found.minutes)}")
        print(f"  {'tables':<16} {_count(found.tables)}")
    note = "In brackets: the 95% interval of the mean."
    if found.runs == 1:
        note = "One day alone says nothing of others: play more with --runs."
    print(f"\n{note} Played in {seconds:.1f} s.")


def _best(category: Category) -> str:
    return "best team wins" if category.team_size > 1 else "best one wins"


def _minutes(found: MeanAmount) -> str:
    if found.least == found.most:
        return f"{found.mean:.0f} minutes, {_clock(found.mean)}"
    return (
        f"{found.mean:.0f} minutes [{found.low:.0f} to {found.high:.0f}]; "
        f"95 days in 100 take {_clock(found.least)} to {_clock(found.most)}"
    )


def _clock(minutes: float) -> str:
    whole = round(minutes)
    return f"{whole // 60} h {whole % 60:02d}"


def _count(found: MeanAmount) -> str:
    if found.least == found.most == found.mean:
        return f"{found.mean:,.0f}"
    return (
        f"{found.mean:,.1f} [{found.low:,.1f} to {found.high:,.1f}]; "
        f"95 days in 100: {found.least:,.0f} to {found.most:,.0f}"
    )


def _share(found: Share) -> str:
    return f"{found.share:.1%} of the days [{found.low:.1%} to {found.high:.1%}]"


BAR = 30


def _progress(runs: int) -> Callable[[int], None]:
    """A bar on the terminal, with the time that is left."""
    begun = time.monotonic()

    def tell(done: int) -> None:
        full = BAR * done // runs
        left = (time.monotonic() - begun) * (runs - done) / max(1, done)
        line = f"\r[{'#' * full}{'.' * (BAR - full)}] {done:,} of {runs:,} days, {left:.0f} s left "
        print(line if done < runs else "\r" + " " * (len(line) + 8) + "\r",
              end="", file=sys.stderr, flush=True)  # fmt: skip

    return tell
