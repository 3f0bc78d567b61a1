"""A match of a bracket tells its result, and what becomes of it (LLAA-T-27, 28, 43; OP-T-04)."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from cardhall.hall.formats.bracket import commands as c
from cardhall.hall.formats.bracket.events import MatchFacts
from cardhall.hall.formats.bracket.evolve import REPORTED
from cardhall.hall.formats.bracket.state import (
    HIGHER,
    Board,
    Knockout,
    Meeting,
    as_dict,
    board,
    knockout_of,
    play_to,
    same_result,
)
from cardhall.hall.kernel.context import Context, Refusal, own_table
from cardhall.hall.kernel.reported.decide import At, Reporting, needs_a_reason, not_frozen
from cardhall.hall.state import Category, State, category_of
from cardhall.messages import Message, Player

MOST_POINTS = 300
TEAMS_AT_TABLE = 2
NOBODY = "nobody"
"""In the place of the bidder: no side bid the last hand, or none made its bid."""


def bracket_of(state: State, key: str) -> tuple[Category, Board]:
    """A game that is played on a bracket, and where it stands. Raises Refusal."""
    category = bracket_game(state, key)
    found = board(state, category.key)
    if found is None:
        raise Refusal(
            Message("the-bracket-is-not-drawn-yet"), "category", Message("draw-the-bracket-first")
        )
    return category, found


def bracket_game(state: State, key: str) -> Category:
    category = category_of(state, key)
    if not isinstance(category.format_state, Knockout):
        raise Refusal(
            Message("is-played-in-rounds", game=category.plan.name),
            "category",
            Message("choose-a-game-with-a-bracket"),
        )
    return category


def check_number(found: Board, number: int) -> None:
    last = len(found.bracket.matches)
    if not 1 <= number <= last:
        raise Refusal(
            Message("there-is-no-match", match=number),
            "match",
            Message("matches-are-numbered-to", last=last),
        )


def open_match(found: Board, number: int) -> Meeting:
    """A match that is at a table and not decided. Raises Refusal."""
    check_number(found, number)
    meeting = found.open.get(number)
    if meeting is not None:
        return meeting
    if number in found.walkovers:
        raise Refusal(
            Message("match-is-decided-a-team-has-left", match=number),
            "match",
            Message("nothing-more-to-do"),
            found.walkovers[number],
        )
    if number in found.played:
        raise Refusal(
            Message("match-is-decided", match=number),
            "match",
            Message("correct-its-result-instead"),
        )
    cure = (
        Message("call-it-to-a-table-first")
        if number in found.ready
        else Message("wait-for-its-two-teams")
    )
    raise Refusal(Message("match-is-not-being-played", match=number), "match", cure)


def at_table(found: Board, table: int) -> Meeting:
    meeting = found.at_table(table)
    if meeting is None:
        raise Refusal(
            Message("no-match-is-at-table", table=table),
            "table",
            Message("choose-a-table-that-plays"),
        )
    return meeting


def moved_on(found: Board, meeting: Meeting) -> bool:
    """Tell whether one of its teams has been called to a later match."""
    return any(
        number > meeting.match and (number in found.open or number in found.played)
        for team in meeting.teams
        for number in found.bracket.path(team)
    )


def _points_of(
    state: State, meeting: Meeting, points: tuple[c.TeamPoints, ...]
) -> tuple[c.TeamPoints, ...]:
    """Both sides' points in the order of the teams. Raises Refusal."""
    given = as_dict(points)
    if len(points) != TEAMS_AT_TABLE or given.keys() != set(meeting.teams):
        raise Refusal(
            Message("match-is-between", match=meeting.match, teams=versus(state, meeting.teams)),
            "points",
            Message("enter-the-points-of-these-two-teams"),
            "LLAA-T-43",
        )
    for team, made in given.items():
        if abs(made) > MOST_POINTS:
            raise Refusal(
                Message(
                    "cannot-have-points", player=Player(state.entries[team].called), points=made
                ),
                f"points.{team}",
                Message("look-at-the-score-sheet"),
            )
    return tuple(c.TeamPoints(entry=team, points=given[team]) for team in meeting.teams)


def versus(state: State, teams: Sequence[str | None]) -> Message:
    """Such as "Ann & Bea against Cy & Di"."""
    one, two = (Player(state.entries[str(team)].called) for team in teams)
    return Message("two-teams", team=one, other=two)


