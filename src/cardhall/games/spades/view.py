"""Spades: what a seat may know of a hand.

Part of ``cardhall.games.spades``: import from there.
"""

from dataclasses import dataclass, field

from cardhall.games.engine.showing import Shown
from cardhall.games.spades.result import Result
from cardhall.games.spades.rules import Rules


@dataclass(frozen=True)
class View(Shown):
    """What one seat (or, with ``seat`` None, somebody watching) may know of a hand.

    Built from what may be known, never by taking away. Cards are ints; tuples run over the seats
    unless they say otherwise; -1 stands for none.
    """

    rules: Rules
    seat: int | None
    dealer: int
    turn: int
    """-1 when nobody is to act."""
    phase: str
    scores: tuple[int, int]
    """By side, before this hand."""
    bags: tuple[int, int]
    """By side, carried into this hand."""
    bids: tuple[int, ...]
    """-1 for who has not bid; 0 is nil."""
    blind: tuple[int, ...]
    """The seats that bid nil before they looked."""
    looked: tuple[int, ...]
    """The seats that may look at their cards, or have."""
    bound: tuple[int, ...]
    """What a bid out of turn binds each to (SPADES-26)."""
    exposed: tuple[tuple[int, ...], ...]
    """Cards of each hand that lie face up (SPADES-27)."""
    fines: tuple[int, int]
    """By side: reneges that were proved (SPADES-28)."""
    given: tuple[int, ...]
    """The seats that have passed two cards."""
    gave: tuple[int, ...] = field(repr=False)  # a log of a view shows no hidden card
    """What this seat has passed to the partner."""
    got: tuple[int, ...] = field(repr=False)
    """What the partner has passed to this seat."""
    hand: tuple[int, ...] = field(repr=False)
    """One's own cards, low to high; none before one may look."""
    sizes: tuple[int, ...]
    """How many cards each holds."""
    tricks: tuple[int, ...]
    history: tuple[tuple[tuple[int, int], ...], ...]
    """Complete tricks, each (seat, card) in the order played."""
    trick: tuple[tuple[int, int], ...]
    """The trick on the table."""
    before: tuple[int, ...]
    """Cards played before ``history`` begins (stated positions)."""
    first_known: int
    """The number of tricks played before ``history`` begins (stated positions)."""
    legal: tuple[int, ...] = field(repr=False)
    """One's own legal actions, at one's own turn."""
    result: Result | None
    """When the hand is over."""
