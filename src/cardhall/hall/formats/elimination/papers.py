"""The papers of a game in rounds: where everybody sits. Its score sheets are those of the game."""

from collections.abc import Callable, Iterator

from cardhall.hall.state import Category, State
from cardhall.server.papers.available import DOOR, PaperLine, sheet_line
from cardhall.server.papers.order import Order
from cardhall.server.seating import seated


def lines(state: State, category: Category) -> Iterator[PaperLine]:
    """Yield the papers of such a game, printed or to be printed."""
    ready = bool(seated(state, category))
    yield PaperLine(name="seats", group=DOOR, picture="seats", ready=ready)
    yield PaperLine(name="seating-chart", group=DOOR, picture="seating-chart", ready=ready)
    yield sheet_line(state, category)


MAKERS: dict[str, Callable[[Order], bytes]] = {}
