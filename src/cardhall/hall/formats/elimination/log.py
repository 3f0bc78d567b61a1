"""What happened in a round, in words."""

from collections.abc import Callable
from typing import Any

from cardhall.hall import events as e
from cardhall.hall.formats.elimination import events as f
from cardhall.hall.formats.elimination.caller import log as caller
from cardhall.hall.formats.elimination.state import figures_of, rounds_of
from cardhall.hall.kernel.messages import Fact
from cardhall.hall.kernel.naming import game_name, left_out, name, names
from cardhall.hall.state import State
from cardhall.messages import (
    Argument,
    Chips,
    Message,
    because,
    no_words,
    one_after_another,
)


def _round(state: State, event: Any) -> Message:
    return Message("round-of-a-game", game=game_name(state, event.category), round=event.round)


def _table(state: State, event: Any) -> Message:
    game = game_name(state, event.category)
    return Message("table-of-a-round", game=game, round=event.round, table=event.table)


def _seats(state: State, x: f.SeatsDrawn) -> Message:
    about: dict[str, Argument] = {
        "where": _round(state, x),
        "count": sum(len(table.seats) for table in x.tables),
        "tables": len(x.tables),
    }
    told = Message("seats-drawn-by-lot", **about) if x.fresh else Message("seats-kept", **about)
    return because(
        one_after_another(told, left_out(x), Message("it-is-the-final") if x.final else no_words),
        x.override,
    )


def _reported(state: State, x: f.CountReported) -> Message:
    total = sum(count.chips for count in x.counts) + x.pot
    expected = rounds_of(state.categories[x.category]).rounds[x.round - 1].tables[x.table].expected
    where, chips = _table(state, x), Chips(total)
    if total == expected:
        return Message("where-chips-were-counted", where=where, chips=chips)
    return Message("where-chips-were-counted-wrong", where=where, chips=chips, expected=expected)


def _marked(state: State, x: f.SeatMarked) -> Message:
    mark = x.mark or "back"
    return Message(
        "seat-was-marked", where=_table(state, x), player=name(state, x.entry), mark=mark
    )


def _minutes(state: State, x: e.MinutesAdded) -> Message:
    about: dict[str, Argument] = {"where": _clock_at(state, x), "count": abs(x.minutes)}
    return Message("minutes-more", **about) if x.minutes > 0 else Message("minutes-fewer", **about)


def _clock_at(state: State, x: e.MinutesAdded | e.TimeCalled) -> Message:
    if x.table:
        return _table(state, x)
    return Message("all-tables-of", where=_round(state, x))


def _corrected(state: State, x: f.ResultCorrected) -> Message:
    where = _table(state, x)
    if x.after.void:
        return because(Message("result-taken-away", where=where), x.why)
    moved: list[Argument] = []
    was = figures_of(x.before.counts)
    for one, (chips, points) in figures_of(x.after.counts).items():
        before, who = was.get(one, (0, 0)), name(state, one)
        if before[0] != chips:
            moved.append(Message("chips-moved", player=who, before=before[0], after=chips))
        if before[1] != points:
            moved.append(Message("points-moved", player=who, before=before[1], after=points))
    changed = tuple(moved) or Message("the-extra-game-or-a-mark")
    return because(Message("result-corrected", where=where, changed=changed), x.why)


def _tie(state: State, x: f.TieGameEntered) -> Message:
    return Message(
        "extra-game-was-won",
        where=_table(state, x),
        players=names(state, x.tied),
        winners=names(state, x.winners),
    )


def _voided(state: State, x: f.TableVoided) -> Message:
    where = _table(state, x)
    if x.replay:
        return because(Message("no-result-to-be-played-again", where=where), x.why)
    return because(Message("no-result", where=where), x.why)


def _started(state: State, x: f.RoundStarted) -> Message:
    where = _round(state, x)
    if x.bank:
        return Message("round-began-with-a-bank", where=where, chips=Chips(x.bank))
    return Message("round-began", where=where, chips=Chips(x.start_chips))


def _mode(state: State, x: e.TableModeSet) -> Message:
    if x.mode == "live":
        if x.table:
            return Message("table-is-played-live", table=x.table)
        return Message("every-table-is-played-live")
    if x.table:
        return Message("table-is-played-physical", table=x.table)
    return Message("every-table-is-played-physical")


