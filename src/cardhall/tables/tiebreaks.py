"""Break a tie at the top when a session outside of an event ends (OP-T-02).

In an event the hall knows who is tied for which place, and has its own extra game or cut. Between
friends places are shared, unless the table was opened with another way: one more hand, for all who
play, as long as the top is level when the time is up; or a card for each of the tied, the highest
first, equal ones drawing again, for suits break no ties.
"""

from __future__ import annotations

from typing import Literal

from cardhall.cards.table import highest_draw
from cardhall.tables.state import State

Tie = Literal["", "extra-game", "cut-card"]
WAYS = ("", "extra-game", "cut-card")
Draws = tuple[tuple[tuple[int, int], ...], ...]
"""Rounds of (seat, card): the last round's highest is first."""


def level_at_top(state: State) -> tuple[int, ...]:
    """The seats that share the first place, where they are not of one side; else none."""
    first = [
        seat
        for seat, place in enumerate(state.adapter.places(state))
        if place == 1 and state.seats[seat].playing and not state.seats[seat].disqualified
    ]
    sides = state.adapter.partners(len(state.seats)) or tuple((seat,) for seat in first)
    level = [side for side in sides if set(side) & set(first)]
    return tuple(first) if len(level) > 1 else ()


def deals_on(state: State) -> bool:
    """Is one more hand played though the time is up?"""
    return state.terms.tie == "extra-game" and not state.event and bool(level_at_top(state))


def cut(state: State) -> tuple[tuple[int, ...], Draws]:
    """(places, draws) of a session that ends: the tied cut for the first place where the table was
    opened so. Of partners the first seat of each side draws for both."""
    places = state.adapter.places(state)
    first = level_at_top(state)
    if state.terms.tie != "cut-card" or state.event or not first or state.secrets is None:
        return (places if state.adapter.tells_places else ()), ()
    sides = state.adapter.partners(len(state.seats)) or tuple((seat,) for seat in first)
    side_of = {seat: side for side in sides for seat in side}
    among = sorted({min(side_of[seat]) for seat in first})
    order = state.secrets.shuffles().order("tie", 52)
    rounds = highest_draw(iter(order), among)
    winner = max(rounds[-1], key=lambda draw: draw[1] % 13)[0]
    second = 1 + len(side_of[winner])
    cut_places = tuple(
        second if seat in first and seat not in side_of[winner] else place
        for seat, place in enumerate(places)
    )
    return cut_places, tuple(tuple(one) for one in rounds)
