"""Fold the opening of a table, and who sits at it."""

from __future__ import annotations

from cardhall.tables import events
from cardhall.tables.commands import PlannedSeat
from cardhall.tables.folds.books import with_seat
from cardhall.tables.games import table_game
from cardhall.tables.replacing import replace
from cardhall.tables.state import Seat, State, TableTerms


def opened(state: State, event: events.TableOpened) -> State:
    seats = tuple(_planned(seat) for seat in event.seats)
    none = (0,) * len(seats)
    return State(
        table=event.table,
        game=event.game,
        preset=event.preset,
        rules=table_game(event.game).rules(event.preset, event.options),
        event=event.event,
        terms=_terms(event),
        seats=seats,
        stage="seats",
        cup=none,
        stacks=none,
    )


def _terms(event: events.TableOpened) -> TableTerms:
    return TableTerms(
        options=dict(event.options),
        round=event.round,
        number=event.number,
        minutes=event.minutes,
        start=event.start,
        turn_ms=event.turn_ms,
        shuffle_ms=event.shuffle_ms,
        bot_pause_ms=event.bot_pause_ms,
        bank_ms=event.bank_ms,
        host=event.host,
        plan=event.levels,
        rebuys=event.rebuys,
        event_paced=event.event_paced,
        tie=event.tie,
        referee=event.referee,
        clock=event.clock,
        dealing=event.dealing,
        target=event.target,
        skill=event.skill,
        manner=event.manner,
        opened_by=event.opened_by,
        deals=event.deals,
        same=event.same,
        replay=event.replay,
    )


def _planned(seat: PlannedSeat) -> Seat:
    if seat.bot:
        return Seat(
            "bot", seat.name, entry=seat.entry, present=True, acknowledged=True, face=seat.face,
            manner=seat.manner,
        )  # fmt: skip
    if seat.person or seat.entry:
        return Seat("person", seat.name, seat.person, seat.entry, kept=True)
    return Seat()


def sat(state: State, event: events.SeatTaken) -> State:
    return with_seat(
        state,
        event.seat,
        kind="person",
        name=event.name,
        person=event.person,
        present=True,
        acknowledged=event.acknowledged,
        face=event.face or state.seats[event.seat].face,
        sitting_in=False,
        missed=0,
    )


def left(state: State, event: events.SeatLeft) -> State:
    if state.seats[event.seat].playing and state.stage not in ("seats", "ended"):
        return with_seat(state, event.seat, present=False)
    if state.seats[event.seat].kept:
        return with_seat(state, event.seat, present=False, sitting_in=False)
    seats = list(state.seats)
    seats[event.seat] = Seat()
    return replace(state, seats=tuple(seats))


def bot_added(state: State, event: events.BotAdded) -> State:
    return with_seat(
        state, event.seat, kind="bot", name=event.name, present=True, acknowledged=True,
        face=event.face, manner=event.manner,
    )  # fmt: skip


def sat_in(state: State, event: events.BotSatIn) -> State:
    return with_seat(state, event.seat, sitting_in=True, missed=0)


def taken_back(state: State, event: events.SeatTakenBack) -> State:
    return with_seat(state, event.seat, sitting_in=False, present=True, missed=0)


def named(state: State, event: events.SeatNamed) -> State:
    return with_seat(state, event.seat, name=event.name)


def face_taken(state: State, event: events.FaceTaken) -> State:
    return with_seat(state, event.seat, face=event.face)


def swapped(state: State, event: events.SeatsSwapped) -> State:
    """Before play every seat has the same in its books: only who sits there moves."""
    seats = list(state.seats)
    seats[event.seat], seats[event.other] = seats[event.other], seats[event.seat]
    return replace(state, seats=tuple(seats))
