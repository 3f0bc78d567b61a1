"""Chips that are counted, told and changed up."""

from cardhall.formats.freezeout import color_up
from cardhall.formats.lot import Lot
from cardhall.hall.formats.freezeout import commands as c
from cardhall.hall.formats.freezeout import events as f
from cardhall.hall.formats.freezeout.decide.common import (
    begun_of,
    by_itself,
    format_state_of,
    live_table,
    name_of,
    playing_of,
    with_facts,
)
from cardhall.hall.formats.freezeout.state import Freezeout
from cardhall.hall.kernel.context import Context, Refusal, own_table
from cardhall.hall.kernel.format import Decide
from cardhall.hall.kernel.messages import Command, Fact
from cardhall.hall.state import Category, State
from cardhall.messages import Message


def _count_table(state: State, command: c.CountTable, ctx: Context) -> list[Fact]:
    category, freezeout = playing_of(state, command.category)
    own_table(category.key, command.table, ctx)
    by_itself(freezeout, ctx)
    _due(category, freezeout, command.level, ctx)
    table = live_table(freezeout, command.table)
    names = [stack.entry for stack in command.stacks]
    if sorted(names) != sorted(table.players):
        raise Refusal(
            Message("those-are-not-the-players-of-table", table=table.number),
            "stacks",
            Message("count-everybody-who-sits-there"),
        )
    least = freezeout.least_chip(category.plan)
    for stack in command.stacks:
        check_stack(state, stack, least)
    counted = f.TableCounted(
        at=ctx.at,
        by=ctx.actor,
        category=category.key,
        level=command.level,
        table=table.number,
        stacks=command.stacks,
    )
    _, after = format_state_of(with_facts(state, [counted]), category.key)
    if after.uncounted(command.level) or any(after.off(command.level).values()):
        return [counted]
    return [counted, _agree(category, after, command.level, "", ctx)]


def check_stack(state: State, stack: c.Stack, least: int) -> None:
    if stack.chips < 1:
        raise Refusal(
            Message("has-no-chips", player=name_of(state, stack.entry)),
            "stacks",
            Message("report-the-player-out-instead"),
        )
    if stack.chips % least:
        raise Refusal(
            Message(
                "so-much-cannot-be-made-of-chips",
                amount=stack.chips,
                player=name_of(state, stack.entry),
                least=least,
            ),
            f"stacks.{stack.entry}",
            Message("count-those-chips-again"),
            "HOLDEM-66",
        )


def _tell_stacks(state: State, command: c.TellStacks, ctx: Context) -> list[Fact]:
    category, _ = begun_of(state, command.category)
    if any(stack.chips < 0 for stack in command.stacks):
        raise Refusal(
            Message("nobody-has-less-than-nothing"),
            "stacks",
            Message("tell-the-stacks-as-they-are"),
        )
    return [
        f.StacksTold(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            table=command.table,
            stacks=command.stacks,
        )
    ]


def _due(category: Category, freezeout: Freezeout, level: int, ctx: Context) -> None:
    if level in freezeout.agreed:
        raise Refusal(
            Message("those-chips-were-counted-and-agreed"),
            "level",
            Message("nothing-more-to-count"),
        )
    if level < 1 or freezeout.due(category.plan, ctx.at) != level:
        raise Refusal(
            Message("no-chips-are-counted-now"), "level", Message("they-are-counted-in-the-breaks")
        )


def _agree(
    category: Category, freezeout: Freezeout, level: int, why: str, ctx: Context
) -> f.ChipsAgreed:
    counts, off = freezeout.counts.get(level, {}), freezeout.off(level)
    totals = tuple(
        f.TableTotal(
            table=number,
            chips=sum(s.chips for s in counts[number].stacks) if number in counts else 0,
        )
        for group in off
        for number in sorted(group)
    )
    return f.ChipsAgreed(
        at=ctx.at,
        by=ctx.actor,
        category=category.key,
        level=level,
        totals=totals,
        missing=-sum(off.values()),
        why=why,
    )


def _let_pass(state: State, command: c.LetCountPass, ctx: Context) -> list[Fact]:
    category, freezeout = playing_of(state, command.category)
    _due(category, freezeout, command.level, ctx)
    if not command.why.strip():
        raise Refusal(
            Message("letting-it-pass-needs-a-reason"), "why", Message("say-why-play-goes-on")
        )
    missing = freezeout.uncounted(command.level)
    if missing and freezeout.clock(category.plan).level(command.level).least:
        raise Refusal(
            Message("tables-not-counted-to-change-up", tables=tuple(missing), count=len(missing)),
            "level",
            Message("count-them-or-take-the-change-out"),
            "OP-HOLDEM-13",
        )
    return [_agree(category, freezeout, command.level, command.why.strip(), ctx)]


def _change_up(state: State, command: c.ChangeUp, ctx: Context) -> list[Fact]:
    category, freezeout = playing_of(state, command.category)
    if command.level not in freezeout.agreed:
        raise Refusal(
            Message("the-chips-are-not-counted-yet"),
            "level",
            Message("count-every-table-first"),
            "OP-HOLDEM-13",
        )
    level = freezeout.clock(category.plan).level(command.level)
    if not level.least or command.level in freezeout.changed_up:
        raise Refusal(
            Message("no-chips-are-to-be-changed-up"), "level", Message("nothing-more-to-do")
        )
    least, seed = freezeout.least_chip(category.plan), ctx.rng_seed
    counts = freezeout.counts[command.level]
    where = {s.entry: number for number, one in counts.items() for s in one.stacks}
    people = set(freezeout.room().people)
    before = {s.entry: s.chips for one in counts.values() for s in one.stacks if s.entry in people}
    after: dict[str, int] = {}
    for number in sorted(counts):  # each table races for its own odd chips
        here = {one: chips for one, chips in before.items() if where[one] == number}
        after |= color_up(here, least, level.least, Lot(f"{seed}/{number}", "race"))
    changes = {
        number: sum(after[one] - before[one] for one in before if where[one] == number)
        for number in counts
    }
    return [
        f.ChipsChangedUp(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            level=command.level,
            least=level.least,
            seed=seed,
            before=tuple(c.Stack(entry=one, chips=chips) for one, chips in before.items()),
            after=tuple(c.Stack(entry=one, chips=chips) for one, chips in after.items()),
            changes=tuple(f.TableTotal(table=n, chips=by) for n, by in changes.items()),
        )
    ]


DECIDE: dict[type[Command], Decide] = {
    c.CountTable: _count_table,
    c.TellStacks: _tell_stacks,
    c.LetCountPass: _let_pass,
    c.ChangeUp: _change_up,
}
