"""A bracket of teams: the draw, matches called to tables, their clocks (LLAA-T-09; OP-T-04).

Matches are called as they become ready; what they report is in `reports`.
"""

from cardhall.formats.bracket import draw_teams
from cardhall.formats.lot import Lot
from cardhall.formats.seating import PersonToSeat
from cardhall.hall import commands as hall
from cardhall.hall import events as e
from cardhall.hall.entries.decide import Exceptions, code_from
from cardhall.hall.entries.ready import may_play, missing_for_seat
from cardhall.hall.formats.bracket import commands as c
from cardhall.hall.formats.bracket import events as f
from cardhall.hall.formats.bracket.reports import (
    REPORTING,
    at_table,
    bracket_game,
    bracket_of,
    check_number,
    open_match,
)
from cardhall.hall.formats.bracket.state import Board, knockout_of
from cardhall.hall.kernel.context import Context, Refusal
from cardhall.hall.kernel.format import Decide
from cardhall.hall.kernel.messages import Command, Fact
from cardhall.hall.kernel.reported.decide import two_of_them
from cardhall.hall.requests import check_minutes, set_table_mode
from cardhall.hall.state import Category, State
from cardhall.messages import Message

MOST_TEAMS = 256


# --- the draw and the calls --------------------------------------------------------------------


def draw_bracket(state: State, command: c.DrawBracket, ctx: Context) -> list[Fact]:
    category = bracket_game(state, command.category)
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
    check_number(found, number)
    where = found.open.get(number)
    why = (
        Message("match-plays-at-table", match=number, table=where.table)
        if where
        else Message("match-is-not-ready", match=number)
    )
    raise Refusal(why, "matches", Message("call-a-match-whose-two-teams-wait"))


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
    meeting = open_match(found, command.match)
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


# --- the clock -----------------------------------------------------------------------------


def add_minutes(state: State, command: hall.AddMinutes, ctx: Context) -> list[Fact]:
    category, found = bracket_of(state, command.category)
    check_minutes(command.minutes)
    meetings = [at_table(found, command.table)] if command.table else list(found.open.values())
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
    meetings = [at_table(found, command.table)] if command.table else list(found.open.values())
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


DECIDE: dict[type[Command], Decide] = {
    c.DrawBracket: draw_bracket,
    c.CallMatches: call_matches,
    c.TakeBackCall: take_back_call,
    c.ReportMatch: REPORTING.report,
    c.TakeBackMatch: REPORTING.take_back,
    c.SettleMatch: REPORTING.settle,
    c.CorrectMatch: REPORTING.correct,
    c.SwapTeams: swap_teams,
}

SHARED: dict[type[Command], Decide] = {
    hall.AddMinutes: add_minutes,
    hall.CallTime: call_time,
    hall.CallChair: REPORTING.call,
    hall.GiveRuling: REPORTING.rule,
    hall.UndoCorrection: REPORTING.undo,
    hall.SetTableMode: set_table_mode,
}
"""What a table of a bracket is asked in its own way."""
