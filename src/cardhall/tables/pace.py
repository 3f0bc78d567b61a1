"""Work out how long a table waits: whether a clock runs, and when something is due."""

from __future__ import annotations

from cardhall.tables.state import State

CALLS_MS = 10_000  # at an open table, when the last card is played: for who has something to call


def timed(state: State) -> bool:
    """Does a clock run on what is waited for now? Between hands it runs where others wait: who
    sits alone with bots looks as long as they like. The table's own pace is no turn's clock."""
    return bool(own_words(state)) or clocked(state)


def clocked(state: State) -> bool:
    """The same, where the table does nothing by itself."""
    if state.terms.clock == "always":
        return True
    people = len(state.persons())
    if state.stage in ("pause", "calls"):
        return people != 1
    return state.terms.clock == "company" and people > 1


def own_words(state: State) -> str:
    """Say what the table does by itself in the hand when nobody is waited for; "" for nothing."""
    if state.stage != "hand" or state.hand is None:
        return ""
    return state.open.own_words(state) if state.open else state.adapter.own_words(state.hand)


def waiting_ms(state: State) -> int:
    """Measure how long whoever is asked now may take; shuffles, cuts and draws go faster."""
    return hand_ms(state) if state.in_hand else state.terms.shuffle_ms


def hand_ms(state: State) -> int:
    """The time of the decision that is due in the hand now, in ms."""
    if state.stage == "calls":
        return CALLS_MS
    return state.open.turn_ms(state) if state.open else state.adapter.turn_ms(state)
