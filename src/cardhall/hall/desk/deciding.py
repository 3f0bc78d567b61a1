"""What a command at the judge's desk brings about, or why not."""

from collections.abc import Callable
from typing import Any

from cardhall.hall.base import Command, Fact
from cardhall.hall.context import Context
from cardhall.hall.desk import commands as c
from cardhall.hall.desk import facts as f
from cardhall.hall.state import State, category_of


def _apply(state: State, command: c.ApplyRuling, ctx: Context) -> list[Fact]:
    category = category_of(state, command.category)
    return [
        f.RulingApplied(
            at=ctx.at,
            by=ctx.actor,
            ruling=ctx.new_id(),
            category=category.key,
            table=command.table,
            game=command.game,
            call=command.call,
            answers=command.answers,
        )
    ]


DECIDE: dict[type[Command], Callable[[State, Any, Context], list[Fact]]] = {
    c.ApplyRuling: _apply,
}
