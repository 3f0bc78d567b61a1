"""Texas hold'em: the words of its actions."""

from cardhall.cards.notation import CardError, card_list, format_card, parse_cards
from cardhall.cards.table import Illegal, Refusal
from cardhall.games.holdem.rules import MOST
from cardhall.messages import Message

# An action is one int: verb << 56 | amount; for show verb << 56 | 52 bits of cards.

FOLD = 1 << 56
CHECK = 2 << 56
CALL = 3 << 56
BET = 4 << 56
RAISE = 5 << 56
ALL_IN = 6 << 56
"""All playable chips: a call, a bet or a raise, whichever it comes to. Never listed, always
understood; the hand keeps it as the action that it is."""
SHOW = 7 << 56
"""Alone: all cards are shown. With one card's bit: that card only (HOLDEM-82)."""
MUCK = 8 << 56
_VERBS = ("", "fold", "check", "call", "bet", "raise", "all-in", "show", "muck")
_MASK = (1 << 52) - 1
_HELP = "Write fold, check, call, bet 200, raise 600 (to 600 in all), all-in, show, show AS or muck"


def bet_to(amount: int) -> int:
    """The action of opening a round's betting with so many chips."""
    return BET | amount


def raise_to(amount: int) -> int:
    """The action of raising so that one's bet of this round is so many chips in all."""
    return RAISE | amount


def verb_of(action: int) -> str:
    """``fold``, ``check``, ``call``, ``bet``, ``raise``, ``all-in``, ``show`` or ``muck``. Raises
    ValueError for another number."""
    verb = action >> 56
    if not 1 <= verb <= 8:
        raise ValueError(f"{action} is no hold'em action. {_HELP}")
    return _VERBS[verb]


def amount_of(action: int) -> int:
    """The chips of a bet or raise: the player's whole bet of the round after it."""
    return action & _MASK


def parse_action(text: str) -> int:
    """``fold``, ``check``, ``call``, ``bet 200``, ``raise 600``, ``raise to 600``, ``all-in``,
    ``show``, ``show AS``, ``muck``. Raises ValueError (CardError for a card) naming the cure."""
    verb, _, rest = text.strip().lower().partition(" ")
    rest = rest.strip()
    if verb == "show":
        mask = sum(1 << card for card in parse_cards(rest))
        if mask.bit_count() > 2:
            raise CardError(f"{text!r} shows more than two cards", "Name one or both")
        return SHOW | mask
    if verb in ("bet", "raise"):
        return (BET if verb == "bet" else RAISE) | _parse_amount(text, rest.removeprefix("to "))
    if verb in _VERBS[1:] and not rest:
        return _VERBS.index(verb) << 56
    raise ValueError(f"{text!r} is no hold'em action. {_HELP}")


def _parse_amount(text: str, figures: str) -> int:
    figures = figures.strip().replace(",", "")
    if not (figures.isascii() and figures.isdigit()) or len(figures) > 400:
        raise ValueError(f"{text[:60]!r} names no amount. {_HELP}")
    amount = int(figures)
    if not 0 < amount <= MOST:
        # nobody has so many playable chips
        why = Message("holdem-no-such-amount", given=repr(text[:60]), most=MOST)
        raise Illegal(Refusal("no-such-amount", "HOLDEM-68", why))
    return amount


def format_action(action: int) -> str:
    """The words of an action. Raises ValueError for no action."""
    verb = verb_of(action)
    if verb in ("bet", "raise"):
        return f"{verb} {amount_of(action)}"
    cards = card_list(amount_of(action)) if verb == "show" else []
    return " ".join([verb, *(format_card(card) for card in cards)])
