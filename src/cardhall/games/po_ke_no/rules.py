"""Po-Ke-No: the house rules, and the presets.

Part of ``cardhall.games.po_ke_no``: import from there.
"""

from dataclasses import dataclass

from cardhall.cards.refusals import RulesError
from cardhall.games.engine.rules import HouseRules, check_seats, choice, number
from cardhall.messages import Message

SEATS = tuple(range(2, 13))
"""How many can play, with a board each."""


@dataclass(frozen=True)
class Rules(HouseRules):
    """The house rules of a table: one field an option, all amounts in chips.

    The defaults are the preset ``llaa``. Raises RulesError, naming the field and the cure.
    """

    min_seats: int = number(2, least=2)
    """Fewest players with a board."""
    max_seats: int = number(12, least=2, most=12)
    """Most players with a board: as many as a set has boards (LLAA-POKENO-01)."""
    bank: int = number(50, least=1)
    """Chips of the bank, and of each further lot (LLAA-T-25, OP-T-07)."""
    line_chips: int = number(1, least=1)
    """What a line pays (LLAA-POKENO-08)."""
    po_ke_no_chips: int = number(2, least=1)
    """What Po-Ke-No pays (LLAA-POKENO-10)."""
    caller: str = choice("official", "rotating-player")
    """Who calls (OP-POKENO-01): an official, or the players by turns, without a board then."""
    even: str = choice("extra-game", "first-call")
    """Equal hands on one call (OP-POKENO-02): an extra game between them, or the first to call."""
    late: str = choice("allowed", "lost")
    """A full pattern called on a later card (OP-POKENO-03) still counts, or is lost."""
    false_call: str = choice("none", "sit-out-game")
    """A false call (OP-POKENO-07) costs nothing, or the caller of it sits out the game."""

    def check(self) -> None:
        """Raise RulesError where the seats, or the bank and what it pays, do not go together."""
        if self.max_seats < self.min_seats:
            least = Message("a-whole-number-of-at-least", least=self.min_seats)
            raise RulesError("max_seats", Message("as-it-stands", value=str(self.max_seats)), least)
        if max(self.line_chips, self.po_ke_no_chips) > self.bank:
            text = Message("as-it-stands", value=str(self.bank))
            raise RulesError("bank", text, Message("a-bank-holds-what-one-game-pays"))

    def seats_note(self, seats: int) -> None:
        """Raises RulesError if so many may not open a table."""
        check_seats(seats, self.min_seats, self.max_seats)


PRESETS = Rules.presets()
"""The presets as plain data, by name."""
