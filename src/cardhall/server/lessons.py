"""Serve the lessons over HTTP. They are stateless: a page sends all acts so far."""

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from cardhall.lessons import LESSONS, Lesson, LessonError, Shown, lesson, seen
from cardhall.messages import Message, by_key
from cardhall.problems import problems
from cardhall.server.access import EVERYONE
from cardhall.server.errors import Refused, Trouble, not_found


class LessonTile(msgspec.Struct):
    """A lesson as the list names it. ``asks``: how many acts it asks for. ``problems``: how many
    there are of the game."""

    game: str
    title: str
    about: Message
    minutes: int
    asks: int
    problems: int


class LessonActs(msgspec.Struct):
    """All that was done so far: ``next`` where something was shown, an act in the words of the
    game where something was asked. Only the last may be a wrong one."""

    acts: Annotated[list[Annotated[str, msgspec.Meta(max_length=80)]], msgspec.Meta(max_length=200)]


@get("/api/lessons", allow=EVERYONE, name="lessons", sync_to_thread=True)
def lessons() -> list[LessonTile]:
    """The games that can be learnt here."""
    return [_tile(lesson(game)) for game in LESSONS]


def _tile(one: Lesson) -> LessonTile:
    asks = sum(step.asks for step in one.steps)
    many = len(problems(one.game))
    return LessonTile(one.game, one.title, by_key(one.about), one.minutes, asks, many)


@post(
    "/api/lessons/{game:str}",
    allow=EVERYONE,
    name="lesson",
    status_code=200,
    sync_to_thread=True,
)
def look(game: FromPath[str], data: JSONBody[LessonActs]) -> Shown:
    """Show the table after these acts; where the last one was wrong, refuse it with the reason."""
    try:
        return seen(_lesson(game), data.acts)
    except LessonError as error:
        problem = Trouble("refused", error.why, error.field, error.cure, error.clause)
        raise Refused(422, problem) from None


def _lesson(game: str) -> Lesson:
    try:
        return lesson(game)
    except KeyError:
        cure = Message("choose-a-lesson", lessons=tuple(LESSONS))
        raise not_found(Message("there-is-no-lesson-of-that-name"), "game", cure) from None


HANDLERS = [lessons, look]
