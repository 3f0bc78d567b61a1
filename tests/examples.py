"""How many examples the tests draw, and from which dice: the one place for both.

A test that tries 20,000 positions asks ``share(20_000)`` how many this time. By itself a run draws
a sixteenth, from dice that follow the commit, so that each commit meets others; ``./dev test
--all`` (``CARDHALL_EXAMPLES=1``) draws them all. Every run prints its seed:
``CARDHALL_SEED=...`` replays.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from pathlib import Path
from random import Random
from typing import TypeVar

T = TypeVar("T")

SHARE = Fraction(os.environ.get("CARDHALL_EXAMPLES", "1/16"))
_drawn = 0


def share(whole: int, least: int = 1) -> int:
    """How many of so many examples are drawn this time; they are counted."""
    global _drawn
    count = min(whole, max(least, round(whole * SHARE)))
    _drawn += count
    return count


def drawn() -> int:
    """How many have been asked for so far in this process."""
    return _drawn


@cache
def seed() -> str:
    """What all dice follow: the commit, or what CARDHALL_SEED says."""
    told = os.environ.get("CARDHALL_SEED")
    if told:
        return told
    asked = ["git", "rev-parse", "--short=12", "HEAD"]
    try:
        found = subprocess.run(asked, cwd=Path(__file__).parent, capture_output=True, text=True)
    except OSError:
        return "0"
    return found.stdout.strip() or "0"


def dice(*names: object) -> Random:
    """Dice for these names, others with every commit."""
    return Random(" ".join(map(str, (seed(), *names))))


def sample(of: Sequence[T], least: int = 1, *, name: str) -> list[T]:
    """The share of these that is drawn this time, in their order."""
    count = share(len(of), min(len(of), least))
    return [of[n] for n in sorted(dice("sample", name).sample(range(len(of)), count))]


def begin(*names: object) -> int:
    """A whole number from which a test that counts upwards begins."""
    return dice("begin", *names).randrange(10**9)
