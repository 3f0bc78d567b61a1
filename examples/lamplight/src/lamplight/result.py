"""Lamplight: how a hand ended."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Result:
    """How a hand ended. The tuples run over the seats."""

    ending: str
    """``played``."""
    tricks: tuple[int, ...]
    last: int
    """Who took the last trick."""
    points: tuple[int, ...]
    """What is added to each score."""
