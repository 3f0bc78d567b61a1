"""From an event's state to the plain data that papers are made of. No paper holds a card.

``MAKERS`` makes each by its name; ``server.papers.available`` tells which of them an event has.
"""

from collections.abc import Callable

from cardhall.hall.formats import parts
from cardhall.server.papers import day, outcome, sheets
from cardhall.server.papers.day import table_card
from cardhall.server.papers.order import Order
from cardhall.server.papers.together import everything

__all__ = ["MAKERS", "Order", "table_card"]

MAKERS: dict[str, Callable[[Order], bytes]] = {
    # before the day
    "entry-blank": day.entry_blank,
    "rulebook": day.rulebook,
    "boards": sheets.boards,
    "boards-four": sheets.boards_four,
    # at the door
    "sign-in": day.sign_in,
    "tags": day.tags,
    "seats": day.seats,
    "seating-chart": day.seating_chart,
    "seat-slips": day.seat_slips,
    "table-card": day.table_card,
    # each round
    "score-sheet": sheets.score_sheet,
    # afterwards
    "results": outcome.results,
}
for _own in parts("papers"):  # of the formats
    MAKERS.update(_own.MAKERS)
MAKERS["everything"] = lambda order: everything(order, MAKERS)
