"""The event as a fold of facts: `decide` answers a command with facts, `evolve` takes one in."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from cardhall.hall import archiving, awarding, balances, conduct, rehearsal
from cardhall.hall import commands as c
from cardhall.hall import events as e
from cardhall.hall.desk import decide as desk
from cardhall.hall.entries import decide as entries
from cardhall.hall.evolve import evolve
from cardhall.hall.formats import format_of, formats
from cardhall.hall.kernel.context import Context, Refusal
from cardhall.hall.settings import (
    as_data,
    chosen_categories,
    option_of,
    patched,
    preset_settings,
)
from cardhall.hall.state import State, category_of
from cardhall.messages import Message

__all__ = ["Context", "Refusal", "State", "decide", "evolve", "fold", "stale"]


def decide(state: State, command: c.Command, ctx: Context) -> list[e.Fact]:
    """The facts that a command brings about; raises Refusal and changes nothing."""
    if not c.may(ctx.role, command):
        raise Refusal(
            Message("role-cannot-do-that", role=ctx.role),
            "role",
            Message("ask-the-chairperson-for-it"),
        )
    # a clock set back never puts a fact before its predecessor
    ctx = replace(ctx, at=state.clamped(ctx.at))
    if isinstance(command, c.CreateEvent):
        return _create(state, command, ctx)
    if state.settings is None:
        raise Refusal(Message("this-event-is-not-made"), "id", Message("make-the-event-first"))
    facts = _handler(state, command)(state, command, ctx)
    if balances.may_run_dry(state):
        balances.check(state, fold(facts, state), command)
    return facts


def _handler(state: State, command: c.Command) -> Callable[[State, Any, Context], list[e.Fact]]:
    """Find what decides a command: what is asked of every game, each format takes in its own
    way."""
    kind = type(command)
    if isinstance(command, c.UndoCorrection):
        key = state.corrections.get(command.correction, ("",))[0]
    else:
        key = getattr(command, "category", "")
    if key in state.categories:
        format = format_of(state.categories[key])
        if kind in format.decide.SHARED:
            return format.decide.SHARED[kind]
        if kind in _ALONE - format.alone and (refusal := format.instead(state.categories[key])):
            raise refusal
    return _DECIDE[kind]


def fold(facts: Iterable[e.Fact], state: State | None = None) -> State:
    """The state after these facts, from nothing or from a state."""
    state = State() if state is None else state
    for fact in facts:
        state = evolve(state, fact)
    return state


def stale(state: State, command: c.Command, seen: int) -> int:
    """The version at which what a command is about changed after `seen`; 0 when it did not."""
    return max((v for s in c.subjects(command) if (v := state.touched.get(s, 0)) > seen), default=0)


def _create(state: State, command: c.CreateEvent, ctx: Context) -> list[e.Fact]:
    if state.version:
        raise Refusal(Message("there-is-such-an-event-already"), "id", Message("choose-another-id"))
    if not command.id or not command.id.replace("-", "").replace("_", "").isalnum():
        raise Refusal(
            Message("the-id-is-not-of-letters"), "id", Message("use-letters-digits-dashes")
        )
    settings = patched(preset_settings(command.preset), command.settings)
    return [
        e.EventCreated(
            at=ctx.at,
            by=ctx.actor,
            id=command.id,
            preset=command.preset,
            settings=as_data(settings),
            categories=chosen_categories(command.preset, command.games),
            rehearsal=command.rehearsal,
            judge_code=entries.code_from(ctx.new_id()),
        )
    ]


def _change_settings(state: State, command: c.ChangeSettings, ctx: Context) -> list[e.Fact]:
    before, after = as_data(state.known), as_data(patched(state.known, command.settings))
    changed = [name for name in after if after[name] != before[name]]
    if not changed:
        raise Refusal(Message("nothing-is-different"), "settings", Message("nothing-more-to-do"))
    if "fee_cents" in changed and state.entries:
        raise Refusal(
            Message("entries-were-taken-at-the-old-fee"),
            "fee_cents",
            Message("keep-it-for-this-event"),
            "LLAA-T-01",
        )
    return [
        e.SettingsChanged(
            at=ctx.at,
            by=ctx.actor,
            before={name: before[name] for name in changed},
            after=after,
        )
    ]


def _set_option(state: State, command: c.SetOption, ctx: Context) -> list[e.Fact]:
    category = category_of(state, command.category)
    option_of(category.key, command.option, command.value)
    before = category.options.get(command.option, "")
    if before == command.value:
        raise Refusal(Message("that-is-already-so"), "value", Message("nothing-more-to-do"))
    if category.begun:
        raise Refusal(
            Message("games-have-begun"), "option", Message("house-rules-are-set-before-the-first")
        )
    return [
        e.OptionSet(
            at=ctx.at,
            by=ctx.actor,
            category=category.key,
            option=command.option,
            before=before,
            value=command.value,
        )
    ]


def _rehearse(state: State, command: c.Rehearse, ctx: Context) -> list[e.Fact]:
    return rehearsal.rehearse(state, command, ctx, decide, evolve)


_DECIDE: dict[type[c.Command], Callable[[State, Any, Context], list[e.Fact]]] = {
    c.ChangeSettings: _change_settings,
    c.ArchiveEvent: archiving.archive,
    c.BringBackEvent: archiving.bring_back,
    c.SetOption: _set_option,
    c.TakeEntry: entries.take_entry,
    c.ImportEntries: entries.import_entries,
    c.ChangeEntry: entries.change_entry,
    c.ChangeGame: entries.change_game,
    c.TakePayment: entries.take_payment,
    c.CorrectPayment: entries.correct_payment,
    c.CountCash: entries.count_cash,
    c.SignIn: entries.sign_in,
    c.UndoSignIn: entries.undo_sign_in,
    c.LetIn: entries.let_in,
    c.UndoLetIn: entries.undo_let_in,
    c.Substitute: entries.substitute,
    c.Withdraw: entries.withdraw,
    c.Reinstate: entries.reinstate,
    c.NewCode: entries.new_code,
    c.BlankName: entries.blank_name,
    c.GiveAwards: awarding.give_awards,
    c.CallAward: awarding.call_award,
    c.TakeBackAwards: awarding.take_back_awards,
    c.RecordIncident: conduct.record_incident,
    c.Disqualify: conduct.disqualify,
    c.LiftDisqualification: conduct.lift_disqualification,
    c.Rehearse: _rehearse,
    **desk.DECIDE,
}
for _format in formats().values():
    _DECIDE.update(_format.decide.DECIDE)
_ALONE = frozenset().union(*(one.alone for one in formats().values()))
