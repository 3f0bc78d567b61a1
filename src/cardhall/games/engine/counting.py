"""What statistics are made of: how many times each seat did what in a hand.

A game's ``statistics.py`` names its counts and works them out of one finished hand; they are added
up, and nothing else of a hand is kept.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cardhall.games.engine.course import made


@dataclass(frozen=True)
class Rate:
    """One count as a share of another: ``of`` is what it is a share of. each: times this; 100 gives
    a percentage."""

    count: str
    of: str
    each: float = 100.0


@dataclass(frozen=True)
class Counts:
    """What a game counts. each: the name of every count, with what it counts. rates: what is worked
    out of them, by name."""

    each: Mapping[str, str]
    rates: Mapping[str, Rate]


def acts(hand: Any) -> Iterator[tuple[Any, int, int]]:
    """Walk through what the players did: the hand before each act, the seat and the action. The
    hand goes on; copy what is kept. Raises CourseError for a hand that has no course."""
    first, *rest = hand.course
    before = made(type(hand), hand.rules, (first,))
    for name, said in rest:
        if name in ("apply", "force"):
            yield before, before.turn, said["action"]
        getattr(before, name)(**said)


def blank(hand: Any) -> list[Counter[str]]:
    """Nothing counted yet, for each seat."""
    return [Counter() for _ in range(hand.seats)]
