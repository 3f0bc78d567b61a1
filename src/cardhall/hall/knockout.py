"""A bracket of teams as the event remembers it, and what follows from it (LLAA-T-09, 43).

Remembered are the draw, who met whom in which match, and what was reported of it. A meeting is
kept under its match and its two teams: when an earlier result is corrected and others meet in a
match, what was played there before stays on record, set aside, and counts again if it fits again.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from cardhall.formats.bracket import FINAL, Bracket
from cardhall.formats.elimination import Leaver, Table, Tally
from cardhall.formats.shelf import Shelf
from cardhall.hall.commands import TeamPoints
from cardhall.hall.events import LeftOut, MatchFacts

if TYPE_CHECKING:
    from cardhall.hall.state import Call

Key = tuple[int, str, str]

WALKOVER = {"withdrawn": "OP-T-11", "disqualified": "OP-X-19"}
"""Why the other team goes on: one walked out, or was sent away."""


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """Base of the parts of a bracket."""


class MatchReport(Part, frozen=True, kw_only=True):
    id: str
    by: str
    at: int
    points: tuple[TeamPoints, ...]
    caller: str
    marks: tuple[str, ...]


class MatchFix(Part, frozen=True, kw_only=True):
    """A correction, with what it replaced."""

    id: str
    before: MatchFacts
    after: MatchFacts


class Meeting(Part, frozen=True, kw_only=True):
    """Two teams called to a table for a match. `deadline` 0: no clock binds them (OP-T-04)."""

    match: int
    teams: tuple[str, str]
    table: int
    called_at: int
    deadline: int
    attempt: int = 1
    reports: tuple[MatchReport, ...] = ()
    fixes: tuple[MatchFix, ...] = ()
    call: "Call | None" = None

    @property
    def disputed(self) -> bool:
        """Whether it was reported with different points and nobody has chosen."""
        if self.fixes or not self.reports:
            return False
        first = as_dict(self.reports[0].points)
        return any(as_dict(report.points) != first for report in self.reports[1:])

    @property
    def facts(self) -> MatchFacts:
        """How it came out; no points while it is open or disputed."""
        if self.fixes:
            return self.fixes[-1].after
        if not self.reports or self.disputed:
            return MatchFacts()
        return MatchFacts(points=self.reports[0].points)

    @property
    def winner(self) -> str:
        """The team with more points; "" while there is no result."""
        points = self.facts.points
        return max(points, key=lambda one: one.points).entry if points else ""


def as_dict(points: tuple[TeamPoints, ...]) -> dict[str, int]:
    return {one.entry: one.points for one in points}


def key_of(match: int, teams: tuple[str, str]) -> Key:
    first, second = sorted(teams)
    return match, first, second


class Trail:
    """Where a draw stood when it was last looked at, to go on from. All states of one draw share
    it; it is never part of what a draw is."""

    __slots__ = ("latest",)

    def __init__(self) -> None:
        self.latest: Board | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trail)

    def __repr__(self) -> str:
        return "Trail()"

    __hash__ = None  # type: ignore[assignment]


class Knockout(Part, frozen=True, kw_only=True):
    """The draw, and all meetings by match and teams, in the order in which they were called."""

    seed: str
    drawn_at: int
    teams: tuple[str, ...]
    why: tuple[str, ...]
    left_out: tuple[LeftOut, ...] = ()
    meetings: dict[Key, Meeting] = {}
    trail: Trail = msgspec.field(default_factory=Trail)

    @property
    def begun(self) -> bool:
        return bool(self.meetings)

    def latest(self, match: int) -> Meeting:
        """The meeting that was called last for a match."""
        return [one for one in self.meetings.values() if one.match == match][-1]


class ByMatch(Mapping[int, Meeting]):
    """Meetings by the number of their match, in the order of play, over a shelf of all matches."""

    __slots__ = ("_shelf",)

    def __init__(self, shelf: Shelf[Meeting | None]) -> None:
        self._shelf = shelf

    def __getitem__(self, number: int) -> Meeting:
        found = self._shelf[number - 1] if 1 <= number <= len(self._shelf) else None
        if found is None:
            raise KeyError(number)
        return found

    def __iter__(self) -> Iterator[int]:
        return (number for number, one in enumerate(self._shelf, start=1) if one is not None)

    def __len__(self) -> int:
        return sum(1 for _ in self)


@dataclass(frozen=True, slots=True)
class Board:
    """Where the bracket stands. Keys are numbers of matches. `meetings` and `leavers` are what it
    was worked out from; the next state's board is made of it by asking about what changed."""

    bracket: Bracket
    meetings: Mapping[Key, Meeting]
    leavers: Mapping[str, Leaver]
    decided_by: Shelf[Meeting | None]
    open: Mapping[int, Meeting]  # called to a table, not decided
    walkovers: Mapping[int, str]  # decided without play: the clause
    ready: tuple[int, ...]  # drawn up, not called
    aside: Mapping[Key, Meeting]

    @property
    def played(self) -> Mapping[int, Meeting]:
        """Decided at a table."""
        return ByMatch(self.decided_by)

    @property
    def set_aside(self) -> tuple[Meeting, ...]:
        """Played, but should not have been; by match."""
        return tuple(one for _, one in sorted(self.aside.items(), key=lambda pair: pair[0]))

    @property
    def decided(self) -> bool:
        return self.bracket.champion is not None

    def at_table(self, table: int) -> Meeting | None:
        """Who plays at a table now."""
        return next((one for one in self.open.values() if one.table == table), None)

    def free_table(self) -> int:
        """The lowest number that no open match has."""
        taken = {one.table for one in self.open.values()}
        return next(n for n in range(1, len(taken) + 2) if n not in taken)


