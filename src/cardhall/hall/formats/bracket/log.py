"""What happened on a bracket, in words."""

from collections.abc import Callable
from typing import Any

from cardhall.hall import events as e
from cardhall.hall.formats.bracket import events as f
from cardhall.hall.kernel.messages import Fact
from cardhall.hall.kernel.naming import game_name, left_out, name, names
from cardhall.hall.state import State
from cardhall.messages import (
    Argument,
    Message,
    because,
    one_after_another,
)


def _drawn(state: State, x: f.BracketDrawn) -> Message:
    told = Message("bracket-was-drawn", game=game_name(state, x.category), count=len(x.teams))
    return because(one_after_another(told, left_out(x)), x.override)


def _match(state: State, x: Any) -> Message:
    one, two = x.teams
    return Message(
        "match-of-two",
        game=game_name(state, x.category),
        match=x.match,
        team=name(state, one),
        other=name(state, two),
    )


def _points(state: State, told: f.MatchReported | f.MatchFacts) -> Message:
    points = tuple(
        Message("team-has-points", team=name(state, one.entry), points=one.points)
        for one in told.points
    )
    if told.bidder:
        return Message("points-out-on-the-bid", points=points, team=name(state, told.bidder))
    return Message("points-of-teams", points=points)


def _match_corrected(state: State, x: f.MatchCorrected) -> Message:
    where = Message("match-of-a-game", game=game_name(state, x.category), match=x.match)
    if x.after.void:
        return because(Message("result-taken-away", where=where), x.why)
    before, after = _points(state, x.before), _points(state, x.after)
    return because(Message("match-corrected", where=where, before=before, after=after), x.why)


def _at(state: State, event: Any) -> Message:
    """The match; facts of a table name it as their round."""
    return Message("match-of-a-game", game=game_name(state, event.category), match=event.round)


def _minutes(state: State, x: e.MinutesAdded) -> Message:
    about: dict[str, Argument] = {"where": _at(state, x), "count": abs(x.minutes)}
    return Message("minutes-more", **about) if x.minutes > 0 else Message("minutes-fewer", **about)


def _teams_swapped(state: State, x: f.TeamsSwapped) -> Message:
    return Message(
        "changed-places-in-the-draw",
        game=game_name(state, x.category),
        team=names(state, (x.first,)),
        other=names(state, (x.second,)),
        why=x.why,
    )


WORDS: dict[type[Fact], Callable[[State, Any], Message]] = {
    f.BracketDrawn: _drawn,
    f.MatchCalled: lambda s, x: Message("match-was-called", match=_match(s, x), table=x.table),
    f.MatchCallTakenBack: lambda s, x: Message("match-call-taken-back", match=_match(s, x)),
    f.MatchReported: lambda s, x: Message(
        "match-was-reported",
        where=Message("match-of-a-game", game=game_name(s, x.category), match=x.match),
        points=_points(s, x),
    ),
    f.MatchReportTakenBack: lambda s, x: Message("match-report-taken-back", match=_match(s, x)),
    f.MatchSettled: lambda s, x: Message("match-report-chosen", match=_match(s, x)),
    f.MatchCorrected: _match_corrected,
    f.TeamsSwapped: _teams_swapped,
}

OWN_WAY: dict[type[Fact], Callable[[State, Any], Message]] = {
    e.MinutesAdded: _minutes,
    e.TimeCalled: lambda s, x: Message("time-was-called", where=_at(s, x)),
    e.ChairCalled: lambda s, x: because(Message("called-the-chair", where=_at(s, x)), x.why),
    e.RulingGiven: lambda s, x: Message("ruling-given", where=_at(s, x), ruling=x.text),
    e.CorrectionUndone: lambda s, x: Message("the-correction-was-undone", where=_at(s, x)),
}
"""Facts of a table, which is here a match."""

CLAUSES: dict[type[Fact], str] = {
    f.BracketDrawn: "LLAA-T-09",
    f.TeamsSwapped: "LLAA-T-09",
    f.MatchReported: "LLAA-T-27",
}
