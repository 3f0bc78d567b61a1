"""Rates per CPU second: medians of some runs, one process, one thread. Standard library only, for
it also runs in the peers' environment."""

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

Batch = Callable[[], tuple[int, int]]
"""Plays some hands and returns (hands, actions)."""

Task = Callable[[float], tuple[float, float]]
"""Measures for some seconds and returns (hands, actions) a CPU second."""


@dataclass(frozen=True)
class Rate:
    """Medians over the runs, and the least and most hands a second among them."""

    name: str
    hands: float
    actions: float
    least: float
    most: float

    def __str__(self) -> str:
        actions = f"{self.actions:>13,.0f} actions/s" if self.actions else " " * 23
        return (
            f"{self.name:<44} {self.hands:>12,.0f} hands/s  {actions}"
            f"   ({self.least:,.0f} to {self.most:,.0f})"
        )


def median(name: str, runs: list[tuple[float, float]]) -> Rate:
    """The rate of runs given as (hands a second, actions a second)."""
    hands = [run[0] for run in runs]
    actions = statistics.median(run[1] for run in runs)
    return Rate(name, statistics.median(hands), actions, min(hands), max(hands))


def once(batch: Batch, seconds: float) -> tuple[float, float]:
    """Hands and actions a CPU second, from batches for some wall seconds."""
    hands = actions = 0
    begun, cpu = time.perf_counter(), time.process_time()
    while time.perf_counter() - begun < seconds:
        played, acted = batch()
        hands += played
        actions += acted
    spent = time.process_time() - cpu
    return hands / spent, actions / spent


def measure(name: str, batch: Batch, runs: int, seconds: float) -> Rate:
    """Run batches for some wall seconds, several times, after one to warm up."""
    batch()
    return median(name, [once(batch, seconds) for _ in range(runs)])


def in_turn(tasks: dict[str, Task], runs: int, seconds: float) -> dict[str, Rate]:
    """Several measurements of some seconds each, run after run in turn, so that what else the
    machine does meets them all alike. The first, short round only warms up."""
    for task in tasks.values():
        task(0.2)
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in tasks}
    for _ in range(runs):
        for name, task in tasks.items():
            found[name].append(task(seconds))
    return {name: median(name, rates) for name, rates in found.items()}
