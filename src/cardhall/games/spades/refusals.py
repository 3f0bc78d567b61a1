"""Spades: why an action is refused, once it is known that it is.

Each looks at plain facts about the hand. Part of ``cardhall.games.spades``: import from there.
"""

from cardhall.cards.bits import FULL, popcount
from cardhall.cards.notation import SUITS
from cardhall.cards.table import Refusal
from cardhall.messages import Message, Suit


def why_not_look(may_blind: bool) -> Refusal:
    """Before a player has looked; ``may_blind``, where the house knows a blind nil."""
    if may_blind:
        text = Message("spades-look-or-declare-blind-nil")
        return Refusal("look-first", "SPADES-11", text)
    return Refusal("no-blind-nil", "SPADES-11", Message("spades-no-blind-nil-now"))


def why_not_bid(action: int, verb: str, most: int, least: int, bound: int) -> Refusal:
    """In the bidding: at most ``most`` tricks and at least ``least``, but for nil; ``bound`` is
    what a bid out of turn binds to, or -1."""
    if verb in ("blind nil", "look"):
        return Refusal("no-blind-nil", "SPADES-11", Message("spades-no-blind-nil-now"))
    tricks = action >> 52 & 15
    if verb != "bid" or action & FULL:
        return Refusal("bid-first", "SPADES-07", Message("spades-each-bids-in-turn"))
    if bound >= 0:
        text = Message("spades-the-early-bid-stands", tricks=bound)
        return Refusal("bound", "SPADES-26", text)
    if tricks > most:
        text = Message("spades-a-side-bids-thirteen-at-most", most=most)
        return Refusal("over-thirteen", "SPADES-08", text)
    text = Message("spades-a-side-bids-at-least", least=least)
    return Refusal("under-the-least", "SPADES-10", text)


def why_not_pass(action: int, verb: str, held: int) -> Refusal:
    """In the exchange: ``held`` is the hand of who passes."""
    if verb != "pass" or popcount(action & FULL) != 2 or action >> 52 & 15:
        text = Message("spades-two-cards-to-the-partner-first")
        return Refusal("pass-two", "SPADES-12", text)
    return Refusal("not-held", "SPADES-12", Message("spades-that-card-is-not-held"))


def why_not_card(
    action: int, verb: str, held: int, led: int, exposed: int, opening: bool
) -> Refusal:
    """In the play. ``led`` is the suit to follow, -1 for who leads; ``exposed`` the cards of which
    one must be played; ``opening``: the two of clubs is led now."""
    cards = action & FULL
    if verb != "play" or action >> 52 & 15:
        return Refusal("not-now", "SPADES-13", Message("spades-the-bids-are-over"))
    if popcount(cards) != 1:
        return Refusal("one-card", "SPADES-14", Message("spades-one-card-at-a-time"))
    if cards & ~held:
        return Refusal("not-held", "SPADES-14", Message("spades-that-card-is-not-held"))
    if exposed and not cards & exposed:
        return Refusal("exposed", "SPADES-27", Message("spades-the-exposed-card-first"))
    if led >= 0:
        text = Message("follow-suit", suit=Suit(SUITS[led]))
        return Refusal("follow-suit", "SPADES-14", text)
    if opening:
        return Refusal("two-of-clubs", "SPADES-13", Message("spades-the-two-of-clubs-leads"))
    return Refusal("not-broken", "SPADES-16", Message("spades-spades-are-not-broken"))
