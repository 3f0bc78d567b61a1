"""Lessons that are played: a dealt hand, steps that show or ask, and a pure engine that walks them.

A lesson is data, one ``<game>.toml`` a game. ``seen(lesson, acts)`` says what stands on the table
after what the pupil has done so far; whether an act is allowed is always the game's own answer.
docs/lessons.md says how a lesson is written.
"""

from cardhall.lessons.engine import LessonError, Shown, WrongAnswer, seen
from cardhall.lessons.lesson import LESSONS, Lesson, LessonStep, lesson, read

__all__ = [
    "LESSONS",
    "Lesson",
    "LessonError",
    "LessonStep",
    "Shown",
    "WrongAnswer",
    "lesson",
    "read",
    "seen",
]
