"""Po-Ke-No: what a game came to, and what a seat may know of one.

Part of ``cardhall.games.po_ke_no``: import from there.
"""

from dataclasses import dataclass, field

from cardhall.games.engine.showing import Shown
from cardhall.games.po_ke_no.rules import Rules


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    ending: str
    """``out``, ``even`` (equal hands: an extra game between them) or ``dead`` (nobody called)."""
    winner: int | None
    chips: int
    """What the winner is paid, or the winner of the extra game; 0 for a dead game."""
    clause: str
    even: tuple[int, ...]
    """The seats of the extra game."""
    hand: str
    """The winning hand in words: "flush", "Po-Ke-No"; empty for a dead game."""


@dataclass(frozen=True)
class View(Shown):
    """What one seat (or, with ``seat`` None, somebody watching) may know of a game: everything but
    the order of the cards not yet called. Tuples run over the seats unless they say otherwise."""

    rules: Rules
    seat: int | None
    boards: tuple[tuple[int, ...], ...]
    playing: tuple[int, ...]
    """Seat numbers."""
    phase: str
    called: tuple[int, ...]
    """The cards called so far, in order."""
    covered: tuple[tuple[int, ...], ...]
    """The covered cells of each board."""
    claims: tuple[int, ...]
    """Seat numbers that called "out", in order."""
    sitting_out: tuple[int, ...]
    legal: tuple[int, ...] = field(repr=False)
    """One's own legal actions."""
    result: Result | None
    """When the game is over."""
