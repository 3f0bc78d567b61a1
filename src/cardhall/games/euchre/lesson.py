"""What the lesson of Euchre asks of the game: its first hand, what can be tried, its picture."""

from typing import Any

from cardhall.cards.notation import SUIT_NAMES
from cardhall.games.euchre import Hand, Rules
from cardhall.games.euchre.rules import ORDER
from cardhall.lessons.deals import LETTERS, Start, seat_of
from cardhall.lessons.offers import ONE_CARD, LessonOffer, Pick
from cardhall.lessons.picture import (
    Picture,
    Pile,
    Scene,
    by_suit,
    held,
    marks,
    places,
    signs,
    suit,
    trick,
)


def hand_of(rules: Rules, start: Start, seats: int) -> Hand:
    """The hand that a lesson begins with, before its deal."""
    return Hand(rules, seat_of(start["dealer"]))


def offer(view: Any) -> LessonOffer:
    """Work out what can be tried in the position that this seat sees."""
    if view.phase == "order":
        return LessonOffer(("pass", "pick it up", "alone"))
    if view.phase == "name":
        return LessonOffer(("pass", *reversed(SUIT_NAMES)))
    return LessonOffer(picks=(Pick("discard", "", 1, 1),)) if view.phase == "discard" else ONE_CARD


def painted(view: Any, scene: Scene) -> Picture:
    """The picture of a view. Tuples run over the seats."""

    def marks_of(seat: int) -> list[str]:
        mine = {"partner": seat == 2, "bids": seat == view.maker, "out": seat == view.sitting}
        return marks(view, seat, **mine)

    lies = view.up_at == "table" and view.up >= 0
    turned = Pile("turned", signs([view.up]), (LETTERS[view.dealer],), 1) if lies else None
    return Picture(
        view.phase,
        places(scene, view.sizes, marks_of, tricks=view.tricks),
        held(by_suit(view.hand, ORDER.trumps(view.trump)), scene),
        (*((turned,) if turned else ()), *trick(view, scene)),
        trump=suit(view.trump),
        points=tuple(view.result.points) if view.result else (),
    )
