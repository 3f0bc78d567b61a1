"""Change one part of the state: what every fold of a fact ends in."""

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

if TYPE_CHECKING:
    from cardhall.hall.events import MinutesAdded, TableModeSet
    from cardhall.hall.state import State


def with_entry(state: "State", id: str, **changes: Any) -> "State":
    """An entry changed."""
    return replace(state, entries={**state.entries, id: replace(state.entries[id], **changes)})


def with_category(state: "State", key: str, **changes: Any) -> "State":
    """A game changed."""
    changed = replace(state.categories[key], **changes)
    return replace(state, categories={**state.categories, key: changed})


def with_modes(state: "State", event: "TableModeSet") -> "State":
    """Work out how tables are played; table 0 stands for all of them, those that were named before
    too."""
    before = state.categories[event.category].modes
    named = {**before, event.table: event.mode} if event.table else {0: event.mode}
    return with_category(state, event.category, modes=named)


def moved(deadline: int, event: "MinutesAdded") -> int:
    """More time runs from now where time was up; less never lets it end before now."""
    if event.minutes < 0:
        return max(event.at, deadline + event.minutes * 60_000)
    return max(deadline, event.at) + event.minutes * 60_000
