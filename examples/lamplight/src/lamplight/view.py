"""Lamplight: what one seat may know of a hand."""

from dataclasses import dataclass, field

from lamplight.result import Result
from lamplight.rules import Rules


@dataclass(frozen=True)
class View:
    """What one seat (or, with ``seat`` None, somebody watching) may know of a hand.

    Built from what may be known, never by taking away. Cards are numbers; -1 stands for none.
    """

    rules: Rules
    seat: int | None
    dealer: int
    turn: int
    """-1 when nobody is to act."""
    phase: str
    lamp: int
    """The card that was turned up."""
    taken: bool
    """Has the dealer taken it into the hand?"""
    sizes: tuple[int, ...]
    """How many cards each holds."""
    hand: tuple[int, ...] = field(repr=False)  # a log of a view shows no hidden card
    """One's own cards, low to high."""
    put: int = field(repr=False)
    """What the dealer put out, for the dealer alone."""
    history: tuple[tuple[tuple[int, int], ...], ...]
    """Complete tricks, each (seat, card) in the order played."""
    winners: tuple[int, ...]
    """Who took each of them."""
    trick: tuple[tuple[int, int], ...]
    """The trick on the table."""
    legal: tuple[int, ...] = field(repr=False)
    """One's own legal actions, at one's own turn."""
    result: Result | None
    """When the hand is over."""

    @property
    def tricks(self) -> tuple[int, ...]:
        """The tricks that each has taken."""
        return tuple(self.winners.count(seat) for seat in range(len(self.sizes)))
