"""A bracket of teams: the draw, matches called to tables, their results (LLAA-T-09, 43; OP-T-04).

Matches are called as they become ready. Two reports that differ are a dispute; a result can be
corrected at any later time, and what no longer fits is set aside and named.
"""

from collections.abc import Sequence

import msgspec

from cardhall.formats.bracket import draw_teams
from cardhall.formats.lot import Lot
from cardhall.formats.seating import PersonToSeat
from cardhall.hall import commands as hall
from cardhall.hall import events as e
from cardhall.hall.entries.decide import Exceptions, code_from
from cardhall.hall.entries.ready import may_play, missing_for_seat
from cardhall.hall.formats.bracket import commands as c
from cardhall.hall.formats.bracket import events as f
from cardhall.hall.formats.bracket.state import (
    HIGHER,
    Board,
    Knockout,
    Meeting,
    as_dict,
    board,
    knockout_of,
    same_result,
)
from cardhall.hall.kernel.context import Context, Refusal, own_table
from cardhall.hall.kernel.format import Decide
from cardhall.hall.kernel.messages import Command, Fact
from cardhall.hall.kernel.reported.decide import two_of_them
from cardhall.hall.requests import check_minutes, set_table_mode
from cardhall.hall.state import Category, State, category_of
from cardhall.messages import Message, Player, typed

GAME = 60
"""Points that end a match (LLAA-PEDRO-17)."""
MOST_POINTS = 300
MOST_TEAMS = 256
TEAMS_AT_TABLE = 2
NOBODY = "nobody"
"""In the place of the bidder: no side bid the last hand, or none made its bid."""


def bracket_of(state: State, key: str) -> tuple[Category, Board]:
    """A game that is played on a bracket, and where it stands. Raises Refusal."""
    category = _bracket_game(state, key)
    found = board(state, category.key)
    if found is None:
        raise Refusal(
            Message("the-bracket-is-not-drawn-yet"), "category", Message("draw-the-bracket-first")
        )
    return category, found


def _bracket_game(state: State, key: str) -> Category:
    category = category_of(state, key)
    if not isinstance(category.format_state, Knockout):
        raise Refusal(
            Message("is-played-in-rounds", game=category.plan.name),
            "category",
            Message("choose-a-game-with-a-bracket"),
        )
    return category


# --- the draw and the calls --------------------------------------------------------------------


def draw_bracket(state: State, command: c.DrawBracket, ctx: Context) -> list[Fact]:
    category = _bracket_game(state, command.category)
    if category.begun:
        raise Refusal(
            Message("matches-of-this-bracket-were-called"),
            "category",
            Message("a-draw-stands-once-play-has-begun"),
        )
    if knockout_of(category).teams and not command.again:
        raise Refusal(
            Message("the-bracket-is-drawn"), "again", Message("say-that-it-is-to-be-drawn")
        )
    passing = Exceptions(command.override, ctx)
    teams, left_out = [], []
    for entry in may_play(state, category):
        missing = missing_for_seat(state, entry)
        if missing is None or (missing.clause == "LLAA-T-01" and passing.reason):
            teams.append(PersonToSeat(entry.id, entry.auxiliary))
        else:
            left_out.append(missing)
    if not 2 <= len(teams) <= MOST_TEAMS:
        raise Refusal(
            Message("so-many-teams-can-be-drawn", count=len(teams), all=len(teams) + len(left_out)),
            "category",
            Message("a-bracket-takes-2-to-teams", most=MOST_TEAMS),
            "LLAA-T-09",
        )
    drawn = draw_teams(teams, Lot(ctx.rng_seed, f"bracket {state.id} {category.key}"))
    return [
        f.BracketDrawn(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            seed=ctx.rng_seed,
            teams=drawn.teams,
            why=tuple(drawn.why[team] for team in drawn.teams),
            left_out=tuple(left_out),
            override=passing.reason,
        )
    ]


