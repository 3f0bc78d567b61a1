"""The papers of a Swiss or a round robin: pairings with the standings, slips for results."""

from collections.abc import Callable, Iterator

from cardhall import paper
from cardhall.hall.formats.swiss import views
from cardhall.hall.formats.swiss.state import Swiss, scoring_of
from cardhall.hall.state import Category, State
from cardhall.messages import Message
from cardhall.paper.pairings import PairedTable, StandingRow
from cardhall.paper.words import word
from cardhall.server.papers.available import DOOR, ROUND, PaperLine
from cardhall.server.papers.order import Order, not_of_this_game
from cardhall.server.seating import seated

BLANKS = 4
"""So many slips go to a page."""


def pairings(order: Order) -> bytes:
    """The latest round, and where everybody stands; before the first, an empty sheet."""
    category = order.game
    swiss = category.format_state
    if not isinstance(swiss, Swiss):
        raise not_of_this_game(order, Message("paper-pairings"))
    now = swiss.now
    card = views.card(order.state, category, order.state.latest)
    standings = [
        StandingRow(
            str(line.place or ""), line.name, line.score, [cell.value for cell in line.breaks]
        )
        for line in card.standings
    ]
    return paper.pairings_sheet(
        order.event,
        category.plan.name,
        word("pairings.round_of", round=now.no, rounds=swiss.announced) if now else "",
        [_table(one) for one in card.tables],
        free=[(line.name, line.why) for line in card.free],
        standings=standings if now and (now.no > 1 or now.complete) else [],
        breaks=[word(f"pairings.break.{name}") for name in scoring_of(category.options).breaks],
        size=order.size,
    )


def score_sheet(order: Order) -> bytes:
    """A slip for each table of the round, or a page of blank ones."""
    category = order.game
    assert isinstance(category.format_state, Swiss)
    now = category.format_state.now
    found = []
    if now and not order.blank:
        card = views.card(order.state, category, order.state.latest)
        found = [_table(one) for one in card.tables if order.table in (0, one.table)]
    return paper.pairing_slips(
        order.event,
        category.plan.name,
        word("pairings.round_of", round=now.no, rounds=category.format_state.announced)
        if found and now
        else "",
        found or [PairedTable()] * BLANKS,
        size=order.size,
    )


def _table(card: views.PairingCard) -> PairedTable:
    one, two = card.sides
    return PairedTable((one.name, two.name), str(card.table), (one.score, two.score))


def lines(state: State, category: Category) -> Iterator[PaperLine]:
    """Yield the papers of such a game, printed or to be printed."""
    tables = tuple(seated(state, category))
    ready = bool(tables)
    yield PaperLine(name="seats", group=DOOR, picture="seats", ready=ready)
    yield PaperLine(name="pairings", group=ROUND, picture="pairings", ready=ready)
    yield PaperLine(
        name="score-sheet", group=ROUND, picture="pairing-slips",
        tables=tables, blank=True, filled=ready,
    )  # fmt: skip


MAKERS: dict[str, Callable[[Order], bytes]] = {"pairings": pairings}
