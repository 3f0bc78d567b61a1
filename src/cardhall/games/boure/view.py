"""What one seat may know of a hand of Bouré. Part of ``games.boure``."""

from dataclasses import dataclass, field

from cardhall.games.boure.result import Result
from cardhall.games.boure.rules import Rules
from cardhall.games.engine.showing import Shown


@dataclass(frozen=True)
class View(Shown):
    """What one seat (or, with ``seat`` None, somebody watching) may know of a hand.

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
    trump: int
    """Suit 0 to 3; -1 before the deal."""
    turned: int
    """The card that the dealer turned up; -1 before the deal."""
    pot: int
    pot_before: int
    """What lay in the pot before this deal's antes."""
    stacks: tuple[int, ...]
    due_before: tuple[int, ...]
    opening: tuple[int, ...]
    """What each put in before the deal."""
    stakes: tuple[int, ...]
    """What each put up to stay in."""
    free: bool
    minimum: int
    dealt_in: tuple[int, ...]
    """Seat numbers."""
    staying: tuple[int, ...]
    """Seat numbers."""
    passed: tuple[int, ...]
    """Seat numbers."""
    spoken: tuple[int, ...]
    """Seat numbers."""
    hand: tuple[int, ...] = field(repr=False)  # a log of a view shows no hidden card
    """One's own cards, low to high."""
    threw: tuple[int, ...] = field(repr=False)
    """One's own discards, or the hand one threw in."""
    drawn: tuple[int, ...]
    """How many each drew; -1 before the draw."""
    sizes: tuple[int, ...]
    """How many cards each holds."""
    tricks: tuple[int, ...]
    history: tuple[tuple[tuple[int, int], ...], ...]
    """Complete tricks, each (seat, card) in the order played."""
    trick: tuple[tuple[int, int], ...]
    """The trick on the table."""
    leads: tuple[int, ...]
    """By trick: how many cards its lead laid down, 0 if they lay there already."""
    laid: tuple[int, ...]
    """Cards of a multiple lead that wait for their trick."""
    layer: int
    """Whose they are; -1 if there are none."""
    first_known: int
    """The number of tricks played before ``history`` begins (stated positions)."""
    stock: int
    """Cards left of the deck."""
    recycled: int
    """Cards left of those shuffled anew."""
    out_recycled_by: tuple[int, ...]
    """The seats (numbers) for whom the hands thrown in were shuffled."""
    discards_recycled_by: tuple[int, ...]
    """The seats (numbers) for whom earlier discards were shuffled."""
    renegers: tuple[int, ...]
    dead: tuple[int, ...]
    """Seat numbers: put out of the event in this hand."""
    legal: tuple[int, ...] = field(repr=False)
    """One's own legal actions, at one's own turn."""
    result: Result | None
    """When the hand is over."""
