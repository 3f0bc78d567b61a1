"""Euchre: seats, sides and the pack; the house rules; the styles of dealing.

Part of ``cardhall.games.euchre``: import from there.
"""

import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from cardhall.cards.table import (
    HouseRules,
    Illegal,
    Refusal,
    RulesError,
    check_choices,
    no_choice,
)
from cardhall.games.euchre.options import Options
from cardhall.messages import Message

LETTERS = "ABCD"
"""The names of the seats, clockwise. A and C are partners, B and D the others."""

SIDES = ("A-C", "B-D")
"""The names of the two sides: a seat's side is its number modulo 2."""

PACK: tuple[int, ...] = tuple(13 * suit + rank for suit in range(4) for rank in range(7, 13))
"""The 24 cards: nine to ace of each suit, low to high (OP-EUCHRE-09)."""

_CHOICES: dict[str, tuple[str, ...]] = {
    "loner_lead": ("left-of-dealer", "left-of-loner"),
    "speech2": ("hand-ends", "play-on-without-bid"),
}
_AMOUNTS = (
    "points_made", "points_march", "points_alone", "points_alone_march", "points_euchre",
    "points_penalty", "cup",
)  # fmt: skip


@dataclass(frozen=True)
class Rules(HouseRules):
    """The house rules of a table: one field an option.

    The defaults are the preset ``lions-euchre``. Raises RulesError, naming the field and the cure.
    """

    hands: int = 8
    """Counted hands a game, whatever the score (EUCHRE-46, 53)."""
    points_made: int = 1
    """To makers who take three or four tricks (EUCHRE-32)."""
    points_march: int = 2
    """To makers who take all five (EUCHRE-33)."""
    points_alone: int = 1
    """To a loner's side with three or four tricks (EUCHRE-34)."""
    points_alone_march: int = 4
    """To a loner's side with all five (EUCHRE-35); on each partner's own card (OP-EUCHRE-15)."""
    points_euchre: int = 2
    """To the others when the makers take fewer than three (EUCHRE-37)."""
    points_penalty: int = 2
    """To the others for an offence (EUCHRE-13, 40 to 42, 44)."""
    cup: int = 25
    """What each player of a euchred side puts in the cup, in cents (EUCHRE-38, OP-EUCHRE-14)."""
    stick_dealer: bool = True
    """A dealer whom all have passed twice must name a suit (EUCHRE-21)."""
    loner_lead: str = "left-of-dealer"
    """Who leads to a loner's first trick; a sitting partner is skipped (OP-EUCHRE-11)."""
    speech2: str = "hand-ends"
    """A side's second language offence ends the hand, or costs its bid in it (OP-EUCHRE-05)."""

    def __post_init__(self) -> None:
        check_choices(self, _CHOICES)
        if type(self.hands) is not int or not 1 <= self.hands <= 1000:
            given = Message("as-it-stands", value=repr(self.hands))
            raise RulesError("hands", given, Message("euchre-a-game-has-1-to-1000-hands"))
        for name in _AMOUNTS:
            amount = getattr(self, name)
            if type(amount) is not int or not 0 <= amount <= 10_000:
                given = Message("as-it-stands", value=repr(amount))
                raise RulesError(name, given, Message("euchre-write-a-number-to-10000"))
        if not isinstance(self.stick_dealer, bool):
            given = Message("as-it-stands", value=repr(self.stick_dealer))
            raise RulesError("stick_dealer", given, Message("choose-true-or-false"))

    @cached_property
    def _options(self) -> Options:
        return Options(self)

    @classmethod
    def preset(cls, name: str) -> "Rules":
        """The house rules ``lions-euchre``. Raises RulesError for another name."""
        if name not in PRESETS:
            raise no_choice("preset", name, tuple(PRESETS))
        return cls.from_data(PRESETS[name])

    def seats_note(self, seats: int) -> str | None:
        """None for a table of four; RulesError for any other."""
        if seats != 4:
            given = Message("so-many-at-the-table", count=seats)
            raise RulesError("seats", given, Message("four-play"))
        return None


PRESETS: dict[str, dict[str, object]] = tomllib.loads(
    (Path(__file__).parent / "presets.toml").read_text(encoding="utf-8")
)
"""The presets as plain data, by name."""


def packets(style: str) -> list[int]:
    """How many cards go out at a time in a style of dealing, in the order of the deal (EUCHRE-06).

    ``1`` is one at a time; ``3-2-3-2`` says what the four get in the first round, in twos and
    threes, the second round making up to five each; ``3-2`` is short for ``3-2-3-2``. Raises
    Illegal for anything else.
    """
    if style == "1":
        return [1] * 20
    sizes = style.split("-")
    if len(sizes) == 2:
        sizes = sizes * 2
    if len(sizes) != 4 or any(size not in ("2", "3") for size in sizes):
        text = Message("euchre-one-does-not-deal-so", style=style)
        raise Illegal(Refusal("deal-style", "EUCHRE-06", text))
    first = [int(size) for size in sizes]
    return first + [5 - size for size in first]
