"""Fold the chair's calls and rulings."""

from __future__ import annotations

from typing import Any

from cardhall.tables import events
from cardhall.tables.folds.books import apply_moves, turn_passes, with_seat
from cardhall.tables.folds.next_deal import without
from cardhall.tables.pace import waiting_ms
from cardhall.tables.replacing import replace
from cardhall.tables.state import State, TableCall


def called(state: State, event: events.ChairCalled) -> State:
    left = max(0, state.deadline - event.at)
    call = TableCall(event.seat, event.reason, event.at, left, hall=event.hall)
    return replace(state, call=call, deadline=0)


def hands_looked_at(state: State, event: events.HandsLookedAt) -> State:
    call = state.call and replace(state.call, looked_at=True)
    return replace(state, call=call)


def ruled(state: State, event: events.Ruled) -> State:
    """Play goes on where it stopped: the turn gets the time that it had left."""
    if state.call is None:
        return state
    left = max(state.call.turn_left, 1_000) if state.call.turn_left else waiting_ms(state)
    since = state.since + (event.at - state.call.at)
    state = replace(state, call=None, deadline=event.at + left, since=since)
    if event.ruling == "renege" and state.hand is not None and state.facts is not None:
        facts = replace(state.facts, marks=(*state.facts.marks, event.seat))
        state = replace(state, facts=facts, before=None)
        if state.open:
            return _kept(state, state.open.marked(state.open_referee, event.seat))
        return replace(state, hand=state.adapter.marked(state.hand, event.seat))
    return state


def disqualified(state: State, event: events.Disqualified) -> State:
    state = with_seat(apply_moves(state, event.moves), event.seat, disqualified=True)
    state = without(state, event.seat)
    if state.hand is not None and state.facts is not None:
        acts, turn = len(state.facts.acts), state.turn()
        facts = replace(state.facts, dead=(*state.facts.dead, (event.seat, acts)))
        state = replace(state, facts=facts, before=None)
        if state.open:
            state = _kept(state, state.open.put_out(state.open_referee, event.seat))
        else:
            hand = state.adapter.with_dead(state.hand, event.seat)
            state = replace(state, hand=hand)
        return state if state.turn() in (turn, -1) else turn_passes(state, event.at)
    return state


def _kept(state: State, referee: Any) -> State:
    """The hand as it lies before another referee."""
    assert state.open is not None
    return replace(state, open_referee=referee, hand=state.open.lies(state.hand, referee))