def board_of(knockout: Knockout, leavers: Mapping[str, Leaver]) -> Board:
    """Where the bracket stands by the meetings on record, match by match in the order of play.

    A team that left loses every match that it has not played, by walkover; of two that left, the
    one that was sent away, else the one drawn later. Of the board that was last worked out, only
    matches whose meetings changed are asked about again, and those behind them.
    """
    last = knockout.trail.latest
    if last is None or last.leavers != leavers:
        found = _board_anew(knockout, leavers)
    else:
        found = _carried_on(last, knockout, leavers)
    knockout.trail.latest = found
    return found


def _board_anew(knockout: Knockout, leavers: Mapping[str, Leaver]) -> Board:
    bracket = Bracket(knockout.teams)
    numbers = range(1, len(bracket.matches) + 1)
    nothing = Board(bracket, {}, leavers, Shelf(None for _ in numbers), {}, {}, (), {})
    return _settled(nothing, knockout, leavers, numbers, knockout.meetings)


def _carried_on(last: Board, knockout: Knockout, leavers: Mapping[str, Leaver]) -> Board:
    old, new = last.meetings, knockout.meetings
    if old is new:
        return last
    changed = [key for key, one in new.items() if old.get(key) is not one]
    if len(old) + len(changed) > len(new):
        changed += [key for key in old if key not in new]
    return _settled(last, knockout, leavers, {key[0] for key in changed}, changed)