def _out_on_bid(
    category: Category,
    meeting: Meeting,
    points: tuple[c.TeamPoints, ...],
    bidder: str,
    over: bool,
) -> str:
    """The side that its bid takes out, whatever the other has; "" where the higher total wins
    (OP-PEDRO-01). Raises Refusal while nobody is out, or while it is not told who bid."""
    rule = category.options.get("out", HIGHER)
    made, enough = as_dict(points), play_to(category.plan)
    there = [team for team in meeting.teams if made[team] >= enough]
    if rule == HIGHER or len(there) < (TEAMS_AT_TABLE if rule == "bidder-first" else 1):
        _winner_there(category, points, over)
        return ""
    if bidder not in (*meeting.teams, NOBODY):
        raise Refusal(
            Message("both-sides-have-the-points", points=enough)
            if rule == "bidder-first"
            else Message("a-side-has-the-points", points=enough),
            "bidder",
            Message("say-which-side-bid-the-last-hand")
            if rule == "bidder-first"
            else Message("say-which-side-made-its-bid"),
            "OP-PEDRO-01",
        )
    if bidder in there:
        return bidder
    if rule == "must-bid-out" and (not over or category.options.get("pedro.clock") == "off"):
        raise Refusal(
            Message("no-side-with-made-its-bid", points=enough),
            "bidder",
            Message("they-play-on-until-a-bid-is-made"),
            "OP-PEDRO-01",
        )
    _winner_there(category, points, over)
    return ""


def _winner_there(category: Category, points: tuple[c.TeamPoints, ...], over: bool) -> None:
    """The more points win, with enough of them or when time is up (OP-T-04). Raises Refusal."""
    enough = play_to(category.plan)
    low, high = sorted(one.points for one in points)
    if low == high:
        raise Refusal(
            Message("both-sides-are-level"), "points", Message("they-play-one-more-hand"), "OP-T-04"
        )
    if high >= enough:
        return
    if category.options.get("pedro.clock") == "off":
        raise Refusal(
            Message("neither-side-has-the-points", points=enough),
            "points",
            Message("they-play-on-no-clock"),
            "OP-T-04",
        )
    if not over:
        raise Refusal(
            Message("neither-side-has-the-points-in-time", points=enough),
            "points",
            Message("they-play-on-until", points=enough),
            "OP-T-04",
        )


def _lies_under(meeting: Meeting, correction: str) -> bool:
    """Tell whether a correction is of what was on record before the match was called again."""
    before = meeting.before
    return before is not None and (
        any(fix.id == correction for fix in before.fixes) or _lies_under(before, correction)
    )


