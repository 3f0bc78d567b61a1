"""What the clauses tool and its tests share: claimed clauses, breaks, the marker's ids."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cardhall import rulebook

ROOT = Path(__file__).resolve().parents[2]
BREAKS = ROOT / "tests" / "breaks"
CITED = re.compile(
    r"\b(?:LLAA-(?:T|BOURE|PITTY|PEDRO|POKENO|RUMMY|FORM)-\d\d"
    r"|EUCHRE-\d\d|RAP-\d\d|SPADES-\d\d|SWISS-\d\d|HOLDEM-\d{2,3}|OP-[A-Z]+-\d\d[a-z]?)(?![\w-])"
)


class BadBreaksError(ValueError):
    """A file of breaks that is not TOML."""


@dataclass(frozen=True)
class Break:
    """A small patch under which the tests of one clause must fail."""

    clause: str
    file: str
    find: str
    replace: str
    source: str

    def problem(self, root: Path = ROOT) -> str:
        """Why this break cannot be applied, or nothing."""
        target = root / self.file
        if not target.is_file():
            return f"{self.source}: {self.clause}: there is no file {self.file}"
        count = target.read_text("utf-8").count(self.find)
        if count != 1:
            return (
                f"{self.source}: {self.clause}: {self.find!r} occurs {count} times in {self.file}, "
                "not once"
            )
        if self.find == self.replace:
            return f"{self.source}: {self.clause}: it replaces a text by itself"
        return ""


def claims() -> tuple[list[str], list[str]]:
    """The kinds of which every clause is claimed, and the ids that are claimed besides."""
    data = tomllib.loads((Path(__file__).parent / "claimed.toml").read_text("utf-8"))
    return data["kinds"], [id for entry in data["claimed"] for id in expand(entry)]


def claimed() -> list[str]:
    """The ids of the claimed clauses, in the register's order."""
    kinds, others = claims()
    return [
        clause.id
        for clause in rulebook.load().clauses
        if clause.kind in kinds or clause.id in others
    ]


def expand(entry: str) -> Iterator[str]:
    """ "RAP-08..10" is RAP-08, RAP-09, RAP-10; a single id is itself."""
    head, _, last = entry.partition("..")
    if not last:
        yield head
        return
    group, _, first = head.rpartition("-")
    for number in range(int(first), int(last) + 1):
        yield f"{group}-{number:02}"


def breaks() -> list[Break]:
    """Every break under tests/breaks, by file and place; one clause may have several."""
    found = []
    for path in sorted(BREAKS.glob("*.toml")):
        try:
            entries = tomllib.loads(path.read_text("utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise BadBreaksError(f"tests/breaks/{path.name}: {error}") from None
        for clause, entry in entries.items():
            found.append(Break(clause, entry["file"], entry["find"], entry["replace"], path.name))
    return found


def group_of(clause: str) -> str:
    return clause.rpartition("-")[0]
