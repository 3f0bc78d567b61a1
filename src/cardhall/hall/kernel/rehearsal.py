"""Rehearse: give commands one after another, each on the state that the former left."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cardhall.formats.lot import Lot
from cardhall.hall.kernel.context import Context
from cardhall.hall.kernel.format import Play, leavers_of, whole_state_of
from cardhall.hall.kernel.messages import Command, Fact

if TYPE_CHECKING:
    from cardhall.hall.state import State

REASON = "rehearsal"
"""In the place of what a person would have written."""
MOST_ROUNDS = 60

Next = Callable[["State", str, Lot, int], Command | None]
"""The next made-up command of a game, None when it is over: (state, category, lot, at)."""


class Run:
    """The event so far, and how it goes on."""

    def __init__(self, state: "State", ctx: Context, decide: Any, evolve: Any) -> None:
        self.state, self.ctx, self._decide, self._evolve = state, ctx, decide, evolve
        self.lot = Lot(ctx.rng_seed, "rehearsal")
        self.facts: list[Fact] = []

    def do(self, command: Command) -> None:
        seed = f"{self.ctx.rng_seed}/{len(self.facts)}"
        ctx = Context(self.ctx.at, self.ctx.actor, "chair", seed, self.ctx.new_id)
        for fact in self._decide(self.state, command, ctx):
            self.facts.append(fact)
            self.state = self._evolve(self.state, fact)


def step_by_step(next_sample: Next) -> Play:
    """Goes on until the game stands where it was wanted; "round:N" ends N rounds."""

    def play(run: Run, key: str, until: str, rounds: int) -> None:
        if until in ("entries", "signed_in"):
            return
        while command := next_sample(run.state, key, run.lot, run.ctx.at):
            category = run.state.categories[key]
            whole = whole_state_of(category)
            left = leavers_of(run.state, key)
            if whole.phase(category.plan, left) == until or (
                rounds and whole.rounds_done >= rounds
            ):
                return
            run.do(command)

    return play
