"""Lamplight: why an action is refused, by its clause. ``Hand`` says that it is."""

from cardhall.cards.notation import SUITS
from cardhall.cards.table import Refusal
from cardhall.messages import Message, Suit
from lamplight.actions import cards_of


def why_not_now(dealt: bool) -> Refusal:
    """While no hand is in play."""
    if dealt:
        return Refusal("not-now", "LAMPLIGHT-12", Message("lamplight-this-hand-is-over"))
    return Refusal("not-now", "LAMPLIGHT-05", Message("lamplight-the-cards-are-not-dealt"))


def why_not_put(action: int, verb: str, held: int) -> Refusal:
    """While the dealer, who holds these cards, is to put one out."""
    if verb != "put":
        return Refusal("put-first", "LAMPLIGHT-07", Message("lamplight-a-card-is-put-out-first"))
    if not _names_one(action):
        return Refusal("one-card", "LAMPLIGHT-07", Message("lamplight-one-card-at-a-time"))
    if cards_of(action) & ~held:
        return Refusal("not-held", "LAMPLIGHT-07", Message("lamplight-that-card-is-not-held"))
    return Refusal("lamp-stays", "LAMPLIGHT-07", Message("lamplight-the-lamp-stays-in-the-hand"))


def why_not_card(action: int, verb: str, held: int, led: int, follows: bool) -> Refusal:
    """In the play. led: the suit, -1 for who leads; follows: does the hand hold a card of it?"""
    if verb != "play":
        return Refusal("not-now", "LAMPLIGHT-08", Message("lamplight-the-lamp-is-settled"))
    if not _names_one(action):
        return Refusal("one-card", "LAMPLIGHT-08", Message("lamplight-one-card-at-a-time"))
    if cards_of(action) & ~held:
        return Refusal("not-held", "LAMPLIGHT-08", Message("lamplight-that-card-is-not-held"))
    if follows:
        text = Message("lamplight-follow-suit", suit=Suit(SUITS[led]))
        return Refusal("follow-suit", "LAMPLIGHT-09", text)
    return Refusal("trump", "LAMPLIGHT-10", Message("lamplight-play-a-trump"))


def _names_one(action: int) -> bool:
    """Is one card named with an action, and nothing beside it?"""
    return cards_of(action).bit_count() == 1 and not action >> 52 & 15
