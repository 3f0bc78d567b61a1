"""What happened on a bracket, taken into the state."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from cardhall.hall import events as e
from cardhall.hall.formats.bracket import events as f
from cardhall.hall.formats.bracket.state import (
    Knockout,
    Meeting,
    Meetings,
    board,
    knockout_of,
)
from cardhall.hall.kernel.fold import moved, with_category
from cardhall.hall.kernel.messages import Fact
from cardhall.hall.kernel.reported.evolve import Folds, Kinds, report_of
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
    """Find who plays a match now; after a correction these need not be those called last."""
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


def _told(state: State, fact: Any) -> Meeting:
    """The meeting of a report or a correction; an undone one names no teams."""
    if not isinstance(fact, e.CorrectionUndone):
        return _meeting(state, fact)
    meetings = _knockout(state, fact.category).meetings.of(fact.round)
    fixed = (one for one in meetings if any(fix.id == fact.correction for fix in one.fixes))
    return next(fixed, meetings[-1])


REPORTED = Kinds(
    reported=f.MatchReported,
    taken_back=f.MatchReportTakenBack,
    settled=f.MatchSettled,
    corrected=f.MatchCorrected,
    undone=e.CorrectionUndone,
    called=e.ChairCalled,
    ruled=e.RulingGiven,
)
_MATCHES = Folds(
    find=_told,
    put=lambda state, x, meeting: _put(state, x.category, meeting),
    report=lambda x: report_of(x, f.MatchFacts(points=x.points, bidder=x.bidder)),
    of_call=_at_table,
    where=lambda x, meeting: (x.category, x.match, meeting.table),
)


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
    f.MatchReported: _MATCHES.reported,
    f.MatchReportTakenBack: _MATCHES.taken_back,
    f.MatchSettled: _MATCHES.settled,
    f.MatchCorrected: _MATCHES.corrected,
    f.TeamsSwapped: _teams_swapped,
}

OWN_WAY: dict[type[Fact], Callable[[State, Any], State]] = {
    e.MinutesAdded: _match_clock,
    e.TimeCalled: _match_clock,
    e.ChairCalled: _MATCHES.called,
    e.RulingGiven: _MATCHES.ruled,
    e.CorrectionUndone: _MATCHES.undone,
}
"""Facts of a table whose round is the match."""
