"""Rates per CPU second: medians of some runs, one process, one thread. Standard library only, for
it also runs in the peers' environment."""

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

Batch = Callable[[], tuple[int, int]]
"""Plays some hands and returns (hands, actions)."""


@dataclass(frozen=True)
class Rate:
    """Medians over the runs, and the least and most hands a second among them."""

    name: str
    hands: float
    actions: float
    least: float
    most: float

    def __str__(self) -> str:
        return (
            f"{self.name:<44} {self.hands:>12,.0f} hands/s  {self.actions:>13,.0f} actions/s"
            f"   ({self.least:,.0f} to {self.most:,.0f})"
        )


def median(name: str, runs: list[tuple[float, float]]) -> Rate:
    """The rate of runs given as (hands a second, actions a second)."""
    hands = [run[0] for run in runs]
    actions = statistics.median(run[1] for run in runs)
    return Rate(name, statistics.median(hands), actions, min(hands), max(hands))


def measure(name: str, batch: Batch, runs: int, seconds: float) -> Rate:
    """Run batches for some wall seconds, several times, after one to warm up."""
    batch()
    rates = []
    for _ in range(runs):
        hands = actions = 0
        begun, cpu = time.perf_counter(), time.process_time()
        while time.perf_counter() - begun < seconds:
            played, acted = batch()
            hands += played
            actions += acted
        spent = time.process_time() - cpu
        rates.append((hands / spent, actions / spent))
    return median(name, rates)
