"""The register of clauses, read from the TOML files beside this one and, of games that come from
other makers' packages, from the ``clauses.toml`` of their folders.

``load()`` gives the whole book once; it is frozen and may be shared. A clause is
``LLAA-BOURE-27``, an open point ``OP-BOURE-02``: both may be asked for by id, and a refusal, a
ruling or a movement of chips names one of them.
"""

import tomllib
import unicodedata
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from operator import itemgetter
from types import MappingProxyType
from typing import Any

from cardhall.registry import games

KINDS = ("play", "score", "irregularity", "tournament", "conduct", "print")
OF_A_GAME = "clauses.toml"
"""What holds the clauses in the folder of another maker's game."""


class UnknownClause(KeyError):
    """No clause or open point has this id."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.id = id

    def __str__(self) -> str:
        return f"No clause {self.id}. `cardhall rules` lists them all."


@dataclass(frozen=True)
class Clause:
    """One clause of the register. ``options`` are the open points that bear on it."""

    id: str
    group: str
    kind: str
    text: str
    shown_by: str
    options: tuple[str, ...] = ()


@dataclass(frozen=True)
class Point:
    """A point that the documents leave open. ``options``: name to its values, the default first."""

    id: str
    title: str
    gap: str
    default: str
    options: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Group:
    """One part of one document, in its order; ``preset`` is the profile that it belongs to, "" of a
    game with which no event is run."""

    id: str
    title: str
    preset: str
    note: str
    clauses: tuple[Clause, ...]


def fold(text: str) -> str:
    """Text as it is searched: no case, no accents, so that "boure" finds "Bouré"."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def field_of(option: str) -> str:
    """The field of ``Rules`` that an option stands for: "play-over" is ``play_over``."""
    return option.replace("-", "_").replace(".", "_")


class Rulebook:
    """All groups and open points; look up by id, or search."""

    def __init__(self, groups: tuple[Group, ...], points: tuple[Point, ...]) -> None:
        self.groups = groups
        self.points = points
        self._clauses = {clause.id: clause for group in groups for clause in group.clauses}
        self._points = {point.id: point for point in points}
        self._haystack = {
            clause.id: fold(f"{clause.id} {group.title} {clause.kind} {clause.text} "
                            f"{clause.shown_by}")
            for group in groups
            for clause in group.clauses
        }  # fmt: skip

    def __contains__(self, id: object) -> bool:
        return id in self._clauses or id in self._points

    def __len__(self) -> int:
        return len(self._clauses)

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """Every clause, in the order of the documents."""
        return tuple(self._clauses.values())

    def clause(self, id: str) -> Clause:
        """The clause of this id, in any case. Raises UnknownClause."""
        try:
            return self._clauses[id.strip().upper()]
        except KeyError:
            raise UnknownClause(id) from None

    def point(self, id: str) -> Point:
        """The open point of this id. Raises UnknownClause."""
        for known in (id.strip(), id.strip().upper()):
            if known in self._points:
                return self._points[known]
        raise UnknownClause(id)

    def group(self, id: str) -> Group:
        """The group of this id, in any case. Raises UnknownClause."""
        for group in self.groups:
            if group.id == id.strip().upper():
                return group
        raise UnknownClause(id)

    def words(self, id: str) -> str:
        """One line that says what a clause, or the default of an open point, is."""
        return self.point(id).default if id.upper().startswith("OP-") else self.clause(id).text

    def search(self, text: str, group: str | None = None) -> list[Clause]:
        """The clauses in which every word of the text occurs; all of them for an empty text.

        Case and accents do not matter. Those whose id begins with the text come first.
        """
        needle = fold(text).strip()
        chosen = self.group(group).clauses if group else self.clauses
        found = [c for c in chosen if all(word in self._haystack[c.id] for word in needle.split())]
        return sorted(found, key=lambda clause: not clause.id.lower().startswith(needle))


def _group(data: Mapping[str, Any]) -> Group:
    clauses = tuple(
        Clause(
            id=entry["id"],
            group=data["group"],
            kind=entry["kind"],
            text=entry["text"],
            shown_by=entry["shown_by"],
            options=tuple(entry.get("options", ())),
        )
        for entry in data["clause"]
    )
    return Group(data["group"], data["title"], data["preset"], data.get("note", ""), clauses)


def _of_other_makers(ours: Sequence[Group]) -> list[Group]:
    """The clauses of games from other makers' packages. Those that cannot be read, or of which an
    id is taken, are left out with a warning: no package changes what another's rules say."""
    known = {id for group in ours for id in _ids(group)}
    found = []
    for game in games().values():
        if not game.maker or not game.has(OF_A_GAME):
            continue
        try:
            group = _group({"preset": "", **game.toml(OF_A_GAME)})
            ids = _ids(group)
            if taken := sorted(ids & known):
                raise ValueError(f"{taken[0]} is another's. Give it another id")
        except (ValueError, KeyError, TypeError) as error:
            where = f"{game.package}/{OF_A_GAME}"
            warnings.warn(f"{where} is left out. {type(error).__name__}: {error}", stacklevel=3)
            continue
        known |= ids
        found.append(group)
    return found


def _ids(group: Group) -> set[str]:
    """The ids of a group and of its clauses. Raises TypeError for words that are none."""
    for clause in group.clauses:
        words = (clause.id, clause.group, clause.text, clause.shown_by)
        if clause.kind not in KINDS or not all(isinstance(word, str) for word in words):
            raise TypeError(f"{clause.id}: give it text, shown_by and one of {', '.join(KINDS)}")
    return {group.id, *(clause.id for clause in group.clauses)}


def _read_points(text: str) -> tuple[Point, ...]:
    return tuple(
        Point(
            id=entry["id"],
            title=entry["title"],
            gap=entry.get("gap", ""),
            default=entry["default"],
            options=MappingProxyType(
                {name: tuple(values) for name, values in entry.get("options", {}).items()}
            ),
        )
        for entry in tomllib.loads(text)["point"]
    )


@cache
def load() -> Rulebook:
    """The rulebook that ships with Cardhall, and the rules of other makers' games behind it."""
    here = files(__package__)
    texts = [
        file.read_text("utf-8")
        for file in (here / "clauses").iterdir()
        if file.name.endswith(".toml")
    ]
    ours = [_group(data) for data in sorted(map(tomllib.loads, texts), key=itemgetter("order"))]
    points = _read_points((here / "open-points.toml").read_text("utf-8"))
    return Rulebook((*ours, *_of_other_makers(ours)), points)
