"""What a command at the judge's desk brings about, or why not."""

import dataclasses
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from cardhall.hall.desk import commands as c
from cardhall.hall.desk import events as f
from cardhall.hall.desk.catalogue import (
    CatalogueCall,
    CatalogueChange,
    CatalogueRuling,
    call_of,
    page_of,
    with_braces,
)
from cardhall.hall.desk.counting import before, incidents_before
from cardhall.hall.desk.places import place_of
from cardhall.hall.formats import format_of
from cardhall.hall.kernel.context import Context, Refusal
from cardhall.hall.kernel.messages import Command, Fact
from cardhall.hall.kernel.tables import Place
from cardhall.hall.state import Category, State, category_of
from cardhall.messages import Message


def ruling_for(state: State, command: c.ApplyRuling, ctx: Context) -> f.RulingApplied:
    """The ruling that the catalogue gives for these answers, as it would be applied now. Raises
    Refusal for a call, a table, a seat or an answer that is not there."""
    category = category_of(state, command.category)
    place = place_of(state, category.key, command.table)
    call = call_of(state.preset, category.key, category.plan.format, command.call)
    outcome = call.outcome(command.answers)
    _seats_named(call, command, place)
    if call.note and not command.note.strip():
        raise Refusal(
            Message("the-ruling-has-no-words"), "note", Message("say-what-was-decided"), "LLAA-T-17"
        )
    page = page_of(state.preset, category.key)
    sides = bool(page and page.sides)
    who = command.answers.get("who", "")
    count = len(before(state, call, category.key, command.table, place, who, sides))
    return f.RulingApplied(
        at=ctx.at,
        by=ctx.actor,
        ruling=ctx.new_id(),
        category=category.key,
        table=command.table,
        game=page.game if page else category.key,
        call=call.key,
        answers=command.answers,
        round=place.round,
        title=with_braces(call.title),
        clauses=outcome.clauses,
        text=with_braces(outcome.text),
        changes=tuple(_change(one, command) for one in outcome.changes),
        seats=place.seats,
        sides=sides,
        money=bool(page and page.money),
        note=command.note.strip(),
        offence=call.offence,
        nth=_nth(call, outcome, count + incidents_before(state, call, place, who)),
        none=outcome.none,
    )


def _nth(call: CatalogueCall, outcome: CatalogueRuling, count: int) -> int:
    return count + 1 if call.offence and not outcome.none else 0


def _seats_named(call: CatalogueCall, command: c.ApplyRuling, place: Place) -> None:
    for ask in call.asked(command.answers):
        if ask.kind == "seat" and command.answers[ask.key] not in place.letters:
            raise Refusal(
                Message("nobody-sits-at-that-seat", seat=command.answers[ask.key]),
                "answers",
                Message("choose-a-seat"),
            )


def _change(change: CatalogueChange, command: c.ApplyRuling) -> f.RuledChange:
    amount = change.amount
    if isinstance(amount, str):
        amount = int(command.answers[amount])
    return f.RuledChange(
        what=change.what,
        clause=change.clause,
        text=with_braces(change.text),
        source=change.source,
        target=change.target,
        amount=amount * change.times,
        does=change.does,
    )


def _apply(state: State, command: c.ApplyRuling, ctx: Context) -> list[Fact]:
    ruling = ruling_for(state, command, ctx)
    facts: list[Fact] = [ruling, *_lifted(state, ruling, ctx)]
    for change in ruling.changes:
        if change.does:
            followed = _done(state, facts, _followed(state, ruling, change), ctx)
            facts += [_with_forfeit(one, change) for one in followed]
    return facts


def _with_forfeit(fact: Fact, change: f.RuledChange) -> Fact:
    """Foul language takes the games won with it (LLAA-T-16)."""
    from cardhall.hall.events import Disqualified

    if isinstance(fact, Disqualified) and change.does.endswith(":forfeits"):
        return replace(fact, forfeits_wins=True)
    return fact


def _done(state: State, facts: list[Fact], command: Command, ctx: Context) -> list[Fact]:
    """Work out what a command of the hall brings about after these facts."""
    from cardhall.hall.event import decide, fold

    return list(decide(fold(facts, state), command, ctx))


def _lifted(state: State, ruling: f.RulingApplied, ctx: Context) -> list[Fact]:
    """A table that had called goes on: the ruling has been given (LLAA-T-17)."""
    from cardhall.hall.commands import GiveRuling

    if not place_of(state, ruling.category, ruling.table).called:
        return []
    command = GiveRuling(
        category=ruling.category,
        table=ruling.table,
        text=Message("desk-play-goes-on"),
        clause=ruling.clauses[0] if ruling.clauses else "",
    )
    return _done(state, [ruling], command, ctx)


