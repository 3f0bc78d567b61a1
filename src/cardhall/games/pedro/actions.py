"""The words of Pedro: seats, sides, and actions as numbers and as text.

An action is one int: ``verb << 56`` with 52 bits of cards, or the amount of a bid, or a suit.
"""

from cardhall.cards.notation import SUIT_NAMES, card_list, card_set, format_card, parse_cards
from cardhall.messages import Message

LETTERS = "ABCD"
"""The names of the seats, clockwise; A and C are side 0, B and D side 1."""

SIDES = ("A-C", "B-D")
"""The names of the sides."""

NOT_YET = -1
"""In a list of calls: this seat has not spoken. Of counts: nothing thrown or drawn yet."""

LOST_TURN = -2
"""In a list of calls: this seat bid out of turn and may not bid (LLAA-PEDRO-43)."""

PASS_ACTION = 2 << 56
_VERBS = ("", "bid", "pass", "name", "throw", "rob", "play")
_VERB_OF = {verb: number for number, verb in enumerate(_VERBS) if verb}


def bid_action(amount: int) -> int:
    """The action of bidding so many points."""
    return 1 << 56 | amount


def name_action(trump: int) -> int:
    """The action of naming a suit (0 to 3, clubs to spades) as trumps."""
    return 3 << 56 | trump


def throw_action(cards: int) -> int:
    """The action of throwing these cards (52 bits) before being filled up."""
    return 4 << 56 | cards


def rob_action(cards: int) -> int:
    """The dealer's action of ending with these cards (52 bits), of the hand and the pack."""
    return 5 << 56 | cards


def play_action(cards: int) -> int:
    """The action of playing these cards (52 bits): one, or more with ``keep-all``."""
    return 6 << 56 | cards


def verb_of(action: int) -> str:
    """``bid``, ``pass``, ``name``, ``throw``, ``rob`` or ``play``. Raises ValueError."""
    verb = action >> 56
    if not 1 <= verb <= 6:
        raise ValueError(Message("pedro-that-is-no-action", action=str(action)))
    return _VERBS[verb]


def cards_of(action: int) -> int:
    """The cards of a throw, rob or play, as 52 bits; 0 for other actions."""
    return action & ((1 << 52) - 1) if action >> 56 >= 4 else 0


def amount_of(action: int) -> int:
    """The points of a bid, or the suit of a name."""
    return action & 0xFF


def parse_action(text: str) -> int:
    """``bid 9``, ``pass``, ``name hearts``, ``throw KC QC``, ``rob AH KH 5D 4H KC 3C`` (the cards
    the dealer ends with), ``play AH``. Raises ValueError (CardError for a card) naming the cure.
    """
    verb, _, rest = text.strip().partition(" ")
    rest = rest.strip()
    if verb == "pass" and not rest:
        return PASS_ACTION
    if verb == "bid" and rest.isascii() and rest.isdigit() and len(rest) <= 2:
        return bid_action(int(rest))
    if verb == "name" and rest in SUIT_NAMES:
        return name_action(SUIT_NAMES.index(rest))
    if verb in ("throw", "rob", "play"):
        cards = card_set(parse_cards(rest))
        if cards or verb == "throw":
            return _VERB_OF[verb] << 56 | cards
    raise ValueError(Message("pedro-write-an-action", text=repr(text)))


def format_action(action: int) -> str:
    """The words of an action, cards from high to low. Raises ValueError for no action."""
    verb = verb_of(action)
    if verb == "pass":
        return verb
    if verb == "bid":
        return f"bid {amount_of(action)}"
    if verb == "name":
        return f"name {SUIT_NAMES[amount_of(action) & 3]}"
    return " ".join([verb, *[format_card(c) for c in reversed(card_list(cards_of(action)))]])
