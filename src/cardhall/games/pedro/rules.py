"""Pedro's house rules: the options, what may stand there, and the presets."""

import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from cardhall.cards.table import HouseRules, RulesError, check_choices, no_choice
from cardhall.games.pedro.options import ALL_PASS, Options
from cardhall.messages import Message

SEATS = (4,)
"""How many can sit: four, two against two (LLAA-PEDRO-02)."""

_CHOICES: dict[str, tuple[str, ...]] = {
    "all_pass": ALL_PASS,
    "out": ("higher-total", "bidder-first", "must-bid-out"),
    "made": ("points", "bid"),
    "low": ("holder", "trick-winner"),
    "dealer_over6": ("show-dead", "keep-all"),
}


@dataclass(frozen=True)
class Rules(HouseRules):
    """The house rules of a table: one field an option.

    The defaults are the preset ``llaa``. Raises RulesError, naming the field and the cure.
    """

    least_bid: int = 7
    """The least bid (LLAA-PEDRO-12), 1 to 14."""
    target: int = 60
    """The score that ends the game (LLAA-PEDRO-17)."""
    all_pass: str = "dealer-7"
    """Nobody bids (OP-PEDRO-02): the dealer must bid, the deal passes, or the dealer names trumps
    and owes nothing."""
    out: str = "higher-total"
    """Who is out (OP-PEDRO-01): the higher total at the target, the bidding side first, or only a
    side that has just made its bid."""
    made: str = "points"
    """What a bid that is made adds: the points made, or the number bid (OP-PEDRO-05)."""
    low: str = "holder"
    """Whose the two of trumps is: the side that plays it, or that wins it (OP-PEDRO-04)."""
    dealer_over6: str = "show-dead"
    """The dealer reaches more than six trumps: the rest are shown and dead, or all are kept and
    the surplus is laid on the first trick (OP-PEDRO-06)."""
    cutthroat: bool = False
    """A plain lead need not be followed (OP-T-08); a trump lead must be, all the same."""

    def __post_init__(self) -> None:
        check_choices(self, _CHOICES)
        if not isinstance(self.cutthroat, bool):
            given = Message("as-it-stands", value=repr(self.cutthroat))
            raise RulesError("cutthroat", given, Message("choose-true-or-false"))
        for name, most in (("least_bid", 14), ("target", 1_000_000)):
            value = getattr(self, name)
            if type(value) is not int or not 1 <= value <= most:
                given = Message("as-it-stands", value=repr(value))
                raise RulesError(name, given, Message("pedro-choose-1-to", most=most))

    @cached_property
    def _options(self) -> Options:
        return Options(self)

    @classmethod
    def preset(cls, name: str) -> "Rules":
        """The house rules ``llaa``. Raises RulesError for another name."""
        if name not in PRESETS:
            raise no_choice("preset", name, tuple(PRESETS))
        return cls.from_data(PRESETS[name])


PRESETS: dict[str, dict[str, object]] = tomllib.loads(
    (Path(__file__).parent / "presets.toml").read_text(encoding="utf-8")
)
"""The presets as plain data, by name."""
