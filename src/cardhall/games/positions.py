"""Positions of all games as one line of text: written, and read back (docs/positions.md)."""

from typing import Any

from cardhall.games import GAMES, game, having, part
from cardhall.games.engine.course import CourseError
from cardhall.games.engine.line_grammar import PositionError, line_of, read

__all__ = ["CourseError", "PositionError", "format_position", "parse_position"]


def format_position(hand: Any) -> str:
    """The line of a hand: rules, deal and all acts so far. Raises CourseError for a hand that was
    not played from its deal or a stated position, such as an imagined one."""
    return line_of(hand)


def parse_position(text: str) -> Any:
    """The hand of a line, which plays on as the one that was written. Raises PositionError, naming
    the part that is wrong and the cure."""
    name = text.split(maxsplit=1)[0] if text.split() else ""
    if name not in GAMES or name not in having("line"):
        cure = f"Begin with one of: {', '.join(having('line'))}"
        raise PositionError("game", f"{name!r} is no game with positions", cure)
    return read(game(name), part(name, "line").LINE, text)
