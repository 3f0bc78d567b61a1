"""A bracket of teams as the event remembers it, and what follows from it (LLAA-T-09, 43).

Remembered are the draw, who met whom in which match, and what was reported of it. A meeting is
known by its match and its two teams: when an earlier result is corrected and others meet in a
match, what was played there before stays on record, set aside, and counts again if it fits again.
A fact changes one meeting, and the board of the next state is made of the last one by asking about
that match and those behind it: nothing whole is copied.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

import msgspec

from cardhall.formats.bracket import FINAL, Bracket
from cardhall.formats.elimination import Leaver, Table, Tally
from cardhall.formats.persistent_vector import PersistentVector
from cardhall.hall.formats.bracket.commands import TeamPoints
from cardhall.hall.formats.bracket.events import MatchFacts
from cardhall.hall.kernel.format import leavers_of
from cardhall.hall.kernel.reported.table import ReportedTable
from cardhall.hall.kernel.tables import LeftOut
from cardhall.messages import Message

if TYPE_CHECKING:
    from cardhall.hall.events import CategoryPlan
    from cardhall.hall.state import Category, State

WALKOVER = {"withdrawn": "OP-T-11", "disqualified": "OP-X-19"}
"""Why the other team goes on: one walked out, or was sent away."""
HIGHER = "higher-total"
"""The first reading of OP-PEDRO-01: at 60 the side with more points is out."""


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """Base of the parts of a bracket."""


class Particulars(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the preset says of a match. `points`: who has so many is out (LLAA-PEDRO-17); events of
    before it was said there are of games to 60."""

    points: int = 60


def play_to(plan: "CategoryPlan") -> int:
    """The points that end a match. Raises msgspec.ValidationError where the preset is wrong."""
    return msgspec.convert(plan.particulars, Particulars).points


class Meeting(ReportedTable[MatchFacts], frozen=True, kw_only=True):
    """Two teams called to a table for a match. `deadline` 0: no clock binds them (OP-T-04)."""

    match: int
    teams: tuple[str, str]
    called_at: int
    deadline: int
    attempt: int = 1
    turn: int = 0
    """The how-manieth call of the draw this was."""
    before: "Meeting | None" = None
    """What was on record of these two here before they were called again."""

    def live_id(self, event: str, category: str, no: int = 0) -> str:
        """The id of the table in the browser, another for every call; "" for a physical one."""
        return f"{event}.{category}.{self.match}.{self.turn}" if self.mode == "live" else ""

    def same(self, one: MatchFacts, other: MatchFacts) -> bool:
        return same_result(one, other)

    def sits(self, entry: str) -> bool:
        return entry in self.teams

    @property
    def facts(self) -> MatchFacts:
        """How it came out; no points while it is open or disputed."""
        return self.result or MatchFacts()

    @property
    def winner(self) -> str:
        """The team that is out, by its bid or with more points; "" while there is no result."""
        return winner_of(self.facts)


def winner_of(facts: MatchFacts) -> str:
    """Say who won by these facts; "" without points (LLAA-PEDRO-17, OP-PEDRO-01)."""
    if facts.bidder or not facts.points:
        return facts.bidder
    return max(facts.points, key=lambda one: one.points).entry


def same_result(one: MatchFacts, other: MatchFacts) -> bool:
    """Tell whether two say the same of a match, in whatever order they name the sides."""
    return as_dict(one.points) == as_dict(other.points) and one.bidder == other.bidder


def as_dict(points: tuple[TeamPoints, ...]) -> dict[str, int]:
    return {one.entry: one.points for one in points}


