"""Po-Ke-No: the house rules, and the presets.

Part of ``cardhall.games.po_ke_no``: import from there.
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from cardhall.cards.refusals import no_choice
from cardhall.cards.table import HouseRules, RulesError, check_choices, check_numbers
from cardhall.messages import Message

SEATS = tuple(range(2, 13))
"""How many can play, with a board each."""

_CHOICES: dict[str, tuple[str, ...]] = {
    "caller": ("official", "rotating-player"),
    "even": ("extra-game", "first-call"),
    "late": ("allowed", "lost"),
    "false_call": ("none", "sit-out-game"),
}


@dataclass(frozen=True)
class Rules(HouseRules):
    """The house rules of a table: one field an option, all amounts in chips.

    The defaults are the preset ``llaa``. Raises RulesError, naming the field and the cure.
    """

    min_seats: int = 2
    """Fewest players with a board."""
    max_seats: int = 12
    """Most players with a board: as many as a set has boards (LLAA-POKENO-01)."""
    bank: int = 50
    """Chips of the bank, and of each further lot (LLAA-T-25, OP-T-07)."""
    line_chips: int = 1
    """What a line pays (LLAA-POKENO-08)."""
    po_ke_no_chips: int = 2
    """What Po-Ke-No pays (LLAA-POKENO-10)."""
    caller: str = "official"
    """Who calls (OP-POKENO-01): an official, or the players by turns, without a board then."""
    even: str = "extra-game"
    """Equal hands on one call (OP-POKENO-02): an extra game between them, or the first to call."""
    late: str = "allowed"
    """A full pattern called on a later card (OP-POKENO-03) still counts, or is lost."""
    false_call: str = "none"
    """A false call (OP-POKENO-07) costs nothing, or the caller of it sits out the game."""

    def __post_init__(self) -> None:
        check_choices(self, _CHOICES)
        check_numbers(self, {"bank": 1, "line_chips": 1, "po_ke_no_chips": 1, "min_seats": 2})
        check_numbers(self, {"max_seats": self.min_seats})
        if self.max_seats > 12:
            text = Message("as-it-stands", value=str(self.max_seats))
            raise RulesError("max_seats", text, Message("choose-seats", low=2, high=12))
        if max(self.line_chips, self.po_ke_no_chips) > self.bank:
            text = Message("as-it-stands", value=str(self.bank))
            raise RulesError("bank", text, Message("a-bank-holds-what-one-game-pays"))

    @classmethod
    def preset(cls, name: str) -> "Rules":
        """The house rules ``llaa``. Raises RulesError for another name."""
        if name not in PRESETS:
            raise no_choice("preset", name, tuple(PRESETS))
        return cls.from_data(PRESETS[name])

    def seats_note(self, seats: int) -> None:
        """Raises RulesError if so many may not open a table."""
        if not self.min_seats <= seats <= self.max_seats:
            text = Message("so-many-at-the-table", count=seats)
            can = Message("so-many-can-play", low=self.min_seats, high=self.max_seats)
            raise RulesError("seats", text, can)


PRESETS: dict[str, dict[str, object]] = tomllib.loads(
    (Path(__file__).parent / "presets.toml").read_text(encoding="utf-8")
)
"""The presets as plain data, by name."""
