"""The event as a fold of facts: `decide` answers a command with facts, `evolve` takes one in."""

from collections.abc import Sequence

from cardhall.hall.commands import Command
from cardhall.hall.context import Context, Refusal
from cardhall.hall.events import Fact

__all__ = ["Context", "Refusal", "State", "decide", "evolve", "fold"]


class State:
    """What the facts so far amount to. `version` counts them; `touched` dates each subject."""

    version: int = 0
    touched: dict[str, int]
    latest: int = 0


def decide(state: State, command: Command, ctx: Context) -> list[Fact]:
    """The facts that a command brings about; raises Refusal."""
    raise NotImplementedError


def evolve(state: State, event: Fact) -> State:
    """The state after one more fact; the one handed in stays as it was."""
    raise NotImplementedError


def fold(events: Sequence[Fact]) -> State:
    state = State()
    for event in events:
        state = evolve(state, event)
    return state
