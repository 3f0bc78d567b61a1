"""A fact taken into the state."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from cardhall.hall.base import Fact
from cardhall.hall.ledger import facts as f
from cardhall.hall.ledger.ledger import Ledger
from cardhall.hall.state import State


def _put(state: State, key: str, **changes: Any) -> State:
    category = state.categories[key]
    assert isinstance(category.course, Ledger)
    changed = replace(category, course=replace(category.course, **changes))
    return replace(state, categories={**state.categories, key: changed})


def _taken(state: State, fact: f.BoughtIn) -> State:
    return _put(state, fact.category, begun=True)


TAKE: dict[type[Fact], Callable[[State, Any], State]] = {
    f.BoughtIn: _taken,
}
