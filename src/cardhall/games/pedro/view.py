"""What a seat may know of a hand of Pedro."""

from dataclasses import dataclass, field

from cardhall.games.engine.showing import Shown
from cardhall.games.pedro.result import Result
from cardhall.games.pedro.rules import Rules


@dataclass(frozen=True)
class View(Shown):
    """What one seat (or, with ``seat`` None, somebody watching) may know of a hand.

    Built from what may be known, never by taking away. Cards are ints; tuples run over the seats
    unless they say otherwise.
    """

    rules: Rules
    seat: int | None
    dealer: int
    turn: int
    """-1 when nobody is to act."""
    phase: str
    calls: tuple[int, ...]
    """A bid, 0 for a pass, NOT_YET or LOST_TURN."""
    bidder: int
    """-1 while nobody has bid."""
    bid: int
    trump: int
    """Suit 0 to 3; -1 before it is named."""
    hand: tuple[int, ...] = field(repr=False)  # a log of a view shows no hidden card
    """One's own cards, low to high."""
    threw: tuple[int, ...] = field(repr=False)
    """One's own discards at the draw."""
    put_down: tuple[int, ...] = field(repr=False)
    """One's own hand, thrown in when a trump was led."""
    lost: tuple[int, ...] = field(repr=False)
    """One's own cards that an opponent drew in the play, because they were too many (42)."""
    away: tuple[int, ...]
    """How many cards were so drawn from each."""
    pack: tuple[int, ...] = field(repr=False)
    """For a dealer who is robbing: the cards to look through, low to high."""
    stock: int
    """Cards of the deck that nobody has yet."""
    recycled: int
    """Discards that were dealt again."""
    dealt: tuple[int, ...]
    """How many cards each was dealt: nine, unless the deal went wrong (LLAA-PEDRO-36)."""
    thrown: tuple[int, ...]
    """How many each threw at the draw; -1 before, and for the dealer."""
    drawn: tuple[int, ...]
    """How many each was filled up with; -1 before, and for the dealer."""
    shown: tuple[tuple[int, ...], ...]
    """Surplus trumps that each showed; they lie open through the first trick (OP-PEDRO-07)."""
    sizes: tuple[int, ...]
    """How many cards each holds."""
    tricks: tuple[int, ...]
    points: tuple[int, int]
    """Made so far, by side."""
    history: tuple[tuple[tuple[int, int], ...], ...]
    """Complete tricks, each (seat, card) in the order played."""
    trick: tuple[tuple[int, int], ...]
    """The trick on the table."""
    down: tuple[int, ...]
    """The trick (from 0) in which each threw in their hand; -1 if they have not."""
    claimed: tuple[int, ...]
    """Cards that the last one playing took as tricks at the end."""
    first_known: int
    """The number of tricks played before ``history`` begins (stated positions)."""
    renegers: tuple[int, ...]
    legal: tuple[int, ...] = field(repr=False)
    """One's own legal actions, at one's own turn."""
    result: Result | None
    """When the hand is over."""
