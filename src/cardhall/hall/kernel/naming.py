"""Name people and games as they are called now, so that a blanked name stays blank."""

from typing import TYPE_CHECKING, Any

from cardhall.messages import Argument, Message, Player, no_words

if TYPE_CHECKING:
    from cardhall.hall.state import State


def name(state: "State", entry: str) -> Player | Message:
    """Name an entry that may be gone."""
    found = state.entries.get(entry)
    return Player(found.called) if found else Message("somebody")


def names(state: "State", entries: tuple[str, ...]) -> tuple[Argument, ...]:
    """Name several entries, or nobody."""
    return tuple(name(state, one) for one in entries) or (Message("nobody"),)


def game_name(state: "State", key: str) -> str:
    """Name a game."""
    return state.categories[key].plan.name if key in state.categories else key


def left_out(fact: Any) -> Message:
    """Count how many a draw left without a place."""
    return Message("so-many-left-out", count=len(fact.left_out)) if fact.left_out else no_words
