"""What is asked alike of tables in several formats."""

from cardhall.hall import commands as c
from cardhall.hall import events as e
from cardhall.hall.kernel.context import Context, Refusal
from cardhall.hall.kernel.messages import Fact
from cardhall.hall.settings import LIVE
from cardhall.hall.state import State, category_of
from cardhall.messages import Message


def check_minutes(minutes: int) -> None:
    """Minutes to add, or to take away again. Raises Refusal."""
    if not minutes or abs(minutes) > 120:
        raise Refusal(
            Message("that-is-no-time-to-add"),
            "minutes",
            Message("enter-1-to-120-minutes-or-below-0"),
        )


def set_table_mode(state: State, command: c.SetTableMode, ctx: Context, no: int = 0) -> list[Fact]:
    """Table 0 sets them all; `no` is the round that is seated and changes with it, 0 for none."""
    category = category_of(state, command.category)
    if command.table < 0:
        raise Refusal(Message("tables-are-counted-from-one"), "table", Message("choose-a-table"))
    if command.mode == "live" and category.key not in LIVE:
        raise Refusal(
            Message("is-played-at-real-tables", game=category.plan.name),
            "mode",
            Message("leave-the-table-as-it-is"),
        )
    return [
        e.TableModeSet(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            round=no,
            table=command.table,
            mode=command.mode,
        )
    ]
