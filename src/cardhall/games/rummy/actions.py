"""Rummy's actions: what they are as numbers, and their words. See ``games.rummy``."""

from cardhall.cards.notation import card_list, format_cards, parse_cards
from cardhall.cards.table import bits_of
from cardhall.messages import Message

# An action is one int: verb << 56 | index << 52 | 52 bits of cards. The index is the meld of a
# lay-off, from 0. A take has the number of discards in place of the cards.

DRAW_ACTION = 1 << 56
BURY_ACTION = 6 << 56
DONE_ACTION = 7 << 56
_VERBS = ("", "draw", "take", "meld", "lay", "throw", "bury", "done")


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
