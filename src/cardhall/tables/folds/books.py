"""Fold what every subject needs: the books, one seat, the decision that is next."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from cardhall.tables import events
from cardhall.tables.events import Move
from cardhall.tables.pace import hand_ms, own_words, timed
from cardhall.tables.replacing import replace
from cardhall.tables.state import State
from cardhall.tables.structure import later


def apply_moves(state: State, moves: Iterable[Move]) -> State:
    """Books after these moves. Every move takes from one book what it gives to another."""
    stacks, pot, locked, brought = list(state.stacks), state.pot, state.locked, state.brought
    cup = list(state.cup) or [0] * len(state.seats)
    for move in moves:
        for book, sign in ((move.source, -1), (move.target, 1)):
            amount = sign * move.amount
            if book == events.POT:
                pot += amount
            elif book == events.LOCKED:
                locked += amount
            elif book in (events.BANK, events.HALL):
                brought -= amount
            elif book == events.CUP:
                continue
            elif move.target == events.CUP:
                cup[int(book.removeprefix("seat:"))] += move.amount
            else:
                stacks[int(book.removeprefix("seat:"))] += amount
    return replace(
        state, stacks=tuple(stacks), pot=pot, locked=locked, brought=brought, cup=tuple(cup)
    )


def with_seat(state: State, seat: int, **changes: object) -> State:
    seats = list(state.seats)
    seats[seat] = replace(seats[seat], **changes)  # type: ignore[arg-type]
    return replace(state, seats=tuple(seats))


def next_decision(state: State, at: int, length: int) -> State:
    deadline = at + length + reserve(state)
    return replace(state, step=state.step + 1, since=at, deadline=deadline)


def reserve(state: State) -> int:
    """Work out what the one whose turn it is has left beyond the time of a turn, in ms."""
    seat = state.turn()
    if seat < 0 or not state.banks or state.stage != "hand" or state.seats[seat].automatic:
        return 0
    if own_words(state):
        return 0
    return state.banks[seat]


def reserves_after(state: State, event: events.Acted) -> tuple[int, ...]:
    """The reserves after an act: what it took beyond the time of a turn is gone."""
    if not state.banks or event.seat < 0 or event.bot or not timed(state):
        return state.banks
    over = max(0, event.at - state.since - hand_ms(state))
    banks = list(state.banks)
    banks[event.seat] = max(0, banks[event.seat] - over)
    return tuple(banks)


def with_value(line: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*line[:seat], value, *line[seat + 1 :])


def turn_passes(state: State, at: int) -> State:
    """Somebody's turn comes without an act before it: the whole time runs, from the ruling on
    if the chair is called."""
    state = next_decision(state, at, state.terms.turn_ms)
    if state.call is None:
        return state
    call = replace(state.call, turn_left=state.terms.turn_ms)
    return replace(state, call=call, deadline=0, since=call.at)


def stood_still(state: State, since: int, by: int) -> State:
    """Levels and rebuys of a session whose clock stood still."""
    until = state.rebuy_until + by if state.rebuy_until > since else state.rebuy_until
    offers = tuple(
        msgspec.structs.replace(one, until=one.until + by) if one.until else one
        for one in state.offers
    )
    return replace(state, levels=later(state.levels, since, by), rebuy_until=until, offers=offers)