def _at_table(state: State, fact: Any) -> dict[str, Argument]:
    return {"game": game_name(state, fact.category), "round": fact.round, "table": fact.table}


def _seats_corrected(state: State, x: f.SeatsCorrected) -> Message:
    both = names(state, (x.first, x.second))
    game = game_name(state, x.category)
    return Message("had-sat-in-other-seats", game=game, round=x.round, players=both, why=x.why)


WORDS: dict[type[Fact], Callable[[State, Any], Message]] = {
    f.RoundReopened: lambda s, x: Message(
        "round-was-opened-again", game=game_name(s, x.category), round=x.round
    ),
    f.VoidTakenBack: lambda s, x: Message("what-was-before-counts-again", **_at_table(s, x)),
    f.LotTakenBack: lambda s, x: Message(
        "lot-for-the-bank-taken-back", **_at_table(s, x), chips=Chips(x.chips)
    ),
    f.PlaceGameTakenBack: lambda s, x: Message(
        "extra-game-was-taken-back", game=game_name(s, x.category), players=names(s, x.order)
    ),
    f.SeatsCorrected: _seats_corrected,
    **caller.WORDS,
    f.SeatsDrawn: _seats,
    f.SeatsSwapped: lambda s, x: Message(
        "players-changed-seats", players=names(s, (x.first, x.second))
    ),
    f.SeatAdded: lambda s, x: because(
        Message("player-was-seated", where=_table(s, x), player=name(s, x.entry)), x.override
    ),
    e.TableModeSet: _mode,
    f.TablesEvened: lambda s, x: Message(
        "tables-were-evened",
        where=_round(s, x),
        players=names(s, tuple(one.entry for one in x.left_out)),
        count=len(x.moved),
    ),
    f.PlayerCame: lambda s, x: Message("player-has-come", player=name(s, x.entry)),
    f.StackSet: lambda s, x: Message(
        "seat-was-set-to-chips", where=_table(s, x), player=name(s, x.entry), chips=Chips(x.chips)
    ),
    f.RoundStarted: _started,
    f.StartTakenBack: lambda s, x: Message("the-start-was-taken-back", where=_round(s, x)),
    e.MinutesAdded: _minutes,
    e.TimeCalled: lambda s, x: Message("time-was-called", where=_clock_at(s, x)),
    f.LotIssued: lambda s, x: Message("more-chips-for-the-bank", where=_table(s, x), count=x.chips),
    f.CountReported: _reported,
    f.ReportTakenBack: lambda s, x: Message("a-count-was-taken-back", where=_table(s, x)),
    f.DisputeSettled: lambda s, x: Message("a-count-was-chosen", where=_table(s, x)),
    f.SeatMarked: _marked,
    f.TieGameEntered: _tie,
    f.TableVoided: _voided,
    e.ChairCalled: lambda s, x: because(Message("called-the-chair", where=_table(s, x)), x.why),
    e.RulingGiven: lambda s, x: Message("ruling-given", where=_table(s, x), ruling=x.text),
    f.RoundClosed: lambda s, x: Message("round-was-closed", where=_round(s, x)),
    f.PlaceGameEntered: lambda s, x: Message("extra-game-for-a-place", players=names(s, x.order)),
    f.ResultCorrected: _corrected,
    e.CorrectionUndone: lambda s, x: Message("the-correction-was-undone", where=_table(s, x)),
}

CLAUSES: dict[type[Fact], str] = {
    f.RoundReopened: "LLAA-T-28",
    f.VoidTakenBack: "OP-X-20",
    f.LotTakenBack: "OP-T-07",
    f.PlaceGameTakenBack: "OP-T-03",
    f.TablesEvened: "OP-T-12",
    f.PlayerCame: "OP-T-11",
    **caller.CLAUSES,
    f.CountReported: "LLAA-T-27",
    e.ChairCalled: "LLAA-T-17",
    f.TieGameEntered: "OP-T-02",
    f.TableVoided: "OP-X-20",
    f.RoundClosed: "LLAA-T-28",
    f.PlaceGameEntered: "OP-T-03",
}
