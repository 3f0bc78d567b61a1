"""A fact taken into the state."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from cardhall.hall.base import Fact
from cardhall.hall.freezeout import facts as f
from cardhall.hall.freezeout.freezeout import Freezeout
from cardhall.hall.state import State


def _put(state: State, key: str, **changes: Any) -> State:
    category = state.categories[key]
    assert isinstance(category.course, Freezeout)
    changed = replace(category, course=replace(category.course, **changes))
    return replace(state, categories={**state.categories, key: changed})


def _taken(state: State, fact: f.TablesDrawn) -> State:
    return _put(state, fact.category, begun=True)


TAKE: dict[type[Fact], Callable[[State, Any], State]] = {
    f.TablesDrawn: _taken,
}
