"""Calling something out at an open table: who may, and what is in the way."""

from __future__ import annotations

from cardhall.cards.table import Illegal
from cardhall.messages import Message
from cardhall.rulings.referee import Impossible
from cardhall.tables.commands import CallOut
from cardhall.tables.game import Wrong
from cardhall.tables.state import State

MOST_UNPROVEN = 3
"""So often may a seat be wrong in one hand; then it is for the chair to hear (LLAA-T-17)."""


def may_call(state: State, seat: int) -> bool:
    """May this seat call something now, if there is anything to call?"""
    if state.open is None or state.open_referee is None or state.facts is None or state.still:
        return False
    wrong = [one for one in state.facts.calls if one.by == seat and not one.proven]
    return bool(len(wrong) < MOST_UNPROVEN and state.open.calls(state, seat))


def in_the_way(state: State, command: CallOut) -> Wrong | None:
    """Why this cannot be called now; None if it can. What it would come to is not looked at."""
    if state.open is None:
        return Wrong(
            Message("at-this-table-nothing-against-the-rules"), Message("play-on-here"), ""
        )
    if state.open_referee is None:
        return Wrong(Message("no-hand-is-being-played"), Message("wait-for-the-deal"), "")
    calls = {one.name: one for one in state.open.calls(state, command.seat)}
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
    """What the caller was asked, and no more."""
    assert state.open is not None
    call = next(one for one in state.open.calls(state, command.seat) if one.name == command.call)
    return {ask.name: command.facts[ask.name] for ask in call.asks}


def _not_judged(state: State, command: CallOut) -> Wrong | None:
    """The referee tries it: there are calls that nobody can rule on as things lie."""
    assert state.open is not None
    told = answers(state, command)
    try:
        state.open.called(state, command.seat, command.call, command.on, told)
    except Illegal as error:
        refusal = error.refusal
        why = Message("what-a-referee-says", told=state.open.named(state, refusal.text))
        return Wrong(why, Message("call-something-else"), refusal.clause, refusal.reason)
    except Impossible as error:
        why, cure = (
            Message("what-a-referee-says", told=state.open.named(state, text))
            for text in (error.why, error.cure)
        )
        return Wrong(why, cure, "")
    return None
