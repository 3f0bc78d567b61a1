"""What the lesson of Pitty-Pat asks of the game: its first hand, what can be tried, its picture."""

from typing import Any

from cardhall.games.pitty_pat import Hand, Rules
from cardhall.lessons.deals import Start, seat_of
from cardhall.lessons.offers import LessonOffer, Pick
from cardhall.lessons.picture import Picture, Pile, Scene, by_rank, held, marks, places, signs


def hand_of(rules: Rules, start: Start, seats: int) -> Hand:
    """The hand that a lesson begins with, before its deal."""
    return Hand(rules, seat_of(start["dealer"]), seats)


def offer(view: Any) -> LessonOffer:
    """Work out what can be tried in the position that this seat sees."""
    if view.phase == "offer":
        return LessonOffer(("take", "pass"))
    return LessonOffer(picks=(Pick("throw", "", 1, 1),))


def painted(view: Any, scene: Scene) -> Picture:
    """The picture of a view. Tuples run over the seats."""
    offered = (Pile("offer", signs([view.upcard]), count=1),) if view.upcard >= 0 else ()
    mine = set(view.singles) | set(view.pairs)
    opened = [() if seat == 0 else cards for seat, cards in enumerate(view.open)]
    return Picture(
        view.phase,
        places(scene, view.sizes, lambda seat: marks(view, seat), opened=opened),
        held(by_rank(mine), scene),
        (Pile("stock", (), count=view.stock), *offered),
    )
