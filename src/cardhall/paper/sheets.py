"""Score sheets of the seven games, for tables that play on wood; blank, or with who sits there.

What is written on them is what the hall asks for: chips by seat and the pot or bank (Bouré,
Pitty-Pat, Po-Ke-No), points hand by hand (Rummy, Pedro, Euchre), stacks by kind of chip (hold'em).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cardhall.paper.plain import number
from cardhall.paper.press import PaperSize, breakable, pdf
from cardhall.paper.words import counted, word

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True)
class TableSheet:
    """A table for which a sheet is printed. table, round: text, "" to be filled in by hand.

    seats: who sits there, in the order of play, "" for a name to be filled in. expected: all chips
    of the table, 0 where that is not known.
    """

    seats: Sequence[str]
    table: str = ""
    round: str = ""
    expected: int = 0

    def counter_of(self, seat: int) -> int:
        """The seat whose player counts this one's chips: the left neighbour (LLAA-BOURE-50)."""
        return (seat + 1) % len(self.seats)


def blank_table(seats: int, expected: int = 0) -> TableSheet:
    """A table of so many seats with nothing written yet."""
    return TableSheet([""] * seats, expected=expected)


def _head(event: str, game: str, tables: Sequence[TableSheet]) -> dict[str, object]:
    return {"event": event, "game": game, "tables": [_table(table) for table in tables]}


def _table(table: TableSheet) -> dict[str, object]:
    rows = [
        {
            "seat": LETTERS[seat],
            "name": breakable(name),
            "counter": LETTERS[table.counter_of(seat)],
        }
        for seat, name in enumerate(table.seats)
    ]
    return {
        "table": table.table,
        "round": table.round,
        "rows": rows,
        "expected": number(table.expected) if table.expected else "",
        "marks": counted("sheet.marks", len(table.seats) // 2 + 1, seats=len(table.seats)),
    }


HALF_PAGE = 7
"""Up to so many seats a slip takes half a page."""


def _two_a_page(tables: Sequence[TableSheet]) -> bool:
    return max((len(table.seats) for table in tables), default=0) <= HALF_PAGE


def boure_slips(
    event: str, game: str, tables: Iterable[TableSheet], *, size: PaperSize = "letter"
) -> bytes:
    """Chips at the session's end: each counted by the left neighbour, the pot, and the sum that
    must come out (LLAA-T-27, LLAA-BOURE-50 to 52)."""
    return _slips(event, game, list(tables), "pot", (), size)


def pitty_pat_slips(
    event: str, game: str, tables: Iterable[TableSheet], *, size: PaperSize = "letter"
) -> bytes:
    """A stroke for each game won, a ring for one won pat, the chips and what is left in the bank
    (LLAA-T-25, 27, LLAA-PITTY-11)."""
    return _slips(event, game, list(tables), "bank", ("sheet.game_won", "sheet.pat_won"), size)


def po_ke_no_slips(
    event: str, game: str, tables: Iterable[TableSheet], *, size: PaperSize = "letter"
) -> bytes:
    """For the caller: strokes for lines and for Po-Ke-Nos, the chips, what is left in the bank, and
    the order of the hands (LLAA-T-25, LLAA-POKENO-08 to 23)."""
    marks = ("sheet.line_won", "sheet.pokeno_won")
    return _slips(event, game, list(tables), "bank", marks, size, hands=True)


def _slips(
    event: str,
    game: str,
    tables: Sequence[TableSheet],
    rest: str,
    marks: Sequence[str],
    size: PaperSize,
    *,
    hands: bool = False,
) -> bytes:
    data = {
        **_head(event, game, tables),
        "rest": word(f"sheet.{rest}"),
        "strokes": [word(mark) for mark in marks],
        "hands": word("sheet.hands") if hands else "",
        "two": _two_a_page(tables),
    }
    return pdf("sheet-chips", data, size)


RUMMY_HANDS = 18
"""Lines of a Rummy sheet: more hands than half an hour has seen."""


def rummy_sheets(
    event: str, game: str, tables: Iterable[TableSheet], *, size: PaperSize = "letter"
) -> bytes:
    """Hand by hand for each player: what lies on the table less what is held, and the running
    score (LLAA-RUMMY-35 to 38), with what the cards count (LLAA-RUMMY-04 to 06)."""
    data = {**_head(event, game, list(tables)), "hands": RUMMY_HANDS}
    return pdf("sheet-rummy", data, size)


PEDRO_HANDS = 16
"""Lines of a Pedro sheet."""


@dataclass(frozen=True)
class MatchSheet:
    """A match of two teams for which a sheet is printed; "" for what is filled in by hand."""

    teams: tuple[str, str] = ("", "")
    number: str = ""
    table: str = ""


def pedro_sheets(
    event: str,
    game: str,
    matches: Iterable[MatchSheet],
    *,
    target: int = 60,
    size: PaperSize = "letter",
) -> bytes:
    """The auction, trumps, what each side made and the score to ``target``, hand by hand
    (LLAA-PEDRO-12 to 18, 29 to 31)."""
    data = {
        "event": event,
        "game": game,
        "target": target,
        "hands": PEDRO_HANDS,
        "matches": [
            {
                "teams": [breakable(team) for team in match.teams],
                "number": match.number,
                "table": match.table,
            }
            for match in matches
        ],
    }
    return pdf("sheet-pedro", data, size)


def euchre_cards(
    event: str,
    names: Iterable[str],
    *,
    games: int = 10,
    hands: int = 8,
    size: PaperSize = "letter",
) -> bytes:
    """Each player's own card: for every game partner, points of each hand, L for a loner made, E
    for a euchre paid, and the running total (EUCHRE-35, 36, 38, 46, 51)."""
    data = {
        "event": event,
        "names": [breakable(name) for name in names],
        "games": games,
        "hands": hands,
    }
    return pdf("sheet-euchre", data, size)


CHIPS = (25, 100, 500, 1000, 5000)
"""Kinds of chips of a hold'em set."""


def holdem_counts(
    event: str,
    tables: Iterable[TableSheet],
    *,
    chips: Sequence[int] = CHIPS,
    size: PaperSize = "letter",
) -> bytes:
    """Stacks at a break, table by table, by kind of chip: the tables together must add up to all
    chips in play (HOLDEM-04, 05)."""
    data = {
        "event": event,
        "chips": [number(chip) for chip in chips],
        "tables": [
            {
                "table": table.table,
                "round": table.round,
                "rows": [
                    {"seat": str(seat), "name": breakable(name)}
                    for seat, name in enumerate(table.seats, 1)
                ],
            }
            for table in tables
        ],
    }
    return pdf("sheet-holdem", data, size)
