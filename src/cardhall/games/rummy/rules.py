"""Rummy's house rules, and what is said of a table that may not be. See ``games.rummy``."""

import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from cardhall.cards.refusals import no_choice
from cardhall.cards.table import (
    HouseRules,
    RulesError,
    check_choices,
    check_numbers,
)
from cardhall.games.rummy.options import Options
from cardhall.messages import Message

# --- House rules ---------------------------------------------------------------------------------

_CHOICES: dict[str, tuple[str, ...]] = {
    "top": ("free", "must-use"),
    "deep": ("meld-or-layoff", "new-meld-only"),
    "last_discard": ("must-not-play", "any"),
    "round_corner": ("no", "yes"),
    "by": ("points", "chips"),
    "clock": ("auto-discard", "warn-only"),
}


@dataclass(frozen=True)
class Rules(HouseRules):
    """The house rules of a table: one field an option.

    The defaults are the preset ``llaa``. Raises RulesError, naming the field and the cure.
    """

    min_seats: int = 2
    """Fewest seats (LLAA-RUMMY-01)."""
    max_seats: int = 6
    """Most seats, six at the utmost (LLAA-RUMMY-01)."""
    top: str = "free"
    """The top discard taken alone is free to keep, or must be used at once (OP-RUMMY-04)."""
    deep: str = "meld-or-layoff"
    """A deeper discard may be laid off too, or must go into a new meld (OP-RUMMY-02)."""
    last_discard: str = "must-not-play"
    """The card thrown to go out: one that plays nowhere, or any (LLAA-RUMMY-32, OP-RUMMY-01)."""
    round_corner: str = "no"
    """Do sequences run on from the king over the ace to the two (LLAA-RUMMY-03, OP-RUMMY-05)?"""
    turn_overs: int = 2
    """How often the discards become a new stock before a hand ends without a winner
    (OP-RUMMY-07)."""
    missing: int = 10
    """Points charged at the end for each card that a hand is short of (LLAA-RUMMY-50)."""
    by: str = "points"
    """What decides a session (OP-T-06)."""
    bank: int = 50
    """Chips of the bank, and of each further lot (LLAA-T-25, OP-T-07)."""
    win_chips: int = 1
    """What the winner of a hand is paid (OP-T-06)."""
    clock: str = "auto-discard"
    """What happens when a player's time is up (OP-RUMMY-08)."""
    seconds: int = 30
    """Time for a turn (LLAA-RUMMY-26)."""
    warning: int = 20
    """When the player is warned, in seconds of the turn (OP-RUMMY-08)."""

    def __post_init__(self) -> None:
        check_choices(self, _CHOICES)
        check_numbers(
            self,
            {"min_seats": 2, "turn_overs": 0, "missing": 0, "bank": 1, "win_chips": 0,
             "seconds": 1, "warning": 0},
        )  # fmt: skip
        check_numbers(self, {"max_seats": self.min_seats})
        if self.max_seats > 6:
            text = Message("as-it-stands", value=str(self.max_seats))
            raise RulesError("max_seats", text, Message("choose-seats", low=2, high=6))
        if self.turn_overs > 9:
            text = Message("as-it-stands", value=str(self.turn_overs))
            raise RulesError("turn_overs", text, Message("choose-a-number", low=0, high=9))
        if self.win_chips > self.bank:
            text = Message("as-it-stands", value=str(self.bank))
            raise RulesError("bank", text, Message("rummy-a-bank-holds-what-one-hand-pays"))

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
        """Raises RulesError if so many may not open a table (LLAA-RUMMY-01)."""
        if not self.min_seats <= seats <= self.max_seats:
            text = Message("so-many-at-the-table", count=seats)
            can = Message("so-many-can-play", low=self.min_seats, high=self.max_seats)
            raise RulesError("seats", text, can)

    def cards_dealt(self, seats: int) -> int:
        """How many cards each gets: ten, seven or six (LLAA-RUMMY-11 to 13)."""
        return 10 if seats == 2 else 7 if seats <= 4 else 6


PRESETS: dict[str, dict[str, object]] = tomllib.loads(
    Path(__file__).with_name("presets.toml").read_text(encoding="utf-8")
)
"""The presets as plain data, by name."""


def no_seat(field: str, seat: object, seats: int) -> RulesError:
    """For a seat that this table has not."""
    text = Message("as-it-stands", value=repr(seat))
    return RulesError(field, text, Message("a-seat-up-to", last=seats - 1))


def dealt_already() -> RulesError:
    """For a deal of a hand that is dealt."""
    text = Message("dealt-already")
    return RulesError("deck", text, Message("start-a-new-one"))
