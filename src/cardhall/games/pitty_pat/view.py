"""Pitty-Pat: what one seat may know of a game. ``Hand`` makes it.

Part of ``cardhall.games.pitty_pat``: import from there.
"""

from dataclasses import dataclass, field

from cardhall.games.engine.showing import Shown
from cardhall.games.pitty_pat.result import Result, Upcard
from cardhall.games.pitty_pat.rules import Rules


@dataclass(frozen=True)
class View(Shown):
    """What one seat (or, with ``seat`` None, somebody watching) may know of a game.

    Built from what may be known, never by taking away. Cards are ints; tuples run over the seats
    unless they say otherwise.
    """

    rules: Rules
    seat: int | None
    seats: int
    dealer: int
    turn: int
    """-1 when nobody is to act."""
    phase: str
    dealt_in: tuple[int, ...]
    """Seat numbers."""
    upcard: int
    """The card on offer; -1 if there is none."""
    asked: tuple[int, ...]
    """Seat numbers that let it go by."""
    singles: tuple[int, ...] = field(repr=False)  # a log of a view shows no hidden card
    """One's own single cards, low to high."""
    pairs: tuple[int, ...] = field(repr=False)
    """One's own paired cards, open or not."""
    open: tuple[tuple[int, ...], ...]
    """The cards that lie open before each."""
    sizes: tuple[int, ...]
    """How many cards each holds unseen."""
    stock: int
    """How many cards can still be turned."""
    discards: tuple[int, ...]
    """Cards that nobody took, out of play."""
    flipped: tuple[int, ...]
    """Cards that came face up in the deal; those not offered yet lie in the stock."""
    history: tuple[Upcard, ...]
    """All cards offered so far, in order."""
    recycled_at: int
    """How many cards had been offered when the others were made a stock again; -1 if never."""
    seen_ranks: str
    legal: tuple[int, ...] = field(repr=False)
    """One's own legal actions, at one's own turn."""
    result: Result | None
    """When the game is over."""
