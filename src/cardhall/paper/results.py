"""The results of an event: places with what decided them, losses round by round, awards, fees."""

from collections.abc import Sequence
from dataclasses import dataclass

from cardhall.paper.plain import money, nth
from cardhall.paper.press import PaperSize, breakable, pdf
from cardhall.paper.words import word

WIN, LOSS = "win", "loss"


@dataclass(frozen=True)
class Placed:
    """One line of a game's places. place 0: none (withdrawn, or not finished). shared: level with
    others.

    figures: what the game ranks by, as text, in the order of the game's headings. marks: each
    round's result, "win", "loss" or "" for not there. prize_cents: the prize, 0 for nothing.
    why: what decided the place beside figures and marks, in words: a tie, a withdrawal.
    """

    name: str
    place: int = 0
    shared: bool = False
    auxiliary: str = ""
    figures: Sequence[str] = ()
    marks: Sequence[str] = ()
    prize_cents: int = 0
    why: str = ""


@dataclass(frozen=True)
class GameResults:
    """One game's places in their order. figures: the headings of what is ranked by; by: how it is
    ranked, in words, down to the last tie-break."""

    game: str
    places: Sequence[Placed]
    figures: Sequence[str] = ()
    note: str = ""
    by: str = ""


@dataclass(frozen=True)
class BookLine:
    """An account of the fees: cents, what came in above zero."""

    name: str
    cents: int


@dataclass(frozen=True)
class Book:
    """Accounts that add up to nothing."""

    title: str
    lines: Sequence[BookLine]


@dataclass(frozen=True)
class AwardLine:
    """For what, to whom, and with how much money."""

    what: str
    who: str
    cents: int = 0


@dataclass(frozen=True)
class ResultsPaper:
    """All that is printed when the event is over. receipts: the money that was taken, by whom it
    came. pays: who pays whom at the end of a night."""

    event: str
    when: str = ""
    awards: Sequence[AwardLine] = ()
    games: Sequence[GameResults] = ()
    books: Sequence[Book] = ()
    receipts: Sequence[BookLine] = ()
    pays: Sequence[BookLine] = ()


def results_paper(results: ResultsPaper, *, size: PaperSize = "letter") -> bytes:
    """Awards, then each game, then the money (LLAA-T-20). Raises ValueError for a book that does
    not balance, naming it and by how much."""
    for book in results.books:
        if off := sum(line.cents for line in book.lines):
            raise ValueError(
                f"{book.title}: {money(off)} off balance. Find the missing entry first"
            )
    data = {
        "event": results.event,
        "when": results.when,
        "awards": [
            {"what": one.what, "who": breakable(one.who), "amount": _amount(one.cents)}
            for one in results.awards
        ],
        "games": [_game(game) for game in results.games],
        "receipts": [_line(line) for line in results.receipts],
        "received": money(sum(line.cents for line in results.receipts)),
        "pays": [_line(line) for line in results.pays],
        "books": [
            {"title": book.title, "lines": [_line(line) for line in book.lines]}
            for book in results.books
        ],
        "foot": results.event,
    }
    return pdf("results", data, size)


def _amount(cents: int) -> str:
    return money(cents) if cents else ""


def _line(line: BookLine) -> dict[str, str]:
    return {"name": breakable(line.name), "amount": money(line.cents)}


def _game(game: GameResults) -> dict[str, object]:
    rounds = max((len(one.marks) for one in game.places), default=0)
    return {
        "game": game.game,
        "figures": list(game.figures),
        "note": game.note,
        "by": game.by,
        "rounds": rounds,
        "prizes": any(one.prize_cents for one in game.places),
        "rows": [
            {
                "place": _place(one),
                "name": breakable(one.name),
                "auxiliary": breakable(one.auxiliary),
                "figures": list(one.figures),
                "marks": [*one.marks, *[""] * (rounds - len(one.marks))],
                "prize": _amount(one.prize_cents),
                "why": one.why,
            }
            for one in game.places
        ],
    }


def _place(one: Placed) -> str:
    if not one.place:
        return "–"
    return word("results.shared", place=nth(one.place)) if one.shared else nth(one.place)
