"""Run many seeds, side by side on all cores, and say in a few lines what came of them."""

import os
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from tests.faults.plan import kinds_for
from tests.faults.run import Outcome, run

SERVERS = (1, 2, 3)
MINUTES = 1.0
"""Of hall time with faults, in a seed of many."""
AT_ONCE = 40
"""Seeds of one process: then another, with fresh memory."""


def servers_of(seed: int) -> int:
    return SERVERS[seed % len(SERVERS)]


def one(seed: int) -> Outcome:
    """A seed of many, as ``--seed N --minutes 1`` runs it."""
    return run(seed, MINUTES, servers_of(seed))


def outcomes(seeds: Iterable[int], cores: int = 0) -> Iterator[Outcome]:
    cores = cores or os.cpu_count() or 1
    spawn = get_context("spawn")
    with ProcessPoolExecutor(cores, mp_context=spawn, max_tasks_per_child=AT_ONCE) as pool:
        yield from pool.map(one, seeds)


def summary(seeds: Iterable[int], cores: int = 0) -> tuple[list[str], list[Outcome]]:
    """The lines to print, and the runs in which something was found."""
    begun, count = time.perf_counter(), Counter[str]()
    failed: list[Outcome] = []
    runs = steps = 0
    hall = 0.0
    for outcome in outcomes(seeds, cores):
        runs += 1
        steps += outcome.steps
        hall += outcome.seconds
        count.update(outcome.count)
        if outcome.found:
            failed.append(outcome)
            print(f"seed {outcome.seed}: {outcome.found[0]}", flush=True)
    took = time.perf_counter() - begun
    kinds = sorted({*kinds_for(1), *kinds_for(2)})
    return [
        f"{runs:,} seeds, {len(failed)} found something",
        f"{hall / 3600:,.1f} h of hall time in {took / 60:,.1f} min, {hall / took:,.0f} times as "
        "fast as the clock on the wall",
        f"{steps:,} steps, {count['receipts']:,} receipts, {count['sent once more']:,} sent once "
        f"more, {count['refused']:,} refused, {count['deals checked']:,} deals checked",
        "faults: " + ", ".join(f"{count[kind]:,} {kind}" for kind in kinds),
    ], failed
