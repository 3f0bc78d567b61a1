"""The acts of a hand of Bouré as numbers and in words. Part of ``games.boure``."""

from cardhall.cards.notation import parse_cards
from cardhall.games.engine.actions import Actions, CardsVerb
from cardhall.games.engine.actions import cards_of as cards_of
from cardhall.messages import Message


def _unread(text: str) -> Message:
    parse_cards(text.strip().partition(" ")[2])  # what is no card is said first
    return Message("boure-writes-no-action", words=repr(text))


ACTIONS = Actions(
    CardsVerb("stay", 0, 0, falling=True),
    CardsVerb("pass", 0, 0, falling=True),
    CardsVerb("draw", 0, 52, falling=True),
    CardsVerb("play", 1, 52, falling=True),
    unknown=lambda action: Message("boure-is-no-action", action=str(action)),
    unread=_unread,
)
"""``stay``, ``pass``, ``draw 2S 5H``, ``draw`` (stand pat), ``play AD``, ``play AC KC`` (a multiple
lead)."""

STAY_ACTION, PASS_ACTION, DRAW_ACTION, PLAY_ACTION = ACTIONS.numbers
verb_of = ACTIONS.verb_of
parse_action = ACTIONS.parse
format_action = ACTIONS.format


def draw_action(cards: int) -> int:
    """The action of throwing a set of cards (52 bits, may be empty) and drawing as many."""
    return DRAW_ACTION | cards


def play_action(cards: int) -> int:
    """The action of playing a set of cards: one, or more in a multiple lead."""
    return PLAY_ACTION | cards
