"""What the lesson of Rummy asks of the game: its first hand, what can be tried, its picture."""

from typing import Any

from cardhall.games.rummy import Hand, Rules
from cardhall.lessons.deals import Start, seat_of
from cardhall.lessons.offers import TAKES, LessonOffer, Pick
from cardhall.lessons.picture import Picture, Pile, Scene, by_suit, held, marks, places, signs


def hand_of(rules: Rules, start: Start, seats: int) -> Hand:
    """The hand that a lesson begins with, before its deal."""
    return Hand(rules, seat_of(start["dealer"]), seats)


def offer(view: Any) -> LessonOffer:
    """Work out what can be tried in the position that this seat sees."""
    if view.phase == "draw":
        deep = range(2, min(TAKES, len(view.discards)) + 1)
        return LessonOffer(
            ("draw", *(["take"] if view.discards else []), *(f"take {n}" for n in deep))
        )
    lays = (Pick("lay", f"on {n + 1}", 1, 3) for n in range(len(view.melds)))
    return LessonOffer(picks=(Pick("meld", "", 2, 4), *lays, Pick("throw", "", 1, 1)))


def painted(view: Any, scene: Scene) -> Picture:
    """The picture of a view. Tuples run over the seats."""
    melds = (
        Pile("meld", signs(cards), count=len(cards), number=number)
        for number, cards in enumerate(view.melds, 1)
    )
    discards = Pile("discards", signs(view.discards), count=len(view.discards))
    stock = Pile("stock", (), count=len(view.stock))
    shown = view.held or [()] * view.seats
    opened = [() if seat == 0 else cards for seat, cards in enumerate(shown)]
    return Picture(
        view.phase,
        places(scene, view.sizes, lambda seat: marks(view, seat), opened=opened),
        held(by_suit(view.hand), scene),
        (stock, discards, *melds),
        points=tuple(view.result.scores) if view.result else (),
    )