class Meetings:
    """All meetings of a draw by match; those of one match in the order in which they were called.
    It never changes: putting one gives another that shares the rest."""

    __slots__ = ("_by_match", "_count")

    def __init__(self, matches: int = 0) -> None:
        self._by_match: PersistentVector[tuple[Meeting, ...]] = PersistentVector(
            () for _ in range(matches)
        )
        self._count = 0

    def of(self, match: int) -> tuple[Meeting, ...]:
        return self._by_match[match - 1]

    def at(self, match: int, one: str | None, two: str | None) -> Meeting | None:
        """The meeting of these two in a match, if it was ever called."""
        pair = {one, two}
        return next((found for found in self.of(match) if {*found.teams} == pair), None)

    def called(self, meeting: Meeting) -> "Meetings":
        """With a meeting called, now the last of its match, in the stead of an earlier call."""
        others = self._others(meeting.match, meeting.teams)
        return self._put(meeting.match, (*others, meeting))

    def changed(self, meeting: Meeting) -> "Meetings":
        """With a meeting as it is now, in its place."""
        pair = {*meeting.teams}
        row = self.of(meeting.match)
        return self._put(
            meeting.match, tuple(meeting if {*one.teams} == pair else one for one in row)
        )

    def away_from(self, called: Meeting) -> "Meetings":
        """Without calls to the same table of which nothing was told: whoever was called there and
        stands aside for now, by a correction, is called anew if their match comes back."""
        found = self
        for one in self:
            if one.table == called.table and one is not called and not one.told:
                found = found.without(one.match, one.teams)
        return found

    def without(self, match: int, teams: tuple[str, str]) -> "Meetings":
        return self._put(match, self._others(match, teams))

    def differs(self, other: "Meetings") -> Iterator[int]:
        """The matches whose meetings are not the same."""
        return (place + 1 for place in self._by_match.differs(other._by_match))

    def __iter__(self) -> Iterator[Meeting]:
        return (meeting for row in self._by_match for meeting in row)

    def __len__(self) -> int:
        return self._count

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Meetings) and list(self) == list(other)

    def __repr__(self) -> str:
        return f"Meetings({list(self)})"

    __hash__ = None  # type: ignore[assignment]

    def _others(self, match: int, teams: tuple[str, str]) -> tuple[Meeting, ...]:
        return tuple(one for one in self.of(match) if {*one.teams} != {*teams})

    def _put(self, match: int, row: tuple[Meeting, ...]) -> "Meetings":
        made = Meetings()
        made._by_match = self._by_match.put(match - 1, row)
        made._count = self._count + len(row) - len(self.of(match))
        return made


class Trail:
    """Where a draw stood when it was last looked at, to go on from, and what views keep of it. All
    states of one draw share it; it is never part of what a draw is."""

    __slots__ = ("cards", "latest")

    def __init__(self) -> None:
        self.latest: Board | None = None
        self.cards: object = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trail)

    def __repr__(self) -> str:
        return "Trail()"

    __hash__ = None  # type: ignore[assignment]


class Knockout(Part, frozen=True, kw_only=True):
    """The draw, and all meetings of it; no teams before it. `turns` counts the calls."""

    seed: str = ""
    drawn_at: int = 0
    teams: tuple[str, ...] = ()
    why: tuple[Message, ...] = ()
    left_out: tuple[LeftOut, ...] = ()
    meetings: Meetings = msgspec.field(default_factory=Meetings)
    turns: int = 0
    trail: Trail = msgspec.field(default_factory=Trail)

    @property
    def begun(self) -> bool:
        return bool(self.meetings)

    @property
    def rounds_done(self) -> int:
        return len(self.meetings)

    def latest(self, match: int) -> Meeting:
        """The meeting that was called last for a match."""
        return self.meetings.of(match)[-1]


class ByMatch(Mapping[int, Meeting]):
    """Meetings by the number of their match, in the order of play, over a vector of all matches."""

    __slots__ = ("_matches",)

    def __init__(self, matches: PersistentVector[Meeting | None]) -> None:
        self._matches = matches

    def __getitem__(self, number: int) -> Meeting:
        found = self._matches[number - 1] if 1 <= number <= len(self._matches) else None
        if found is None:
            raise KeyError(number)
        return found

    def __iter__(self) -> Iterator[int]:
        return (number for number, one in enumerate(self._matches, start=1) if one is not None)

    def __len__(self) -> int:
        return sum(1 for _ in self)


