"""Call something out at an open table: what may be called, by whom, what is in the way, and the
ruling as everybody reads it."""

from __future__ import annotations

from typing import Any

from cardhall.cards.table import Illegal
from cardhall.messages import Message
from cardhall.rulings.referee import Call, Impossible, Ruling
from cardhall.tables.commands import CallOut
from cardhall.tables.game import Wrong
from cardhall.tables.referee_words import referee_says
from cardhall.tables.shapes import AskView, CallView, RulingView
from cardhall.tables.state import State

MOST_UNPROVEN = 3
"""So often may a seat be wrong in one hand; then it is for the chair to hear (LLAA-T-17)."""


def calls_for(state: State, by: int) -> tuple[CallView, ...]:
    """Work out what this seat may call now."""
    facts, game = state.facts, state.open
    if game is None or facts is None or not state.in_hand or by not in facts.players:
        return ()
    calls = state.stage == "calls"
    names = game.referee.LATE if calls else state.open_referee.may_be_called()
    others = tuple(seat for seat in facts.players if seat != by)
    return tuple(_shown(state, game.every_call[name], by, others) for name in names)


def _shown(state: State, call: Call, by: int, others: tuple[int, ...]) -> CallView:
    assert state.open is not None
    asks = (
        AskView(name=ask.name, text=ask.text, choices=tuple((k, told) for k, told in ask.choices))
        for ask in state.open.asks(state, call, by)
    )
    return CallView(
        name=call.name,
        title=call.title,
        on=call.on,
        seats=others if call.on else (),
        asks=tuple(asks),
    )


def latest_ruling(state: State, referee: Any, by: int, on: int | None) -> RulingView:
    """The latest ruling of a referee, in words with names."""
    assert state.open is not None
    ruling: Ruling = referee.rulings[-1]
    return RulingView(
        by=by,
        on=-1 if on is None else on,
        call=ruling.call,
        title=state.open.every_call[ruling.call].title,
        proven=ruling.proven,
        words=referee_says(state, ruling.words),
        clause=ruling.clause,
        changes=tuple(state.open.told_change(state, change) for change in ruling.changes),
        clauses=tuple(change.clause for change in ruling.changes),
    )


def may_call(state: State, seat: int) -> bool:
    """May this seat call something now, if there is anything to call?"""
    if state.open is None or state.open_referee is None or state.facts is None or state.still:
        return False
    wrong = [one for one in state.facts.calls if one.by == seat and not one.proven]
    return bool(len(wrong) < MOST_UNPROVEN and calls_for(state, seat))


def in_the_way(state: State, command: CallOut) -> Wrong | None:
    """Say why this cannot be called now; None if it can. What it would come to is not looked at."""
    if state.open is None:
        return Wrong(
            Message("at-this-table-nothing-against-the-rules"), Message("play-on-here"), ""
        )
    if state.open_referee is None:
        return Wrong(Message("no-hand-is-being-played"), Message("wait-for-the-deal"), "")
    calls = {one.name: one for one in calls_for(state, command.seat)}
    call = calls.get(command.call)
    if call is None:
        cure = (
            Message("what-may-be-called", calls=tuple(one.title for one in calls.values()))
            if calls
            else Message("play-on-here")
        )
        return Wrong(Message("that-is-not-called-now"), cure, "")
    if not may_call(state, command.seat):
        cure = Message("call-the-chair-if-you-are-sure")
        return Wrong(Message("you-have-called-wrongly-three-times"), cure, "LLAA-T-17")
    if call.on != (command.on is not None) or (call.on and command.on not in call.seats):
        cure = Message("say-on-whom-it-is-called") if call.on else Message("leave-the-seat-out")
        return Wrong(Message("that-is-no-seat-for-this-call"), cure, "")
    for ask in call.asks:
        answer = command.facts.get(ask.name, "")
        if answer not in [key for key, _ in ask.choices]:
            return Wrong(ask.text, Message("choose-one-of-the-answers"), "")
    return _not_judged(state, command)


def answers(state: State, command: CallOut) -> dict[str, str]:
    """Work out what the caller was asked, and no more."""
    call = next(one for one in calls_for(state, command.seat) if one.name == command.call)
    return {ask.name: command.facts[ask.name] for ask in call.asks}


def _not_judged(state: State, command: CallOut) -> Wrong | None:
    """The referee tries it: there are calls that nobody can rule on as things lie."""
    assert state.open is not None
    told = answers(state, command)
    try:
        state.open.called(state, command.seat, command.call, command.on, told)
    except Illegal as error:
        refusal = error.refusal
        why = referee_says(state, refusal.text)
        return Wrong(why, Message("call-something-else"), refusal.clause, refusal.reason)
    except Impossible as error:
        return Wrong(referee_says(state, error.why), referee_says(state, error.cure), "")
    return None
