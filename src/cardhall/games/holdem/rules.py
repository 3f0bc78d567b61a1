"""Texas hold'em: the house rules, their bounds, and the presets."""

from dataclasses import dataclass
from functools import cached_property

from cardhall.cards.refusals import RulesError
from cardhall.games.engine.rules import HouseRules, choice, number
from cardhall.games.holdem.options import STRUCTURES, Options
from cardhall.messages import Message

MOST = 10**12
"""The most chips that one amount may be: a stack, a blind, a pot that is carried."""
MAX_SEATS = 10


def most_raises(rounds: int) -> int:
    """Count how many raises a limit game with so many betting rounds allows after the bet, with
    three or more in the pot: four with two rounds (HOLDEM-55), three with more (HOLDEM-56)."""
    return 4 if rounds <= 2 else 3


@dataclass(frozen=True)
class Rules(HouseRules):
    """The house rules of a table: one field an option, all amounts in chips.

    The defaults are the preset ``kofc-holdem``. Raises RulesError, naming the field and the cure.
    """

    structure: str = choice(*STRUCTURES)
    """``no-limit``, ``pot-limit`` or ``limit`` (OP-HOLDEM-08)."""
    small_blind: int = number(50)
    """Half the small bet (HOLDEM-107); 0 for a table without one."""
    big_blind: int = number(100, least=1)
    """The small bet (HOLDEM-108): at limit what a bet or raise is before and on the flop, else the
    least bet."""
    ante: int = number(0)
    """What each puts in before the cards; 0 for none."""
    big_bet: int = number(0)
    """Limit: a bet or raise on the turn and the river; 0 for twice the big blind."""
    max_raises: int = number(0)
    """Limit: the most raises of a round, after the bet, with three or more in the pot; 0 for the
    printed count (HOLDEM-55, 56)."""
    least_chip: int = number(25, least=1)
    """The smallest chip in use: wagers and shares of a pot are multiples of it (HOLDEM-66, 101)."""
    blinds: str = choice("dead-button", "moving")
    """Who posts when a seat falls empty (HOLDEM-111, 112, OP-HOLDEM-06): ``dead-button`` or
    ``moving``."""
    odd_chips: str = choice("one-each", "one-seat")
    """Chips left over when tied seats share a pot go to the first tied seats left of the button
    (HOLDEM-102, OP-HOLDEM-05): one chip to each, or all of them to the first, ``one-seat``."""
    showdown: str = choice("in-turn", "all")
    """Hands are shown (or mucked) in turn (HOLDEM-95, 96), or ``all`` are turned up at once."""
    straddle: str = choice("no", "yes")
    """May the seat left of the big blind post double (HOLDEM-122)?"""
    profile: str = choice("tournament", "cash")
    """``cash``: newcomers, missed blinds and changes of seat as printed; ``tournament``: the absent
    are dealt in and post (OP-HOLDEM-18)."""
    start_stack: int = number(10_000, least=1)
    """Chips that each starts with in a tournament (HOLDEM-04)."""
    exposed: str = choice("first-two-cards", "any-in-two-rounds")
    """Which exposed card makes a misdeal by itself (HOLDEM-16, OP-HOLDEM-09): one of the first two
    off the deck, or ``any-in-two-rounds``."""
    early_check: str = choice("binding", "frees-on-change")
    """A check out of turn, then a bet (HOLDEM-70, OP-HOLDEM-10): the player may only fold, or it
    ``frees-on-change``."""
    time_up: str = choice("check", "dead")
    """Time is up on one who faces no bet (HOLDEM-31, OP-HOLDEM-15): a ``check``, or ``dead``."""

    def check(self) -> None:
        """Raise RulesError where the blinds, the bets and the least chip do not go together."""
        for name in ("small_blind", "big_blind", "ante", "big_bet"):
            if getattr(self, name) % self.least_chip:
                raise RulesError(
                    name,
                    _given(getattr(self, name)),
                    Message("holdem-a-multiple-of-the-least-chip", chips=self.least_chip),
                )
        if self.small_blind > self.big_blind:
            raise RulesError(
                "small_blind",
                _given(self.small_blind),
                Message("holdem-at-most-the-big-blind", chips=self.big_blind),
            )
        if self.big_bet and self.big_bet < self.big_blind:
            cure = Message("holdem-at-least-or-none", chips=self.big_blind)
            raise RulesError("big_bet", _given(self.big_bet), cure)

    @property
    def high_limit(self) -> int:
        """Limit: the bet on the turn and the river."""
        return self.big_bet or 2 * self.big_blind

    @property
    def raises(self) -> int:
        """Limit: the most raises of a round with three or more in the pot."""
        return self.max_raises or most_raises(rounds=4)

    @property
    def buy_in(self) -> int:
        """The usual buy-in: ten times the high limit (HOLDEM-10), else twenty big blinds (11)."""
        return 10 * self.high_limit if self.structure == "limit" else 20 * self.big_blind

    def playable(self, chips: int) -> int:
        """Measure how much of so many chips plays: odd small ones do not (HOLDEM-67, 68)."""
        return chips - chips % self.least_chip

    @cached_property
    def _options(self) -> Options:
        return Options(self)


def _given(value: object) -> Message:
    return Message("as-it-stands", value=str(value))


PRESETS = Rules.presets()
"""The presets as plain data, by name."""
