"""Score meetings of two sides, and rank everybody: scores and tie-breaks.

Swiss and round robin share this. A score is counted in halves, so that a draw is a whole number:
a win is 2 of them, a draw 1; where the points that are made count, a point is 2. All of it follows
from the meetings, so that a corrected result corrects every place behind it.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

By = Literal["wins", "points"]
"""What counts: who won (SWISS-10), or the points made (OP-SWISS-02)."""
Worth = Literal["win", "half", "nothing"]
"""What a bye, or a round that somebody missed, is worth (OP-SWISS-03, OP-SWISS-04)."""
Kind = Literal["game", "walkover", "bye", "missed"]
TieBreak = Literal[
    "buchholz", "sonneborn", "head-to-head", "difference", "points", "wins", "none"
]  # fmt: skip
"""See `VALUES`; "none" decides nothing (OP-SWISS-05)."""

HALVES = {"win": 2, "half": 1, "nothing": 0}


@dataclass(frozen=True, slots=True)
class Meeting:
    """One side's round, or two sides' game in it.

    "game": `made` are the points of `one` and `two`, None while it is open. "walkover": `two` did
    not come. "bye" and "missed" have `one` alone: nobody was left to meet, or it was not here yet.
    """

    round: int
    one: str
    two: str = ""
    made: tuple[int, int] | None = None
    kind: Kind = "game"

    @property
    def played(self) -> bool:
        """True if both sat down and it is decided."""
        return self.kind == "game" and self.made is not None

    @property
    def sides(self) -> tuple[str, ...]:
        return (self.one, self.two) if self.two else (self.one,)


@dataclass(frozen=True, slots=True)
class Scoring:
    """The rule by which results become a score: the named options of the format."""

    by: By = "wins"
    bye: Worth = "win"
    late: Worth = "nothing"
    breaks: tuple[TieBreak, ...] = ("buchholz", "sonneborn", "difference")


@dataclass(frozen=True, slots=True)
class SideStanding:
    """The standing of one side. `score` is in halves. `breaks` has a value for each tie-break, in
    their order, as (number, parts of one): (9, 4) is two and a quarter."""

    who: str
    score: int
    won: int
    drawn: int
    lost: int
    byes: int
    made: int
    against: int
    breaks: tuple[tuple[int, int], ...] = ()
    place: int = 0  # 0 for one who has none
    shared: bool = False

    @property
    def played(self) -> int:
        return self.won + self.drawn + self.lost


class Record:
    """All meetings so far by side: scores, and what the tie-breaks compare."""

    def __init__(
        self, people: Iterable[str], meetings: Sequence[Meeting], scoring: Scoring
    ) -> None:
        self.people = list(people)
        self.scoring = scoring
        self.meetings = meetings
        self.games: dict[str, list[tuple[str, int, int]]] = {one: [] for one in self.people}
        self._others: dict[str, list[Meeting]] = {one: [] for one in self.people}
        for meeting in meetings:
            if meeting.played:
                assert meeting.made is not None
                mine, theirs = meeting.made
                self.games[meeting.one].append((meeting.two, mine, theirs))
                self.games[meeting.two].append((meeting.one, theirs, mine))
            elif meeting.kind != "game":
                self._others[meeting.one].append(meeting)
        self.score = {one: self._score(one) for one in self.people}

    def _score(self, one: str) -> int:
        games = self.games[one]
        if self.scoring.by == "wins":
            played = sum(_result(mine, theirs) for _, mine, theirs in games)
            return played + sum(HALVES[self._worth(x)] for x in self._others[one])
        made = sum(mine for _, mine, _ in games)
        # what was not played counts as the games that were, on the average
        mean = (2 * made + len(games)) // (2 * len(games)) if games else 0
        return 2 * made + sum(mean * HALVES[self._worth(x)] for x in self._others[one])

    def _worth(self, meeting: Meeting) -> Worth:
        if meeting.kind == "walkover":
            return "win"
        return self.scoring.bye if meeting.kind == "bye" else self.scoring.late

    def met(self, one: str) -> list[str]:
        """Whom a side has played, in order; one met twice stands there twice."""
        return [other for other, _, _ in self.games[one]]

    def byes(self, one: str) -> int:
        return sum(x.kind == "bye" for x in self._others[one])

    # --- tie-breaks: each gives the sides of a group a number, more is better ---------------------

    def buchholz(self, one: str, _: Collection[str]) -> int:
        """The scores of all whom this side has met, added up; a round that was not played counts
        this side's own score (SWISS-12)."""
        own = self.score[one] * len(self._others[one])
        return sum(self.score[other] for other in self.met(one)) + own

    def sonneborn(self, one: str, _: Collection[str]) -> int:
        """The scores of those whom it beat, and half of those whom it drew with (SWISS-13)."""
        return sum(
            self.score[other] * _result(mine, theirs) for other, mine, theirs in self.games[one]
        )

    def head_to_head(self, one: str, level: Collection[str]) -> int:
        """Add up a side's score against those level with it, if all of these have met (SWISS-14);
        else 0."""
        group = set(level)
        if any(not group - {each} <= set(self.met(each)) for each in group):
            return 0
        among = [(mine, theirs) for other, mine, theirs in self.games[one] if other in group]
        if self.scoring.by == "points":
            return 2 * sum(mine for mine, _ in among)
        return sum(_result(mine, theirs) for mine, theirs in among)

    def difference(self, one: str, _: Collection[str]) -> int:
        """Points made less points lost (SWISS-15)."""
        return sum(mine - theirs for _, mine, theirs in self.games[one])

    def points(self, one: str, _: Collection[str]) -> int:
        """Points made (SWISS-15)."""
        return sum(mine for _, mine, _ in self.games[one])

    def wins(self, one: str, _: Collection[str]) -> int:
        """Games won at the table (SWISS-15)."""
        return sum(mine > theirs for _, mine, theirs in self.games[one])

    # --- places ---------------------------------------------------------------------------------

    def standings(self, without_place: Collection[str] = ()) -> list[SideStanding]:
        """Everybody, best first; who has no place comes last (SWISS-11)."""
        ranked = [one for one in self.people if one not in without_place]
        found: list[SideStanding] = []
        for values, level in self._levels(ranked):
            place = len(found) + 1
            found += [self._standing(one, values[one], place, len(level) > 1) for one in level]
        rest = [one for one in self.people if one in without_place]
        return found + [self._standing(one, (), 0, False) for one in rest]

    def _levels(
        self, people: Sequence[str]
    ) -> list[tuple[dict[str, tuple[tuple[int, int], ...]], list[str]]]:
        levels = _split(people, lambda one: self.score[one])
        found = []
        for group in levels:
            values: dict[str, tuple[tuple[int, int], ...]] = dict.fromkeys(group, ())
            split = [group]
            for name in self.scoring.breaks:
                split = [part for level in split for part in self._broken(name, level, values)]
            found += [(values, level) for level in split]
        return found

    def _broken(
        self, name: TieBreak, level: list[str], values: dict[str, tuple[tuple[int, int], ...]]
    ) -> list[list[str]]:
        """A group of those level, split by one tie-break; what each has of it goes into values."""
        value, parts = VALUES[name]
        numbers = {one: value(self, one, level) for one in level}
        for one in level:
            values[one] = (*values[one], (numbers[one], parts))
        return _split(level, lambda one: numbers[one])

    def _standing(
        self, one: str, breaks: tuple[tuple[int, int], ...], place: int, shared: bool
    ) -> SideStanding:
        games = self.games[one]
        walked = sum(x.kind == "walkover" for x in self._others[one])
        return SideStanding(
            who=one,
            score=self.score[one],
            won=self.wins(one, ()) + walked,
            drawn=sum(mine == theirs for _, mine, theirs in games),
            lost=sum(mine < theirs for _, mine, theirs in games)
            + sum(x.kind == "walkover" and x.two == one for x in self.meetings),
            byes=self.byes(one),
            made=self.points(one, ()),
            against=sum(theirs for _, _, theirs in games),
            breaks=breaks,
            place=place,
            shared=shared,
        )