def call_matches(state: State, command: c.CallMatches, ctx: Context) -> list[Fact]:
    category, found = bracket_of(state, command.category)
    numbers = command.matches or found.ready
    if not numbers:
        raise Refusal(Message("no-match-is-ready"), "matches", Message("wait-for-a-result"))
    if command.table and len(numbers) > 1:
        raise Refusal(Message("one-table-is-for-one-match"), "table", Message("name-one-match"))
    if len(set(numbers)) != len(numbers):
        raise Refusal(Message("a-match-is-named-twice"), "matches", Message("name-each-match-once"))
    if command.table < 0:
        raise Refusal(Message("tables-are-counted-from-one"), "table", Message("choose-a-table"))
    taken = set(found.taken)
    if command.table in taken:
        raise Refusal(
            Message("table-is-taken", table=command.table),
            "table",
            Message("table-is-free", table=found.free_table()),
        )
    facts: list[Fact] = []
    for number in numbers:
        _is_ready(found, number)
        table = command.table or next(n for n in range(1, len(taken) + 2) if n not in taken)
        taken.add(table)
        facts.append(_called(state, category, found, number, table, ctx))
    return facts


def _is_ready(found: Board, number: int) -> None:
    if number in found.ready:
        return
    _check_number(found, number)
    where = found.open.get(number)
    why = (
        Message("match-plays-at-table", match=number, table=where.table)
        if where
        else Message("match-is-not-ready", match=number)
    )
    raise Refusal(why, "matches", Message("call-a-match-whose-two-teams-wait"))


def _check_number(found: Board, number: int) -> None:
    last = len(found.bracket.matches)
    if not 1 <= number <= last:
        raise Refusal(
            Message("there-is-no-match", match=number),
            "match",
            Message("matches-are-numbered-to", last=last),
        )


def _called(
    state: State, category: Category, found: Board, number: int, table: int, ctx: Context
) -> f.MatchCalled:
    one, two = found.bracket.who(number)
    clock = category.options.get("pedro.clock") != "off"
    return f.MatchCalled(
        at=ctx.at,
        by=ctx.actor,
        category=category.key,
        match=number,
        teams=(str(one), str(two)),
        table=table,
        deadline=ctx.at + state.known.session_minutes * 60_000 if clock else 0,
        code="" if table in category.codes else code_from(ctx.new_id()),
        mode=category.mode_of(table),
    )


def take_back_call(state: State, command: c.TakeBackCall, ctx: Context) -> list[Fact]:
    category, found = bracket_of(state, command.category)
    meeting = _open(found, command.match)
    if meeting.told:
        raise Refusal(
            Message("match-has-something-to-show-already", match=command.match),
            "match",
            Message("let-it-be-played"),
        )
    return [
        f.MatchCallTakenBack(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            match=meeting.match,
            teams=meeting.teams,
        )
    ]


def _open(found: Board, number: int) -> Meeting:
    """A match that is at a table and not decided. Raises Refusal."""
    _check_number(found, number)
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


# --- results -----------------------------------------------------------------------------------


def report_match(state: State, command: c.ReportMatch, ctx: Context) -> list[Fact]:
    category, found = bracket_of(state, command.category)
    meeting = _to_report(category, found, command.match, ctx)
    if command.attempt and command.attempt != meeting.attempt:
        raise Refusal(
            Message("match-was-called-again-since", match=meeting.match),
            "attempt",
            Message("report-what-is-played-now"),
        )
    if meeting.fixes:
        raise Refusal(
            Message("match-was-corrected", match=meeting.match),
            "match",
            Message("correct-it-again-at-the-desk"),
        )
    points = _points_of(state, meeting, command.points)
    # a live table keeps the clock itself, and ends before it only by a ruling
    live = ctx.role == "table"
    over = live or meeting.deadline == 0 or ctx.at >= meeting.deadline
    bidder = _out_on_bid(category, meeting, points, command.bidder, over)
    if not live:
        _certified(meeting, command)
    return [
        f.MatchReported(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            match=meeting.match,
            teams=meeting.teams,
            table=meeting.table,
            report=ctx.new_id(),
            points=points,
            caller=command.caller.strip(),
            marks=command.marks,
            bidder=bidder,
        )
    ]


