"""Euchre: actions as numbers, and their words.

An action is one int: verb << 56 | index << 52 | 52 bits of cards. The index is a named suit.
Part of ``cardhall.games.euchre``: import from there.
"""

from cardhall.cards.bits import popcount
from cardhall.cards.notation import SUIT_NAMES, card_list, card_set, format_card, parse_cards
from cardhall.messages import Message

PASS_ACTION = 1 << 56
PICK_UP_ACTION = 2 << 56
ALONE_ACTION = 3 << 56
NAME_ACTION = 4 << 56
NAME_ALONE_ACTION = 5 << 56
DISCARD_ACTION = 6 << 56
PLAY_ACTION = 7 << 56
_VERBS = ("", "pass", "pick it up", "alone", "name", "name alone", "discard", "play")


def name_action(suit: int, alone: bool = False) -> int:
    """The action of naming a suit (0 to 3) as trumps in the second round."""
    return (NAME_ALONE_ACTION if alone else NAME_ACTION) | suit << 52


def discard_action(card: int) -> int:
    """The action of the dealer who has picked up and puts one card face down."""
    return DISCARD_ACTION | 1 << card


def play_action(card: int) -> int:
    """The action of playing a card."""
    return PLAY_ACTION | 1 << card


def verb_of(action: int) -> str:
    """``pass``, ``pick it up``, ``alone``, ``name``, ``name alone``, ``discard`` or ``play``.

    Raises ValueError for another number."""
    verb = action >> 56
    if not 1 <= verb <= 7:
        raise ValueError(Message("euchre-that-is-no-action", action=str(action)))
    return _VERBS[verb]


def cards_of(action: int) -> int:
    """The cards of an action, as 52 bits."""
    return action & ((1 << 52) - 1)


def parse_action(text: str) -> int:
    """``pass``, ``pick it up``, ``alone``, ``hearts``, ``hearts alone``, ``discard 9D``,
    ``play AD``. Raises ValueError (CardError for a card) naming the cure.
    """
    words = " ".join(text.lower().split())
    said = {"pass": PASS_ACTION, "pick it up": PICK_UP_ACTION, "alone": ALONE_ACTION}
    if words in said:
        return said[words]
    verb, _, rest = words.partition(" ")
    if verb in SUIT_NAMES and rest in ("", "alone"):
        return name_action(SUIT_NAMES.index(verb), rest == "alone")
    if verb in ("discard", "play"):
        cards = card_set(parse_cards(rest))
        if popcount(cards) == 1:
            return (DISCARD_ACTION if verb == "discard" else PLAY_ACTION) | cards
    raise ValueError(Message("euchre-write-an-action", text=repr(text)))


def format_action(action: int) -> str:
    """The words of an action. Raises ValueError for no action."""
    verb = verb_of(action)
    if verb.startswith("name"):
        index = action >> 52 & 15
        if index > 3:
            raise ValueError(Message("euchre-that-names-no-suit", action=str(action)))
        return SUIT_NAMES[index] + verb.removeprefix("name")
    return " ".join([verb, *[format_card(card) for card in card_list(cards_of(action))]])
