"""Spades: how a hand ended, and what it adds to the scores.

Part of ``cardhall.games.spades``: import from there.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Result:
    """How a hand ended. Pairs run over the sides A-C and B-D, the other tuples over the seats."""

    ending: str
    """``played``."""
    bids: tuple[int, ...]
    """The tricks that each bid; 0 is nil."""
    blind: tuple[int, ...]
    """The seats that bid nil before they looked."""
    tricks: tuple[int, ...]
    bid: tuple[int, int]
    """What each side bid together."""
    taken: tuple[int, int]
    """The tricks that count for it: after reneges, and without those of a nil that failed."""
    made: tuple[bool, bool]
    """Has the side taken its bid?"""
    nils: tuple[int, ...]
    """What each seat's nil brought, below 0 where it failed; 0 for other bids."""
    bags: tuple[int, int]
    """Bags of this hand."""
    bags_after: tuple[int, int]
    """Bags that each side carries into the next hand."""
    points: tuple[int, int]
    """What is added to each score."""
