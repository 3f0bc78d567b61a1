"""What happened on a bracket, in words."""

from collections.abc import Callable
from typing import Any

from cardhall.hall import events as e
from cardhall.hall.kernel.messages import Fact
from cardhall.hall.kernel.naming import game_name, left_out, name
from cardhall.hall.state import State
from cardhall.messages import (
    Argument,
    Message,
    because,
    one_after_another,
)


def _drawn(state: State, x: e.BracketDrawn) -> Message:
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


def _points(state: State, told: e.MatchReported | e.MatchFacts) -> Message:
    points = tuple(
        Message("team-has-points", team=name(state, one.entry), points=one.points)
        for one in told.points
    )
    if told.bidder:
        return Message("points-out-on-the-bid", points=points, team=name(state, told.bidder))
    return Message("points-of-teams", points=points)


def _match_corrected(state: State, x: e.MatchCorrected) -> Message:
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


WORDS: dict[type[Fact], Callable[[State, Any], Message]] = {
    e.BracketDrawn: _drawn,
    e.MatchCalled: lambda s, x: Message("match-was-called", match=_match(s, x), table=x.table),
    e.MatchCallTakenBack: lambda s, x: Message("match-call-taken-back", match=_match(s, x)),
    e.MatchReported: lambda s, x: Message(
        "match-was-reported",
        where=Message("match-of-a-game", game=game_name(s, x.category), match=x.match),
        points=_points(s, x),
    ),
    e.MatchReportTakenBack: lambda s, x: Message("match-report-taken-back", match=_match(s, x)),
    e.MatchSettled: lambda s, x: Message("match-report-chosen", match=_match(s, x)),
    e.MatchCorrected: _match_corrected,
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
    e.BracketDrawn: "LLAA-T-09",
    e.MatchReported: "LLAA-T-27",
}
