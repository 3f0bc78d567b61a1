"""Offer what a judge may rule at a live table: a guided table lets no wrong card
through. What remains are a slip of the finger, a wrong deal, absence, time, and what the judge saw.

Words and clauses stand in `live_calls.toml`, here and in the game's folder; what is possible now
the table says.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Literal, get_args

import msgspec

from cardhall import registry
from cardhall.messages import Message, read_hook
from cardhall.tables.commands import Context, Rule
from cardhall.tables.state import State
from cardhall.tables.table import ruled

Ruling = Literal["play_on", "take_back", "misdeal", "renege", "sit_in", "end_session"]


class LiveCall(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that may have happened there. `ruling` is that of `commands.Rule`; `seat`: it is
    about somebody, `{who}` in the text; `rules` are where it is said so."""

    ruling: Ruling
    title: Message
    text: Message
    group: Literal["deal", "play", "hall"]
    clauses: tuple[str, ...]
    seat: bool = False
    rules: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        return f"live:{self.ruling}"


class OfferedRuling(msgspec.Struct, frozen=True, kw_only=True):
    """A ruling of a call, about one seat or (-1) about none, and all that it would change, with
    seats in braces by their letters."""

    seat: int
    changes: tuple[Message, ...]


class OfferedCall(msgspec.Struct, frozen=True, kw_only=True):
    """A call that can be ruled on now, with its rulings: one, or one for each seat."""

    ruling: str
    title: Message
    text: Message
    group: str
    clauses: tuple[str, ...]
    rulings: tuple[OfferedRuling, ...]


def _catalogue(game: str) -> tuple[LiveCall, ...]:
    """The game's own calls, then those of every table."""
    every = tomllib.loads(files("cardhall.tables").joinpath("live_calls.toml").read_text("utf-8"))
    own = registry.game(game).toml("live_calls.toml").get("call", [])
    found: tuple[LiveCall, ...] = msgspec.convert(
        [*own, *every["call"]], tuple[LiveCall, ...], dec_hook=read_hook
    )
    return found


@cache
def calls_of(game: str, preset: str) -> tuple[LiveCall, ...]:
    """All that may ever be ruled at a table of this game by these rules: of each ruling one."""
    found: dict[str, LiveCall] = {}
    for call in _catalogue(game):
        if preset in (call.rules or (preset,)):
            found.setdefault(call.ruling, call)
    return tuple(found[ruling] for ruling in get_args(Ruling) if ruling in found)


def call_of(state: State, ruling: str) -> LiveCall | None:
    """Find this table's call for a ruling; None for one that is not given here."""
    calls = calls_of(state.game, state.preset)
    return next((call for call in calls if call.ruling == ruling), None)


def may_be_ruled(state: State) -> tuple[LiveCall, ...]:
    """The calls that can lead to a ruling at the table as it stands."""
    return tuple(
        call
        for call in calls_of(state.game, state.preset)
        if (seats_for(state, call) if call.seat else _POSSIBLE.get(call.ruling, _always)(state))
    )


def seats_for(state: State, call: LiveCall) -> tuple[int, ...]:
    """List the seats that it may be ruled on."""
    seats = range(len(state.seats))
    if call.ruling == "renege":
        hand = state.hand
        return tuple(s for s in seats if hand is not None and state.adapter.is_in(hand, s))
    if call.ruling == "sit_in":
        return tuple(s for s in seats if _may_be_absent(state, s))
    return ()


def offered(state: State, context: Context) -> tuple[OfferedCall, ...]:
    """The same, each looked at: what the judge reads before ruling. Empty while nobody called;
    `context` is that of the judge who asks."""
    if state.call is None:
        return ()
    return tuple(
        OfferedCall(
            ruling=call.ruling,
            title=call.title,
            text=call.text,
            group=call.group,
            clauses=call.clauses,
            rulings=tuple(
                OfferedRuling(seat=seat, changes=_changes(state, call, seat, context))
                for seat in (seats_for(state, call) if call.seat else (-1,))
            ),
        )
        for call in may_be_ruled(state)
    )


def _changes(state: State, call: LiveCall, seat: int, context: Context) -> tuple[Message, ...]:
    command = Rule(ruling=call.ruling, seat=seat, clause=call.clauses[0])
    return tuple(change.text for change in ruled(state, command, context))


def _may_be_absent(state: State, seat: int) -> bool:
    place = state.seats[seat]
    return place.kind == "person" and place.playing and not place.sitting_in


def _always(state: State) -> bool:
    return True


_POSSIBLE: dict[str, Callable[[State], bool]] = {
    "take_back": lambda state: state.before is not None,
    "misdeal": lambda state: state.hand is not None and state.adapter.before_play(state.hand),
    "end_session": lambda state: not state.in_hand,
}
