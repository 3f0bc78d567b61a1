"""Lamplight: the pack, the house rules and their presets."""

from dataclasses import dataclass

from cardhall.games.engine.rules import HouseRules, check_seats, choice, number
from cardhall.games.engine.tricks import TrumpOrder

PACK = tuple(13 * suit + rank for suit in range(4) for rank in range(7, 13))
"""Nine to ace in each suit (LAMPLIGHT-02)."""

SIZE = 5
"""The cards of a hand (LAMPLIGHT-05)."""

ORDER = TrumpOrder()
"""Trumps rank as the other suits do (LAMPLIGHT-11)."""


@dataclass(frozen=True)
class Rules(HouseRules):
    """The house rules of a table: one field an option. The defaults are the preset ``evening``."""

    target: int = number(15, least=1, most=1_000)
    """The score that ends the game (LAMPLIGHT-14)."""
    last_trick: int = number(1, most=10)
    """Points that the last trick brings beside its own (LAMPLIGHT-12)."""
    dark: int = number(2, most=10)
    """Points that a hand without a trick costs (LAMPLIGHT-13)."""
    void: str = choice("any", "trump")
    """What is played by who cannot follow suit (LAMPLIGHT-10)."""

    def seats_note(self, seats: int) -> None:
        """Raise RulesError unless so many may play (LAMPLIGHT-01)."""
        check_seats(seats, 2, 4)


PRESETS = Rules.presets()
"""The presets as plain data, by name."""
