"""The papers of a bracket: drawn as far as it is played, and a sheet for each match."""

from collections.abc import Callable, Iterator

from cardhall import paper
from cardhall.formats.bracket import Bracket
from cardhall.hall.formats.bracket.state import board
from cardhall.hall.state import Category, Entry, State
from cardhall.messages import Message
from cardhall.paper.brackets import BracketPaper, BracketTeam
from cardhall.paper.sheets import MatchSheet
from cardhall.server.papers.available import ROUND, PaperLine, sheet_line
from cardhall.server.papers.day import rules_of
from cardhall.server.papers.order import Order, here, not_of_this_game
from cardhall.server.seating import called

BLANK_BRACKET = 16
"""Teams of a blank bracket where nobody is entered yet."""


def bracket(order: Order) -> bytes:
    """As far as it is played; before the draw, or asked for blank, one to be filled in by hand."""
    return _bracket(order, small=False)


def bracket_tiles(order: Order) -> bytes:
    """The same on letter or A4, over sheets that are laid edge to edge."""
    return _bracket(order, small=True)


def _bracket(order: Order, *, small: bool) -> bytes:
    category = order.game
    if category.plan.format != "bracket":
        raise not_of_this_game(order, Message("paper-bracket"))
    found = None if order.blank else board(order.state, order.category)
    if found is None:
        count = min(256, max(2, len(here(order.state, order.category)) or BLANK_BRACKET))
        drawn = BracketPaper(
            order.event, category.plan.name, Bracket([str(n) for n in range(1, count + 1)])
        )
    else:
        teams = {one: _team(order.state.entries[one]) for one in found.bracket.teams}
        drawn = BracketPaper(order.event, category.plan.name, found.bracket, teams)
    return paper.bracket_sheets(drawn, size=order.size, small=small)


def _team(entry: Entry) -> BracketTeam:
    """Both names, and for the later rounds both last names."""
    last = [name.split()[-1] for name in entry.people if name.split()]
    return BracketTeam(" & ".join(entry.people), " & ".join(last))


def score_sheet(order: Order) -> bytes:
    """A sheet for each match that is called to a table, or a blank one."""
    state = order.state
    found = None if order.blank else board(state, order.category)
    matches = [
        MatchSheet(
            (called(state, one.teams[0]), called(state, one.teams[1])), str(number), str(one.table)
        )
        for number, one in (found.open.items() if found else ())
        if order.table in (0, one.table)
    ]
    target = rules_of(state, order.game).get("target", 60)
    assert isinstance(target, int)
    return paper.pedro_sheets(
        order.event, order.game.plan.name, matches or [MatchSheet()], target=target, size=order.size
    )


def lines(state: State, category: Category) -> Iterator[PaperLine]:
    """Yield the papers of such a game, printed or to be printed."""
    drawn = board(state, category.key) is not None
    yield PaperLine(name="bracket", group=ROUND, picture="bracket-11", blank=True, filled=drawn,
                    large=_large(state, category))  # fmt: skip
    if _large(state, category):
        yield PaperLine(name="bracket-tiles", group=ROUND, picture="bracket-tiles", blank=True,
                        filled=drawn)  # fmt: skip
    yield sheet_line(state, category)


def _large(state: State, category: Category) -> bool:
    """Tell whether the bracket needs a sheet twice as large."""
    return sum(entry.category == category.key for entry in state.entries.values()) > 16


MAKERS: dict[str, Callable[[Order], bytes]] = {"bracket": bracket, "bracket-tiles": bracket_tiles}
