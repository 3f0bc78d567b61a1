"""Fold phrases and pauses."""

from __future__ import annotations

from cardhall.tables import events
from cardhall.tables.folds.books import stood_still
from cardhall.tables.pace import waiting_ms
from cardhall.tables.replacing import replace
from cardhall.tables.state import Pause, State

SAID_KEPT = 6


def spoke(state: State, event: events.Spoke) -> State:
    said = (*state.said, (event.seat, event.phrase, event.at))
    return replace(state, said=said[-SAID_KEPT:])


def pause_asked(state: State, event: events.PauseAsked) -> State:
    return replace(state, pause=Pause(event.seat, (event.seat,), event.until))


def pause_answered(state: State, event: events.PauseAnswered) -> State:
    if state.pause is None or not event.agreed:
        return replace(state, pause=None)
    agreed = (*state.pause.agreed, event.seat)
    return replace(state, pause=replace(state.pause, agreed=agreed))


def pause_begun(state: State, event: events.PauseBegun) -> State:
    assert state.pause is not None
    left = max(0, state.deadline - event.at)
    pause = replace(state.pause, on=True, at=event.at, until=event.until, turn_left=left)
    return replace(state, pause=pause, deadline=0)


def pause_over(state: State, event: events.PauseOver) -> State:
    """Every clock goes on with what it had left."""
    pause = state.pause
    if pause is None or not pause.on:
        return replace(state, pause=None)
    stood = event.at - pause.at
    state = stood_still(state, pause.at, stood)
    ends_at = state.ends_at + stood if state.ends_at else 0
    left = max(pause.turn_left, 1_000) if pause.turn_left else waiting_ms(state)
    deadline = event.at + left
    return replace(state, pause=None, deadline=deadline, ends_at=ends_at, since=state.since + stood)
