"""Pitty-Pat: the cards that were offered, and how a game ended.

Part of ``cardhall.games.pitty_pat``: import from there.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Upcard:
    """One card that was offered: the card; whose it was (the seat that it was turned for, or that
    threw it); whether it was thrown; who took it, None for nobody (or nobody yet)."""

    card: int
    seat: int
    thrown: bool
    taker: int | None


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    ending: str
    """``out``, ``pat`` (a pat hand won on the deal) or ``dead`` (the stock was used up)."""
    winner: int | None
    chips: int
    """What the winner is paid from the bank: 0 for a dead game."""
    clause: str
    """What says so."""
