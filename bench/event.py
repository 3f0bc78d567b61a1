"""What one report costs in a large event: deciding it, taking it into the state, the views of it.

    python -m bench.event [--entries 500] [--runs 200]

An event of so many entries in the middle of its first round, in memory: no server and no disk.
Medians of milliseconds of CPU.
"""

import argparse
import itertools
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

from cardhall.hall import commands, views
from cardhall.hall.event import State, decide, evolve
from cardhall.hall.formats.elimination import commands as rc
from cardhall.hall.formats.elimination.state import rounds_of
from cardhall.hall.kernel.context import Context
from cardhall.messages import to_answer, written

AT = 1_800_000_000_000


def playing(entries: int) -> State:
    """An event in the middle of its first round."""
    numbers = itertools.count(1)
    context = Context(AT, written("Bench"), "chair", "seed", lambda: f"id-{next(numbers)}")
    rows = tuple(
        commands.EntryRow(auxiliary=f"Auxiliary {n % 40}", name=f"Player {n}")
        for n in range(entries)
    )
    state = State()
    for command in (
        commands.CreateEvent(id="bench", rehearsal=True),
        commands.ImportEntries(rows=rows, override="bench"),
        commands.Rehearse(until="playing"),
    ):
        for fact in decide(state, command, context):
            state = evolve(state, fact)
    return state


def report(state: State) -> rc.ReportCount:
    """A true count of the first table."""
    (category, *_) = (one for one in state.categories.values() if rounds_of(one).rounds)
    play = next(iter(rounds_of(category).rounds[-1].tables.values()))
    card = views.captain_view(state, category.key, play.table, AT).card
    assert card is not None
    share, rest = divmod(card.expected, len(card.seats))
    return rc.ReportCount(
        round=1,
        table=play.table,
        category=category.key,
        counts=tuple(
            rc.SeatCount(entry=seat.entry, chips=share + (rest if at == 0 else 0))
            for at, seat in enumerate(card.seats)
        ),
        caller=card.seats[0].name,
        early=True,
    )


def milliseconds(act: Callable[[], Any], runs: int) -> float:
    """The median CPU time of one call."""
    times = []
    for _ in range(runs):
        before = time.thread_time()
        act()
        times.append((time.thread_time() - before) * 1000)
    return statistics.median(times)


def run(arguments: Sequence[str] = ()) -> dict[str, float]:
    """Measure, print, give back milliseconds by name."""
    parser = argparse.ArgumentParser(prog="bench.event", description=__doc__.split("\n")[0])
    parser.add_argument("--entries", type=int, default=500)
    parser.add_argument("--runs", type=int, default=200)
    options = parser.parse_args(arguments)
    state = playing(options.entries)
    command = report(state)
    context = Context(AT, written("Bench"), "chair", "seed", lambda: "id")
    (fact, *_) = decide(state, command, context)
    entry = next(iter(state.entries))
    acts: dict[str, Callable[[], Any]] = {
        "decide": lambda: decide(state, command, context),
        "evolve": lambda: evolve(state, fact),
        "console": lambda: to_answer(views.console_view(state, AT)),
        "projector": lambda: to_answer(views.projector_view(state, AT)),
        "captain": lambda: to_answer(
            views.captain_view(state, command.category, command.table, AT)
        ),
        "player": lambda: to_answer(views.player_view(state, entry, AT)),
    }
    found = {name: milliseconds(act, options.runs) for name, act in acts.items()}
    told = "   ".join(f"{name} {value:.2f}" for name, value in found.items())
    print(f"one report among {options.entries} entries, ms of CPU:   {told}", flush=True)
    return found


if __name__ == "__main__":
    run(sys.argv[1:])