def _to_report(category: Category, found: Board, number: int, ctx: Context) -> Meeting:
    """A match whose table may still speak of it: called, not frozen, its teams not called on."""
    meeting = found.played.get(number) or _open(found, number)
    own_table(category.key, meeting.table, ctx)
    if meeting.mode == "live" and ctx.role == "captain":
        raise Refusal(
            Message("this-table-is-played-in-the-browser", table=meeting.table),
            "match",
            Message("its-result-comes-by-itself"),
        )
    if meeting.call is not None:
        raise Refusal(
            Message("table-waits-for-a-ruling-and-stays", table=meeting.table),
            "match",
            Message("the-chairperson-or-a-judge-gives"),
            "LLAA-T-17",
        )
    if number in found.played and moved_on(found, meeting):
        raise Refusal(
            Message("match-is-done-and-its-teams", match=number),
            "match",
            Message("the-chairperson-can-correct-the-result"),
            "LLAA-T-28",
        )
    return meeting


def moved_on(found: Board, meeting: Meeting) -> bool:
    """Whether one of its teams has been called to a later match."""
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
    made = as_dict(points)
    there = [team for team in meeting.teams if made[team] >= GAME]
    if rule == HIGHER or len(there) < (TEAMS_AT_TABLE if rule == "bidder-first" else 1):
        _winner_there(category, points, over)
        return ""
    if bidder not in (*meeting.teams, NOBODY):
        raise Refusal(
            Message("both-sides-have-60")
            if rule == "bidder-first"
            else Message("a-side-has-the-points", points=GAME),
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
            Message("no-side-with-made-its-bid", points=GAME),
            "bidder",
            Message("they-play-on-until-a-bid-is-made"),
            "OP-PEDRO-01",
        )
    _winner_there(category, points, over)
    return ""


def _winner_there(category: Category, points: tuple[c.TeamPoints, ...], over: bool) -> None:
    """The more points win, with 60 or when time is up (OP-T-04). Raises Refusal."""
    low, high = sorted(one.points for one in points)
    if low == high:
        raise Refusal(
            Message("both-sides-are-level"), "points", Message("they-play-one-more-hand"), "OP-T-04"
        )
    if high >= GAME:
        return
    if category.options.get("pedro.clock") == "off":
        raise Refusal(
            Message("neither-side-has-the-points", points=GAME),
            "points",
            Message("they-play-on-no-clock"),
            "OP-T-04",
        )
    if not over:
        raise Refusal(
            Message("neither-side-has-the-points-in-time", points=GAME),
            "points",
            Message("they-play-on-until", points=GAME),
            "OP-T-04",
        )


def _certified(meeting: Meeting, command: c.ReportMatch) -> None:
    marks = set(command.marks) & set(meeting.teams)
    if not command.caller.strip() and len(marks) < TEAMS_AT_TABLE:
        raise Refusal(
            Message("the-result-has-of-marks", count=len(marks), needed=TEAMS_AT_TABLE),
            "marks",
            Message("the-caller-signs-it-or-both"),
            "LLAA-T-27",
        )


def take_back_match(state: State, command: c.TakeBackMatch, ctx: Context) -> list[Fact]:
    category, found = bracket_of(state, command.category)
    meeting = _to_report(category, found, command.match, ctx)
    own = [r for r in meeting.reports if r.by == ctx.actor or ctx.role in ("chair", "judge")]
    asked = [r for r in own if not command.report or r.id == command.report]
    if not asked or meeting.fixes:
        raise Refusal(
            Message("there-is-no-report-of-yours"), "report", Message("ask-the-judge-to-settle")
        )
    _table_free(found, meeting)
    return [
        f.MatchReportTakenBack(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            match=meeting.match,
            teams=meeting.teams,
            report=asked[-1].id,
        )
    ]


