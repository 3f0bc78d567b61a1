"""Problems: short positions with one right answer, made by a program and kept as data.

A problem is a dealt hand, the acts up to the player's turn, the right act and what each other one
costs. Where the play can be solved it is so with all cards open, exactly; in other games the acts
were counted over imagined hands that agree with what the seat sees. ``problem`` finds one by its
number, ``hand_of`` is its position, ``text_of`` its text; ``posed`` shows it as the pages do,
``judged`` answers an act, ``make`` finds new ones. docs/problems.md says how they are made and
told.
"""

from cardhall.problems.asking import Answer, Posed, judged, posed
from cardhall.problems.making import MADE, made, make
from cardhall.problems.position import hand_of, text_of
from cardhall.problems.problem import PROBLEMS, Problem, problem, problems, written

__all__ = [
    "MADE",
    "PROBLEMS",
    "Answer",
    "Posed",
    "Problem",
    "hand_of",
    "judged",
    "made",
    "make",
    "posed",
    "problem",
    "problems",
    "text_of",
    "written",
]
