"""Five Tricks: the house rules and the presets."""

from dataclasses import dataclass

from cardhall.cards.refusals import RulesError
from cardhall.games.engine.rules import HouseRules, number
from cardhall.messages import Message


@dataclass(frozen=True)
class Rules(HouseRules):
    """The house rules of a table."""

    target: int = number(10, least=1, most=1_000)
    """The score that ends the game (FIVE-07)."""
    cards: int = number(5, least=2, most=13)
    """So many cards each (FIVE-02)."""

    def check_seats(self, seats: int) -> None:
        """Raise RulesError unless so many can play (FIVE-01)."""
        if not 2 <= seats <= 4:
            given = Message("so-many-at-the-table", count=seats)
            raise RulesError("seats", given, Message("five-tricks-so-many-play"))


PRESETS = Rules.presets()
"""The presets as plain data, by name."""
