"""A ruling taken into the state."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from cardhall.hall.desk import events as f
from cardhall.hall.kernel.messages import Fact
from cardhall.hall.state import State


def _applied(state: State, fact: f.RulingApplied) -> State:
    return replace(state, desk=replace(state.desk, rulings=(*state.desk.rulings, fact)))


def _taken_back(state: State, fact: f.RulingTakenBack) -> State:
    back = {**state.desk.taken_back, fact.ruling: fact}
    return replace(state, desk=replace(state.desk, taken_back=back))


TAKE: dict[type[Fact], Callable[[State, Any], State]] = {
    f.RulingApplied: _applied,
    f.RulingTakenBack: _taken_back,
}
