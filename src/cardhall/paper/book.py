"""The rulebook, ours: every clause in our own words, and the house rules in force, marked."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cardhall.paper.press import PaperSize, pdf


@dataclass(frozen=True)
class OpenPointChoices:
    """A point on which the documents are silent: what it is about, and each way of settling it,
    with whether it is the one in force here."""

    clause: str
    about: str
    ways: Sequence[tuple[str, bool]]


@dataclass(frozen=True)
class RulebookPart:
    """A group of clauses: (id, text) pairs under a title, and the house rules that bear on it."""

    title: str
    clauses: Sequence[tuple[str, str]]
    house: Sequence[OpenPointChoices] = ()


def rulebook_book(
    association: str,
    revision: str,
    parts: Iterable[RulebookPart],
    *,
    event: str = "",
    size: PaperSize = "letter",
) -> bytes:
    """The rulebook, its cover dated by season and year of revision (LLAA-FORM-12). event: whose
    house rules are marked in it."""
    groups = [
        {
            "title": part.title,
            "clauses": [{"id": clause, "text": text} for clause, text in part.clauses],
            "house": [
                {
                    "id": rule.clause,
                    "about": rule.about,
                    "ways": [{"name": name, "on": on} for name, on in rule.ways],
                }
                for rule in part.house
            ],
        }
        for part in parts
    ]
    data = {"association": association, "revision": revision, "event": event, "groups": groups}
    return pdf("rulebook", data, size)
