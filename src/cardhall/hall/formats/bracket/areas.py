"""Who is to be in the area of a game, and who out of it (LLAA-T-11, 44; LLAA-PEDRO-44)."""

from cardhall.hall.formats.bracket.state import board, knockout_of
from cardhall.hall.kernel.shapes import OutOfArea
from cardhall.hall.state import Category, State, standings


def out_of_area(state: State, category: Category) -> OutOfArea | None:
    """Of a bracket being played, the teams still in it that are at no table."""
    waiting = _waiting(state, category)
    if not waiting:
        return None
    return OutOfArea(category=category.key, category_name=category.plan.name, teams=waiting)


def _waiting(state: State, category: Category) -> tuple[str, ...]:
    found = board(state, category.key)
    if found is None or found.decided or not knockout_of(category).begun:
        return ()
    at_tables = {team for meeting in found.open.values() for team in meeting.teams}
    tallies = standings(state, category.key).tallies
    return tuple(
        state.entries[team].called
        for team in found.bracket.teams
        if team not in at_tables and team in tallies and tallies[team].status == "in"
    )
