"""What the lesson of Bouré asks of the game: its first hand, what can be tried, its picture."""

from typing import Any

from cardhall.games.boure import PAID, Hand, Rules
from cardhall.lessons.deals import LETTERS, Start, seat_of
from cardhall.lessons.offers import ONE_CARD, LessonOffer, Pick
from cardhall.lessons.picture import (
    Picture,
    Pile,
    Scene,
    by_suit,
    held,
    marks,
    of_suit,
    places,
    signs,
    suit,
    trick,
)


def hand_of(rules: Rules, start: Start, seats: int) -> Hand:
    """The hand that a lesson begins with, before its deal."""
    owed = [PAID if LETTERS[s] in start.get("paid", "") else 0 for s in range(seats)]
    return Hand(rules, seat_of(start["dealer"]), start["stacks"], start.get("pot", 0), owed)


def offer(view: Any) -> LessonOffer:
    """Work out what can be tried in the position that this seat sees."""
    if view.phase == "stay":
        return LessonOffer(("stay", "pass"))
    return LessonOffer(picks=(Pick("draw", "", 0, 5),)) if view.phase == "draw" else ONE_CARD


def painted(view: Any, scene: Scene) -> Picture:
    """The picture of a view. Tuples run over the seats."""

    def marks_of(seat: int) -> list[str]:
        return marks(view, seat, **{"in": seat in view.staying, "out": seat in view.passed})

    before = view.phase in ("stay", "draw")
    turned = Pile("turned", signs([view.turned]), (LETTERS[view.dealer],), 1)
    stock = Pile("stock", (), count=view.stock)
    end = view.result
    return Picture(
        view.phase,
        places(scene, view.sizes, marks_of, end.stacks if end else view.stacks, view.tricks),
        held(by_suit(view.hand, of_suit(view.trump)), scene),
        (turned, stock) if before else trick(view, scene),
        pot=end.next_pot if end else view.pot,
        trump=suit(view.trump),
    )
