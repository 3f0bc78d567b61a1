"""Euchre: what a seat may know of a hand.

Part of ``cardhall.games.euchre``: import from there.
"""

from dataclasses import dataclass, field

from cardhall.games.engine.showing import Shown
from cardhall.games.euchre.result import Result
from cardhall.games.euchre.rules import Rules


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
    up: int
    """The card that was turned up, wherever it is now."""
    up_at: str
    """``table``, ``taken``, ``kitty``, ``out``, or empty before the deal."""
    trump: int
    """Suit 0 to 3."""
    maker: int
    alone: bool
    sitting: int
    """The loner's partner."""
    calls: tuple[tuple[int, int], ...]
    """The bids so far: (seat, action)."""
    silenced: tuple[int, ...]
    """Sides that have lost their bid in this hand."""
    speeches: tuple[int, int]
    """By side: language offences that were paid for while the hand went on."""
    false_calls: tuple[int, int]
    """By side: reneges charged and not proved."""
    hand: tuple[int, ...] = field(repr=False)  # a log of a view shows no hidden card
    """One's own cards, low to high."""
    threw: int = field(repr=False)
    """One's own discard."""
    has_thrown: bool
    """Has the dealer picked up and put a card down?"""
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
