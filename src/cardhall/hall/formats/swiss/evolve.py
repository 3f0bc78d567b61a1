"""A fact taken into the state."""

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from cardhall.hall.formats.swiss import events as f
from cardhall.hall.formats.swiss.state import (
    Pairing,
    Swiss,
    SwissRound,
)
from cardhall.hall.kernel.fold import with_category
from cardhall.hall.kernel.format import Take
from cardhall.hall.kernel.messages import Fact
from cardhall.hall.kernel.reported.evolve import Folds, Kinds, report_of
from cardhall.hall.kernel.reported.table import with_mode
from cardhall.messages import Message

if TYPE_CHECKING:
    from cardhall.hall.state import State


def swiss_of(state: "State", key: str) -> Swiss:
    swiss = state.categories[key].format_state
    assert isinstance(swiss, Swiss)
    return swiss


def _put(state: "State", key: str, **changes: Any) -> "State":
    return with_category(state, key, format_state=replace(swiss_of(state, key), **changes))


def _round(state: "State", key: str, a_round: SwissRound) -> "State":
    rounds = swiss_of(state, key).rounds
    return _put(state, key, rounds=(*rounds[: a_round.no - 1], a_round, *rounds[a_round.no :]))


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
    tables = with_mode(a_round.tables, fact.table, fact.mode)
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


def _put_table(state: "State", fact: Any, table: Pairing) -> "State":
    a_round = swiss_of(state, fact.category).rounds[fact.round - 1]
    tables = {**a_round.tables, fact.table: table}
    return _round(state, fact.category, replace(a_round, tables=tables))


REPORTED = Kinds(
    reported=f.PairingReported,
    taken_back=f.PairingReportTakenBack,
    settled=f.PairingSettled,
    corrected=f.PairingCorrected,
    undone=f.PairingCorrectionUndone,
    called=f.ChairCalledToPairing,
    ruled=f.PairingRuled,
)
_TABLES = Folds(
    find=lambda state, x: swiss_of(state, x.category).rounds[x.round - 1].tables[x.table],
    put=_put_table,
    report=lambda x: report_of(x, x.result),
)


TAKE: dict[type[Fact], Take] = {
    f.RoundPaired: _paired,
    f.PairingTakenBack: _taken_back,
    f.SidesSwapped: _swapped,
    f.PairingModeSet: _mode,
    **_TABLES.of(REPORTED),
    f.RoundsSet: lambda s, x: _put(s, x.category, wished=x.rounds),
    f.PairingsClosed: lambda s, x: _put(s, x.category, ended_at=max(x.at, 1)),
    f.PairingsReopened: lambda s, x: _put(s, x.category, ended_at=0),
}
