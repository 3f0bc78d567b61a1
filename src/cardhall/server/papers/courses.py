"""The papers of one format each: brackets, euchre movements, blinds and payouts."""

from cardhall import paper
from cardhall.formats.bracket import Bracket
from cardhall.formats.movement import Line, fixed
from cardhall.formats.movement import card as movement_card
from cardhall.formats.progressive import most_games
from cardhall.hall import state as hall
from cardhall.hall.formats.freezeout import views as freezeout
from cardhall.hall.formats.freezeout.money import rebuys_received
from cardhall.hall.formats.freezeout.state import Freezeout, particulars_of
from cardhall.hall.formats.progressive import views as night
from cardhall.hall.formats.progressive.state import Progressive, particulars
from cardhall.hall.state import Entry
from cardhall.messages import Message
from cardhall.paper.brackets import BracketPaper, BracketTeam
from cardhall.paper.poker import Level, Payout
from cardhall.paper.rounds import GameSeat, MovementCard
from cardhall.paper.words import word
from cardhall.server.papers.order import Order, here, local, not_of_this_game

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
    if not category.is_bracket:
        raise not_of_this_game(order, Message("paper-bracket"))
    board = None if order.blank else hall.board(order.state, order.category)
    if board is None:
        count = min(256, max(2, len(here(order.state, order.category)) or BLANK_BRACKET))
        drawn = BracketPaper(
            order.event, category.plan.name, Bracket([str(n) for n in range(1, count + 1)])
        )
    else:
        teams = {one: _team(order.state.entries[one]) for one in board.bracket.teams}
        drawn = BracketPaper(order.event, category.plan.name, board.bracket, teams)
    return paper.bracket_sheets(drawn, size=order.size, small=small)


def _team(entry: Entry) -> BracketTeam:
    """Both names, and for the later rounds both last names."""
    last = [name.split()[-1] for name in entry.people if name.split()]
    return BracketTeam(" & ".join(entry.people), " & ".join(last))


def movement(order: Order) -> bytes:
    """Each player's card: the fixed movement whole, or the games seated so far. Before the night,
    or asked for blank, cards by number, where so many have a movement."""
    category = order.game
    if not isinstance(category.course, Progressive):
        raise not_of_this_game(order, Message("paper-movement-cards"))
    if order.blank or not category.course.games:
        numbered = _by_number(order, category.course)
        if numbered:
            return numbered
    games = night.movement(order.state, category)
    people = {entry.id: entry for entry in here(order.state, order.category)}
    seats: dict[str, list[GameSeat]] = {one: [] for one in people}
    for game in games:
        where = _seats_of(game)
        for one, line in seats.items():
            line.append(where.get(one, GameSeat("")))
    cards = [
        MovementCard(entry.called, str(entry.number), [] if order.blank else seats[one])
        for one, entry in people.items()
    ]
    wished = category.course.planned or category.course.wished or len(games) or 10
    return paper.movement_cards(
        order.event, cards, games=wished, fixed=bool(category.course.fixed), size=order.size
    )


def _by_number(order: Order, course: Progressive) -> bytes | None:
    """The whist movement for as many as are entered, printed beforehand: each draws a card and is
    that number for the night (OP-EUCHRE-01). None where there is no such movement."""
    count = len(here(order.state, order.category))
    wished = most_games(count, course.wished or particulars(order.game.plan).games)
    games = fixed(count, wished) if wished else None
    if games is None or (
        order.game.options.get("movement") != "fixed-schedule" and not order.blank
    ):
        return None
    cards = [
        MovementCard(
            word("movement.player", number=number),
            "",
            [_line(line) for line in movement_card(games, number)],
        )
        for number in range(1, count + 1)
    ]
    return paper.movement_cards(
        order.event, cards, games=len(games), fixed=True, by_number=True, size=order.size
    )


def _line(line: Line) -> GameSeat:
    if not line.table:
        return GameSeat("")
    return GameSeat(str(line.table), line.seat, word("movement.player", number=line.partner))


def _seats_of(game: dict[str, object]) -> dict[str, GameSeat]:
    """Where each sits in one game of ``night.movement``."""
    found = {}
    for table in game["tables"]:  # type: ignore[attr-defined]
        one, two = table["pairs"]
        for pair, others in ((one, two), (two, one)):
            for place, person in enumerate(pair):
                found[person["entry"]] = GameSeat(
                    str(table["table"]),
                    person["seat"],
                    pair[1 - place]["name"],
                    [other["name"] for other in others],
                )
    return found


def blinds(order: Order) -> bytes:
    """The schedule as it stands, with the breaks behind its levels and the chips changed up."""
    category = order.game
    if not isinstance(category.course, Freezeout):
        raise not_of_this_game(order, Message("paper-blinds"))
    given = particulars_of(category.plan)
    levels = []
    played, least = 0, category.plan.particulars.get("chips", [25])[0]
    for level in category.course.clock(category.plan).levels:
        levels.append(
            Level(
                level.minutes, level.small, level.big, level.ante,
                rebuys=played < given.rebuy_minutes,
            )
        )  # fmt: skip
        played += level.minutes
        gone = f"{least:,}" if level.least > least else ""
        least = max(least, level.least)
        if level.rest or gone:
            levels.append(Level(level.rest, color_up=gone))
    play_at = order.state.known.play_at
    moment = local(order.state, play_at) if play_at else None
    return paper.blinds_schedule(
        order.event,
        levels,
        starts_minute=moment.hour * 60 + moment.minute if moment else None,
        size=order.size,
    )


def payouts(order: Order) -> bytes:
    """What each place is paid, and who has it."""
    category = order.game
    if not isinstance(category.course, Freezeout):
        raise not_of_this_game(order, Message("paper-payouts"))
    card = freezeout.card(order.state, category, order.state.latest)
    rows = [Payout(prize.place, prize.cents, prize.name) for prize in card.prizes]
    rebuys = rebuys_received(order.state, category)
    pot = [
        ("Entries", card.pool - rebuys + card.house),
        ("Rebuys", rebuys),
        ("Kept by the house", -card.house),
    ]
    pot = [(name, cents) for name, cents in pot if cents]
    # level places share to the cent; while a prize is still to be won its line says all of it
    whole = sum(one.cents for one in rows) == card.pool
    return paper.payout_list(order.event, rows, pot=pot if whole else (), size=order.size)
