"""A fact taken into the state."""

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from cardhall.hall.formats.swiss import events as f
from cardhall.hall.formats.swiss.state import (
    Pairing,
    PairingFix,
    PairingReport,
    Swiss,
    SwissRound,
)
from cardhall.hall.kernel.fold import with_category
from cardhall.hall.kernel.format import Take
from cardhall.hall.kernel.messages import Fact
from cardhall.hall.state import Call
from cardhall.messages import Message

if TYPE_CHECKING:
    from cardhall.hall.state import State


def swiss_of(state: "State", key: str) -> Swiss:
    course = state.categories[key].course
    assert isinstance(course, Swiss)
    return course


def _put(state: "State", key: str, **changes: Any) -> "State":
    return with_category(state, key, course=replace(swiss_of(state, key), **changes))


def _round(state: "State", key: str, a_round: SwissRound) -> "State":
    rounds = swiss_of(state, key).rounds
    return _put(state, key, rounds=(*rounds[: a_round.no - 1], a_round, *rounds[a_round.no :]))


def _find(state: "State", fact: Any) -> Pairing:
    found: Pairing = swiss_of(state, fact.category).rounds[fact.round - 1].tables[fact.table]
    return found


def _table(state: "State", fact: Any, **changes: Any) -> "State":
    a_round = swiss_of(state, fact.category).rounds[fact.round - 1]
    changed = replace(a_round.tables[fact.table], **changes)
    tables = {**a_round.tables, fact.table: changed}
    return _round(state, fact.category, replace(a_round, tables=tables))


def _paired(state: "State", fact: f.RoundPaired) -> "State":
    tables = {
        one.table: Pairing(
            table=one.table, sides=one.sides, why=one.why, again=one.again, mode=one.mode
        )
        for one in fact.tables
    }
    a_round = SwissRound(
        no=fact.round,
        seed=fact.seed,
        paired_at=max(fact.at, 1),
        tables=tables,
        unpaired=fact.unpaired,
    )
    rounds = swiss_of(state, fact.category).rounds[: fact.round - 1]
    state = _put(
        state,
        fact.category,
        rounds=(*rounds, a_round),
        order=fact.order,
        planned=fact.planned,
    )
    codes = {one.table: one.code for one in fact.tables if one.code}
    category = state.categories[fact.category]
    return with_category(state, fact.category, codes={**category.codes, **codes})


def _taken_back(state: "State", fact: f.PairingTakenBack) -> "State":
    rounds = swiss_of(state, fact.category).rounds[: fact.round - 1]
    changes: dict[str, Any] = {"rounds": rounds}
    if not rounds:
        changes |= {"order": (), "planned": 0}
    return _put(state, fact.category, **changes)


def _mode(state: "State", fact: f.PairingModeSet) -> "State":
    a_round = swiss_of(state, fact.category).rounds[fact.round - 1]
    tables = {
        number: replace(one, mode=fact.mode) if fact.table in (0, number) else one
        for number, one in a_round.tables.items()
    }
    return _round(state, fact.category, replace(a_round, tables=tables))


def _swapped(state: "State", fact: f.SidesSwapped) -> "State":
    a_round = swiss_of(state, fact.category).rounds[fact.round - 1]
    return _round(state, fact.category, swapped(a_round, fact.first, fact.second))


CHANGED_PLACES = Message("changed-places-at-the-chairpersons-word")


def swapped(a_round: SwissRound, first: str, second: str) -> SwissRound:
    """The round with two sides in each other's places."""
    names = {first: second, second: first}
    tables = {}
    for number, table in a_round.tables.items():
        if not set(names) & set(table.sides):
            tables[number] = table
            continue
        one, two = table.sides
        tables[number] = replace(
            table,
            sides=(names.get(one, one), names.get(two, two)),
            why=(CHANGED_PLACES, CHANGED_PLACES),
            again=False,
        )
    unpaired = tuple(
        replace(one, entry=names[one.entry], why=CHANGED_PLACES) if one.entry in names else one
        for one in a_round.unpaired
    )
    return replace(a_round, tables=tables, unpaired=unpaired)


def _reported(state: "State", fact: f.PairingReported) -> "State":
    report = PairingReport(
        id=fact.report,
        by=fact.by,
        at=fact.at,
        result=fact.result,
        caller=fact.caller,
        marks=fact.marks,
    )
    return _table(state, fact, reports=(*_find(state, fact).reports, report))


def _report_taken_back(state: "State", fact: f.PairingReportTakenBack) -> "State":
    kept = tuple(r for r in _find(state, fact).reports if r.id != fact.report)
    return _table(state, fact, reports=kept)


def _settled(state: "State", fact: f.PairingSettled) -> "State":
    kept = tuple(r for r in _find(state, fact).reports if r.id == fact.report)
    return _table(state, fact, reports=kept)


def _corrected(state: "State", fact: f.PairingCorrected) -> "State":
    table = _find(state, fact)
    fix = PairingFix(id=fact.correction, after=fact.after, reports=table.reports)
    reports = table.reports if fact.after is not None else ()
    state = _table(state, fact, fixes=(*table.fixes, fix), reports=reports)
    where = (fact.category, fact.round, fact.table)
    return replace(state, corrections={**state.corrections, fact.correction: where})


def _correction_undone(state: "State", fact: f.PairingCorrectionUndone) -> "State":
    table = _find(state, fact)
    return _table(state, fact, fixes=table.fixes[:-1], reports=table.fixes[-1].reports)


def _called(state: "State", fact: f.ChairCalledToPairing) -> "State":
    return _table(state, fact, call=Call(by=fact.by, at=fact.at, why=fact.why))


TAKE: dict[type[Fact], Take] = {
    f.RoundPaired: _paired,
    f.PairingTakenBack: _taken_back,
    f.SidesSwapped: _swapped,
    f.PairingModeSet: _mode,
    f.PairingReported: _reported,
    f.PairingReportTakenBack: _report_taken_back,
    f.PairingSettled: _settled,
    f.PairingCorrected: _corrected,
    f.PairingCorrectionUndone: _correction_undone,
    f.ChairCalledToPairing: _called,
    f.PairingRuled: lambda s, x: _table(s, x, call=None),
    f.RoundsSet: lambda s, x: _put(s, x.category, wished=x.rounds),
    f.PairingsClosed: lambda s, x: _put(s, x.category, ended_at=max(x.at, 1)),
    f.PairingsReopened: lambda s, x: _put(s, x.category, ended_at=0),
}
