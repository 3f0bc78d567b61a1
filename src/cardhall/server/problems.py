"""Serve problems: the list by how hard they are, one as it is shown, what an act comes to."""

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from cardhall.lessons import LessonError
from cardhall.messages import Message
from cardhall.problems import PROBLEMS, Answer, Posed, Problem, judged, posed, problems
from cardhall.registry import games
from cardhall.server.access import EVERYONE
from cardhall.server.answers_kept import Tally
from cardhall.server.command_ids import made_by
from cardhall.server.errors import Refused, Trouble, not_found
from cardhall.server.hall_server import TheServer

ALIKE = 8
"""The program's own measure of how hard a problem is counts as so many answers."""


class ProblemLine(msgspec.Struct, frozen=True):
    """A problem in the list. tried, found: how many in this hall, each by a first answer."""

    number: int
    tried: int
    found: int


class ProblemList(msgspec.Struct, frozen=True):
    """The problems of a game, those first that people find most often. exact: the answers are
    proven, with all cards open; else counted. others: the other games that have some, by key and
    title."""

    game: str
    title: str
    exact: bool
    problems: list[ProblemLine]
    others: dict[str, str]


class Act(msgspec.Struct, frozen=True):
    """An act in the words of the game."""

    act: Annotated[str, msgspec.Meta(max_length=80)]


def _known(game: str) -> tuple[Problem, ...]:
    if game not in PROBLEMS:
        cure = Message("choose-a-lesson", lessons=tuple(PROBLEMS))
        raise not_found(Message("there-are-no-problems-of-that-game"), "game", cure)
    return problems(game)


def _problem(game: str, number: int) -> Problem:
    found = next((one for one in _known(game) if one.number == number), None)
    if found is None:
        raise not_found(Message("there-is-no-such-problem"), "number")
    return found


@get("/api/problems/{game:str}", allow=EVERYONE, name="problems of a game")
async def list_problems(game: FromPath[str], server: TheServer) -> ProblemList:
    """The problems of a game by how hard people found them, the easiest first."""
    known = _known(game)
    tallies = await server.tables.answers.tallies(game)

    def found(one: Problem) -> float:
        tally = tallies.get(one.number, Tally())
        return (tally.found + ALIKE * (1 - one.hard / 100)) / (tally.tried + ALIKE)

    numbers = [one.number for one in sorted(known, key=lambda one: (-found(one), one.number))]
    told = [(number, tallies.get(number, Tally())) for number in numbers]
    lines = [ProblemLine(number, tally.tried, tally.found) for number, tally in told]
    titles = {name: games()[name].title for name in PROBLEMS}
    return ProblemList(game, titles[game], known[0].exact, lines, titles)


@get("/api/problems/{game:str}/{number:int}", allow=EVERYONE, name="a problem")
async def show_problem(game: FromPath[str], number: FromPath[int]) -> Posed:
    """A problem as it is shown: the table, and what can be tried."""
    return posed(_problem(game, number))


@post(
    "/api/problems/{game:str}/{number:int}",
    allow=EVERYONE,
    name="answer a problem",
    status_code=200,
)
async def answer_problem(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    number: FromPath[int],
    data: JSONBody[Act],
    server: TheServer,
) -> Answer:
    """Answer an act. The first answer of a browser counts for how hard the problem is."""
    problem = _problem(game, number)
    try:
        found = await server.costly.run(request, judged, problem, data.act)
    except LessonError as error:
        told = Trouble("refused", error.why, error.field, error.cure, error.clause)
        raise Refused(422, told) from None
    cookie = request.cookies.get("cardhall-form", "")
    if cookie and not found.refused:
        id = made_by(cookie, f"problem/{game}/{number}")
        await server.tables.answers.note(game, number, found.right, id)
    return found


HANDLERS = [list_problems, show_problem, answer_problem]
