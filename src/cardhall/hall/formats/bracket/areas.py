"""Who is to be in the area of a game, and who out of it (LLAA-T-11, 44; LLAA-PEDRO-44)."""

from cardhall.hall.kernel.views import View
from cardhall.hall.state import Category, State, board, standings


class OutOfArea(View, frozen=True, kw_only=True):
    """Teams of a bracket that wait elsewhere until a match of theirs is called."""

    category: str
    category_name: str
    teams: tuple[str, ...]


def out_of_area(state: State) -> tuple[OutOfArea, ...]:
    """Of each bracket being played, the teams still in it that are at no table."""
    lists = []
    for category in state.categories.values():
        if waiting := _waiting(state, category):
            lists.append(
                OutOfArea(category=category.key, category_name=category.plan.name, teams=waiting)
            )
    return tuple(lists)


def _waiting(state: State, category: Category) -> tuple[str, ...]:
    found = board(state, category.key)
    if found is None or found.decided or not (category.knockout and category.knockout.begun):
        return ()
    at_tables = {team for meeting in found.open.values() for team in meeting.teams}
    tallies = standings(state, category.key).tallies
    return tuple(
        state.entries[team].called
        for team in found.bracket.teams
        if team not in at_tables and team in tallies and tallies[team].status == "in"
    )
