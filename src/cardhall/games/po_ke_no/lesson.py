"""What the lesson of Po-Ke-No asks of the game: its first hand, what can be tried, its picture."""

from typing import Any

from cardhall.games.po_ke_no import Hand, Rules
from cardhall.games.po_ke_no.boards import shipped
from cardhall.lessons.deals import LETTERS, Start
from cardhall.lessons.offers import LessonOffer
from cardhall.lessons.picture import BoardShown, Picture, Pile, Scene, marks, places, signs


def hand_of(rules: Rules, start: Start, seats: int) -> Hand:
    """The hand that a lesson begins with, before its deal."""
    boards = shipped()
    return Hand(rules, [boards[number - 1] for number in start["boards"]])


def offer(view: Any) -> LessonOffer:
    """Work out what can be tried in the position that this seat sees."""
    return LessonOffer(("call", "out A", "settle"))


def painted(view: Any, scene: Scene) -> Picture:
    """The picture of a view. Tuples run over the seats."""
    covered = [len(cells) for cells in view.covered]
    claimed = {seat: f"out {LETTERS[seat]}" for seat in view.claims}
    scene = Scene(scene.names, claimed, scene.taker, scene.legal)
    return Picture(
        view.phase,
        places(scene, covered, lambda seat: marks(view, seat)),
        (),
        (Pile("called", signs(view.called), count=len(view.called)),),
        board=BoardShown(signs(view.boards[0]), tuple(view.covered[0])),
    )