@dataclass(frozen=True, slots=True)
class Board:
    """Where the bracket stands. Keys are numbers of matches. `meetings` and `leavers` are what it
    was worked out from; the next state's board is made of it by asking about what changed."""

    bracket: Bracket
    meetings: Meetings
    leavers: Mapping[str, Leaver]
    decided_by: PersistentVector[Meeting | None]
    open: Mapping[int, Meeting]  # called to a table, not decided
    walkovers: Mapping[int, str]  # decided without play: the clause
    ready: tuple[int, ...]  # drawn up, not called
    aside: Mapping[int, tuple[Meeting, ...]]
    looks: PersistentVector[object]
    """Another object for a match whenever it was asked about: as long as it is the same one, the
    match looks as it did, but for names and the passing of time."""

    @property
    def played(self) -> Mapping[int, Meeting]:
        """Decided at a table."""
        return ByMatch(self.decided_by)

    @property
    def set_aside(self) -> tuple[Meeting, ...]:
        """Played, but should not have been; by match."""
        return tuple(one for number in sorted(self.aside) for one in self.aside[number])

    @property
    def decided(self) -> bool:
        return self.bracket.champion is not None

    def at_table(self, table: int) -> Meeting | None:
        """Find who plays at a table now."""
        return next((one for one in self.open.values() if one.table == table), None)

    @property
    def taken(self) -> dict[int, int]:
        """The match at each table; also of one that stands aside, of which something was told but
        nothing decided: it goes on there when it comes back."""
        aside = {
            one.table: one.match
            for one in self.meetings
            if one.told and not one.winner and not one.facts.void
        }
        return aside | {one.table: number for number, one in self.open.items()}

    def free_table(self) -> int:
        """The lowest number that no match has."""
        taken = self.taken
        return next(n for n in range(1, len(taken) + 2) if n not in taken)


def board_of(knockout: Knockout, leavers: Mapping[str, Leaver], second_final: bool = True) -> Board:
    """Find where the bracket stands by the meetings on record, match by match in the order of play.

    A team that left loses every match that it has not played, by walkover; of two that left, the
    one that was sent away, else the one drawn later. Of the board that was last worked out, only
    matches whose meetings changed are asked about again, and those behind them.
    """
    last = knockout.trail.latest
    alike = (
        last is not None
        and last.bracket.teams is knockout.teams
        and last.bracket.second_final == second_final
    )
    if last is None or not alike or last.leavers != leavers:
        found = _board_anew(knockout, leavers, second_final)
    else:
        found = _carried_on(last, knockout, leavers)
    knockout.trail.latest = found
    return found


def _board_anew(knockout: Knockout, leavers: Mapping[str, Leaver], second_final: bool) -> Board:
    bracket = Bracket(knockout.teams, second_final)
    numbers = range(1, len(bracket.matches) + 1)
    empty = Meetings(len(numbers))
    nothing = Board(
        bracket,
        empty,
        leavers,
        PersistentVector(None for _ in numbers),
        {},
        {},
        (),
        {},
        PersistentVector(object() for _ in numbers),
    )
    return _settled(nothing, knockout, leavers, numbers)


def _carried_on(last: Board, knockout: Knockout, leavers: Mapping[str, Leaver]) -> Board:
    if last.meetings is knockout.meetings:
        return last
    return _settled(last, knockout, leavers, knockout.meetings.differs(last.meetings))


