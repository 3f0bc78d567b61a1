"""Score sheets and boards, from an event's state; blank where nothing is drawn yet."""

import tomllib
from functools import cache
from importlib.resources import files

from cardhall import paper
from cardhall.hall import state as hall
from cardhall.hall.formats.freezeout.state import Freezeout, particulars_of
from cardhall.hall.formats.progressive.state import Progressive, particulars
from cardhall.messages import Message
from cardhall.paper.sheets import MatchSheet, TableSheet, blank_table
from cardhall.server.papers.day import rules_of
from cardhall.server.papers.order import Order, here, not_of_this_game
from cardhall.server.seated import called, game_of, seated

BLANKS = 2
"""So many blank slips are printed: a page of those that go two to a page."""


def score_sheet(order: Order) -> bytes:
    """The sheet of the game that is asked for, a page or slip for each table, or blank ones."""
    game = game_of(order.state, order.game)
    if game not in SHEETS:
        raise not_of_this_game(order, Message("paper-score-sheet"))
    return SHEETS[game](order)


def _tables(order: Order) -> list[TableSheet]:
    """The tables as they are seated, with what their chips must come to; blank ones before."""
    category, state = order.game, order.state
    now = category.now
    found = []
    for number, chairs in seated(state, category).items():
        if order.blank or order.table not in (0, number):
            continue
        found.append(
            TableSheet(
                [called(state, one) if one else "" for _, one in chairs],
                str(number),
                str(now.no) if now else "",
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
    return paper.boure_slips(order.event, order.game.plan.name, _tables(order), size=order.size)


def _pitty_pat(order: Order) -> bytes:
    return paper.pitty_pat_slips(order.event, order.game.plan.name, _tables(order), size=order.size)


def _po_ke_no(order: Order) -> bytes:
    tables = _tables(order)
    blank = not tables[0].table
    return paper.po_ke_no_slips(
        order.event, order.game.plan.name, tables[:1] if blank else tables, size=order.size
    )


def _rummy(order: Order) -> bytes:
    tables = _tables(order)
    blank = not tables[0].table
    return paper.rummy_sheets(
        order.event, order.game.plan.name, tables[:1] if blank else tables, size=order.size
    )


def _pedro(order: Order) -> bytes:
    """A sheet for each match that is called to a table, or a blank one."""
    state = order.state
    board = None if order.blank else hall.board(state, order.category)
    matches = [
        MatchSheet(
            (called(state, one.teams[0]), called(state, one.teams[1])), str(number), str(one.table)
        )
        for number, one in (board.open.items() if board else ())
        if order.table in (0, one.table)
    ]
    target = rules_of(state, order.game).get("target", 60)
    assert isinstance(target, int)
    return paper.pedro_sheets(
        order.event, order.game.plan.name, matches or [MatchSheet()], target=target, size=order.size
    )


def _euchre(order: Order) -> bytes:
    """A card for everybody entered, or a page of blank ones."""
    category = order.game
    names = [] if order.blank else [entry.called for entry in here(order.state, order.category)]
    given = particulars(category.plan)
    games = given.games
    if isinstance(category.course, Progressive):
        games = category.course.planned or category.course.wished or games
    return paper.euchre_cards(
        order.event, names or [""] * 2, games=games, hands=given.hands, size=order.size
    )


def _holdem(order: Order) -> bytes:
    """Chip counts of the tables that play, or blank ones."""
    category = order.game
    if not isinstance(category.course, Freezeout):
        raise not_of_this_game(order, Message("paper-chip-count"))
    tables = [TableSheet(one.seats, one.table) for one in _tables(order)]
    chips = particulars_of(category.plan).chips
    return paper.holdem_counts(order.event, tables, chips=chips, size=order.size)


SHEETS = {
    "boure": _boure,
    "pitty_pat": _pitty_pat,
    "rummy": _rummy,
    "po_ke_no": _po_ke_no,
    "pedro": _pedro,
    "euchre": _euchre,
    "holdem": _holdem,
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
