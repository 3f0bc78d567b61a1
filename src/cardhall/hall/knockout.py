"""A bracket of teams as the event remembers it, and what follows from it (LLAA-T-09, 43).

Remembered are the draw, who met whom in which match, and what was reported of it. A meeting is
kept under its match and its two teams: when an earlier result is corrected and others meet in a
match, what was played there before stays on record, set aside, and counts again if it fits again.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec

from cardhall.formats.bracket import FINAL, Bracket
from cardhall.formats.elimination import Leaver, Table, Tally
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


class Knockout(Part, frozen=True, kw_only=True):
    """The draw, and all meetings by match and teams, in the order in which they were called."""

    seed: str
    drawn_at: int
    teams: tuple[str, ...]
    why: tuple[str, ...]
    left_out: tuple[LeftOut, ...] = ()
    meetings: dict[Key, Meeting] = {}

    @property
    def begun(self) -> bool:
        return bool(self.meetings)

    def latest(self, match: int) -> Meeting:
        """The meeting that was called last for a match."""
        return [one for one in self.meetings.values() if one.match == match][-1]


@dataclass(frozen=True)
class Board:
    """Where the bracket stands. Keys are numbers of matches."""

    bracket: Bracket
    played: Mapping[int, Meeting] = field(default_factory=dict)  # decided at a table
    open: Mapping[int, Meeting] = field(default_factory=dict)  # called to a table, not decided
    walkovers: Mapping[int, str] = field(default_factory=dict)  # decided without play: the clause
    ready: tuple[int, ...] = ()  # drawn up, not called
    set_aside: tuple[Meeting, ...] = ()  # played, but should not have been

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
    """The bracket played out from the meetings on record, match by match in the order of play.

    A team that left loses every match that it has not played, by walkover; of two that left, the
    one that was sent away, else the one drawn later.
    """
    bracket = Bracket(knockout.teams)
    order = {team: place for place, team in enumerate(knockout.teams)}
    played: dict[int, Meeting] = {}
    open_now: dict[int, Meeting] = {}
    walkovers: dict[int, str] = {}
    ready: list[int] = []
    last = len(bracket.matches)
    for number in range(1, last + 1):
        pair = bracket.who(number)
        if pair[0] is None or pair[1] is None or (number == last and not _again(bracket, last)):
            continue
        teams = (pair[0], pair[1])
        meeting = knockout.meetings.get(key_of(number, teams))
        if meeting is not None and meeting.winner:
            bracket.record(number, meeting.winner)
            played[number] = meeting
        elif gone := [team for team in teams if team in leavers]:
            loser = max(gone, key=lambda team: (leavers[team].kind == "disqualified", order[team]))
            bracket.record(number, teams[1] if loser == teams[0] else teams[0])
            walkovers[number] = WALKOVER[leavers[loser].kind]
        elif meeting is not None and not meeting.facts.void:
            open_now[number] = meeting
        else:
            ready.append(number)
    aside = tuple(
        one for one in knockout.meetings.values() if one.winner and played.get(one.match) is not one
    )
    return Board(bracket, played, open_now, walkovers, tuple(ready), aside)


def _again(bracket: Bracket, last: int) -> bool:
    """The second final is played only if the team from the losers' side won the first."""
    first = last - 1
    return bracket.winner(first) == bracket.who(first)[1]


def second_final_needed(board: Board) -> bool | None:
    """Whether the first final settled it; None while it is open."""
    last = len(board.bracket.matches)
    if board.bracket.winner(last - 1) is None:
        return None
    return _again(board.bracket, last)


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
    losses: dict[str, list[int]] = {team: [] for team in knockout.teams}
    wins: dict[str, list[int]] = {team: [] for team in knockout.teams}
    for number in sorted((*board.played, *board.walkovers)):
        losses[str(bracket.loser(number))].append(number)
        wins[str(bracket.winner(number))].append(number)
    places = bracket.places()
    tallies = {}
    for team in knockout.teams:
        out = losses[team][1] if len(losses[team]) > 1 else 0
        leaver = left.get(team)
        status = leaver.kind if leaver else "out" if out else "in"
        place, shared = places.get(team, (0, False))
        if status == "disqualified":
            place, shared = 0, False
        won = () if leaver and leaver.forfeits_wins else tuple(wins[team])
        tallies[team] = Tally(tuple(losses[team]), won, status, out, place, shared)
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
