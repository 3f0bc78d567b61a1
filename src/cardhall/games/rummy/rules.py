"""Rummy's house rules, and what is said of a table that may not be. See ``games.rummy``."""

from dataclasses import dataclass
from functools import cached_property

from cardhall.cards.refusals import RulesError
from cardhall.games.engine.rules import HouseRules, check_seats, choice, number
from cardhall.games.rummy.options import Options
from cardhall.messages import Message


@dataclass(frozen=True)
class Rules(HouseRules):
    """The house rules of a table: one field an option.

    The defaults are the preset ``llaa``. Raises RulesError, naming the field and the cure.
    """

    min_seats: int = number(2, least=2)
    """Fewest seats (LLAA-RUMMY-01)."""
    max_seats: int = number(6, least=2, most=6)
    """Most seats, six at the utmost (LLAA-RUMMY-01)."""
    top: str = choice("free", "must-use")
    """The top discard taken alone is free to keep, or must be used at once (OP-RUMMY-04)."""
    deep: str = choice("meld-or-layoff", "new-meld-only")
    """A deeper discard may be laid off too, or must go into a new meld (OP-RUMMY-02)."""
    last_discard: str = choice("must-not-play", "any")
    """The card thrown to go out: one that plays nowhere, or any (LLAA-RUMMY-32, OP-RUMMY-01)."""
    round_corner: str = choice("no", "yes")
    """Do sequences run on from the king over the ace to the two (LLAA-RUMMY-03, OP-RUMMY-05)?"""
    turn_overs: int = number(2, most=9)
    """How often the discards become a new stock before a hand ends without a winner
    (OP-RUMMY-07)."""
    missing: int = number(10)
    """Points charged at the end for each card that a hand is short of (LLAA-RUMMY-50)."""
    by: str = choice("points", "chips")
    """What decides a session (OP-T-06)."""
    bank: int = number(50, least=1)
    """Chips of the bank, and of each further lot (LLAA-T-25, OP-T-07)."""
    win_chips: int = number(1)
    """What the winner of a hand is paid (OP-T-06)."""
    clock: str = choice("auto-discard", "warn-only")
    """What happens when a player's time is up (OP-RUMMY-08)."""
    seconds: int = number(30, least=1)
    """Time for a turn (LLAA-RUMMY-26)."""
    warning: int = number(20)
    """When the player is warned, in seconds of the turn (OP-RUMMY-08)."""

    def check(self) -> None:
        """Raise RulesError where the seats, or the bank and what it pays, do not go together."""
        if self.max_seats < self.min_seats:
            least = Message("a-whole-number-of-at-least", least=self.min_seats)
            raise RulesError("max_seats", Message("as-it-stands", value=str(self.max_seats)), least)
        if self.win_chips > self.bank:
            text = Message("as-it-stands", value=str(self.bank))
            raise RulesError("bank", text, Message("rummy-a-bank-holds-what-one-hand-pays"))

    @cached_property
    def _options(self) -> Options:
        return Options(self)

    def seats_note(self, seats: int) -> None:
        """Raises RulesError if so many may not open a table (LLAA-RUMMY-01)."""
        check_seats(seats, self.min_seats, self.max_seats)

    def cards_dealt(self, seats: int) -> int:
        """Count how many cards each gets: ten, seven or six (LLAA-RUMMY-11 to 13)."""
        return 10 if seats == 2 else 7 if seats <= 4 else 6


PRESETS = Rules.presets()
"""The presets as plain data, by name."""


def dealt_already() -> RulesError:
    """For a deal of a hand that is dealt."""
    text = Message("dealt-already")
    return RulesError("deck", text, Message("start-a-new-one"))
