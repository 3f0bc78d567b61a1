"""Po-Ke-No: the words of actions, and what the caller says. The index of an action is a seat.

Part of ``cardhall.games.po_ke_no``: import from there.
"""

from cardhall.cards.notation import SUIT_NAMES
from cardhall.cards.table import LETTERS
from cardhall.games.engine.actions import Actions, Verb
from cardhall.messages import Message
from cardhall.messages.arguments import RANKS


class Out(Verb):
    """A seat calls "out": ``out A``."""

    def value(self, said: str) -> int | None:
        known = len(said) == 1 and said in LETTERS[:12]
        return LETTERS.index(said) << 52 if known else None

    def said(self, value: int) -> list[str]:
        return [LETTERS[seat_of(value)]]


ACTIONS = Actions(
    Verb("call"),
    Out("out"),
    Verb("settle"),
    unknown=lambda action: Message("po-ke-no-is-no-action", action=str(action)),
    unread=lambda text: Message("po-ke-no-write-an-action", text=repr(text)),
)
"""``call`` (turn and call the next card), ``out A``, ``settle`` (judge the claims made)."""

CALL_ACTION, OUT_ACTION, SETTLE_ACTION = ACTIONS.numbers
verb_of = ACTIONS.verb_of
parse_action = ACTIONS.parse
format_action = ACTIONS.format


def out_action(seat: int) -> int:
    """The action of a seat that calls "out"."""
    return OUT_ACTION | seat << 52


def seat_of(action: int) -> int:
    """The seat of an ``out``."""
    return action >> 52 & 15


def announcement(card: int) -> Message:
    """The caller's words for a card: "Queen of Spades" (03)."""
    return Message("po-ke-no-card", rank=RANKS[card % 13], suit=SUIT_NAMES[card // 13])
