"""What the lesson of Spades asks of the game: its first hand, what can be tried, its picture."""

from typing import Any

from cardhall.games.spades import Hand, Rules
from cardhall.games.spades.rules import SPADES
from cardhall.lessons.deals import Start, seat_of
from cardhall.lessons.offers import ONE_CARD, LessonOffer
from cardhall.lessons.picture import (
    Picture,
    Scene,
    by_suit,
    held,
    marks,
    of_suit,
    places,
    suit,
    trick,
)


def hand_of(rules: Rules, start: Start, seats: int) -> Hand:
    """The hand that a lesson begins with, before its deal."""
    return Hand(rules, seat_of(start["dealer"]))


def offer(view: Any) -> LessonOffer:
    """Work out what can be tried in the position that this seat sees."""
    if view.phase == "bid":
        return LessonOffer(("nil", *(f"bid {tricks}" for tricks in range(1, 14))))
    return ONE_CARD


def painted(view: Any, scene: Scene) -> Picture:
    """The picture of a view: of the bids the sum of one's own side, once all four have bid."""
    all_bid = min(view.bids) >= 0
    return Picture(
        view.phase,
        places(
            scene, view.sizes, lambda seat: marks(view, seat, partner=seat == 2), tricks=view.tricks
        ),
        held(by_suit(view.hand, of_suit(SPADES)), scene),
        trick(view, scene),
        trump=suit(SPADES),
        bid=view.bids[0] + view.bids[2] if all_bid else 0,
        points=tuple(view.result.points[seat % 2] for seat in range(4)) if view.result else (),
    )
