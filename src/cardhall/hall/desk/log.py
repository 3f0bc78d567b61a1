"""Rulings in words, for the log."""

from collections.abc import Callable
from typing import Any

from cardhall.hall.desk import events as f
from cardhall.hall.desk.words import filled
from cardhall.hall.kernel.messages import Fact
from cardhall.hall.state import State
from cardhall.messages import Clause, Message


def _applied(state: State, fact: f.RulingApplied) -> Message:
    said = Message(
        "ruled-at-table",
        game=_game(state, fact),
        table=fact.table,
        title=fact.title,
        ruling=filled(state, fact, fact.text),
    )
    if not fact.clauses:
        return said
    return Message("by-these-clauses", said=said, clauses=tuple(map(Clause, fact.clauses)))


def _taken_back(state: State, fact: f.RulingTakenBack) -> Message:
    game, ruling = _game(state, fact), state.desk.find(fact.ruling)
    if ruling is None:
        return Message("the-ruling-was-taken-back", game=game, table=fact.table, why=fact.why)
    return Message(
        "the-ruling-on-this-was-taken-back",
        game=game,
        table=fact.table,
        title=ruling.title,
        why=fact.why,
    )


def _game(state: State, fact: f.RulingApplied | f.RulingTakenBack) -> str:
    category = state.categories.get(fact.category)
    return category.plan.name if category else fact.category


WORDS: dict[type[Fact], Callable[[State, Any], Message]] = {
    f.RulingApplied: _applied,
    f.RulingTakenBack: _taken_back,
}

CLAUSES: dict[type[Fact], str] = {f.RulingApplied: "LLAA-T-17"}
