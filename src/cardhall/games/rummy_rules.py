"""Rummy's house rules, the words of its actions, what a hand came to. See ``games.rummy``."""

import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from cardhall.cards.notation import card_list, format_cards, parse_cards
from cardhall.cards.refusals import no_choice
from cardhall.cards.table import (
    HouseRules,
    RulesError,
    bits_of,
    check_choices,
    check_numbers,
)
from cardhall.messages import Message

if TYPE_CHECKING:
    from cardhall.games.rummy_hand import Options

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
    """What happens when her time is up (OP-RUMMY-08)."""
    seconds: int = 30
    """Time for a turn (LLAA-RUMMY-26)."""
    warning: int = 20
    """When she is warned, in seconds of her turn (OP-RUMMY-08)."""

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
    def _options(self) -> "Options":
        from cardhall.games.rummy_hand import Options  # which is compiled on top of this module

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
    (Path(__file__).parent / "presets" / "rummy.toml").read_text(encoding="utf-8")
)
"""The presets as plain data, by name."""

# --- Words: actions and results ------------------------------------------------------------------
# An action is one int: verb << 56 | index << 52 | 52 bits of cards. The index is the meld of a
# lay-off, from 0. A take has the number of discards in place of the cards.

DRAW_ACTION = 1 << 56
BURY_ACTION = 6 << 56
DONE_ACTION = 7 << 56
_VERBS = ("", "draw", "take", "meld", "lay", "throw", "bury", "done")


def no_seat(field: str, seat: object, seats: int) -> RulesError:
    """For a seat that this table has not."""
    text = Message("as-it-stands", value=repr(seat))
    return RulesError(field, text, Message("a-seat-up-to", last=seats - 1))


def dealt_already() -> RulesError:
    """For a deal of a hand that is dealt."""
    text = Message("dealt-already")
    return RulesError("deck", text, Message("start-a-new-one"))


def draw_action(card: int = -1) -> int:
    """Drawing the top of the stock; with a card, that one, which lies face up on it."""
    return DRAW_ACTION if card < 0 else DRAW_ACTION | 1 << card


def take_action(count: int) -> int:
    """Taking so many of the discards, from the top."""
    return 2 << 56 | count


def meld_action(cards: int) -> int:
    """Laying down a set of cards (52 bits) as a new meld."""
    return 3 << 56 | cards


def lay_action(cards: int, number: int) -> int:
    """Adding cards (52 bits) to the meld of this number, from 0."""
    return 4 << 56 | number << 52 | cards


def throw_action(card: int) -> int:
    """Throwing one card."""
    return 5 << 56 | 1 << card


def verb_of(action: int) -> str:
    """The verb's word. Raises ValueError for a number that is no action."""
    verb = action >> 56
    if not 1 <= verb <= 7:
        raise ValueError(Message("rummy-is-no-action", action=str(action)))
    return _VERBS[verb]


def cards_of(action: int) -> int:
    """The cards that an action names, as 52 bits; none for a take."""
    return 0 if action >> 56 == 2 else action & ((1 << 52) - 1)


def count_of(action: int) -> int:
    """How many discards a take takes; 0 for another action."""
    return action & ((1 << 52) - 1) if action >> 56 == 2 else 0


def meld_of(action: int) -> int:
    """The number of the meld, from 0, that a lay-off adds to; -1 for another action."""
    return action >> 52 & 15 if action >> 56 == 4 else -1


def parse_action(text: str) -> int:
    """``draw`` (``draw 6D``: the card exposed on the stock), ``take`` (the top discard), ``take 3``
    (three of them), ``meld 9S 9H 9D``, ``lay KH on 1`` (melds are numbered from 1 in words),
    ``throw 2H``, ``bury`` (the exposed card), ``done`` (no card to throw after a late draw).

    Raises ValueError (CardError for a card) naming the cure.
    """
    verb, _, rest = text.strip().partition(" ")
    rest = rest.strip()
    if verb == "take":
        if (rest or "1").isdecimal() and 1 <= int(rest or "1") <= 51:
            return take_action(int(rest or "1"))
    elif verb == "lay":
        names, _, number = rest.rpartition(" on ")
        cards = bits_of(parse_cards(names))
        if cards and number.strip().isdecimal() and 1 <= int(number) <= 16:
            return lay_action(cards, int(number) - 1)
    elif verb in ("draw", "meld", "throw", "bury", "done"):
        cards = bits_of(parse_cards(rest))
        least, most = {"draw": (0, 1), "meld": (1, 52), "throw": (1, 1)}.get(verb, (0, 0))
        if least <= cards.bit_count() <= most:
            return _VERBS.index(verb) << 56 | cards
    raise ValueError(Message("rummy-is-no-action", action=repr(text)))


def format_action(action: int) -> str:
    """The words of an action. Raises ValueError for no action."""
    words = [verb_of(action)]
    if count_of(action) > 1:
        words.append(str(count_of(action)))
    cards = cards_of(action)
    if cards:
        words.append(format_cards(in_order(cards)))
    if meld_of(action) >= 0:
        words.append(f"on {meld_of(action) + 1}")
    return " ".join(words)


def in_order(cards: int) -> list[int]:
    """Cards as they lie on the table: low to high, an ace first only below its two."""
    out = card_list(cards)
    if len(out) > 2 and out[-1] - out[0] == 12 and out[0] // 13 == out[-1] // 13:
        gap = max([i for i in range(1, len(out)) if out[i] - out[i - 1] > 1], default=0)
        out = [*out[gap:], *out[:gap]] if gap else [out[-1], *out[:-1]]
    return out


@dataclass(frozen=True)
class Result:
    """How a hand ended, and its count. Tuples run over the seats."""

    ending: str
    """``out``, or ``stock``: used up too often, no winner (OP-RUMMY-07)."""
    winner: int | None
    shown: tuple[int, ...]
    """Points of the cards that each laid down, wherever they lie (LLAA-RUMMY-35, OP-RUMMY-06)."""
    held: tuple[int, ...]
    """Points of the cards left in each hand (LLAA-RUMMY-36)."""
    missing: tuple[int, ...]
    """Cards that each hand was short of (LLAA-RUMMY-50)."""
    scores: tuple[int, ...]
    """What each score moves by (LLAA-RUMMY-37)."""
    clause: str
    """What says so."""
