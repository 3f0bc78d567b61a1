"""Draw the faults of a run from its seed, as a list that can be printed, cut and run again."""

import random
from dataclasses import dataclass
from typing import Any

QUIET = 20.0
"""Seconds at the beginning without faults: tables are opened and people sit down."""
EVERY = (1.0, 9.0)
"""Seconds between two faults."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault: when, of what kind, at which server, for how long, how much of it."""

    at: float
    kind: str
    server: int = 0
    seconds: float = 0.0
    share: float = 0.0

    def __str__(self) -> str:
        told = [f"{self.at:.2f} s: {self.kind} at server {self.server}"]
        told += [f"for {self.seconds:g} s"] if self.seconds else []
        told += [f"share {self.share:g}"] if self.share else []
        return ", ".join(told)


ALWAYS: dict[str, dict[str, Any]] = {
    "killed": {"seconds": (0.3, 2.0, 6.0)},
    "killed before its next commit": {"seconds": (0.3, 2.0, 6.0)},
    "killed after its next commit": {"seconds": (0.3, 2.0, 6.0)},
    "paused": {"seconds": (0.3, 0.5, 2.5, 4.0, 12.0, 25.0)},
    "disk full": {"seconds": (0.5, 3.0, 8.0)},
    "commits fail": {"seconds": (1.0, 5.0, 15.0), "share": (0.1, 0.5, 0.9)},
    "disk slow": {"seconds": (5.0, 15.0), "share": (0.3, 1.0)},
    "reads fail": {"seconds": (1.0, 5.0), "share": (0.1, 0.5, 1.0)},
    "answers lost": {"seconds": (5.0, 20.0), "share": (0.2, 0.6)},
    "clock jumps": {"share": (-60.0, -3.0, -0.2, 0.2, 3.0, 20.0)},
    "power cut": {"seconds": (0.5, 3.0)},
}
SEVERAL: dict[str, dict[str, Any]] = {
    "database away": {"seconds": (1.0, 3.5, 6.0)},
    "news wild": {"seconds": (5.0, 20.0), "share": (0.3, 0.8, 1.0)},
    "news away": {"seconds": (1.0, 8.0, 20.0)},
}
ALONE: dict[str, dict[str, Any]] = {
    "backup restored": {"seconds": (0.5, 3.0)},
}


def kinds_for(servers: int) -> dict[str, dict[str, Any]]:
    return ALWAYS | (SEVERAL if servers > 1 else ALONE)


def drawn(seed: int, seconds: float, servers: int) -> list[Fault]:
    """The faults of a run that has faults until ``seconds``."""
    dice = random.Random(f"{seed} plan")
    kinds = kinds_for(servers)
    # some runs have every kind, some a few only: what needs calm is found too
    wanted = dice.sample(sorted(kinds), dice.randint(2, len(kinds)))
    faults, at = [], QUIET + dice.uniform(*EVERY)
    while at < seconds:
        kind = dice.choice(wanted)
        more = {name: dice.choice(values) for name, values in kinds[kind].items()}
        faults.append(Fault(round(at, 2), kind, dice.randrange(servers), **more))
        at += dice.uniform(*EVERY)
    return faults
