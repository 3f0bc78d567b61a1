"""Make score sheets and boards from an event's state; blank where nothing is drawn yet."""

import tomllib
from functools import cache
from importlib.resources import files

from cardhall import paper
from cardhall.hall.formats import format_of, part_of
from cardhall.messages import Message
from cardhall.paper.sheets import TableSheet, blank_table
from cardhall.server.papers.order import Order, not_of_this_game
from cardhall.server.seating import called, game_of, seated

BLANKS = 2
"""So many blank slips are printed: a page of those that go two to a page."""


def score_sheet(order: Order) -> bytes:
    """The sheet of the game that is asked for, a page or slip for each table, or blank ones."""
    own = getattr(part_of(order.game, "papers"), "score_sheet", None)
    if own is not None:
        return own(order)  # type: ignore[no-any-return]
    game = game_of(order.state, order.game)
    if game not in SHEETS:
        raise not_of_this_game(order, Message("paper-score-sheet"))
    return SHEETS[game](order)


def tables_of(order: Order) -> list[TableSheet]:
    """The tables as they are seated, with what their chips must come to; blank ones before."""
    category, state = order.game, order.state
    no = format_of(category).seating.latest_round(category)
    found = []
    for number, chairs in seated(state, category).items():
        if order.blank or order.table not in (0, number):
            continue
        found.append(
            TableSheet(
                [called(state, one) if one else "" for _, one in chairs],
                str(number),
                str(no) if no else "",
                _expected(order, len(chairs)),
            )
        )
    seats = category.plan.seats
    return found or [blank_table(seats, _expected(order, seats))] * BLANKS


def _expected(order: Order, seats: int) -> int:
    """All chips of a table of so many: what they were given, or what the bank began with."""
    plan = order.game.plan
    return plan.bank_chips if plan.bank_chips else plan.start_chips * seats


def _boure(order: Order) -> bytes:
    return paper.boure_slips(order.event, order.game.plan.name, tables_of(order), size=order.size)


def _pitty_pat(order: Order) -> bytes:
    return paper.pitty_pat_slips(
        order.event, order.game.plan.name, tables_of(order), size=order.size
    )


def _po_ke_no(order: Order) -> bytes:
    tables = tables_of(order)
    blank = not tables[0].table
    return paper.po_ke_no_slips(
        order.event, order.game.plan.name, tables[:1] if blank else tables, size=order.size
    )


def _rummy(order: Order) -> bytes:
    tables = tables_of(order)
    blank = not tables[0].table
    return paper.rummy_sheets(
        order.event, order.game.plan.name, tables[:1] if blank else tables, size=order.size
    )


SHEETS = {
    "boure": _boure,
    "pitty_pat": _pitty_pat,
    "rummy": _rummy,
    "po_ke_no": _po_ke_no,
}


# --- boards --------------------------------------------------------------------------------------


@cache
def _boards() -> tuple[tuple[str, ...], ...]:
    """The twelve boards that ship, as cards in words."""
    text = (files("cardhall.games") / "po_ke_no" / "boards.toml").read_text("utf-8")
    return tuple(tuple(board.split()) for board in tomllib.loads(text)["boards"])


def boards(order: Order) -> bytes:
    """All boards, one to a page."""
    return _printed_boards(order, four=False)


def boards_four(order: Order) -> bytes:
    """All boards, four to a page."""
    return _printed_boards(order, four=True)


def _printed_boards(order: Order, *, four: bool) -> bytes:
    if game_of(order.state, order.game) != "po_ke_no":
        raise not_of_this_game(order, Message("paper-boards"))
    return paper.po_ke_no_boards(_boards(), four=four, size=order.size)