def settle_match(state: State, command: c.SettleMatch, ctx: Context) -> list[Fact]:
    category, found = bracket_of(state, command.category)
    meeting = _open(found, command.match)
    if not meeting.disputed:
        raise Refusal(
            Message("match-is-not-disputed", match=meeting.match),
            "match",
            Message("nothing-to-settle"),
        )
    if command.report not in {report.id for report in meeting.reports}:
        raise Refusal(
            Message("there-is-no-such-report"), "report", Message("choose-one-of-the-reports-shown")
        )
    return [
        f.MatchSettled(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            match=meeting.match,
            teams=meeting.teams,
            report=command.report,
        )
    ]


def correct_match(state: State, command: c.CorrectMatch, ctx: Context) -> list[Fact]:
    category, found = bracket_of(state, command.category)
    _check_number(found, command.match)
    if not command.why.strip():
        raise Refusal(Message("a-correction-needs-a-reason"), "why", Message("say-what-was-wrong"))
    meeting = found.played.get(command.match) or found.open.get(command.match)
    if meeting is None or not (meeting.reports or meeting.fixes):
        raise Refusal(
            Message("match-has-no-result", match=command.match),
            "match",
            Message("nothing-to-correct"),
        )
    after = f.MatchFacts(void=True)
    if not command.void:
        points = _points_of(state, meeting, command.points)
        bidder = _out_on_bid(category, meeting, points, command.bidder, over=True)
        after = f.MatchFacts(points=points, bidder=bidder)
    if after.void == meeting.facts.void and same_result(after, meeting.facts):
        raise Refusal(Message("that-is-already-so"), "points", Message("nothing-more-to-do"))
    return [
        f.MatchCorrected(
            at=ctx.at,
            by=ctx.actor,
            correction=ctx.new_id(),
            category=category.key,
            match=meeting.match,
            teams=meeting.teams,
            before=meeting.facts,
            after=after,
            why=command.why.strip(),
        )
    ]


def undo_correction(state: State, command: hall.UndoCorrection, ctx: Context) -> list[Fact]:
    key, number, _ = state.corrections[command.correction]
    drawn = knockout_of(state.categories[key])
    for meeting in drawn.meetings.of(number):
        ids = [fix.id for fix in meeting.fixes]
        if command.correction not in ids:
            continue
        if ids[-1] != command.correction:
            raise Refusal(
                Message("the-match-was-corrected-again-since"),
                "correction",
                Message("undo-the-latest-correction-of-the-match"),
            )
        if msgspec.structs.replace(meeting, fixes=meeting.fixes[:-1]).disputed:
            _table_free(bracket_of(state, key)[1], meeting)
        return [
            e.CorrectionUndone(
                at=ctx.at,
                by=ctx.actor,
                correction=command.correction,
                category=key,
                round=number,
                table=meeting.table,
            )
        ]
    if any(_lies_under(one, command.correction) for one in drawn.meetings.of(number)):
        raise Refusal(
            Message("match-was-called-again-since-its-result", match=number),
            "correction",
            Message("take-back-that-call-first"),
        )
    raise Refusal(Message("that-correction-is-undone"), "correction", Message("nothing-more-to-do"))


def _lies_under(meeting: Meeting, correction: str) -> bool:
    """Whether a correction is of what was on record before the match was called again."""
    before = meeting.before
    return before is not None and (
        any(fix.id == correction for fix in before.fixes) or _lies_under(before, correction)
    )


def _table_free(found: Board, meeting: Meeting) -> None:
    """A match that goes on once more goes on where it was. Raises Refusal."""
    there = found.taken.get(meeting.table, meeting.match)
    if there != meeting.match:
        raise Refusal(
            Message("match-was-called-to-table-since", match=there, table=meeting.table),
            "match",
            Message("correct-the-result-at-the-desk"),
        )


def swap_teams(state: State, command: c.SwapTeams, ctx: Context) -> list[Fact]:
    category, found = bracket_of(state, command.category)
    for field, one in (("first", command.first), ("second", command.second)):
        if one not in found.bracket.teams:
            raise Refusal(
                Message("that-team-is-not-in-the-draw"),
                field,
                Message("choose-a-team-of-the-bracket"),
            )
    two_of_them(command.first, command.second, command.why)
    return [
        f.TeamsSwapped(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            first=command.first,
            second=command.second,
            why=command.why.strip(),
        )
    ]


