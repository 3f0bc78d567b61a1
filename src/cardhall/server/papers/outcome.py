"""Make the papers of results and books."""

from collections.abc import Iterator

from cardhall import paper
from cardhall.hall import results as said
from cardhall.hall.formats import format_of
from cardhall.hall.kernel.results import ResultFigure
from cardhall.hall.state import State, tally
from cardhall.paper.results import AwardLine, Book, BookLine, GameResults, Placed
from cardhall.paper.words import word
from cardhall.server.papers.order import Order, day

FIGURES = 3
"""So many figures stand beside a name; where rounds are dotted, those that dots do not show."""
DOTTED = 2


def results(order: Order) -> bytes:
    """Every game's places as they stand and why, awards once they are due, and the books."""
    state = order.state
    found = said.results(state, ledger=True)
    ledger = found.ledger
    assert ledger is not None
    printed = paper.ResultsPaper(
        event=order.event,
        when=day(state, state.known.play_at),
        awards=[
            AwardLine(f"{one.game}: {one.what}", one.called, one.cents) for one in found.awards
        ],
        games=[game_on_paper(state, game) for game in found.games if game.places],
        books=list(_books(ledger)),
        receipts=list(_receipts(state)),
        pays=[
            BookLine(f"{one.payer} pays {one.receiver}{' (paid)' if one.paid else ''}", one.cents)
            for one in ledger.payments
        ],
    )
    return paper.results_paper(printed, size=order.size)


def game_on_paper(state: State, game: said.ResultGame) -> GameResults:
    """Places with their figures; in rounds the wins and losses are dotted besides."""
    dotted = game.format == "elimination"
    shown = slice(DOTTED, None) if dotted else slice(0, FIGURES)
    note = f"{game.rounds} {game.rounds_what}" if game.rounds_what else ""
    return GameResults(
        game.name,
        [
            Placed(
                one.called,
                one.place,
                one.shared,
                one.auxiliary,
                figures=[_figure(figure) for figure in one.figures[shown]],
                marks=_marks(state, game, one.entry) if dotted else (),
                prize_cents=one.prize_cents,
                why=". ".join(why.text for why in one.why if not why.beside),
            )
            for one in game.places
        ],
        game.figures[shown],
        note,
        word(f"results.by.{game.format}"),
    )


def _figure(figure: ResultFigure) -> str:
    if figure.value is None:
        return ""
    return paper.money(figure.value) if figure.unit == "cents" else f"{figure.value:,}"


def _marks(state: State, game: said.ResultGame, entry: str) -> list[str]:
    """Round by round what an entry won and lost (LLAA-T-10)."""
    found = tally(state, state.entries[entry])
    marks = dict.fromkeys(found.losses, "loss") | dict.fromkeys(found.wins, "win")
    category = state.categories[game.key]
    rounds = format_of(category).seating.latest_round(category)
    return [marks.get(no, "") for no in range(1, rounds + 1)]


def _books(ledger: said.ResultLedger) -> Iterator[Book]:
    books: dict[str, list[BookLine]] = {}
    for line in ledger.accounts:
        books.setdefault(line.book, []).append(BookLine(line.account, line.cents))
    for title, lines in books.items():
        if any(line.cents for line in lines):
            yield Book(word("results.book", game=title), lines)


def _receipts(state: State) -> Iterator[BookLine]:
    """List the money that was taken, by auxiliary; nothing where no fee is taken."""
    taken: dict[str, tuple[int, int]] = {}
    for entry in state.entries.values():
        count, cents = taken.get(entry.auxiliary, (0, 0))
        taken[entry.auxiliary] = count + 1, cents + entry.paid_cents
    if not any(cents for _, cents in taken.values()):
        return
    for auxiliary, (count, cents) in sorted(taken.items()):
        entries = "1 entry" if count == 1 else f"{count} entries"
        yield BookLine(f"{auxiliary}, {entries}" if auxiliary else entries, cents)
