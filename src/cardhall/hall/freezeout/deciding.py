"""What a command brings about, or why not."""

from collections.abc import Callable
from typing import Any

from cardhall.hall.base import Command, Fact
from cardhall.hall.context import Context
from cardhall.hall.freezeout import commands as c
from cardhall.hall.freezeout import facts as f
from cardhall.hall.state import State, category_of

Decide = Callable[[State, Any, Context], list[Fact]]


def _draw_tables(state: State, command: c.DrawTables, ctx: Context) -> list[Fact]:
    category = category_of(state, command.category)
    return [f.TablesDrawn(at=ctx.at, by=ctx.actor, category=category.key)]


DECIDE: dict[type[Command], Decide] = {
    c.DrawTables: _draw_tables,
}

SHARED: dict[type[Command], Decide] = {}
"""Commands of the hall that are taken in a way of its own, such as AddMinutes or CallChair."""
