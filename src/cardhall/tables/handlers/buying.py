"""Let players buy in again, or decline to."""

from __future__ import annotations

from cardhall.messages import Message
from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.commands import Context
from cardhall.tables.decision import Decision, Refusal, check_may_move
from cardhall.tables.events import BANK, Move
from cardhall.tables.handlers.hand import decline


def buy_in(decision: Decision, command: c.BuyIn, ctx: Context) -> None:
    offer = next((one for one in decision.state.offers if one.seat == command.seat), None)
    if offer is not None:
        _check_may_answer(decision, command.seat, offer.desk, ctx)
        clause = "HOLDEM-05"
        move = Move(source=BANK, target=f"seat:{offer.seat}", amount=offer.chips, clause=clause)
        decision.add(events.BoughtIn(at=decision.at, seat=command.seat, moves=(move,)))
        return
    check_may_move(decision, command.seat, ctx)
    sum_ = decision.state.adapter.ladder(decision.state, command.seat)
    if not sum_:
        raise Refusal(
            Message("you-cannot-buy-in-now"),
            "seat",
            Message("buy-in-between-hands"),
            "RAP-45",
        )
    move = Move(source=BANK, target=f"seat:{command.seat}", amount=sum_, clause="RAP-45")
    decision.add(events.BoughtIn(at=decision.at, seat=command.seat, moves=(move,)))


def _check_may_answer(decision: Decision, seat: int, desk: bool, ctx: Context) -> None:
    if desk and ctx.role != "server":
        raise Refusal(
            Message("rebuys-are-paid-at-the-desk"), "seat", Message("pay-there"), "HOLDEM-05"
        )
    if not desk:
        check_may_move(decision, seat, ctx)


def decline_buy_in(decision: Decision, command: c.DeclineBuyIn, ctx: Context) -> None:
    """Anybody may decline to buy in again for themselves; for others the event says it."""
    if not any(one.seat == command.seat for one in decision.state.offers):
        raise Refusal(
            Message("nobody-asked-that-player"), "seat", Message("nothing-more-is-to-do"), "OP-X-24"
        )
    if ctx.role != "server":
        check_may_move(decision, command.seat, ctx)
    decline(decision, command.seat, False)
