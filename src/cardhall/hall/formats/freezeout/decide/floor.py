"""Calls to the floor."""

from cardhall.hall import commands as hall
from cardhall.hall.formats.freezeout import commands as c
from cardhall.hall.formats.freezeout import events as f
from cardhall.hall.formats.freezeout.decide.common import begun_of, live_table
from cardhall.hall.formats.freezeout.infractions import SEEN
from cardhall.hall.kernel.context import Context, Refusal, own_table
from cardhall.hall.kernel.format import Decide
from cardhall.hall.kernel.messages import Command, Fact
from cardhall.hall.state import State
from cardhall.messages import Message, written


def call_chair(state: State, command: hall.CallChair, ctx: Context) -> list[Fact]:
    why = written(command.why.strip())
    return _call(state, command.category, command.table, why, "", "", ctx)


def _tell_floor(state: State, command: c.TellFloor, ctx: Context) -> list[Fact]:
    seen = SEEN.get(command.kind)
    if seen is None:
        raise Refusal(
            Message("there-is-no-such-kind", kind=command.kind),
            "kind",
            Message("one-of-these", kinds=tuple(SEEN)),
        )
    why, note = seen.title, command.note.strip()
    if note:
        why = Message("seen-with-a-note", title=why, note=note)
    return _call(state, command.category, command.table, why, command.kind, seen.clause, ctx)


def _call(
    state: State, key: str, table: int, why: Message, kind: str, clause: str, ctx: Context
) -> list[Fact]:
    category, freezeout = begun_of(state, key)
    own_table(category.key, table, ctx)
    here = live_table(freezeout, table)
    if ctx.role == "player" and ctx.scope and ctx.scope not in here.players:
        raise Refusal(
            Message("you-do-not-sit-at-that-table"), "table", Message("call-from-your-own-table")
        )
    if table in freezeout.calls:
        raise Refusal(
            Message("table-waits-for-a-ruling-and-stays", table=table),
            "table",
            Message("the-chairperson-or-a-judge-gives"),
        )
    return [
        f.FloorCalled(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            table=table,
            why=why,
            kind=kind,
            clause=clause,
        )
    ]


def give_ruling(state: State, command: hall.GiveRuling, ctx: Context) -> list[Fact]:
    category, freezeout = begun_of(state, command.category)
    if command.table not in freezeout.calls:
        raise Refusal(
            Message("table-has-not-called", table=command.table),
            "table",
            Message("nothing-to-rule-on"),
        )
    if not command.text.strip():
        raise Refusal(Message("the-ruling-has-no-words"), "text", Message("say-what-was-decided"))
    return [
        f.FloorRuled(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            table=command.table,
            text=command.text.strip(),
            clause=command.clause or freezeout.calls[command.table].clause,
        )
    ]


DECIDE: dict[type[Command], Decide] = {
    c.TellFloor: _tell_floor,
}

SHARED: dict[type[Command], Decide] = {
    hall.CallChair: call_chair,
    hall.GiveRuling: give_ruling,
}
