"""The position of a problem, walked to as the only step of a lesson.

So its table and its buttons are those of a lesson, and an act that the rules refuse is answered by
the game itself, with its clause.
"""

from typing import Any

from cardhall.cards.notation import format_cards
from cardhall.games import game
from cardhall.lessons.deals import LETTERS
from cardhall.lessons.engine import Walk
from cardhall.lessons.lesson import Lesson, LessonStep, lesson
from cardhall.messages import Message
from cardhall.problems.problem import Problem

ME = 0
"""The seat that is asked: the others sit around it as in a lesson."""

YOUR_TURN = Message("problem-your-turn")


def names_of(name: str) -> tuple[str, ...]:
    """Name those who sit there: as in the game's lesson."""
    return lesson(name).names


def walk(problem: Problem) -> Walk:
    """Walk to the question. Raises ValueError for acts that the game refuses."""
    taught, line = lesson(problem.game), YOUR_TURN.key
    step = LessonStep(line, "", 0, (), problem.acts, {problem.right: line}, {}, "", ())
    hands, steps = (dict(problem.start),), (step,)
    return Walk(
        Lesson(problem.game, taught.title, "", 0, taught.names, taught.partners, line, hands, steps)
    )


def hand_of(problem: Problem) -> Any:
    """The hand at the question. Raises ValueError as ``walk`` does."""
    return walk(problem).hand


def text_of(problem: Problem) -> str:
    """Write the question in plain lines: the table as seat A sees it, the others' cards where all
    lie open, and what may be done."""
    hand = hand_of(problem)
    module, seen = game(problem.game), game(problem.game).view(hand, ME)
    unseen = [
        f"{LETTERS[seat]} holds: {format_cards(hand.hand_of(seat))}"
        for seat in range(hand.seats)
        if problem.exact and seat != ME
    ]
    acts = ", ".join(module.format_action(action) for action in hand.legal_actions())
    title = f"{module.TITLE}, problem {problem.number}"
    return "\n".join([title, *str(seen).split("\n"), *unseen, f"You may: {acts}"])
