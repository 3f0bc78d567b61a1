"""The acts of a hand of Bouré as numbers and in words. Part of ``games.boure``.

An action is one int: verb << 56 | index << 52 | 52 bits of cards. The index is not used here.
"""

from cardhall.cards.notation import card_list, card_set, format_card, parse_cards
from cardhall.messages import Message

STAY_ACTION = 1 << 56
PASS_ACTION = 2 << 56
DRAW_ACTION = 3 << 56
PLAY_ACTION = 4 << 56
_VERBS = ("", "stay", "pass", "draw", "play")


def draw_action(cards: int) -> int:
    """The action of throwing a set of cards (52 bits, may be empty) and drawing as many."""
    return DRAW_ACTION | cards


def play_action(cards: int) -> int:
    """The action of playing a set of cards: one, or more in a multiple lead."""
    return PLAY_ACTION | cards


def verb_of(action: int) -> str:
    """``stay``, ``pass``, ``draw`` or ``play``. Raises ValueError for another number."""
    verb = action >> 56
    if not 1 <= verb <= 4:
        raise ValueError(Message("boure-is-no-action", action=str(action)))
    return _VERBS[verb]


def cards_of(action: int) -> int:
    """The cards of an action, as 52 bits."""
    return action & ((1 << 52) - 1)


def parse_action(text: str) -> int:
    """``stay``, ``pass``, ``draw 2S 5H``, ``draw`` (stand pat), ``play AD``, ``play AC KC``.

    Raises ValueError (CardError for a card) naming the cure.
    """
    verb, _, rest = text.strip().partition(" ")
    cards = card_set(parse_cards(rest))
    if verb == "stay" and not cards:
        return STAY_ACTION
    if verb == "pass" and not cards:
        return PASS_ACTION
    if verb == "draw":
        return draw_action(cards)
    if verb == "play" and cards:
        return play_action(cards)
    raise ValueError(Message("boure-writes-no-action", words=repr(text)))


def format_action(action: int) -> str:
    """The words of an action, cards from high to low. Raises ValueError for no action."""
    words = [verb_of(action)]
    words += [format_card(card) for card in reversed(card_list(cards_of(action)))]
    return " ".join(words)
