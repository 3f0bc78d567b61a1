"""Fold what lies on an open table out of turn."""

from __future__ import annotations

from typing import Any

from cardhall.tables import events
from cardhall.tables.shapes import LooseAct
from cardhall.tables.state import State


def lying(state: State, event: events.Acted, referee: Any) -> tuple[tuple[LooseAct, ...], bool]:
    """Work out what lies there out of turn after an act, and whether the act itself went into the
    game."""
    if state.open is None or event.seat < 0:
        return (), True
    if referee.stands():
        return tuple(one for one in state.loose if referee.still_binds(one.seat)), True
    own = _loose_act(state, event.seat, event.words)
    others = tuple(one for one in state.loose if one.seat != event.seat)
    return (*others, own), False


def ruled_back(referee: Any, loose: tuple[LooseAct, ...]) -> tuple[LooseAct, ...]:
    """Work out what of it lies there still after the latest ruling."""
    ruling = referee.rulings[-1]
    on = ruling.on if ruling.proven else None
    latest = {act.seat: act for act in referee.acts}
    return tuple(
        one
        for one in loose
        if one.seat != on
        and not getattr(latest[one.seat], "put_back", False)
        and not getattr(latest[one.seat], "taken_back", False)
    )


def _loose_act(state: State, seat: int, words: str) -> LooseAct:
    """An act that lies there, as everybody sees it; `state` is before it."""
    assert state.open is not None
    line = state.open.said(state, seat, words)
    verb, *cards = words.split()
    return LooseAct(
        seat=seat,
        text=line.text,
        cards=tuple(cards) if verb in ("play", "throw") and state.open_referee.face_up() else (),
    )