VALUES: Mapping[TieBreak, tuple[Callable[[Record, str, Collection[str]], int], int]] = {
    "buchholz": (Record.buchholz, 2),
    "sonneborn": (Record.sonneborn, 4),
    "head-to-head": (Record.head_to_head, 2),
    "difference": (Record.difference, 1),
    "points": (Record.points, 1),
    "wins": (Record.wins, 1),
    "none": (lambda record, one, level: 0, 1),
}
"""Each tie-break: what it compares, and in how many parts of one that is counted."""


def _result(mine: int, theirs: int) -> int:
    """A game's worth in halves: 2 for a win, 1 for a draw."""
    return (mine > theirs) * 2 + (mine == theirs)


def _split(people: Sequence[str], value: Callable[[str], int]) -> list[list[str]]:
    """Those of equal value together, the highest first; the order within is kept."""
    levels: dict[int, list[str]] = {}
    for one in people:
        levels.setdefault(value(one), []).append(one)
    return [levels[number] for number in sorted(levels, reverse=True)]


def in_words(number: int, parts: int = 2) -> str:
    """A score or a tie-break as it is written: 5 halves are "2½"."""
    whole, rest = divmod(abs(number), parts)
    sign = "-" if number < 0 else ""
    fraction = {0: "", 1: "¼", 2: "½", 3: "¾"}[rest * 4 // parts]
    return f"{sign}{whole or ('' if fraction else 0)}{fraction}"
