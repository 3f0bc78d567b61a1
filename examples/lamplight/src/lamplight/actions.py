"""Lamplight: what a player can do, as a number and in words."""

from cardhall.games.engine.actions import Actions, CardsVerb, Verb
from cardhall.games.engine.actions import cards_of as cards_of
from cardhall.messages import Message

ACTIONS = Actions(
    Verb("take"),
    Verb("leave"),
    CardsVerb("put"),
    CardsVerb("play"),
    unknown=lambda action: Message("lamplight-that-is-no-action", action=str(action)),
    unread=lambda text: Message("lamplight-write-an-action", text=repr(text)),
)
"""``take`` (the lamp), ``leave``, ``put 9C``, ``play AD``."""

TAKE, LEAVE, PUT, PLAY = ACTIONS.numbers
verb_of = ACTIONS.verb_of
parse_action = ACTIONS.parse
format_action = ACTIONS.format
