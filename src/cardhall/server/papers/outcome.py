"""Results and books, from an event's state."""

from collections.abc import Iterator

from cardhall import paper
from cardhall.formats.names import last_name_first
from cardhall.hall import state as hall
from cardhall.hall.freezeout import cards as freezeout
from cardhall.hall.freezeout.freezeout import Freezeout
from cardhall.hall.ledger import cards as ledger
from cardhall.hall.ledger.ledger import Ledger
from cardhall.hall.night import cards as night
from cardhall.hall.night.night import Night
from cardhall.hall.state import Category, State
from cardhall.paper.plain import nth
from cardhall.paper.results import BookLine, GameResults, Placed
from cardhall.server.papers.order import Order, day
from cardhall.server.seated import called

ACCOUNTS = {
    "cash": "Money received",
    "fees": "Fees due",
    "owed": "Still owing",
    "over": "Paid above the fee",
}


def results(order: Order) -> bytes:
    """Every game's places as they stand, awards once they are due, and the books."""
    state = order.state
    games = [_game(state, category) for category in state.categories.values()]
    found = paper.Results(
        event=order.event,
        when=day(state, state.known.play_at),
        awards=list(_awards(games)) if hall.all_over(state) else [],
        games=[game for game in games if game.places],
        book=[BookLine(ACCOUNTS[key], cents) for key, cents in hall.money_books(state).items()],
        receipts=list(_receipts(state)),
    )
    return paper.results_paper(found, size=order.size)


def _awards(games: list[GameResults]) -> Iterator[tuple[str, str]]:
    """The first places of each game (LLAA-T-20)."""
    for game in games:
        for one in game.places:
            if 0 < one.place <= hall.AWARD_PLACES:
                yield f"{game.game}: {nth(one.place)}", one.name


def _receipts(state: State) -> Iterator[BookLine]:
    """What was taken, by auxiliary."""
    taken: dict[str, tuple[int, int]] = {}
    for entry in state.entries.values():
        count, cents = taken.get(entry.auxiliary, (0, 0))
        taken[entry.auxiliary] = count + 1, cents + entry.paid_cents
    for auxiliary, (count, cents) in sorted(taken.items()):
        entries = "1 entry" if count == 1 else f"{count} entries"
        yield BookLine(f"{auxiliary}, {entries}" if auxiliary else entries, cents)


def _game(state: State, category: Category) -> GameResults:
    match category.course:
        case Night():
            return _night(state, category)
        case Freezeout():
            return _freezeout(state, category)
        case Ledger():
            return _ledger(state, category)
        case _:
            return _elimination(state, category)


def _elimination(state: State, category: Category) -> GameResults:
    """Places and losses round by round; teams on a bracket by their places."""
    table = hall.standings(state, category.key)
    rounds = 0 if category.is_bracket else len(category.rounds)
    rows = []
    for one, tally in table.tallies.items():
        marks = dict.fromkeys(tally.losses, "loss") | dict.fromkeys(tally.wins, "win")
        why = "" if tally.place else {"withdrawn": "withdrew", "disqualified": "sent away"}.get(
            tally.status, ""
        )  # fmt: skip
        rows.append(
            Placed(
                called(state, one), tally.place, tally.shared, state.entries[one].auxiliary,
                marks=[marks.get(no, "") for no in range(1, rounds + 1)], why=why,
            )
        )  # fmt: skip
    return GameResults(category.plan.name, _in_order(rows))


def _in_order(rows: list[Placed]) -> list[Placed]:
    return sorted(rows, key=lambda x: (not x.place, x.place, last_name_first(x.name)))


def _night(state: State, category: Category) -> GameResults:
    card = night.card(state, category, state.latest)
    rows = [
        Placed(
            line.name, line.place, line.shared, state.entries[line.entry].auxiliary,
            score=str(line.total), prize_cents=line.prize_cents + line.cup_cents,
            why="the cup" if line.cup_cents else
            f"{line.credit} for games sat out" if line.credit else "",
        )
        for line in card.standings
    ]  # fmt: skip
    book = [BookLine(one.account.capitalize(), one.cents) for one in card.book]
    return GameResults(category.plan.name, rows, "Points", book=book)


def _freezeout(state: State, category: Category) -> GameResults:
    card = freezeout.card(state, category, state.latest)
    rows = [
        Placed(line.name, line.place, line.shared, line.auxiliary, prize_cents=line.cents)
        for line in card.places
    ]
    book = [BookLine(one.account.capitalize(), one.cents) for one in card.books]
    return GameResults(category.plan.name, _in_order(rows), book=book)


def _ledger(state: State, category: Category) -> GameResults:
    """What each has won or lost, who pays whom, and where all cents are."""
    card = ledger.card(state, category, state.latest)
    places = hall.standings(state, category.key).tallies
    rows = [
        Placed(
            chair.name,
            places[chair.entry].place if chair.entry in places else 0,
            chair.entry in places and places[chair.entry].shared,
            score=paper.money(chair.result),
            why=f"bought in for {paper.money(chair.bought)}",
        )
        for chair in card.chairs
    ]
    book = [BookLine(one.account, one.cents) for one in card.books]
    pays = [
        BookLine(
            f"{one.payer_name} pays {one.receiver_name}{' (paid)' if one.paid else ''}", one.cents
        )
        for one in card.payments
    ]
    return GameResults(category.plan.name, _in_order(rows), "Won or lost", book=book, pays=pays)
