"""Pitty-Pat: what a player can do, as a number and in words.

Part of ``cardhall.games.pitty_pat``: import from there.
"""

from cardhall.cards.notation import parse_cards
from cardhall.games.engine.actions import Actions, CardsVerb
from cardhall.games.engine.actions import cards_of as cards_of
from cardhall.messages import Message


def _unread(text: str) -> Message:
    parse_cards(text.strip().partition(" ")[2])  # what is no card is said first
    return Message("pitty-pat-writes-no-action", words=repr(text))


ACTIONS = Actions(
    CardsVerb("take", 0, 0),
    CardsVerb("pass", 0, 0),
    CardsVerb("throw"),
    unknown=lambda action: Message("pitty-pat-is-no-action", action=str(action)),
    unread=_unread,
)
"""``take`` (the card on offer), ``pass``, ``throw KD``."""

TAKE_ACTION, PASS_ACTION, THROW_ACTION = ACTIONS.numbers
verb_of = ACTIONS.verb_of
parse_action = ACTIONS.parse
format_action = ACTIONS.format


def throw_action(card: int) -> int:
    """The action of throwing one card."""
    return THROW_ACTION | 1 << card
