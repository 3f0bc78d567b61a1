"""Swiss and round robin (SWISS-01 to 26): what the rooms ask of it."""

from cardhall.formats.elimination import Table
from cardhall.hall.formats.swiss import (
    decide,
    evolve,
    log,
    results,
    sample,
    tables,
    todo,
    views,
)
from cardhall.hall.formats.swiss.pairing import is_swiss
from cardhall.hall.formats.swiss.preview import SwissPreview
from cardhall.hall.formats.swiss.state import Swiss
from cardhall.hall.kernel.context import Refusal
from cardhall.hall.kernel.format import Format, Seating, format_state_as
from cardhall.hall.state import Category, Entry, State, leavers_of
from cardhall.messages import Message


class SwissSeating(Seating):
    def without(self, state: State, category: Category, entry: Entry, at: int) -> bool:
        """A Swiss takes in who comes late; a round robin is drawn for those who were there."""
        swiss = format_state_as(Swiss, category)
        return bool(swiss.ended_at) or (swiss.begun and not is_swiss(category))


class SwissFormat(Format):
    """Two sides at a table, round by round."""

    def initial(self) -> Swiss:
        return Swiss()

    def standings(self, state: State, category: Category) -> Table:
        swiss = format_state_as(Swiss, category)
        return swiss.table(category.options, leavers_of(state, category.key))

    def last_told(self, state: State, category: Category) -> bool:
        swiss = format_state_as(Swiss, category)
        last = swiss.now
        return bool(last and last.complete and last.no >= swiss.announced)

    def instead(self, category: Category) -> Refusal:
        return Refusal(
            Message("swiss-goes-round-by-round", game=category.plan.name),
            "category",
            Message("swiss-pair-the-next-round"),
            "SWISS-01",
        )


FORMAT = SwissFormat(
    seating=SwissSeating(),
    decide=decide,
    evolve=evolve,
    log=log,
    todo=todo,
    sample=sample,
    results=results,
    tables=tables,
    preview=SwissPreview(),
    pages=views,
    shown=views.SwissShown(),
    winners_at="table:0",
)
