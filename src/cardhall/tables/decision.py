"""Build a decision event by event, each folded as it is added; refuse what may not be done."""

from __future__ import annotations

from typing import Any

from cardhall.messages import Message, no_words
from cardhall.tables import events
from cardhall.tables.commands import Context
from cardhall.tables.events import AnyEvent
from cardhall.tables.evolve import evolve, evolve_act
from cardhall.tables.state import State

OFFICIALS = ("judge", "chair", "server")


class Refusal(Exception):
    """Why a command is refused, in which field, how to cure it, by which clause; `reason` is the
    game's own key of what it refuses.

    The text of the exception itself leaves out `why`: that may name cards of the hand of the one
    who asked, and a traceback is read by others.
    """

    def __init__(
        self,
        why: Message,
        field: str = "",
        cure: Message = no_words,
        clause: str = "",
        reason: str = "",
    ) -> None:
        super().__init__(f"refused: {field or 'command'} {clause}".rstrip())
        self.why = why
        self.field = field
        self.cure = cure
        self.clause = clause
        self.reason = reason


class BooksWrong(ValueError):
    """A fault of the program: what was to be written would leave a stack, the pot or what is
    locked below zero. It is not written."""


def check_books(state: State) -> None:
    """Raise BooksWrong where chips would be below zero. Points may be."""
    if state.adapter.unit == "points":
        return
    amounts = {
        **{f"the stack of seat {seat}": stack for seat, stack in enumerate(state.stacks)},
        "the pot": state.pot,
        "what is locked": state.locked,
    }
    for book, amount in amounts.items():
        if amount < 0:
            raise BooksWrong(f"{book} would be {amount}")


class Decision:
    """The events of one command, and the state as they make it."""

    def __init__(self, state: State, at: int) -> None:
        self.events: list[AnyEvent] = []
        self.state = state
        self.at = at

    def add(self, event: AnyEvent) -> None:
        self._folded(event, evolve(self.state, event))

    def add_act(self, event: events.Acted, referee: Any, hand: Any) -> None:
        """Add an act whose outcome is known."""
        self._folded(event, evolve_act(self.state, event, referee, hand))

    def _folded(self, event: AnyEvent, state: State) -> None:
        self.events.append(event)
        self.state = state
        check_books(state)


def is_official(decision: Decision, ctx: Context) -> bool:
    """Judge, chair, the server; at a table of one's own also its host."""
    return ctx.role in OFFICIALS or bool(
        decision.state.terms.host
        and not decision.state.event
        and ctx.actor == decision.state.terms.host
    )


def check_official(decision: Decision, ctx: Context, why: Message) -> None:
    if not is_official(decision, ctx):
        raise Refusal(why, "role", Message("call-the-chair"))


def check_seat(decision: Decision, seat: int) -> None:
    if not 0 <= seat < len(decision.state.seats):
        count = len(decision.state.seats)
        raise Refusal(
            Message("there-is-no-seat", seat=seat),
            "seat",
            Message("take-a-seat-up-to", last=count - 1),
        )


def check_own_seat(decision: Decision, seat: int, ctx: Context) -> None:
    """The seat is the actor's own; or the server moves a bot that sits there."""
    check_seat(decision, seat)
    place = decision.state.seats[seat]
    if ctx.role == "server":
        if not place.automatic:
            raise Refusal(Message("a-person-sits-there"), "seat", Message("let-the-player-move"))
        return
    if not ctx.actor or place.kind != "person" or place.person != ctx.actor:
        raise Refusal(
            Message("that-is-not-your-seat"), "seat", Message("act-from-the-seat-that-you-took")
        )


def in_session(decision: Decision) -> bool:
    return decision.state.stage in ("draw", "shuffle", "cut", "pause", "hand", "calls")


def check_may_move(decision: Decision, seat: int, ctx: Context) -> None:
    """Anything that moves the game on: not while the chair is called, only from one's own seat.

    Whoever acts while a bot sits in for them is back.
    """
    if decision.state.call is not None:
        raise Refusal(
            Message("the-chair-has-been-called-all-stays"),
            "table",
            Message("wait-for-the-ruling"),
            "LLAA-T-17",
        )
    if decision.state.still:
        raise Refusal(
            Message("the-table-pauses"), "table", Message("play-on-when-everybody-is-back")
        )
    check_own_seat(decision, seat, ctx)


def player_is_back(decision: Decision, seat: int, ctx: Context) -> None:
    if ctx.role != "server" and decision.state.seats[seat].sitting_in:
        decision.add(events.SeatTakenBack(at=decision.at, seat=seat))
