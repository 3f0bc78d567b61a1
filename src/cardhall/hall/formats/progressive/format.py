"""A euchre night, game by game (EUCHRE-46 to 57): what the rooms ask of it."""

from collections.abc import Mapping

from cardhall.hall.formats.progressive import (
    decide,
    evolve,
    log,
    results,
    sample,
    tables,
    todo,
    views,
)
from cardhall.hall.formats.progressive.preview import ProgressivePreview
from cardhall.hall.formats.progressive.state import Progressive
from cardhall.hall.kernel.context import Refusal
from cardhall.hall.kernel.format import Format, FormatMoney, format_state_as
from cardhall.hall.state import Category, State, leavers_of
from cardhall.messages import Message


class ProgressiveMoney(FormatMoney):
    """Prizes, and the cup for the fewest points (EUCHRE-57)."""

    def accounts(self, state: State, category: Category) -> Mapping[str, int]:
        night = format_state_as(Progressive, category)
        return night.book(category.plan, leavers_of(state, category.key)) if night.begun else {}

    def cup(self, state: State, category: Category, entry: str) -> int:
        payout = format_state_as(Progressive, category).payout(
            category.plan, leavers_of(state, category.key)
        )
        return payout.cup.get(entry, 0)


class ProgressiveFormat(Format):
    """Partners and opponents change with each game."""

    def initial(self) -> Progressive:
        return Progressive()

    def last_told(self, state: State, category: Category) -> bool:
        night = format_state_as(Progressive, category)
        last = night.now
        return bool(last and last.complete and night.planned and last.no >= night.planned)

    def instead(self, category: Category) -> Refusal:
        return Refusal(
            Message("goes-game-by-game", game=category.plan.name),
            "category",
            Message("seat-the-next-game"),
            "EUCHRE-48",
        )


FORMAT = ProgressiveFormat(
    decide=decide,
    evolve=evolve,
    log=log,
    todo=todo,
    sample=sample,
    results=results,
    tables=tables,
    pages=views,
    shown=views.ProgressiveShown(),
    preview=ProgressivePreview(),
    money=ProgressiveMoney(),
    winners_at="table:0",
)