def _entry_of(ruling: f.RulingApplied) -> str:
    """Whom a consequence in the hall is for. Raises Refusal for a seat nobody is written in."""
    letter = ruling.answers.get("who", "")
    entry = next((seat.entry for seat in ruling.seats if seat.letter == letter), "")
    if not entry:
        raise Refusal(
            Message("nobody-is-written-down-at-that-seat"),
            "answers",
            Message("seat-the-table-first"),
        )
    return entry


def _where(ruling: f.RulingApplied) -> dict[str, Any]:
    return {"category": ruling.category, "round": ruling.round, "table": ruling.table}


def _followed(state: State, ruling: f.RulingApplied, change: f.RuledChange) -> Command:
    """The hall's own command for what a change does."""
    from cardhall.hall import commands as hall

    does, _, how = change.does.partition(":")
    key, table = ruling.category, ruling.table
    if does == "disqualify":
        return hall.Disqualify(entry=_entry_of(ruling), why=ruling.title, clause=change.clause)
    if does == "mark":
        seating = format_of(state.categories[key]).seating
        return seating.marking(_entry_of(ruling), how, _where(ruling))
    if does == "minutes":
        return hall.AddMinutes(minutes=change.amount, table=table, category=key)
    if does == "void":
        format = format_of(state.categories[key])
        return format.seating.voiding(ruling.title, how == "replay", _where(ruling))
    raise ValueError(f"the catalogue asks the hall to {change.does}")


def _take_back(state: State, command: c.TakeBackRuling, ctx: Context) -> list[Fact]:
    ruling = state.desk.find(command.ruling)
    if ruling is None:
        raise Refusal(
            Message("there-is-no-such-ruling"), "ruling", Message("choose-one-of-the-log")
        )
    if ruling.ruling in state.desk.taken_back:
        raise Refusal(
            Message("that-ruling-was-taken-back"), "ruling", Message("nothing-more-to-do")
        )
    if not command.why.strip():
        raise Refusal(
            Message("taking-it-back-needs-a-reason"), "why", Message("say-why-it-is-taken-back")
        )
    facts: list[Fact] = [
        f.RulingTakenBack(
            at=ctx.at,
            by=ctx.actor,
            ruling=ruling.ruling,
            category=ruling.category,
            table=ruling.table,
            why=command.why.strip(),
        )
    ]
    for change in reversed(ruling.changes):
        undone = _undone(state, ruling, change, command.why.strip())
        if undone is not None:
            # a judge may undo what their own ruling did, though nobody else's disqualification
            facts += _done(state, facts, undone, dataclasses.replace(ctx, role="chair"))
    return facts


def _undone(
    state: State, ruling: f.RulingApplied, change: f.RuledChange, why: str
) -> Command | None:
    """The command that undoes what the hall did; None where nothing can or need be undone."""
    from cardhall.hall import commands as hall

    does = change.does.partition(":")[0]
    if does == "disqualify":
        entry = _entry_of(ruling)
        left = state.entries[entry].left
        out = left is not None and left.kind == "disqualified"
        return hall.LiftDisqualification(entry=entry, why=why) if out else None
    if does == "mark":
        format = format_of(state.categories[ruling.category])
        return format.seating.marking(_entry_of(ruling), "", _where(ruling))
    if does == "void":
        raise Refusal(
            Message("that-session-was-made-void-for-good"),
            "ruling",
            Message("correct-the-table-result-instead"),
            "OP-X-20",
        )
    return None


def noted(state: State, command: c.NoteRuling, ctx: Context) -> f.RulingApplied:
    """Work out what a live table tells, as the hall keeps it. Raises Refusal for no such table."""
    category: Category = category_of(state, command.category)
    place = place_of(state, category.key, command.table)
    page = page_of(state.preset, category.key)
    return f.RulingApplied(
        at=ctx.at,
        by=ctx.actor,
        ruling=ctx.new_id(),
        category=category.key,
        table=command.table,
        game=page.game if page else category.key,
        call=command.call,
        answers=command.answers,
        round=place.round,
        title=command.title,
        clauses=command.clauses,
        text=command.text,
        changes=command.changes,
        seats=place.seats,
        note=command.note,
        none=not command.changes,
        source="live",
    )


def _note(state: State, command: c.NoteRuling, ctx: Context) -> list[Fact]:
    ruling = noted(state, command, ctx)
    return [ruling, *_lifted(state, ruling, ctx)]


DECIDE: dict[type[Command], Callable[[State, Any, Context], list[Fact]]] = {
    c.ApplyRuling: _apply,
    c.TakeBackRuling: _take_back,
    c.NoteRuling: _note,
}
