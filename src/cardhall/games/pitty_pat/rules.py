"""Pitty-Pat: the house rules of a table, their choices and bounds, and the presets.

Part of ``cardhall.games.pitty_pat``: import from there.
"""

from dataclasses import dataclass
from functools import cached_property

from cardhall.cards.refusals import RulesError
from cardhall.games.engine.rules import HouseRules, check_seats, choice, number
from cardhall.games.pitty_pat.options import DEAD, STOCK_OUT, Options
from cardhall.messages import Message


@dataclass(frozen=True)
class Rules(HouseRules):
    """The house rules of a table: one field an option, all amounts in chips.

    The defaults are the preset ``llaa``. Raises RulesError, naming the field and the cure.
    """

    min_seats: int = number(2, least=2)
    """Fewest seats."""
    max_seats: int = number(6, least=2, most=9)
    """Most seats: five (LLAA-T-34), and one above where a hall seats one more (OP-T-12). Nine at
    the utmost, so that a stock is left."""
    bank: int = number(50, least=1)
    """Chips of the bank, and of each further lot (LLAA-T-25, OP-T-07)."""
    win_chips: int = number(1, least=1)
    """What a game pays (LLAA-T-25)."""
    pat_chips: int = number(2, least=1)
    """What a game won with a pat hand pays (LLAA-PITTY-11)."""
    take: str = choice("may", "must")
    """May who can use a card let it go by, or must it be taken (OP-PITTY-01)?"""
    dead: str = choice(*DEAD)
    """Dead cards (LLAA-PITTY-08, OP-PITTY-03): the dealt pairs, which lie open; or singles whose
    rank somebody has paired or thrown, to be thrown first; or singles of which the other three lie
    face up, to be thrown first."""
    pat: str = choice("double-on-win", "instant")
    """A pat hand (OP-PITTY-04) is paid double when it goes out, or wins at once on the deal."""
    stock_out: str = choice(*STOCK_OUT)
    """The stock is used up (OP-PITTY-02): a dead game, or once the cards that nobody took are
    turned over as they lie, or shuffled."""
    forced_pass: str = choice("said", "by-itself")
    """Who has no single card that fits the one on offer says so, or the table lets it go by for
    them: nothing else may be done (LLAA-PITTY-04)."""
    first_dealer: str = choice("draw", "named")
    """The first dealer is drawn for or named; the page does not say."""

    def check(self) -> None:
        """Raise RulesError where the seats, or the bank and what it pays, do not go together."""
        if self.max_seats < self.min_seats:
            least = Message("a-whole-number-of-at-least", least=self.min_seats)
            raise RulesError("max_seats", Message("as-it-stands", value=str(self.max_seats)), least)
        if max(self.win_chips, self.pat_chips) > self.bank:
            least = Message("a-bank-holds-what-one-game-pays")
            raise RulesError("bank", Message("as-it-stands", value=repr(self.bank)), least)

    @cached_property
    def _options(self) -> Options:
        return Options(self)

    def seats_note(self, seats: int) -> None:
        """Raises RulesError if so many may not open a table."""
        check_seats(seats, self.min_seats, self.max_seats)


PRESETS = Rules.presets()
"""The presets as plain data, by name."""
