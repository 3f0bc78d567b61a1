"""What the lesson of Hold'em asks of the game: its first hand, what can be tried, its picture."""

from typing import Any

from cardhall.games.holdem import Hand, Rules
from cardhall.lessons.deals import Start, seat_of
from cardhall.lessons.offers import LessonOffer
from cardhall.lessons.picture import Picture, Pile, Scene, by_rank, held, marks, places, signs


def hand_of(rules: Rules, start: Start, seats: int) -> Hand:
    """The hand that a lesson begins with, before its deal."""
    return Hand(rules, start["stacks"], seat_of(start["dealer"]))


def offer(view: Any) -> LessonOffer:
    """Work out what can be tried in the position that this seat sees."""
    return (
        LessonOffer(("show", "muck"))
        if view.phase == "showdown"
        else LessonOffer(("fold", "check", "call"))
    )


def painted(view: Any, scene: Scene) -> Picture:
    """The picture of a view. Tuples run over the seats."""

    def marks_of(seat: int) -> list[str]:
        out = seat not in view.live
        blinds = {"small": seat == view.small, "big": seat == view.big}
        return marks(view, seat, out=out, button=seat == view.button, **blinds)

    sizes = [2 if seat in view.live and not view.shown[seat] else 0 for seat in range(view.seats)]
    opened = [() if seat == 0 else cards for seat, cards in enumerate(view.shown)]
    return Picture(
        view.phase,
        places(scene, sizes, marks_of, view.stacks, bets=view.bets, opened=opened),
        held(by_rank(view.cards), scene),
        (Pile("board", signs(view.board), count=len(view.board)),),
        pot=0 if view.result else sum(pot.amount for pot in view.pots) + view.carried,
    )