class MatchReporting(Reporting[Meeting, MatchFacts]):
    """What is asked of two teams at a table."""

    kinds = REPORTED

    @staticmethod
    def _told(category: Category, meeting: Meeting) -> At[Meeting]:
        """A meeting, as its own facts name it."""
        names = {"category": category.key, "match": meeting.match, "teams": meeting.teams}
        return At(category, meeting, names)

    @staticmethod
    def _at_table(category: Category, meeting: Meeting) -> At[Meeting]:
        """A meeting, as facts of any game's tables name it: its round is the match."""
        names = {"category": category.key, "round": meeting.match, "table": meeting.table}
        return At(category, meeting, names)

    def open(self, state: State, command: Any, ctx: Context) -> At[Meeting]:
        """Called, not frozen, its teams not called on."""
        category, found = bracket_of(state, command.category)
        number = command.match
        meeting = found.played.get(number) or open_match(found, number)
        own_table(category.key, meeting.table, ctx)
        if meeting.mode == "live" and ctx.role == "captain":
            raise Refusal(
                Message("this-table-is-played-in-the-browser", table=meeting.table),
                "match",
                Message("its-result-comes-by-itself"),
            )
        not_frozen(meeting, "match")
        if number in found.played and moved_on(found, meeting):
            raise Refusal(
                Message("match-is-done-and-its-teams", match=number),
                "match",
                Message("the-chairperson-can-correct-the-result"),
                "LLAA-T-28",
            )
        return self._told(category, meeting)

    def any(self, state: State, command: Any) -> At[Meeting]:
        category, found = bracket_of(state, command.category)
        check_number(found, command.match)
        needs_a_reason(command.why)
        meeting = found.played.get(command.match) or found.open.get(command.match)
        if meeting is None or not (meeting.reports or meeting.fixes):
            raise Refusal(
                Message("match-has-no-result", match=command.match),
                "match",
                Message("nothing-to-correct"),
            )
        return self._told(category, meeting)

    def now(self, state: State, key: str, table: int) -> At[Meeting]:
        category, found = bracket_of(state, key)
        return self._at_table(category, at_table(found, table))

    def of_correction(self, state: State, correction: str) -> At[Meeting]:
        key, number, _ = state.corrections[correction]
        category = state.categories[key]
        meetings = knockout_of(category).meetings.of(number)
        for meeting in meetings:
            if correction in {fix.id for fix in meeting.fixes}:
                return self._at_table(category, meeting)
        if any(_lies_under(one, correction) for one in meetings):
            raise Refusal(
                Message("match-was-called-again-since-its-result", match=number),
                "correction",
                Message("take-back-that-call-first"),
            )
        raise Refusal(
            Message("that-correction-is-undone"), "correction", Message("nothing-more-to-do")
        )

    def may_report(self, at: At[Meeting], command: c.ReportMatch, ctx: Context) -> None:
        if command.attempt and command.attempt != at.table.attempt:
            raise Refusal(
                Message("match-was-called-again-since", match=at.table.match),
                "attempt",
                Message("report-what-is-played-now"),
            )
        if at.table.fixes:
            raise Refusal(
                Message("match-was-corrected", match=at.table.match),
                "match",
                Message("correct-it-again-at-the-desk"),
            )

    def sheet(
        self, state: State, at: At[Meeting], command: c.ReportMatch, ctx: Context
    ) -> MatchFacts:
        points = _points_of(state, at.table, command.points)
        # a live table keeps the clock itself, and ends before it only by a ruling
        over = ctx.role == "table" or at.table.deadline == 0 or ctx.at >= at.table.deadline
        bidder = _out_on_bid(at.category, at.table, points, command.bidder, over)
        return MatchFacts(points=points, bidder=bidder)

    def fields(self, at: At[Meeting], sheet: MatchFacts, command: Any) -> dict[str, Any]:
        return {"table": at.table.table, "points": sheet.points, "bidder": sheet.bidder}

    def stood_for(self, at: At[Meeting], command: c.ReportMatch, ctx: Context) -> None:
        marks = set(command.marks) & set(at.table.teams)
        if not command.caller.strip() and len(marks) < TEAMS_AT_TABLE:
            raise Refusal(
                Message("the-result-has-of-marks", count=len(marks), needed=TEAMS_AT_TABLE),
                "marks",
                Message("the-caller-signs-it-or-both"),
                "LLAA-T-27",
            )

    def corrected_sheet(
        self, state: State, at: At[Meeting], command: c.CorrectMatch
    ) -> MatchFacts | None:
        if command.void:
            return MatchFacts(void=True)
        points = _points_of(state, at.table, command.points)
        bidder = _out_on_bid(at.category, at.table, points, command.bidder, over=True)
        return MatchFacts(points=points, bidder=bidder)

    def as_it_stands(self, at: At[Meeting], after: MatchFacts | None) -> None:
        assert after is not None
        if after.void == at.table.facts.void and same_result(after, at.table.facts):
            raise Refusal(Message("that-is-already-so"), "points", Message("nothing-more-to-do"))

    def stood(self, at: At[Meeting]) -> MatchFacts:
        return at.table.facts

    def settles(self, state: State, command: Any, ctx: Context) -> At[Meeting]:
        category, found = bracket_of(state, command.category)
        return self._told(category, open_match(found, command.match))

    def may_take_back(self, state: State, at: At[Meeting]) -> None:
        self._table_free(state, at)

    def may_undo(self, state: State, at: At[Meeting]) -> None:
        if replace(at.table, fixes=at.table.fixes[:-1]).disputed:
            self._table_free(state, at)

    def _table_free(self, state: State, at: At[Meeting]) -> None:
        """A match that goes on once more goes on where it was. Raises Refusal."""
        _, found = bracket_of(state, at.category.key)
        there = found.taken.get(at.table.table, at.table.match)
        if there != at.table.match:
            raise Refusal(
                Message("match-was-called-to-table-since", match=there, table=at.table.table),
                "match",
                Message("correct-the-result-at-the-desk"),
            )

    def none_of_yours(self) -> Refusal:
        return Refusal(
            Message("there-is-no-report-of-yours"), "report", Message("ask-the-judge-to-settle")
        )

    def not_disputed(self, at: At[Meeting]) -> Refusal:
        return Refusal(
            Message("match-is-not-disputed", match=at.table.match),
            "match",
            Message("nothing-to-settle"),
        )

    def no_such_report(self) -> Refusal:
        return Refusal(
            Message("there-is-no-such-report"), "report", Message("choose-one-of-the-reports-shown")
        )

    def corrected_since(self, at: At[Meeting]) -> Refusal:
        return Refusal(
            Message("the-match-was-corrected-again-since"),
            "correction",
            Message("undo-the-latest-correction-of-the-match"),
        )


REPORTING = MatchReporting()
