"""What a seat may know of a Rummy hand; ``view`` of ``hand.py`` makes it."""

from dataclasses import dataclass, field

from cardhall.games.engine.showing import Shown
from cardhall.games.rummy.result import Result
from cardhall.games.rummy.rules import Rules


@dataclass(frozen=True)
class View(Shown):
    """What one seat (or, with ``seat`` None, somebody watching) may know of a hand.

    Built from what may be known, never by taking away. Cards are ints; tuples run over the seats
    unless they say otherwise. Everybody remembers all that lay open.
    """

    rules: Rules
    seat: int | None
    seats: int
    dealer: int
    turn: int
    """-1 when nobody is to act."""
    phase: str
    kind: str
    """What this turn is; see ``Hand.kind``."""
    hand: tuple[int, ...] = field(repr=False)  # a log of a view shows no hidden card
    """One's own cards, low to high."""
    drawn: int = field(repr=False)
    """The card that one drew from the stock this turn; -1 for none."""
    sizes: tuple[int, ...]
    """How many cards each holds."""
    right: tuple[int, ...]
    """How many each should hold between turns."""
    known: tuple[tuple[int, ...], ...]
    """Cards in each hand that everybody has seen it take."""
    held: tuple[tuple[int, ...], ...]
    """All hands, when they are counted; empty before."""
    melds: tuple[tuple[int, ...], ...]
    """The melds on the table, by number, in order as they lie."""
    shown: tuple[tuple[int, ...], ...]
    """The cards that each has laid down, wherever they lie."""
    stock: tuple[int, ...]
    """Top first; -1 for a card that nobody has seen there."""
    exposed: int
    """How many lie face up on the stock."""
    turned: int
    """How often the discards were turned over."""
    discards: tuple[int, ...]
    """Bottom first."""
    taken: tuple[int, ...]
    """The discards taken in this turn, the reached one first."""
    has_drawn: bool
    """Was a card drawn from the stock in this turn?"""
    owes: int
    """The card that must still be used in this turn; -1 for none."""
    legal: tuple[int, ...] = field(repr=False)
    """One's own legal actions, at one's own turn."""
    result: Result | None
    """When the hand is over."""
