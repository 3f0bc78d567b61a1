"""What a hand of Rummy came to. See ``games.rummy``."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Result:
    """How a hand ended, and its count. Tuples run over the seats."""

    ending: str
    """``out``, or ``stock``: used up too often, no winner (OP-RUMMY-07)."""
    winner: int | None
    shown: tuple[int, ...]
    """Points of the cards that each laid down, wherever they lie (LLAA-RUMMY-35, OP-RUMMY-06)."""
    held: tuple[int, ...]
    """Points of the cards left in each hand (LLAA-RUMMY-36)."""
    missing: tuple[int, ...]
    """Cards that each hand was short of (LLAA-RUMMY-50)."""
    scores: tuple[int, ...]
    """What each score moves by (LLAA-RUMMY-37)."""
    clause: str
    """What says so."""
