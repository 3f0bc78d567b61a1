"""Po-Ke-No: the words of actions, and what the caller says.

Part of ``cardhall.games.po_ke_no``: import from there.

An action is one int: verb << 56 | index << 52 | 52 bits of cards. The index is the seat of "out".
"""

from cardhall.cards.notation import SUIT_NAMES
from cardhall.cards.table import LETTERS
from cardhall.messages import Message
from cardhall.messages.arguments import RANKS

CALL_ACTION = 1 << 56
SETTLE_ACTION = 3 << 56
_VERBS = ("", "call", "out", "settle")


def out_action(seat: int) -> int:
    """The action of a seat that calls "out"."""
    return 2 << 56 | seat << 52


def verb_of(action: int) -> str:
    """``call``, ``out`` or ``settle``. Raises ValueError for another number."""
    verb = action >> 56
    if not 1 <= verb <= 3:
        raise ValueError(Message("po-ke-no-is-no-action", action=str(action)))
    return _VERBS[verb]


def seat_of(action: int) -> int:
    """The seat of an ``out``."""
    return action >> 52 & 15


def parse_action(text: str) -> int:
    """``call`` (turn and call the next card), ``out A``, ``settle`` (judge the claims made).

    Raises ValueError naming the cure.
    """
    verb, _, rest = text.strip().partition(" ")
    if verb == "call" and not rest:
        return CALL_ACTION
    if verb == "settle" and not rest:
        return SETTLE_ACTION
    if verb == "out" and len(rest) == 1 and rest in LETTERS[:12]:
        return out_action(LETTERS.index(rest))
    raise ValueError(Message("po-ke-no-write-an-action", text=repr(text)))


def format_action(action: int) -> str:
    """The words of an action. Raises ValueError for no action."""
    verb = verb_of(action)
    return f"out {LETTERS[seat_of(action)]}" if verb == "out" else verb


def announcement(card: int) -> Message:
    """The caller's words for a card: "Queen of Spades" (03)."""
    return Message("po-ke-no-card", rank=RANKS[card % 13], suit=SUIT_NAMES[card // 13])
