"""Between two hands of a table where nobody shuffles: what the next deal waits for.

Hands follow one another after a short pause. A deal waits besides for the answer of somebody who
may buy in again (OP-X-24), for the end of a break, for two who have chips and, in an event whose
people go from table to table, for its leave.
"""

from __future__ import annotations

from cardhall.tables.shapes import Waits
from cardhall.tables.state import State
from cardhall.tables.structure import Level, level_at


def level_due(state: State, at: int) -> Level | None:
    """The level of the next deal, if it were now; None where blinds stay."""
    return level_at(state.levels, at, state.hands + 1)


def waits_for(state: State, at: int) -> Waits:
    """Work out what the next deal waits for beyond the pause: "answer" to an offer, "leave" of the
    event, "players", a "break" that is on; "" for nothing."""
    if state.offers:
        return "answer"
    if state.terms.event_paced and state.leave <= state.hands:
        return "leave"
    if state.terms.event_paced and len(state.adapter.players(state)) < 2:
        return "players"
    level = level_due(state, at)
    return "break" if level is not None and level.rest else ""


def deal_due(state: State) -> int | None:
    """Find when the next hand is dealt by itself (ms); None while somebody has to do something
    first."""
    if waits_for(state, state.at) in ("answer", "leave", "players"):
        return None
    after = max(state.deadline, state.at)
    level = level_due(state, after)
    if level is None or not level.rest:
        return state.deadline or None
    return next((one.at for one in state.levels if one.at > after and not one.rest), None)


def next_moment(state: State) -> int | None:
    """Find when something is due between hands (ms): a deal, the end of an offer, a break or
    another level that begins while the table waits."""
    moments = [one.until for one in state.offers if one.until]
    due = deal_due(state)
    if due is not None:
        moments.append(due)
    if state.terms.event_paced:
        since = state.level.at if state.level else 0
        moments += [one.at for one in state.levels if one.at > max(since, 0)][:1]
    return min(moments, default=None)
