"""Do what the event of the table asks, whose people go from table to table."""

from __future__ import annotations

from cardhall.messages import Message
from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.commands import Context
from cardhall.tables.decision import Decision, Refusal, check_seat
from cardhall.tables.events import BANK, HALL, Move
from cardhall.tables.handlers.deal import go_on_if_all_are_ready
from cardhall.tables.handlers.hand import offer_buy_in
from cardhall.tables.state import State


def _server_between(decision: Decision, ctx: Context, *, begun: bool = True) -> State:
    """Let the event alone do this, and never while a hand is played."""
    state = decision.state
    if ctx.role != "server" or not state.terms.event_paced:
        raise Refusal(Message("only-the-event-does-that"), "role", Message("ask-the-desk"))
    if begun and state.stage != "pause":
        raise Refusal(
            Message("a-hand-is-being-played"),
            "table",
            Message("wait-until-it-is-over"),
            "HOLDEM-120",
        )
    return state


def set_levels(decision: Decision, command: c.SetLevels, ctx: Context) -> None:
    state = _server_between(decision, ctx, begun=False)
    if command.levels != state.levels:
        decision.add(events.LevelsSet(at=decision.at, levels=command.levels))


def give_leave(decision: Decision, command: c.GiveLeave, ctx: Context) -> None:
    state = _server_between(decision, ctx)
    if command.hand == state.hands + 1 and state.leave != command.hand:
        decision.add(events.LeaveGiven(at=decision.at, hand=command.hand))
        if state.persons() and state.call is None:
            go_on_if_all_are_ready(decision)


def offer_at_desk(decision: Decision, command: c.OfferBuyIn, ctx: Context) -> None:
    state = _server_between(decision, ctx)
    check_seat(decision, command.seat)
    if state.stacks[command.seat] or any(one.seat == command.seat for one in state.offers):
        raise Refusal(
            Message("that-player-has-chips"), "seat", Message("nothing-more-is-to-do"), "HOLDEM-05"
        )
    offer_buy_in(decision, command.seat, command.chips, command.until, "HOLDEM-05", desk=True)


def seat_player(decision: Decision, command: c.SeatPlayer, ctx: Context) -> None:
    state = _server_between(decision, ctx)
    check_seat(decision, command.seat)
    if state.seats[command.seat].kind != "empty":
        raise Refusal(
            Message("that-seat-is-taken"), "seat", Message("take-an-empty-seat"), "OP-HOLDEM-11"
        )
    source = HALL if command.came_from else BANK
    seat, amount = f"seat:{command.seat}", command.chips
    move = Move(source=source, target=seat, amount=amount, clause=command.clause)
    decision.add(
        events.PlayerCame(
            at=decision.at,
            seat=command.seat,
            name=command.name,
            person=command.person,
            entry=command.entry,
            came_from=command.came_from,
            present=command.present,
            sitting_in=command.sitting_in or not command.present,
            moves=(move,),
        )
    )


def send_player(decision: Decision, command: c.SendPlayer, ctx: Context) -> None:
    state = _server_between(decision, ctx)
    check_seat(decision, command.seat)
    place, chips = state.seats[command.seat], state.stacks[command.seat]
    if place.kind == "empty":
        raise Refusal(Message("nobody-sits-there"), "seat", Message("choose-a-seat-that-is-taken"))
    move = Move(source=f"seat:{command.seat}", target=HALL, amount=chips, clause=command.clause)
    decision.add(
        events.PlayerGone(
            at=decision.at,
            seat=command.seat,
            person=place.person,
            entry=place.entry,
            to=command.to,
            chips=chips,
            moves=(move,) if chips else (),
        )
    )


def draw_button(decision: Decision, command: c.DrawButton, ctx: Context) -> None:
    state = _server_between(decision, ctx)
    _, button, found = state.adapter.drawn_anew(state)
    decision.add(
        events.ButtonDrawn(at=decision.at, seat=button, clause=found.clause, text=found.text)
    )


def change_stacks(decision: Decision, command: c.ChangeStacks, ctx: Context) -> None:
    state = _server_between(decision, ctx)
    moves = []
    for seat, (before, after) in enumerate(zip(state.stacks, command.stacks, strict=True)):
        source, target = (BANK, f"seat:{seat}") if after > before else (f"seat:{seat}", BANK)
        if after != before:
            move = Move(
                source=source, target=target, amount=abs(after - before), clause="OP-HOLDEM-13"
            )
            moves.append(move)
    decision.add(events.StacksChanged(at=decision.at, moves=tuple(moves)))
