"""The papers of a euchre night: each player's movement and score cards."""

from collections.abc import Callable, Iterator

from cardhall import paper
from cardhall.formats.movement import MovementLine, card, fixed
from cardhall.formats.progressive import most_games
from cardhall.hall.formats.progressive import views
from cardhall.hall.formats.progressive.state import Progressive, particulars
from cardhall.hall.state import Category, State
from cardhall.messages import Message
from cardhall.paper.rounds import GameSeat, MovementCard
from cardhall.paper.words import word
from cardhall.server.papers.available import DOOR, ROUND, PaperLine, sheet_line
from cardhall.server.papers.order import Order, here, not_of_this_game
from cardhall.server.seating import seated


def movement(order: Order) -> bytes:
    """Each player's card: the fixed movement whole, or the games seated so far. Before the night,
    or asked for blank, cards by number, where so many have a movement."""
    category = order.game
    if not isinstance(category.format_state, Progressive):
        raise not_of_this_game(order, Message("paper-movement-cards"))
    if order.blank or not category.format_state.games:
        numbered = _by_number(order, category.format_state)
        if numbered:
            return numbered
    games = views.movement(order.state, category)
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
    wished = category.format_state.planned or category.format_state.wished or len(games) or 10
    return paper.movement_cards(
        order.event, cards, games=wished, fixed=bool(category.format_state.fixed), size=order.size
    )


def _by_number(order: Order, night: Progressive) -> bytes | None:
    """The whist movement for as many as are entered, printed beforehand: each draws a card and is
    that number for the night (OP-EUCHRE-01). None where there is no such movement."""
    count = len(here(order.state, order.category))
    wished = most_games(count, night.wished or particulars(order.game.plan).games)
    games = fixed(count, wished) if wished else None
    if games is None or (
        order.game.options.get("movement") != "fixed-schedule" and not order.blank
    ):
        return None
    cards = [
        MovementCard(
            word("movement.player", number=number),
            "",
            [_line(line) for line in card(games, number)],
        )
        for number in range(1, count + 1)
    ]
    return paper.movement_cards(
        order.event, cards, games=len(games), fixed=True, by_number=True, size=order.size
    )


def _line(line: MovementLine) -> GameSeat:
    if not line.table:
        return GameSeat("")
    return GameSeat(str(line.table), line.seat, word("movement.player", number=line.partner))


def _seats_of(game: dict[str, object]) -> dict[str, GameSeat]:
    """Find where each sits in one game of ``views.movement``."""
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


def score_sheet(order: Order) -> bytes:
    """A card for everybody entered, or a page of blank ones."""
    category = order.game
    names = [] if order.blank else [entry.called for entry in here(order.state, order.category)]
    given = particulars(category.plan)
    games = given.games
    if isinstance(category.format_state, Progressive):
        games = category.format_state.planned or category.format_state.wished or games
    return paper.euchre_cards(
        order.event, names or [""] * 2, games=games, hands=given.hands, size=order.size
    )


def settled(category: Category) -> dict[str, object]:
    """Work out what the night settles in place of the game's own rules."""
    given = particulars(category.plan)
    return {"hands": given.hands, "cup": given.cup_cents}


def lines(state: State, category: Category) -> Iterator[PaperLine]:
    """Yield the papers of such a game, printed or to be printed."""
    ready = bool(seated(state, category))
    yield PaperLine(name="seats", group=DOOR, picture="seats", ready=ready)
    yield PaperLine(name="seating-chart", group=DOOR, picture="seating-chart", ready=ready)
    yield PaperLine(name="movement", group=ROUND, picture="movement", blank=True,
                    ready=bool(state.entries))  # fmt: skip
    yield sheet_line(state, category)


MAKERS: dict[str, Callable[[Order], bytes]] = {"movement": movement}