def _settled(
    last: Board, knockout: Knockout, leavers: Mapping[str, Leaver], numbers: Iterable[int]
) -> Board:
    """A board with these matches asked about anew."""
    meetings = knockout.meetings
    order = {team: place for place, team in enumerate(knockout.teams)} if leavers else {}
    bracket = last.bracket.copy()

    def judge(number: int, one: str, two: str) -> str | None:
        meeting = meetings.at(number, one, two)
        if meeting is not None and meeting.winner:
            return meeting.winner
        gone = [team for team in (one, two) if team in leavers]
        if not gone:
            return None
        loser = max(gone, key=lambda team: (leavers[team].kind == "disqualified", order[team]))
        return two if loser == one else one

    decided, looks = last.decided_by, last.looks
    open_now, walkovers, aside = dict(last.open), dict(last.walkovers), dict(last.aside)
    ready = set(last.ready)
    for number in bracket.settle(numbers, judge):
        one, two = bracket.who(number)
        meeting = meetings.at(number, one, two) if one and two else None
        winner = bracket.winner(number)
        played = meeting if winner and meeting is not None and meeting.winner else None
        if decided[number - 1] is not played:
            decided = decided.put(number - 1, played)
        looks = looks.put(number - 1, object())
        waits = bool(one and two) and winner is None and bracket.wanted(number)
        _keep(open_now, number, None if _waits_for_call(meeting) or not waits else meeting)
        walked = winner and played is None
        _keep(
            walkovers,
            number,
            WALKOVER[leavers[str(bracket.loser(number))].kind] if walked else None,
        )
        _keep(
            aside,
            number,
            tuple(m for m in meetings.of(number) if m.winner and m is not played) or None,
        )
        (ready.add if waits and number not in open_now else ready.discard)(number)
    return Board(
        bracket,
        meetings,
        leavers,
        decided,
        dict(sorted(open_now.items())),
        walkovers,
        tuple(sorted(ready)),
        aside,
        looks,
    )


def _waits_for_call(meeting: Meeting | None) -> bool:
    """Tell whether a match was never called, or its result was taken away."""
    return meeting is None or meeting.facts.void


V = TypeVar("V")


def _keep(row: dict[int, V], number: int, value: V | None) -> None:
    if value is None:
        row.pop(number, None)
    else:
        row[number] = value


def second_final_needed(board: Board) -> bool | None:
    """Tell whether the first final settled it; None while it is open."""
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


def standings(knockout: Knockout, board: Board | None, left: Mapping[str, Leaver]) -> Table:
    """Lost and won matches of each team by their numbers, and the places; nobody before the first
    match is called."""
    if board is None or not knockout.begun:
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


def round_title(side: str, number: int, last: int) -> Message:
    """Such as "Winners, round 2"; `last` is the number of the side's last round."""
    if side == FINAL:
        return Message("final") if number == 1 else Message("second-final")
    is_last = number == last and last > 1
    if side == "winners":
        return Message("winners-final") if is_last else Message("winners-round", round=number)
    return Message("losers-final") if is_last else Message("losers-round", round=number)


def points_words(facts: MatchFacts) -> Message:
    """Such as "62 to 48", the winner's first; "60 to 63, out on the bid" (OP-PEDRO-01)."""
    winner = winner_of(facts)
    first = [one.points for one in sorted(facts.points, key=lambda one: one.entry != winner)]
    if len(first) != 2:
        return Message("no-points")
    if facts.bidder:
        return Message("points-to-points-on-the-bid", points=first[0], other=first[1])
    return Message("points-to-points", points=first[0], other=first[1])


def knockout_of(category: "Category") -> Knockout:
    """The bracket of a game; one that is not drawn for a game that is played otherwise."""
    found = category.format_state
    return found if isinstance(found, Knockout) else Knockout()


def board(state: "State", key: str) -> Board | None:
    """Find where the bracket of a game stands; None before it is drawn."""
    drawn = knockout_of(state.categories[key])
    if not drawn.teams:
        return None
    found: Board | None = state.memo.get(f"board {key}")
    if found is None:
        second = state.categories[key].options.get("grand-final") != "one"  # OP-PEDRO-13
        found = board_of(drawn, leavers_of(state, key), second)
        state.memo[f"board {key}"] = found
    return found
