"""Spades: seats and sides, the house rules and their presets.

Part of ``cardhall.games.spades``: import from there.
"""

from dataclasses import dataclass
from functools import cached_property

from cardhall.cards.refusals import RulesError
from cardhall.games.engine.rules import HouseRules, choice, flag, number
from cardhall.games.engine.tricks import TrumpOrder
from cardhall.games.spades.options import Options
from cardhall.messages import Message

LETTERS = "ABCD"
"""The names of the seats, clockwise. A and C are partners, B and D the others (SPADES-01)."""

SIDES = ("A-C", "B-D")
"""The names of the two sides: a seat's side is its number modulo 2."""

SPADES = 3
"""The suit that is always trumps (SPADES-15)."""

ORDER = TrumpOrder()
"""Trumps rank as the other suits do."""

_MOST = 100_000
"""No score and no number of points is more."""


@dataclass(frozen=True)
class Rules(HouseRules):
    """The house rules of a table: one field an option.

    The defaults are the preset ``common-spades``. Raises RulesError, naming the field and the cure.
    """

    target: int = number(500, least=1, most=_MOST)
    """The score that ends the game (SPADES-24)."""
    floor: int = number(200, most=_MOST)
    """A side this far below nothing has lost (SPADES-24); 0 lets it play on."""
    bag_limit: int = number(10, most=100)
    """So many bags cost ``bag_penalty`` (SPADES-19); with 0 bags cost nothing."""
    bag_penalty: int = number(100, most=_MOST)
    """What a side loses for ``bag_limit`` bags (SPADES-19)."""
    nil: int = number(100, most=_MOST)
    """What a nil wins or loses (SPADES-21)."""
    failed_nil: str = choice("bags", "count")
    """The tricks of a nil that failed are bags, or count for the partner's bid (SPADES-22)."""
    blind_nil: str = choice("no", "plain", "exchange")
    """Is there a blind nil (SPADES-11), and do partners then exchange two cards (SPADES-12)?"""
    blind_points: int = number(200, most=_MOST)
    """What a blind nil wins or loses (SPADES-23)."""
    blind_behind: int = number(100, most=_MOST)
    """How far behind a side must be to declare a blind nil (SPADES-11)."""
    least_bid: int = number(0, most=13)
    """The least that two partners bid together, a nil apart (SPADES-10)."""
    first_lead: str = choice("left-of-dealer", "two-of-clubs")
    """Who leads first: the dealer's left, or the holder of the two of clubs with it (SPADES-13)."""
    breaking: bool = flag(True)
    """Spades may not be led before one has been played (SPADES-16)."""
    renege_tricks: int = number(3, most=13)
    """Tricks that a renege costs its side (SPADES-28)."""

    @cached_property
    def _options(self) -> Options:
        return Options(self)

    def seats_note(self, seats: int) -> str | None:
        """None for a table of four; RulesError for any other (SPADES-01)."""
        if seats != 4:
            given = Message("so-many-at-the-table", count=seats)
            raise RulesError("seats", given, Message("four-play"))
        return None


PRESETS = Rules.presets()
"""The presets as plain data, by name."""
