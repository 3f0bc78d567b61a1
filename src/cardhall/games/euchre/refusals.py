"""Euchre: why an action is refused, once it is known that it is.

Each looks at plain facts about the hand. Part of ``cardhall.games.euchre``: import from there.
"""

from cardhall.cards.bits import FULL, popcount
from cardhall.cards.notation import SUITS
from cardhall.cards.table import Refusal
from cardhall.messages import Message, Suit


def _silenced() -> Refusal:
    text = Message("euchre-this-side-has-lost-its-bid")
    return Refusal("no-right-to-bid", "EUCHRE-13", text)


def why_not_order(verb: str, said: str, may_bid: bool) -> Refusal:
    """In the first round: ``said`` is the whole action, ``may_bid`` whether the side still may."""
    if verb in ("pick it up", "alone") and not may_bid:
        return _silenced()
    text = Message("euchre-first-round-words", said=said)
    return Refusal("first-round-words", "EUCHRE-10", text)


def why_not_name(action: int, verb: str, said: str, may_bid: bool, down: int) -> Refusal:
    """In the second round: ``down`` is the suit that was turned down."""
    if verb == "pass":
        return Refusal("stuck", "EUCHRE-21", Message("euchre-all-have-passed-twice"))
    if verb not in ("name", "name alone") or action & FULL:
        text = Message("euchre-second-round-words", said=said)
        return Refusal("second-round-words", "EUCHRE-19", text)
    if not may_bid:
        return _silenced()
    text = Message("euchre-suit-was-turned-down", suit=Suit(SUITS[down]))
    return Refusal("turned-down", "EUCHRE-20", text)


def why_not_card(action: int, verb: str, playing: bool, held: int, led: int) -> Refusal:
    """At the discard and in the play: ``held`` is the player's hand, ``led`` the suit to follow."""
    if verb not in ("discard", "play"):
        if playing and "alone" in verb:
            return Refusal("not-now", "EUCHRE-47", Message("euchre-nobody-defends-alone"))
        return Refusal("not-now", "EUCHRE-09", Message("euchre-the-bids-are-over"))
    if verb != ("play" if playing else "discard"):
        text = Message("euchre-the-dealer-puts-a-card-down-first")
        if playing:
            text = Message("euchre-only-a-dealer-who-picks-up")
        return Refusal("not-now", "OP-EUCHRE-10", text)
    cards = action & FULL
    if popcount(cards) != 1 or action >> 52 & 15:
        return Refusal("one-card", "OP-EUCHRE-09", Message("euchre-one-card-at-a-time"))
    if cards & ~held:
        return Refusal("not-held", "OP-EUCHRE-09", Message("euchre-that-card-is-not-held"))
    text = Message("follow-suit", suit=Suit(SUITS[led]))
    return Refusal("follow-suit", "OP-EUCHRE-09", text)
