"""Pitty-Pat: what a player can do, as a number and in words.

Part of ``cardhall.games.pitty_pat``: import from there. An action is one int:
verb << 56 | index << 52 | 52 bits of cards. The index is not used here.
"""

from cardhall.cards.notation import card_list, format_card, parse_cards
from cardhall.messages import Message

TAKE_ACTION = 1 << 56
PASS_ACTION = 2 << 56
THROW_ACTION = 3 << 56
_VERBS = ("", "take", "pass", "throw")


def throw_action(card: int) -> int:
    """The action of throwing one card."""
    return THROW_ACTION | 1 << card


def verb_of(action: int) -> str:
    """``take``, ``pass`` or ``throw``. Raises ValueError for another number."""
    verb = action >> 56
    if not 1 <= verb <= 3:
        raise ValueError(Message("pitty-pat-is-no-action", action=str(action)))
    return _VERBS[verb]


def cards_of(action: int) -> int:
    """The cards of an action, as 52 bits."""
    return action & ((1 << 52) - 1)


def parse_action(text: str) -> int:
    """``take`` (the card on offer), ``pass``, ``throw KD``.

    Raises ValueError (CardError for a card) naming the cure.
    """
    verb, _, rest = text.strip().partition(" ")
    cards = parse_cards(rest)
    if verb == "take" and not cards:
        return TAKE_ACTION
    if verb == "pass" and not cards:
        return PASS_ACTION
    if verb == "throw" and len(cards) == 1:
        return throw_action(cards[0])
    raise ValueError(Message("pitty-pat-writes-no-action", words=repr(text)))


def format_action(action: int) -> str:
    """The words of an action. Raises ValueError for no action."""
    words = [verb_of(action)]
    words += [format_card(card) for card in card_list(cards_of(action))]
    return " ".join(words)
