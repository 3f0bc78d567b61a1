"""Fold what happens between hands: lost seats, chips bought again, levels, who comes and goes."""

from __future__ import annotations

from cardhall.tables import events
from cardhall.tables.folds.books import apply_moves, with_seat, with_value
from cardhall.tables.replacing import replace
from cardhall.tables.state import Gone, Seat, State
from cardhall.tables.structure import RebuyOffer


def seat_lost(state: State, event: events.SeatLost) -> State:
    return without(with_seat(state, event.seat, lost=True), event.seat)


def without(state: State, seat: int) -> State:
    """The session goes on without a seat; where the deal was there, it passes."""
    run = state.adapter.without(state, seat)
    return state if run is state.run else replace(state, run=run, dealer=run.dealer)


def bought_in(state: State, event: events.BoughtIn) -> State:
    chips = sum(move.amount for move in event.moves)
    run = state.adapter.bought(state, event.seat, chips)
    bought = with_value(state.bought, event.seat, state.bought[event.seat] + 1)
    state = replace(apply_moves(state, event.moves), run=run, bought=bought)
    if any(one.seat == event.seat for one in state.offers):
        state = _answered_offer(state, event.seat, event.at)
    return with_seat(state, event.seat, lost=False)


def _answered_offer(state: State, seat: int, at: int) -> State:
    offers = tuple(one for one in state.offers if one.seat != seat)
    return replace(state, offers=offers, deadline=max(state.deadline, at))


def offered(state: State, event: events.BuyInOffered) -> State:
    offer = RebuyOffer(seat=event.seat, chips=event.chips, until=event.until, desk=event.desk)
    return replace(state, offers=(*state.offers, offer))


def declined(state: State, event: events.BuyInDeclined) -> State:
    run = state.adapter.declined(state, event.seat)
    return _answered_offer(replace(state, run=run), event.seat, event.at)


def levels_set(state: State, event: events.LevelsSet) -> State:
    return replace(
        state,
        levels=event.levels,
        rebuy_until=event.rebuy_until,
        deadline=max(state.deadline, event.at),
    )


def level_begun(state: State, event: events.LevelBegun) -> State:
    run = state.adapter.at_level(state.run, event.level)
    # in a break an event's people may be moved: whoever was let go before it waits for leave again
    leave = state.hands if event.level.rest else state.leave
    return replace(state, level=event.level, run=run, leave=leave)


def leave_given(state: State, event: events.LeaveGiven) -> State:
    return replace(state, leave=event.hand, deadline=max(state.deadline, event.at))


def player_came(state: State, event: events.PlayerCame) -> State:
    chips = sum(move.amount for move in event.moves)
    seats = list(state.seats)
    seats[event.seat] = Seat(
        "person",
        event.name,
        event.person,
        event.entry,
        kept=True,
        present=event.present,
        sitting_in=event.sitting_in,
        playing=True,
    )
    banks = with_value(state.banks, event.seat, state.terms.bank_ms) if state.banks else ()
    bought = with_value(state.bought, event.seat, 0)
    state = replace(state, seats=tuple(seats), banks=banks, bought=bought)
    state = replace(state, run=state.adapter.came(state, event.seat, chips))
    return apply_moves(state, event.moves)


def player_gone(state: State, event: events.PlayerGone) -> State:
    run, place = state.adapter.gone(state, event.seat), state.seats[event.seat]
    gone = Gone(
        key=f"{state.session}.{state.hands}.{event.seat}.{len(state.gone)}",
        seat=event.seat,
        person=event.person,
        entry=event.entry,
        to=event.to,
        chips=event.chips,
        present=place.present,
        sitting_in=place.sitting_in,
    )
    seats = list(state.seats)
    seats[event.seat] = Seat()
    ready = tuple(seat for seat in state.ready if seat != event.seat)
    offers = tuple(one for one in state.offers if one.seat != event.seat)
    state = replace(state, seats=tuple(seats), run=run, gone=(*state.gone, gone))
    return replace(apply_moves(state, event.moves), ready=ready, offers=offers)


def button_drawn(state: State, event: events.ButtonDrawn) -> State:
    run, button, _ = state.adapter.drawn_anew(state)
    return replace(state, run=run, dealer=button)


def stacks_changed(state: State, event: events.StacksChanged) -> State:
    state = apply_moves(state, event.moves)
    return replace(state, run=state.adapter.changed(state, state.stacks))


def went_on(state: State, event: events.WentOn) -> State:
    return replace(state, ready=(*state.ready, event.seat))
