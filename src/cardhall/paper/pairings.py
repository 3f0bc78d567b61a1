"""A Swiss or a round robin on paper: who meets whom, where everybody stands, slips for results."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cardhall.paper.press import PaperSize, breakable, pdf
from cardhall.paper.words import word


@dataclass(frozen=True)
class PairedTable:
    """Two sides at a table; "" for a side or a number that is not known yet. scores: before the
    round, as they are written."""

    sides: tuple[str, str] = ("", "")
    table: str = ""
    scores: tuple[str, str] = ("", "")


@dataclass(frozen=True)
class StandingRow:
    """A line of the standings: place, name, score, and what each tie-break comes to."""

    place: str
    name: str
    score: str
    breaks: Sequence[str] = ()


def pairings_sheet(
    event: str,
    game: str,
    round_title: str,
    tables: Iterable[PairedTable],
    *,
    free: Sequence[tuple[str, str]] = (),
    standings: Sequence[StandingRow] = (),
    breaks: Sequence[str] = (),
    size: PaperSize = "letter",
) -> bytes:
    """The round for the wall: table by table, who has no table and why (``free``), and the
    standings before it with the names of the tie-breaks."""
    data = {
        "event": event,
        "game": game,
        "round": round_title,
        "tables": [_table(one) for one in tables],
        "free": [{"name": breakable(name), "why": why} for name, why in free],
        "breaks": list(breaks),
        "rows": [
            {
                "place": one.place,
                "name": breakable(one.name),
                "score": one.score,
                "breaks": list(one.breaks),
            }
            for one in standings
        ],
        "foot": event,
    }
    return pdf("pairings", data, size)


def pairing_slips(
    event: str,
    game: str,
    round_title: str,
    tables: Sequence[PairedTable],
    *,
    size: PaperSize = "letter",
) -> bytes:
    """Four slips to a page, one a table: both sides, room for their points, and who signs."""
    data = {
        "event": event,
        "game": game,
        "round": round_title or word("pairings.round"),
        "tables": [_table(one) for one in tables],
    }
    return pdf("pairing-slips", data, size)


def _table(one: PairedTable) -> dict[str, object]:
    return {
        "table": one.table,
        "sides": [
            {"name": breakable(name), "score": score}
            for name, score in zip(one.sides, one.scores, strict=True)
        ],
    }
