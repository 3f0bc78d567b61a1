"""The seating on paper: by name for the wall beside the door, and drawn table by table."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from cardhall.formats.names import last_name_first
from cardhall.paper.entry_papers import by_last_name
from cardhall.paper.plain import PersonOnPaper
from cardhall.paper.press import PaperSize, breakable, pdf
from cardhall.paper.words import counted, word


def seats_by_name(
    event: str,
    people: Iterable[PersonOnPaper],
    *,
    round_no: int = 1,
    title: str = "",
    size: PaperSize = "letter",
) -> bytes:
    """Everybody's table and seat, in two columns under the first letter of the last name.
    title: what is seated, in place of the round."""
    groups = [
        {"letter": letter, "rows": [_seat_row(person) for person in group]}
        for letter, group in groupby(by_last_name(people), key=_letter)
    ]
    data = {
        "event": event,
        "round": title or word("seats.round", round=round_no),
        "groups": groups,
        "foot": event,
    }
    return pdf("seats", data, size)


def _letter(person: PersonOnPaper) -> str:
    last = last_name_first(person.name)[0]
    return last[:1].upper() if last[:1].isalpha() else "#"


def _seat_row(person: PersonOnPaper) -> dict[str, str | None]:
    first, _, last = person.name.strip().rpartition(" ")
    return {
        "first": breakable(first),
        "last": breakable(last),
        "table": person.table or None,
        "seat": person.seat,
    }


@dataclass(frozen=True)
class ChartTable:
    """A table as it stands in the hall. seats: letter or number of each seat and who sits there
    ("" for an empty one), in the order of play. note: such as the game, where several are on."""

    number: str
    seats: Sequence[tuple[str, str]]
    note: str = ""


def seating_chart(
    event: str,
    tables: Iterable[ChartTable],
    *,
    title: str = "",
    out: Sequence[str] = (),
    size: PaperSize = "letter",
) -> bytes:
    """The hall's tables drawn with who sits where, clockwise from the top of the right side, as the
    deal goes. out: who has no seat this time."""
    drawn = [_drawn(table) for table in tables]
    data = {
        "event": event,
        "title": title,
        "tables": drawn,
        "count": counted("chart.count", len(drawn)),
        "out": [breakable(name) for name in out],
        "foot": event,
    }
    return pdf("seating-chart", data, size)


def _drawn(table: ChartTable) -> dict[str, object]:
    """Down the right side, then up the left one: clockwise, as seen from above."""
    half = -(-len(table.seats) // 2)
    seats = [_chair(seat, name) for seat, name in table.seats]
    return {
        "number": table.number,
        "note": table.note,
        "right": seats[:half],
        "left": seats[half:][::-1],
    }


def _chair(seat: str, name: str) -> dict[str, object]:
    """First name above last; two people on one chair (a team) go by the whole."""
    first, _, last = name.strip().rpartition(" ")
    if " and " in name:
        first, last = "", name
    return {"seat": seat, "first": breakable(first), "last": breakable(last)}
