"""Pitty-Pat: the house rules of a table, their choices and bounds, and the presets.

Part of ``cardhall.games.pitty_pat``: import from there.
"""

import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from cardhall.cards.table import (
    HouseRules,
    RulesError,
    check_choices,
    check_numbers,
    no_choice,
)
from cardhall.games.pitty_pat.options import DEAD, STOCK_OUT, Options
from cardhall.messages import Message

_CHOICES: dict[str, tuple[str, ...]] = {
    "take": ("may", "must"),
    "dead": DEAD,
    "pat": ("double-on-win", "instant"),
    "stock_out": STOCK_OUT,
    "first_dealer": ("draw", "named"),
}


@dataclass(frozen=True)
class Rules(HouseRules):
    """The house rules of a table: one field an option, all amounts in chips.

    The defaults are the preset ``llaa``. Raises RulesError, naming the field and the cure.
    """

    min_seats: int = 2
    """Fewest seats."""
    max_seats: int = 6
    """Most seats: five (LLAA-T-34), and one above where a hall seats one more (OP-T-12). Nine at
    the utmost, so that a stock is left."""
    bank: int = 50
    """Chips of the bank, and of each further lot (LLAA-T-25, OP-T-07)."""
    win_chips: int = 1
    """What a game pays (LLAA-T-25)."""
    pat_chips: int = 2
    """What a game won with a pat hand pays (LLAA-PITTY-11)."""
    take: str = "may"
    """May who can use a card let it go by, or must it be taken (OP-PITTY-01)?"""
    dead: str = "pairs"
    """Dead cards (LLAA-PITTY-08, OP-PITTY-03): the dealt pairs, which lie open; or singles whose
    rank somebody has paired or thrown, to be thrown first; or singles of which the other three lie
    face up, to be thrown first."""
    pat: str = "double-on-win"
    """A pat hand (OP-PITTY-04) is paid double when it goes out, or wins at once on the deal."""
    stock_out: str = "dead"
    """The stock is used up (OP-PITTY-02): a dead game, or once the cards that nobody took are
    turned over as they lie, or shuffled."""
    first_dealer: str = "draw"
    """The first dealer is drawn for or named; the page does not say."""

    def __post_init__(self) -> None:
        check_choices(self, _CHOICES)
        check_numbers(self, {"bank": 1, "win_chips": 1, "pat_chips": 1, "min_seats": 2})
        check_numbers(self, {"max_seats": self.min_seats})
        if self.max_seats > 9:
            seats = Message("choose-seats", low=2, high=9)
            raise RulesError(
                "max_seats", Message("as-it-stands", value=repr(self.max_seats)), seats
            )
        if max(self.win_chips, self.pat_chips) > self.bank:
            least = Message("a-bank-holds-what-one-game-pays")
            raise RulesError("bank", Message("as-it-stands", value=repr(self.bank)), least)

    @cached_property
    def _options(self) -> Options:
        return Options(self)

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
