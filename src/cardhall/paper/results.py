"""The results of an event: places with what decided them, losses round by round, awards, fees."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from cardhall.paper.plain import money, nth
from cardhall.paper.press import PaperSize, breakable, pdf
from cardhall.paper.words import word

WIN, LOSS = "win", "loss"


@dataclass(frozen=True)
class Placed:
    """One line of a game's places. place 0: none (withdrawn, or not finished). shared: level with
    others.

    score: what the game ranks by, as text. marks: each round's result, "win", "loss" or "" for not
    there. prize_cents: what she is paid, 0 for nothing. why: what decided the place, in words.
    """

    name: str
    place: int = 0
    shared: bool = False
    auxiliary: str = ""
    score: str = ""
    marks: Sequence[str] = ()
    prize_cents: int = 0
    why: str = ""


@dataclass(frozen=True)
class GameResults:
    """One game's places in their order. score: what is ranked by, heading the figures. book: its
    own accounts, which add up to nothing. pays: who pays whom."""

    game: str
    places: Sequence[Placed]
    score: str = ""
    note: str = ""
    book: Sequence["BookLine"] = ()
    pays: Sequence["BookLine"] = ()


@dataclass(frozen=True)
class BookLine:
    """An account of the fees: cents, what came in above zero."""

    name: str
    cents: int


@dataclass(frozen=True)
class Results:
    """All that is printed when the event is over. awards: (for what, to whom) pairs. book: accounts
    that add up to nothing; receipts: lines of the money that was taken, by whom they are."""

    event: str
    when: str = ""
    awards: Sequence[tuple[str, str]] = ()
    games: Sequence[GameResults] = ()
    book: Sequence[BookLine] = field(default=())
    receipts: Sequence[BookLine] = field(default=())


def results_paper(results: Results, *, size: PaperSize = "letter") -> bytes:
    """Awards, then each game, then the money (LLAA-T-20). Raises ValueError for a book that does
    not balance, naming by how much."""
    for book in (results.book, *(game.book for game in results.games)):
        if off := sum(line.cents for line in book):
            raise ValueError(f"book: it is {money(off)} off balance. Find the missing entry first")
    data = {
        "event": results.event,
        "when": results.when,
        "awards": [{"what": what, "who": breakable(who)} for what, who in results.awards],
        "games": [_game(game) for game in results.games],
        "book": [_line(line) for line in results.book],
        "receipts": [_line(line) for line in results.receipts],
        "received": money(sum(line.cents for line in results.receipts)),
        "balanced": word("results.balanced"),
        "foot": results.event,
    }
    return pdf("results", data, size)


def _line(line: BookLine) -> dict[str, str]:
    return {"name": breakable(line.name), "amount": money(line.cents)}


def _game(game: GameResults) -> dict[str, object]:
    rounds = max((len(one.marks) for one in game.places), default=0)
    return {
        "game": game.game,
        "score": game.score,
        "note": game.note,
        "rounds": rounds,
        "book": [_line(line) for line in game.book],
        "pays": [_line(line) for line in game.pays],
        "prizes": any(one.prize_cents for one in game.places),
        "whys": any(one.why for one in game.places),
        "rows": [
            {
                "place": _place(one),
                "name": breakable(one.name),
                "auxiliary": breakable(one.auxiliary),
                "score": one.score,
                "marks": [*one.marks, *[""] * (rounds - len(one.marks))],
                "prize": money(one.prize_cents) if one.prize_cents else "",
                "why": one.why,
            }
            for one in game.places
        ],
    }


def _place(one: Placed) -> str:
    if not one.place:
        return "–"
    return word("results.shared", place=nth(one.place)) if one.shared else nth(one.place)
