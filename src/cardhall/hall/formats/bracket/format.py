"""Matches of two until the second loss (LLAA-T-09): what the rooms ask of it."""

from cardhall.formats.elimination import Table
from cardhall.hall.formats.bracket import decide, evolve, log, results, sample, tables, todo
from cardhall.hall.formats.bracket import state as bracket
from cardhall.hall.formats.bracket.preview import BracketPreview
from cardhall.hall.formats.bracket.state import Knockout, board, knockout_of
from cardhall.hall.formats.bracket.views import BracketShown
from cardhall.hall.kernel.context import Refusal
from cardhall.hall.kernel.format import Format, Seating, leavers_of
from cardhall.hall.state import (
    Category,
    Entry,
    State,
    finished,
)
from cardhall.messages import Message


class BracketSeating(Seating):
    def has_seat(self, category: Category, entry: str) -> bool:
        return entry in knockout_of(category).teams

    def without(self, state: State, category: Category, entry: Entry, at: int) -> bool:
        return category.begun

    def shut_out(self, state: State, category: Category, name: str, field: str) -> Refusal | None:
        if not category.begun:
            return None
        return Refusal(
            Message("has-begun-its-bracket", game=category.plan.name),
            field,
            Message("nobody-can-join-any-more"),
            "LLAA-T-09",
        )


class BracketFormat(Format):
    """A game on a bracket."""

    def initial(self) -> Knockout:
        return Knockout()

    def phase(self, state: State, category: Category) -> str:
        if not knockout_of(category).teams:
            return "entries"
        if finished(state, category.key):
            return "done"
        return "playing" if category.begun else "seated"

    def standings(self, state: State, category: Category) -> Table:
        found, left = board(state, category.key), leavers_of(state, category.key)
        return bracket.standings(knockout_of(category), found, left)

    def instead(self, category: Category) -> Refusal:
        return Refusal(
            Message("is-played-on-a-bracket", game=category.plan.name),
            "category",
            Message("draw-the-bracket-and-call-its-matches"),
            "LLAA-T-09",
        )


FORMAT = BracketFormat(
    decide=decide,
    evolve=evolve,
    log=log,
    todo=todo,
    next_step=todo.next_step,
    sample=sample,
    results=results,
    tables=tables,
    preview=BracketPreview(),
    shown=BracketShown(),
    seating=BracketSeating(),
    folds=evolve.OWN_WAY,
    words=log.OWN_WAY,
    enters_from="auxiliary",
    lets_in=True,
)
