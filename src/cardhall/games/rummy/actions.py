"""Rummy's actions: what they are as numbers, and their words. See ``games.rummy``.

The index of an action is the meld of a lay-off, from 0. A take has the number of discards in place
of the cards.
"""

from cardhall.cards.notation import card_list, format_cards, parse_cards
from cardhall.cards.table import bits_of
from cardhall.games.engine.actions import Actions, CardsVerb, Verb
from cardhall.messages import Message


class Ordered(CardsVerb):
    """Cards as they lie in melds: ``meld QS KS AS``."""

    def said(self, value: int) -> list[str]:
        cards = value & (1 << 52) - 1
        return [format_cards(in_order(cards))] if cards else []


class Take(Verb):
    """``take`` (the top discard), ``take 3`` (three of them)."""

    def value(self, said: str) -> int | None:
        count = said or "1"
        return int(count) if count.isdecimal() and 1 <= int(count) <= 51 else None

    def said(self, value: int) -> list[str]:
        count = value & (1 << 52) - 1
        return [str(count)] if count > 1 else []


class Lay(Ordered):
    """``lay KH on 1``: melds are numbered from 1 in words."""

    def value(self, said: str) -> int | None:
        names, _, number = said.rpartition(" on ")
        cards = bits_of(parse_cards(names))
        if cards and number.strip().isdecimal() and 1 <= int(number) <= 16:
            return int(number) - 1 << 52 | cards
        return None

    def said(self, value: int) -> list[str]:
        return [*super().said(value), f"on {(value >> 52 & 15) + 1}"]


ACTIONS = Actions(
    Ordered("draw", 0, 1),
    Take("take"),
    Ordered("meld", 1, 52),
    Lay("lay"),
    Ordered("throw"),
    Ordered("bury", 0, 0),
    Ordered("done", 0, 0),
    unknown=lambda action: Message("rummy-is-no-action", action=str(action)),
    unread=lambda text: Message("rummy-is-no-action", action=repr(text)),
)
"""``draw`` (``draw 6D``: the card exposed on the stock), ``take``, ``take 3``, ``meld 9S 9H 9D``,
``lay KH on 1``, ``throw 2H``, ``bury`` (the exposed card), ``done`` (no card to throw after a late
draw)."""

(
    DRAW_ACTION,
    TAKE_ACTION,
    MELD_ACTION,
    LAY_ACTION,
    THROW_ACTION,
    BURY_ACTION,
    DONE_ACTION,
) = ACTIONS.numbers
verb_of = ACTIONS.verb_of
parse_action = ACTIONS.parse
format_action = ACTIONS.format


def draw_action(card: int = -1) -> int:
    """Drawing the top of the stock; with a card, that one, which lies face up on it."""
    return DRAW_ACTION if card < 0 else DRAW_ACTION | 1 << card


def take_action(count: int) -> int:
    """Taking so many of the discards, from the top."""
    return TAKE_ACTION | count


TAKES = tuple([take_action(count) for count in range(53)])
"""All takes, by how many discards."""


def meld_action(cards: int) -> int:
    """Laying down a set of cards (52 bits) as a new meld."""
    return MELD_ACTION | cards


def lay_action(cards: int, number: int) -> int:
    """Adding cards (52 bits) to the meld of this number, from 0."""
    return LAY_ACTION | number << 52 | cards


def throw_action(card: int) -> int:
    """Throwing one card."""
    return THROW_ACTION | 1 << card


def cards_of(action: int) -> int:
    """The cards that an action names, as 52 bits; none for a take."""
    return 0 if action >> 56 == 2 else action & ((1 << 52) - 1)


def count_of(action: int) -> int:
    """Count how many discards a take takes; 0 for another action."""
    return action & ((1 << 52) - 1) if action >> 56 == 2 else 0


def meld_of(action: int) -> int:
    """The number of the meld, from 0, that a lay-off adds to; -1 for another action."""
    return action >> 52 & 15 if action >> 56 == 4 else -1


def in_order(cards: int) -> list[int]:
    """Cards as they lie on the table: low to high, an ace first only below its two."""
    out = card_list(cards)
    if len(out) > 2 and out[-1] - out[0] == 12 and out[0] // 13 == out[-1] // 13:
        gap = max([i for i in range(1, len(out)) if out[i] - out[i - 1] > 1], default=0)
        out = [*out[gap:], *out[:gap]] if gap else [out[-1], *out[:-1]]
    return out
