"""Say when a table has to be woken: a turn runs out, a deal is due, nobody uses the table."""

from __future__ import annotations

from cardhall.tables.handlers.ending import ends_by_time
from cardhall.tables.next_deal import next_moment
from cardhall.tables.state import State

UNUSED_MS = 30 * 60_000  # without a person's act, and a table of one's own is closed
ONCE_MS = 12 * 3_600_000  # the same at one whose deals are played once: there is no other try


def wake_at(state: State) -> int | None:
    """Find when a tick is due, in ms; None while only a person can move the table on."""
    return min((at for at in (_moves_at(state), closes_at(state)) if at is not None), default=None)


def closes_at(state: State) -> int | None:
    """Find when a table of one's own is closed if nobody acts; never one of an event, nor one whose
    session is over: it takes nobody's place."""
    if state.event or state.stage in ("closed", "ended"):
        return None
    return state.acted + (ONCE_MS if state.terms.same else UNUSED_MS)


def _moves_at(state: State) -> int | None:
    if state.call is not None or state.stage in ("closed", "seats", "ended"):
        return None
    if state.pause is not None and state.pause.on:
        return state.pause.until
    moments = [state.pause.until] if state.pause is not None else []
    due = due_at(state)
    if due is not None:
        moments.append(due)
    if not state.in_hand and ends_by_time(state):
        moments.append(state.ends_at)
    return min(moments, default=None)


def due_at(state: State) -> int | None:
    """Find when what is waited for has taken too long; None where no clock runs."""
    return next_moment(state) if state.stage == "pause" else state.deadline or None
