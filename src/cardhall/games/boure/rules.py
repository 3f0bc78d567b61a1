"""The house rules of Bouré and their presets. Part of ``games.boure``."""

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations_with_replacement

from cardhall.cards.refusals import RulesError
from cardhall.games.boure.options import AKQ, MINIMUM, Options
from cardhall.games.engine.rules import MOST_CHIPS, HouseRules, check_seats, choice, flag, number
from cardhall.games.engine.tricks import TrumpOrder
from cardhall.messages import Message

ORDER = TrumpOrder()
"""Trumps rank as the other suits do."""


@dataclass(frozen=True)
class Rules(HouseRules):
    """The house rules of a table: one field an option, all amounts in chips or in cents.

    The defaults are the preset ``llaa``. Raises RulesError, naming the field and the cure.
    """

    book: str = choice("LLAA-BOURE", "RAP")
    """Whose clauses refusals and movements cite: ``LLAA-BOURE`` or ``RAP``."""
    min_seats: int = number(2, least=2, most=10)
    """Fewest seats (LLAA-BOURE-01, RAP-01)."""
    max_seats: int = number(7, least=2, most=10)
    """Most seats, ten at the utmost (LLAA-BOURE-01, RAP-01)."""
    advised_seats: tuple[int, int] | None = None
    """Fewest and most seats that the book advises; others open with a note (RAP-01)."""
    ante: int = number(1, least=1)
    """What each seat puts in before the deal; also the least unit (LLAA-BOURE-05, RAP-04)."""
    start_stack: int = number(100)
    """What each seat starts a session with (LLAA-BOURE-45, RAP-44)."""
    stay_chip: int = number(1, most=1)
    """What staying in costs, in antes: 1 (LLAA-BOURE-17) or 0 (RAP); OP-RAP-02."""
    in_or_out: bool = flag(True)
    """A round of stay or pass before the draw; without it one passes or draws (RAP-07)."""
    minimum: str = choice(*MINIMUM)
    """Too few stay in (OP-BOURE-02): the last speakers must stay, the hand is thrown in, or no
    minimum: the only one in takes the pot (OP-RAP-06)."""
    ace_up_dealer_stays: bool = flag(False)
    """A dealer who turns an ace may not pass (OP-BOURE-04)."""
    draw_limit: str = choice("4/3", "3", "4", "5")
    """Cards one may draw: ``4/3`` is four with up to four in, else three (OP-BOURE-03)."""
    play_over: str = choice("win-if-able", "led-suit-always")
    """Beat the trick as it stands, or the led suit's best even when trumped (OP-BOURE-06)."""
    undertrump: str = choice("must", "may")
    """Void, and unable to beat the trump on the table: trump all the same, or play any card."""
    akq: str = choice(*AKQ)
    """Ace, king, queen of trumps: one forced lead, all three in turn, or no duty (OP-BOURE-07)."""
    forced_leads: bool = flag(False)
    """Sure tricks that make three must be led, together (RAP-25 to 27, OP-RAP-03, 04)."""
    gap_force: bool = flag(False)
    """With forced leads: certain wins with a gap go down together too (RAP-31)."""
    last_trumps_force: bool = flag(False)
    """Having led a trump and nobody else having any, lead the rest of them at once (RAP-32)."""
    pot_limit: int | str = 10
    """The most a bouré or renege pays: an amount, ``N antes``, ``none`` (LLAA-BOURE-47, RAP-05)."""
    match: str = choice("at-once", "next-ante")
    """When it is paid: at the hand's end (LLAA) or in place of the next ante (RAP-37)."""
    payer_antes: bool = flag(False)
    """Who matched the pot antes besides (OP-BOURE-08)."""
    short: str = choice("lost", "plays-on")
    """Who cannot pay puts in all and has lost (LLAA-BOURE-49) or may play on (RAP-48)."""
    reneger_top: str = choice("next-best", "stays")
    """A reneger alone has most tricks: the next best is paid, or the pot stays (OP-BOURE-09)."""
    reneger_tie: str = choice("pays-other", "stays")
    """A reneger ties for most: the other is paid (LLAA-BOURE-43), or the pot stays (RAP-36)."""
    renege: str = choice("take-back", "play-on")
    """A renege caught at once is taken back (LLAA-BOURE-34), or play goes on (RAP-41)."""
    last_pot: str = choice("nobody", "play-until-won", "split")
    """A pot left at the session's end: nobody's, played until won, or split (OP-BOURE-12)."""
    ladder: bool = flag(False)
    """At zero one may buy in again for half of the last buy-in (RAP-45)."""
    first_dealer: str = choice("draw", "named")
    """The first dealer is drawn for (LLAA-BOURE-06) or named (RAP-08)."""
    trump_marker: bool = flag(False)
    """A marker of the trump suit stays on the table (RAP-49)."""

    def check(self) -> None:
        """Raise RulesError where the seats do not go together, or amounts are no whole antes."""
        if self.min_seats > self.max_seats:
            seats = Message("boure-seats-must-be", low=2, high=10)
            raise RulesError("max_seats", seats, Message("choose-seats", low=2, high=10))
        if type(self.pot_limit) not in (int, str):
            amount = Message("boure-write-an-amount-or-antes")
            raise RulesError(
                "pot_limit", Message("as-it-stands", value=repr(self.pot_limit)), amount
            )
        if self.advised_seats not in [None, *combinations_with_replacement(range(2, 11), 2)]:
            two = Message("boure-write-two-of", low=2, high=10)
            raise RulesError(
                "advised_seats", Message("as-it-stands", value=repr(self.advised_seats)), two
            )
        self.in_antes("start_stack", self.start_stack)
        limit = self.limit
        if limit is not None:
            self.in_antes("pot_limit", limit)

    @cached_property
    def _options(self) -> Options:
        return Options(self)

    @property
    def stay_cost(self) -> int:
        """What staying in costs, in chips or cents: nothing, or one ante (OP-RAP-02)."""
        return self.stay_chip * self.ante

    def in_antes(self, name: str, amount: int) -> int:
        """The amount back, if it is a whole number of antes (RAP-02); else RulesError."""
        if amount > MOST_CHIPS:
            most = Message("boure-enter-at-the-most", most=str(MOST_CHIPS))
            raise RulesError(name, Message("boure-is-too-much", amount=str(amount)), most)
        if amount < 0 or amount % self.ante:
            odd = Message("boure-is-no-whole-number-of-antes", amount=str(amount))
            raise RulesError(name, odd, Message("boure-use-a-multiple-of", ante=str(self.ante)))
        return amount

    @property
    def limit(self) -> int | None:
        """The most that a bouré or a renege costs, or None."""
        if isinstance(self.pot_limit, int):
            return self.pot_limit
        words = self.pot_limit.split()
        if words == ["none"]:
            return None
        if len(words) == 2 and words[0].isdigit() and words[1] == "antes":
            return int(words[0]) * self.ante
        amount = Message("boure-write-an-amount-antes-or-none")
        raise RulesError("pot_limit", Message("as-it-stands", value=repr(self.pot_limit)), amount)

    def seats_note(self, seats: int) -> Message | None:
        """None if the table may open as advised, else a sentence; RulesError if it may not open."""
        check_seats(seats, self.min_seats, self.max_seats)
        if self.advised_seats and not self.advised_seats[0] <= seats <= self.advised_seats[1]:
            low, high = self.advised_seats
            return Message("boure-so-many-seats-are-advised", low=low, high=high)
        return None


PRESETS = Rules.presets()
"""The presets as plain data, by name."""


def dealt_already() -> RulesError:
    """For a deal of a hand that is dealt."""
    text = Message("dealt-already")
    return RulesError("deck", text, Message("start-a-new-hand"))
