"""The position of a problem, by the game's own hand: dealt, and played up to the question."""

from typing import Any

from cardhall.games import game
from cardhall.lessons.deals import LETTERS, dealt
from cardhall.lessons.lesson import lesson
from cardhall.problems.problem import Problem

ME = 0
"""The seat that is asked: the others sit around it as in a lesson."""


def names_of(name: str) -> tuple[str, ...]:
    """Name those who sit there: as in the game's lesson."""
    return lesson(name).names


def hand_of(problem: Problem) -> Any:
    """The hand at the question. Raises ValueError for acts that the game refuses."""
    module = game(problem.game)
    hand = dealt(problem.game, problem.start, len(names_of(problem.game)))
    for act in problem.acts:
        letter, _, words = act.partition(" ")
        if hand.turn != LETTERS.index(letter):
            raise ValueError(f"{act!r}: it is not the turn of {letter}")
        hand.apply(module.parse_action(words))
    return hand
