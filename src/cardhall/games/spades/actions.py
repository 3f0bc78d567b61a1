"""Spades: actions as numbers, and their words.

An action is one int: verb << 56 | index << 52 | 52 bits of cards. The index is a number of tricks.
Part of ``cardhall.games.spades``: import from there.
"""

from cardhall.cards.bits import popcount
from cardhall.cards.notation import card_list, card_set, format_card, parse_cards
from cardhall.messages import Message

BLIND_ACTION = 2 << 56
LOOK_ACTION = 3 << 56
_VERBS = ("", "bid", "blind nil", "look", "pass", "play")
_PLAIN = {"nil": 1 << 56, "blind nil": BLIND_ACTION, "look": LOOK_ACTION}
_CARDS = {"pass": (4 << 56, 2), "play": (5 << 56, 1)}


def bid_action(tricks: int) -> int:
    """The action of bidding so many tricks; none is nil."""
    return 1 << 56 | tricks << 52


BIDS = tuple([bid_action(tricks) for tricks in range(14)])
"""All bids, by tricks."""


def pass_action(cards: int) -> int:
    """The action of passing two cards (52 bits) face down to the partner."""
    return 4 << 56 | cards


def play_action(card: int) -> int:
    """The action of playing a card."""
    return 5 << 56 | 1 << card


def verb_of(action: int) -> str:
    """``bid``, ``blind nil``, ``look``, ``pass`` or ``play``.

    Raises ValueError for another number."""
    verb = action >> 56
    if not 1 <= verb <= 5:
        raise ValueError(Message("spades-that-is-no-action", action=str(action)))
    return _VERBS[verb]


def cards_of(action: int) -> int:
    """The cards of an action, as 52 bits."""
    return action & ((1 << 52) - 1)


def tricks_of(action: int) -> int:
    """The tricks that a bid names."""
    return action >> 52 & 15


def parse_action(text: str) -> int:
    """``bid 4``, ``nil``, ``blind nil``, ``look``, ``pass 2C KH``, ``play AD``. Raises ValueError
    (CardError for a card) naming the cure.
    """
    words = " ".join(text.split())
    if words.lower() in _PLAIN:
        return _PLAIN[words.lower()]
    verb, _, rest = words.partition(" ")
    verb = verb.lower()
    if verb == "bid" and rest.isascii() and rest.isdigit() and 1 <= int(rest[:3]) <= 13:
        return bid_action(int(rest))
    if verb in _CARDS:
        action, count = _CARDS[verb]
        cards = card_set(parse_cards(rest))
        if popcount(cards) == count:
            return action | cards
    raise ValueError(Message("spades-write-an-action", text=repr(text)))


def format_action(action: int) -> str:
    """The words of an action. Raises ValueError for no action."""
    verb = verb_of(action)
    if verb == "bid":
        tricks = tricks_of(action)
        if tricks > 13 or cards_of(action):
            raise ValueError(Message("spades-that-is-no-action", action=str(action)))
        return f"bid {tricks}" if tricks else "nil"
    return " ".join([verb, *[format_card(card) for card in card_list(cards_of(action))]])
