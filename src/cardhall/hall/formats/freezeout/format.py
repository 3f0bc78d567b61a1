"""Until one has all the chips (HOLDEM-04): what the rooms ask of it."""

from collections.abc import Iterator, Mapping

from cardhall.hall.formats.freezeout import (
    decide,
    evolve,
    log,
    results,
    sample,
    tables,
    todo,
    views,
)
from cardhall.hall.formats.freezeout.events import StacksTold
from cardhall.hall.formats.freezeout.preview import FreezeoutPreview
from cardhall.hall.formats.freezeout.state import Freezeout
from cardhall.hall.kernel.context import Refusal
from cardhall.hall.kernel.format import Account, Format, FormatMoney, format_state_as
from cardhall.hall.state import Category
from cardhall.messages import Message


class PrizeMoney(FormatMoney):
    """Rebuys into the event's box, prizes and the house's share out of it (OP-HOLDEM-03)."""

    pays = True

    def out_of_fees(self, category: Category) -> Mapping[str, int]:
        return format_state_as(Freezeout, category).money()

    def balances(self, category: Category) -> Iterator[tuple[Account, int]]:
        for group, chips in format_state_as(Freezeout, category).room().chips.items():
            yield ("tables", ", ".join(map(str, sorted(group)))), chips


class FreezeoutFormat(Format):
    """Levels on a clock, moves that balance the tables, rebuys, prizes."""

    def initial(self) -> Freezeout:
        return Freezeout()

    def instead(self, category: Category) -> Refusal:
        return Refusal(
            Message("is-played-until-one-has-all-the-chips", game=category.plan.name),
            "category",
            Message("draw-tables-and-seats"),
            "HOLDEM-04",
        )


FORMAT = FreezeoutFormat(
    decide=decide,
    evolve=evolve,
    log=log,
    todo=todo,
    sample=sample,
    results=results,
    tables=tables,
    pages=views,
    shown=views.FreezeoutShown(),
    preview=FreezeoutPreview(),
    money=PrizeMoney(),
    enters_from="council",
    quiet=frozenset({StacksTold}),
)
