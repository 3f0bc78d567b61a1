"""Fold a session's beginning, its first dealer, its clock and its end."""

from __future__ import annotations

from cardhall.tables import events
from cardhall.tables.drawing import dealt_by_hand
from cardhall.tables.events import SeatNumber
from cardhall.tables.folds.books import apply_moves, next_decision, stood_still, with_seat
from cardhall.tables.game import Secrets
from cardhall.tables.replacing import replace
from cardhall.tables.state import AddedNumber, SessionBooks, State


def begun(state: State, event: events.SessionBegun) -> State:
    none = (0,) * len(state.seats)
    seats = tuple(
        replace(s, playing=s.kind != "empty", lost=False, disqualified=False, missed=0)
        for s in state.seats
    )
    state = replace(
        state,
        seats=seats,
        session=event.session,
        secrets=Secrets(event.seed, event.salt, event.numbers, event.commitment),
        numbers=(),
        ends_at=event.ends_at,
        stage="draw",
        brought=0,
        stacks=none,
        history=(),
        pot=0,
        locked=0,
        drawn=((),) * len(seats),
        dealer=-1,
        hands=0,
        shuffles=0,
        deck=0,
        hand=None,
        open_referee=None,
        loose=(),
        rulings=(),
        facts=None,
        before=None,
        call=None,
        run=None,
        cup=none,
        banks=(state.terms.bank_ms,) * len(seats) if state.terms.bank_ms else (),
        level=None,
        leave=1,
        offers=(),
        bought=none,
        gone=(),
        ready=(),
        pause=None,
    )
    state = apply_moves(state, event.moves)
    state = replace(state, run=state.adapter.begin(state))
    return next_decision(state, event.at, state.terms.shuffle_ms)


def number_added(state: State, event: events.NumberAdded) -> State:
    """In a session it counts from the next pack on; before one for all that is shuffled. Each
    person has one number, under whatever seal: nobody takes another's away."""
    if state.secrets is not None and event.commitment == state.secrets.commitment:
        late = SeatNumber(seat=event.seat, number=event.number, since=state.shuffles + 1)
        others = [one for one in state.secrets.numbers if one.seat != event.seat]
        numbers = tuple(sorted([*others, late], key=lambda one: one.seat))
        return replace(state, secrets=replace(state.secrets, numbers=numbers))
    person = state.seats[event.seat].person
    kept = (one for one in state.numbers if one.person != person)
    return replace(state, numbers=(*kept, AddedNumber(person, event.commitment, event.number)))


def card_drawn(state: State, event: events.CardDrawn) -> State:
    drawn = list(state.drawn)
    drawn[event.seat] = (*drawn[event.seat], event.card)
    state = replace(state, drawn=tuple(drawn), deadline=event.at + state.terms.shuffle_ms)
    return _answered(state, event.seat, event.automatic)


def _answered(state: State, seat: int, automatic: bool) -> State:
    """Count the turns running that somebody let run out; shuffles and draws don't count."""
    return state if automatic else with_seat(state, seat, missed=0)


def first_dealer(state: State, event: events.FirstDealer) -> State:
    stage = "shuffle" if dealt_by_hand(state) else "pause"
    state = replace(state, dealer=event.seat, stage=stage)
    return next_decision(state, event.at, state.terms.shuffle_ms)


def shuffled(state: State, event: events.Shuffled) -> State:
    state = replace(state, stage="cut", deck=event.deck, shuffles=state.shuffles + 1)
    return next_decision(state, event.at, state.terms.shuffle_ms)


def deck_cut(state: State, event: events.DeckCut) -> State:
    return replace(state, cut=event.cards)


def minutes_added(state: State, event: events.MinutesAdded) -> State:
    ends_at = state.ends_at and state.ends_at + event.minutes * 60_000
    return replace(state, ends_at=ends_at)


def end_set(state: State, event: events.EndSet) -> State:
    return replace(state, ends_at=event.ends_at)


def clock_shifted(state: State, event: events.ClockShifted) -> State:
    ends_at = state.ends_at + event.session_by if state.ends_at else 0
    state = stood_still(state, event.at - max(0, event.session_by), event.session_by)
    call = state.call
    if event.why == "set back" and call is not None:
        call = replace(call, at=event.at)
    # The clock itself moved: later events may carry smaller times than earlier ones.
    return replace(
        state,
        ends_at=ends_at,
        deadline=event.deadline,
        since=event.at,
        at=event.at,
        acted=min(state.acted, event.at),
        call=call,
    )


def ended(state: State, event: events.SessionEnded) -> State:
    state = apply_moves(state, event.moves)
    ended = SessionBooks(
        event.session,
        event.stacks,
        event.pot,
        event.locked,
        state.brought,
        event.why,
        event.places,
    )
    sealed = state.secrets or Secrets(event.seed, event.salt)
    reveal = (event.session, sealed.commitment, event.seed, event.salt, sealed.numbers)
    seats = tuple(replace(s, playing=False, sitting_in=False) for s in state.seats)
    return replace(
        state,
        stage="ended",
        seats=seats,
        deadline=0,
        hand=None,
        open_referee=None,
        loose=(),
        facts=None,
        before=None,
        call=None,
        pause=None,
        offers=(),
        ready=(),
        ended=(*state.ended, ended),
        reveals=(*state.reveals, reveal),
        step=state.step + 1,
    )


def closed(state: State, event: events.TableClosed) -> State:
    return replace(state, stage="ended", shut=event.why, step=state.step + 1)
