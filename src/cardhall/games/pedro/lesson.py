"""What the lesson of Pedro asks of the game: its first hand, what can be tried, its picture."""

from typing import Any

from cardhall.cards.notation import SUIT_NAMES
from cardhall.games.pedro import Hand, Rules
from cardhall.games.pedro.rules import ORDER
from cardhall.lessons.deals import Start, seat_of
from cardhall.lessons.offers import ONE_CARD, LessonOffer, Pick
from cardhall.lessons.picture import (
    Picture,
    Scene,
    by_suit,
    held,
    marks,
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
        return LessonOffer(("pass", *(f"bid {amount}" for amount in range(6, 15))))
    if view.phase == "name":
        return LessonOffer(tuple(f"name {suit}" for suit in reversed(SUIT_NAMES)))
    return LessonOffer(picks=(Pick("throw", "", 0, 9),)) if view.phase == "throw" else ONE_CARD


def painted(view: Any, scene: Scene) -> Picture:
    """The picture of a view. Tuples run over the seats."""

    def marks_of(seat: int) -> list[str]:
        mine = {"partner": seat == 2, "bids": seat == view.bidder, "out": view.down[seat] >= 0}
        return marks(view, seat, **mine)

    return Picture(
        view.phase,
        places(scene, view.sizes, marks_of, tricks=view.tricks, opened=view.shown),
        held(by_suit(view.hand, ORDER.trumps(view.trump)), scene),
        trick(view, scene),
        trump=suit(view.trump),
        bid=view.bid,
        points=tuple(view.points[seat % 2] for seat in range(4)) if view.trump >= 0 else (),
    )
