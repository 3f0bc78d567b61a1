"""Pedro's house rules: the options, what may stand there, and the presets."""

from dataclasses import dataclass
from functools import cached_property

from cardhall.games.engine.rules import HouseRules, choice, flag, number
from cardhall.games.engine.tricks import TrumpOrder
from cardhall.games.pedro.options import ALL_PASS, Options

ORDER = TrumpOrder(left=3)
"""The five of the trumps' colour, the left Pedro, is a trump next below the right one
(LLAA-PEDRO-04, 05)."""

SEATS = (4,)
"""How many can sit: four, two against two (LLAA-PEDRO-02)."""


@dataclass(frozen=True)
class Rules(HouseRules):
    """The house rules of a table: one field an option.

    The defaults are the preset ``llaa``. Raises RulesError, naming the field and the cure.
    """

    least_bid: int = number(7, least=1, most=14)
    """The least bid (LLAA-PEDRO-12), 1 to 14."""
    target: int = number(60, least=1, most=1_000_000)
    """The score that ends the game (LLAA-PEDRO-17)."""
    all_pass: str = choice(*ALL_PASS)
    """Nobody bids (OP-PEDRO-02): the dealer must bid, the deal passes, or the dealer names trumps
    and owes nothing."""
    out: str = choice("higher-total", "bidder-first", "must-bid-out")
    """Who is out (OP-PEDRO-01): the higher total at the target, the bidding side first, or only a
    side that has just made its bid."""
    made: str = choice("points", "bid")
    """What a bid that is made adds: the points made, or the number bid (OP-PEDRO-05)."""
    low: str = choice("holder", "trick-winner")
    """Whose the two of trumps is: the side that plays it, or that wins it (OP-PEDRO-04)."""
    dealer_over6: str = choice("show-dead", "keep-all")
    """The dealer reaches more than six trumps: the rest are shown and dead, or all are kept and
    the surplus is laid on the first trick (OP-PEDRO-06)."""
    cutthroat: bool = flag(False)
    """A plain lead need not be followed (OP-T-08); a trump lead must be, all the same."""

    @cached_property
    def _options(self) -> Options:
        return Options(self)


PRESETS = Rules.presets()
"""The presets as plain data, by name."""
