"""Rulings in words, for the log."""

from collections.abc import Callable
from typing import Any

from cardhall.hall.base import Fact
from cardhall.hall.desk import facts as f
from cardhall.hall.desk.words import filled
from cardhall.hall.state import State


def _applied(state: State, fact: f.RulingApplied) -> str:
    clauses = f" ({', '.join(fact.clauses)})" if fact.clauses else ""
    return f"{_where(state, fact)}: {fact.title}. {filled(state, fact, fact.text)}{clauses}"


def _taken_back(state: State, fact: f.RulingTakenBack) -> str:
    ruling = state.desk.find(fact.ruling)
    what = f" on “{ruling.title}”" if ruling else ""
    return f"{_where(state, fact)}: the ruling{what} was taken back: {fact.why}"


def _where(state: State, fact: f.RulingApplied | f.RulingTakenBack) -> str:
    category = state.categories.get(fact.category)
    return f"{category.plan.name if category else fact.category}, table {fact.table}"


WORDS: dict[type[Fact], Callable[[State, Any], str]] = {
    f.RulingApplied: _applied,
    f.RulingTakenBack: _taken_back,
}

CLAUSES: dict[type[Fact], str] = {f.RulingApplied: "LLAA-T-17"}