# --- the clock and the chair -------------------------------------------------------------------


def _at(found: Board, table: int) -> Meeting:
    meeting = found.at_table(table)
    if meeting is None:
        raise Refusal(
            Message("no-match-is-at-table", table=table),
            "table",
            Message("choose-a-table-that-plays"),
        )
    return meeting


def add_minutes(state: State, command: hall.AddMinutes, ctx: Context) -> list[Fact]:
    category, found = bracket_of(state, command.category)
    check_minutes(command.minutes)
    meetings = [_at(found, command.table)] if command.table else list(found.open.values())
    if not any(meeting.deadline for meeting in meetings):
        raise Refusal(
            Message("no-clock-runs-there"), "table", Message("call-a-match-first"), "OP-T-04"
        )
    return [
        e.MinutesAdded(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=meeting.match,
            table=meeting.table,
            minutes=command.minutes,
        )
        for meeting in meetings
        if meeting.deadline
    ]


def call_time(state: State, command: hall.CallTime, ctx: Context) -> list[Fact]:
    category, found = bracket_of(state, command.category)
    meetings = [_at(found, command.table)] if command.table else list(found.open.values())
    meetings = [meeting for meeting in meetings if meeting.deadline]
    if not meetings:
        raise Refusal(
            Message("no-clock-runs-there"), "table", Message("call-a-match-first"), "OP-T-04"
        )
    return [
        e.TimeCalled(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=meeting.match,
            table=meeting.table,
        )
        for meeting in meetings
    ]


def call_chair(state: State, command: hall.CallChair, ctx: Context) -> list[Fact]:
    category, found = bracket_of(state, command.category)
    own_table(category.key, command.table, ctx)
    meeting = _at(found, command.table)
    if ctx.role == "player" and ctx.scope and ctx.scope not in meeting.teams:
        raise Refusal(
            Message("you-do-not-sit-at-that-table"), "table", Message("call-from-your-own-table")
        )
    if meeting.call is not None:
        raise Refusal(
            Message("table-waits-for-a-ruling-and-stays", table=meeting.table),
            "table",
            Message("the-chairperson-or-a-judge-gives"),
            "LLAA-T-17",
        )
    return [
        e.ChairCalled(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=meeting.match,
            table=meeting.table,
            why=typed(command.why),
        )
    ]


def give_ruling(state: State, command: hall.GiveRuling, ctx: Context) -> list[Fact]:
    category, found = bracket_of(state, command.category)
    meeting = _at(found, command.table)
    if meeting.call is None:
        raise Refusal(
            Message("table-has-not-called", table=meeting.table),
            "table",
            Message("nothing-to-rule-on"),
        )
    if not command.text.strip():
        raise Refusal(
            Message("the-ruling-has-no-words"), "text", Message("say-what-was-decided"), "LLAA-T-17"
        )
    return [
        e.RulingGiven(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=meeting.match,
            table=meeting.table,
            text=command.text.strip(),
            clause=command.clause,
        )
    ]


DECIDE: dict[type[Command], Decide] = {
    c.DrawBracket: draw_bracket,
    c.CallMatches: call_matches,
    c.TakeBackCall: take_back_call,
    c.ReportMatch: report_match,
    c.TakeBackMatch: take_back_match,
    c.SettleMatch: settle_match,
    c.CorrectMatch: correct_match,
    c.SwapTeams: swap_teams,
}

SHARED: dict[type[Command], Decide] = {
    hall.AddMinutes: add_minutes,
    hall.CallTime: call_time,
    hall.CallChair: call_chair,
    hall.GiveRuling: give_ruling,
    hall.UndoCorrection: undo_correction,
    hall.SetTableMode: set_table_mode,
}
"""What a table of a bracket is asked in its own way."""
