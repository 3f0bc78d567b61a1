"""What a hand or a view shows of itself: its text, and its picture for a notebook.

Each game says in its ``terminal.py`` how its table reads, in its ``drawing.py`` how it is laid out;
a game that has none shows nothing.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from cardhall.games.engine.course import CourseError
from cardhall.games.engine.felt_drawing import drawn
from cardhall.games.engine.line_grammar import line_of


class Shown:
    """The base of each game's ``View``: text and picture hold what the seat may know, for they are
    made from the view alone."""

    def __str__(self) -> str:
        """The table in plain lines, as in a terminal."""
        lines = _part(self, "terminal")
        return "\n".join(filter(None, lines.lines(self))) if lines else repr(self)

    def _repr_svg_(self) -> str | None:
        """A picture for a notebook: one's own cards and what lies open, all else face down."""
        drawing = _part(self, "drawing")
        if drawing is None:
            return None
        seat = getattr(self, "seat", None)
        return str(drawn(drawing.rows(self, {} if seat is None else {seat: drawing.own(self)})))


def hand_text(hand: Any) -> str:
    """The position's line; without a known beginning or a grammar, the game and who is to act."""
    if _part(hand, "line"):
        try:
            return line_of(hand)
        except CourseError:
            pass
    return f"<{type(hand).__module__.split('.')[-2]} hand, {hand.phase}, turn {hand.turn}>"


def hand_picture(hand: Any) -> str | None:
    """All hands face up."""
    drawing = _part(hand, "drawing")
    if drawing is None:
        return None
    module = import_module(type(hand).__module__.rpartition(".")[0])
    hands = {seat: drawing.own(module.view(hand, seat)) for seat in range(hand.seats)}
    return str(drawn(drawing.rows(module.view(hand, None), hands)))  # compiled, a str and no other


def _part(thing: object, file: str) -> Any:
    name = f"{type(thing).__module__.rpartition('.')[0]}.{file}"
    return import_module(name) if find_spec(name) else None
