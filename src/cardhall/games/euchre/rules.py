"""Euchre: seats, sides and the pack; the house rules; the styles of dealing.

Part of ``cardhall.games.euchre``: import from there.
"""

from dataclasses import dataclass
from functools import cached_property

from cardhall.cards.refusals import RulesError
from cardhall.games.engine.rules import HouseRules, choice, flag, number
from cardhall.games.engine.tricks import TrumpOrder
from cardhall.games.euchre.options import Options
from cardhall.messages import Message

LETTERS = "ABCD"
"""The names of the seats, clockwise. A and C are partners, B and D the others."""

SIDES = ("A-C", "B-D")
"""The names of the two sides: a seat's side is its number modulo 2."""

ORDER = TrumpOrder(left=9, raised=True)
"""Both jacks of the trumps' colour are trumps, the bowers, and above the ace (OP-EUCHRE-09)."""

PACK: tuple[int, ...] = tuple(13 * suit + rank for suit in range(4) for rank in range(7, 13))
"""The 24 cards: nine to ace of each suit, low to high (OP-EUCHRE-09)."""

_MOST = 10_000
"""No points and no cents are more."""


@dataclass(frozen=True)
class Rules(HouseRules):
    """The house rules of a table: one field an option.

    The defaults are the preset ``lions-euchre``. Raises RulesError, naming the field and the cure.
    """

    hands: int = number(8, least=1, most=1000)
    """Counted hands a game, whatever the score (EUCHRE-46, 53)."""
    points_made: int = number(1, most=_MOST)
    """To makers who take three or four tricks (EUCHRE-32)."""
    points_march: int = number(2, most=_MOST)
    """To makers who take all five (EUCHRE-33)."""
    points_alone: int = number(1, most=_MOST)
    """To a loner's side with three or four tricks (EUCHRE-34)."""
    points_alone_march: int = number(4, most=_MOST)
    """To a loner's side with all five (EUCHRE-35); on each partner's own card (OP-EUCHRE-15)."""
    points_euchre: int = number(2, most=_MOST)
    """To the others when the makers take fewer than three (EUCHRE-37)."""
    points_penalty: int = number(2, most=_MOST)
    """To the others for an offence (EUCHRE-13, 40 to 42, 44)."""
    cup: int = number(25, most=_MOST)
    """What each player of a euchred side puts in the cup, in cents (EUCHRE-38, OP-EUCHRE-14)."""
    stick_dealer: bool = flag(True)
    """A dealer whom all have passed twice must name a suit (EUCHRE-21)."""
    loner_lead: str = choice("left-of-dealer", "left-of-loner")
    """Who leads to a loner's first trick; a sitting partner is skipped (OP-EUCHRE-11)."""
    speech2: str = choice("hand-ends", "play-on-without-bid")
    """A side's second language offence ends the hand, or costs its bid in it (OP-EUCHRE-05)."""

    @cached_property
    def _options(self) -> Options:
        return Options(self)

    def seats_note(self, seats: int) -> str | None:
        """None for a table of four; RulesError for any other."""
        if seats != 4:
            given = Message("so-many-at-the-table", count=seats)
            raise RulesError("seats", given, Message("four-play"))
        return None


PRESETS = Rules.presets()
"""The presets as plain data, by name."""
