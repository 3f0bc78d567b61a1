"""What happened on a bracket, taken into the state."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from cardhall.hall import events as e
from cardhall.hall.formats.bracket import events as f
from cardhall.hall.formats.bracket.state import (
    Knockout,
    MatchFix,
    MatchReport,
    Meeting,
    Meetings,
    board,
    knockout_of,
)
from cardhall.hall.kernel.fold import moved, with_category
from cardhall.hall.kernel.messages import Fact
from cardhall.hall.kernel.reported.table import Call
from cardhall.hall.state import State
from cardhall.messages import Message


def _knockout(state: State, key: str) -> Knockout:
    return knockout_of(state.categories[key])


def _put(state: State, key: str, meeting: Meeting) -> State:
    drawn = _knockout(state, key)
    changed = replace(drawn, meetings=drawn.meetings.changed(meeting))
    return with_category(state, key, format_state=changed)


def _meeting(state: State, event: Any) -> Meeting:
    found = _knockout(state, event.category).meetings.at(event.match, *event.teams)
    assert found is not None
    return found


def _latest(state: State, event: Any, **changes: Any) -> State:
    """The meeting at a table, changed; such facts name the match as their round."""
    return _put(state, event.category, replace(_at_table(state, event), **changes))


def _at_table(state: State, event: Any) -> Meeting:
    """Who plays a match now; after a correction these need not be those called last."""
    now = board(state, event.category)
    found = now.open.get(event.round) if now else None
    return found or _knockout(state, event.category).latest(event.round)


def _drawn(state: State, event: f.BracketDrawn) -> State:
    drawn = Knockout(
        seed=event.seed,
        drawn_at=event.at,
        teams=event.teams,
        why=event.why,
        left_out=event.left_out,
        meetings=Meetings(2 * len(event.teams) - 1),
    )
    return with_category(state, event.category, format_state=drawn)


def _match_called(state: State, event: f.MatchCalled) -> State:
    drawn = _knockout(state, event.category)
    before = drawn.meetings.at(event.match, *event.teams)
    called = Meeting(
        match=event.match,
        teams=event.teams,
        table=event.table,
        called_at=event.at,
        deadline=event.deadline,
        attempt=before.attempt + 1 if before else 1,
        turn=drawn.turns + 1,
        before=before,
        mode=event.mode,
    )
    meetings = drawn.meetings.called(called).away_from(called)
    knockout = replace(drawn, meetings=meetings, turns=called.turn)
    codes = state.categories[event.category].codes
    if event.code:
        codes = {**codes, event.table: event.code}
    return with_category(state, event.category, format_state=knockout, codes=codes)


def _call_taken_back(state: State, event: f.MatchCallTakenBack) -> State:
    drawn = _knockout(state, event.category)
    before = _meeting(state, event).before
    meetings = drawn.meetings.without(event.match, event.teams)
    if before is not None:
        meetings = meetings.called(before)
    return with_category(state, event.category, format_state=replace(drawn, meetings=meetings))


def _match_clock(state: State, event: e.MinutesAdded | e.TimeCalled) -> State:
    deadline = _at_table(state, event).deadline
    if isinstance(event, e.TimeCalled):
        return _latest(state, event, deadline=min(deadline or event.at, event.at))
    return _latest(state, event, deadline=moved(deadline, event))


def _match_reported(state: State, event: f.MatchReported) -> State:
    meeting = _meeting(state, event)
    report = MatchReport(
        id=event.report,
        by=event.by,
        at=event.at,
        points=event.points,
        caller=event.caller,
        marks=event.marks,
        bidder=event.bidder,
    )
    return _put(state, event.category, replace(meeting, reports=(*meeting.reports, report)))


def _match_taken_back(state: State, event: f.MatchReportTakenBack) -> State:
    meeting = _meeting(state, event)
    reports = tuple(one for one in meeting.reports if one.id != event.report)
    return _put(state, event.category, replace(meeting, reports=reports))


def _match_settled(state: State, event: f.MatchSettled) -> State:
    meeting = _meeting(state, event)
    reports = tuple(one for one in meeting.reports if one.id == event.report)
    return _put(state, event.category, replace(meeting, reports=reports))


def _match_corrected(state: State, event: f.MatchCorrected) -> State:
    meeting = _meeting(state, event)
    fix = MatchFix(id=event.correction, before=event.before, after=event.after)
    where = {**state.corrections, event.correction: (event.category, event.match, meeting.table)}
    state = replace(state, corrections=where)
    return _put(state, event.category, replace(meeting, fixes=(*meeting.fixes, fix)))


def _match_fix_undone(state: State, event: e.CorrectionUndone) -> State:
    for meeting in _knockout(state, event.category).meetings.of(event.round):
        if any(fix.id == event.correction for fix in meeting.fixes):
            fixes = tuple(fix for fix in meeting.fixes if fix.id != event.correction)
            return _put(state, event.category, replace(meeting, fixes=fixes))
    return state


def _called(state: State, event: e.ChairCalled) -> State:
    return _latest(state, event, call=Call(by=event.by, at=event.at, why=event.why))


def _ruled(state: State, event: e.RulingGiven) -> State:
    return _latest(state, event, call=None)


def _teams_swapped(state: State, fact: f.TeamsSwapped) -> State:
    drawn = knockout_of(state.categories[fact.category])
    names = {fact.first: fact.second, fact.second: fact.first}
    why = tuple(
        Message("put-here-in-the-draw-because", by=fact.by, why=fact.why) if one in names else words
        for one, words in zip(drawn.teams, drawn.why, strict=True)
    )
    changed = replace(drawn, teams=tuple(names.get(one, one) for one in drawn.teams), why=why)
    return with_category(state, fact.category, format_state=changed)


TAKE: dict[type[Fact], Callable[[State, Any], State]] = {
    f.BracketDrawn: _drawn,
    f.MatchCalled: _match_called,
    f.MatchCallTakenBack: _call_taken_back,
    f.MatchReported: _match_reported,
    f.MatchReportTakenBack: _match_taken_back,
    f.MatchSettled: _match_settled,
    f.MatchCorrected: _match_corrected,
    f.TeamsSwapped: _teams_swapped,
}

OWN_WAY: dict[type[Fact], Callable[[State, Any], State]] = {
    e.MinutesAdded: _match_clock,
    e.TimeCalled: _match_clock,
    e.ChairCalled: _called,
    e.RulingGiven: _ruled,
    e.CorrectionUndone: _match_fix_undone,
}
"""Facts of a table whose round is the match."""