def _settled(
    last: Board,
    knockout: Knockout,
    leavers: Mapping[str, Leaver],
    numbers: Iterable[int],
    changed: Iterable[Key],
) -> Board:
    """A board with these matches asked about anew; `changed` are meetings that are not as they
    were."""
    meetings = knockout.meetings
    order = {team: place for place, team in enumerate(knockout.teams)} if leavers else {}
    bracket = last.bracket.copy()

    def loser_of_leavers(one: str, two: str) -> str:
        gone = [team for team in (one, two) if team in leavers]
        return max(
            gone,
            key=lambda team: (leavers[team].kind == "disqualified", order[team]),
            default="",
        )

    def judge(number: int, one: str, two: str) -> str | None:
        meeting = meetings.get(key_of(number, (one, two)))
        if meeting is not None and meeting.winner:
            return meeting.winner
        loser = loser_of_leavers(one, two)
        return (two if loser == one else one) if loser else None

    decided, open_now, walkovers = last.decided_by, dict(last.open), dict(last.walkovers)
    ready, aside = set(last.ready), dict(last.aside)
    for number in bracket.settle(numbers, judge):
        one, two = bracket.who(number)
        meeting = meetings.get(key_of(number, (one, two))) if one and two else None
        played = meeting if meeting is not None and meeting.winner else None
        known = bool(one and two) and bracket.wanted(number)
        winner = bracket.winner(number)
        _put(open_now, number, meeting, known and winner is None and not _void(meeting))
        clause = ""
        if winner is not None and played is None:
            clause = WALKOVER[leavers[str(bracket.loser(number))].kind]
        _put(walkovers, number, clause, bool(clause))
        (ready.add if known and winner is None and number not in open_now else ready.discard)(
            number
        )
        standing = played if winner is not None else None
        before = decided[number - 1]
        if before is not standing:
            decided = decided.put(number - 1, standing)
        for was in (before, standing):
            if was is not None:
                _set_aside(aside, key_of(number, was.teams), meetings, decided)
    for key in changed:
        _set_aside(aside, key, meetings, decided)
    return Board(
        bracket,
        meetings,
        leavers,
        decided,
        dict(sorted(open_now.items())),
        walkovers,
        tuple(sorted(ready)),
        aside,
    )


def _void(meeting: Meeting | None) -> bool:
    """Whether a match waits to be called: never was, or its result was taken away."""
    return meeting is None or meeting.facts.void


def _put(row: dict[int, Any], number: int, value: Any, true: bool) -> None:
    if true:
        row[number] = value
    else:
        row.pop(number, None)


def _set_aside(
    aside: dict[Key, Meeting],
    key: Key,
    meetings: Mapping[Key, Meeting],
    decided: Shelf[Meeting | None],
) -> None:
    """Keep the meeting of a key among those set aside, or not, as it now turns out."""
    meeting = meetings.get(key)
    if meeting is not None and meeting.winner and decided[key[0] - 1] is not meeting:
        aside[key] = meeting
    else:
        aside.pop(key, None)


def second_final_needed(board: Board) -> bool | None:
    """Whether the first final settled it; None while it is open."""
    last = len(board.bracket.matches)
    if board.bracket.winner(last - 1) is None:
        return None
    return board.bracket.wanted(last)


def match_state(board: Board, number: int, at: int) -> str:
    """See `bracket_views.MatchCard`."""
    if number in board.walkovers:
        return "walkover"
    if number in board.played:
        return "done"
    if number in board.ready:
        return "ready"
    meeting = board.open.get(number)
    if meeting is None:
        last = len(board.bracket.matches)
        return "unneeded" if number == last and second_final_needed(board) is False else "waiting"
    if meeting.call is not None:
        return "called"
    if meeting.disputed:
        return "disputed"
    return "time" if 0 < meeting.deadline <= at else "playing"


def standings(knockout: Knockout | None, board: Board | None, left: Mapping[str, Leaver]) -> Table:
    """Lost and won matches of each team by their numbers, and the places; nobody before the first
    match is called."""
    if knockout is None or board is None or not knockout.begun:
        return Table({}, False)
    bracket = board.bracket
    records = bracket.records()
    places = bracket.places()
    tallies = {}
    for team in knockout.teams:
        losses, wins = records[team]
        out = losses[1] if len(losses) > 1 else 0
        leaver = left.get(team)
        status = leaver.kind if leaver else "out" if out else "in"
        place, shared = places.get(team, (0, False))
        if status == "disqualified":
            place, shared = 0, False
        won = () if leaver and leaver.forfeits_wins else wins
        tallies[team] = Tally(losses, won, status, out, place, shared)
    return Table(tallies, board.decided)


def round_title(side: str, number: int, last: int) -> str:
    """Such as "Winners, round 2"; `last` is the number of the side's last round."""
    if side == FINAL:
        return "Final" if number == 1 else "Second final"
    name = "Winners" if side == "winners" else "Losers"
    return f"{name}' final" if number == last and last > 1 else f"{name}, round {number}"


def points_words(points: tuple[TeamPoints, ...]) -> str:
    """Such as "62 to 48", the winner's first."""
    found = sorted((one.points for one in points), reverse=True)
    return " to ".join(map(str, found))
