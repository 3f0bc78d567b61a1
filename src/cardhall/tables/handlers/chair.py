"""Call the chair, and carry out what the chair rules."""

from __future__ import annotations

from collections.abc import Callable

from cardhall.messages import Message
from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.changes import changes_of
from cardhall.tables.commands import Context
from cardhall.tables.decision import Decision, Refusal, check_official, check_own_seat, in_session
from cardhall.tables.events import Move
from cardhall.tables.handlers.acts import put_back
from cardhall.tables.handlers.deal import end_draw
from cardhall.tables.handlers.ending import end, maybe_end_between
from cardhall.tables.handlers.hand import follow_up, settle, void_hand
from cardhall.tables.state import State


def call_chair(decision: Decision, command: c.CallChair, ctx: Context) -> None:
    if command.seat >= 0:
        check_own_seat(decision, command.seat, ctx)
    else:
        check_official(decision, ctx, Message("only-officials-stop-a-table"))
    if not in_session(decision):
        raise Refusal(
            Message("no-session-is-being-played"), "table", Message("go-to-the-chair-desk")
        )
    if decision.state.call is not None:
        raise Refusal(
            Message("the-chair-has-been-called"),
            "table",
            Message("the-chair-is-coming"),
            "LLAA-T-17",
        )
    hall = command.hall if ctx.role == "server" else 0
    reason = command.reason.strip()
    decision.add(events.ChairCalled(at=decision.at, seat=command.seat, reason=reason, hall=hall))


def look_at_hands(decision: Decision, command: c.LookAtHands, ctx: Context) -> None:
    if ctx.role not in ("judge", "chair"):
        raise Refusal(
            Message("only-the-judge-may-look-at-hands"), "role", Message("call-the-chair")
        )
    if decision.state.call is None:
        raise Refusal(
            Message("nobody-has-called"),
            "table",
            Message("stop-the-table-first"),
            "LLAA-T-17",
        )
    decision.add(events.HandsLookedAt(at=decision.at, by=ctx.actor, reason=command.reason.strip()))


def rule(decision: Decision, command: c.Rule, ctx: Context) -> None:
    check_official(decision, ctx, Message("only-officials-rule"))
    if decision.state.call is None:
        raise Refusal(
            Message("nobody-has-called-the-chair"), "table", Message("stop-the-table-first")
        )
    check = _RULINGS.get(command.ruling)
    if check is None:
        why = Message("no-such-ruling", ruling=command.ruling)
        raise Refusal(why, "ruling", Message("choose-one-of", choices=tuple(_RULINGS)))
    check(decision.state, command)
    if command.ruling == "disqualify" and decision.state.event:
        raise Refusal(
            Message("a-disqualification-is-of-the-whole-event"),
            "ruling",
            Message("rule-it-on-the-judge-page"),
            "LLAA-T-14",
        )
    tried = Decision(decision.state, decision.at)
    _carry_out(tried, command, ctx, ())
    _carry_out(decision, command, ctx, changes_of(decision.state, tried.state, tried.events[1:]))


def _carry_out(
    decision: Decision, command: c.Rule, ctx: Context, changes: tuple[events.RuledChange, ...]
) -> None:
    decision.add(
        events.Ruled(
            at=decision.at,
            ruling=command.ruling,
            seat=command.seat,
            clause=command.clause,
            text=command.text.strip(),
            by=ctx.actor,
            changes=changes,
        )
    )
    if command.ruling == "misdeal":
        void_hand(decision, command.clause or _misdeal_clause(decision.state))
    elif command.ruling == "take_back":
        put_back(decision, True)
    elif command.ruling == "disqualify":
        put_out(decision, command.seat, command.clause, command.text)
    elif command.ruling == "sit_in":
        decision.add(events.BotSatIn(at=decision.at, seat=command.seat, why="put there"))
    elif command.ruling == "end_session":
        end(decision, "ended")
    follow_up(decision)  # a hand that died while the chair was called
    maybe_end_between(decision)


def _misdeal_clause(state: State) -> str:
    return state.adapter.clause("misdeal", state.preset)


def _may_always(state: State, command: c.Rule) -> None:
    return


def _may_misdeal(state: State, command: c.Rule) -> None:
    if state.hand is None or not state.adapter.before_play(state.hand):
        raise Refusal(
            Message("a-wrong-deal-is-a-misdeal-until"),
            "ruling",
            Message("rule-on-this-hand-in-another-way"),
            "OP-BOURE-14",
        )


def _may_take_back(state: State, command: c.Rule) -> None:
    if state.before is None:
        raise Refusal(Message("there-is-no-act-to-take-back"), "ruling", Message("let-play-go-on"))


def _may_mark(state: State, command: c.Rule) -> None:
    if state.hand is None or not state.adapter.is_in(state.hand, command.seat):
        raise Refusal(
            Message("that-player-is-not-in-this-hand"), "seat", Message("name-a-seat-that-is-in")
        )


def _may_put_out(state: State, command: c.Rule) -> None:
    if not 0 <= command.seat < len(state.seats) or not state.seats[command.seat].playing:
        raise Refusal(Message("nobody-plays-there"), "seat", Message("name-a-seat-of-this-session"))
    if state.seats[command.seat].disqualified:
        raise Refusal(
            Message("that-player-is-disqualified-already"), "seat", Message("let-play-go-on")
        )


def _may_sit_in(state: State, command: c.Rule) -> None:
    here = 0 <= command.seat < len(state.seats) and state.seats[command.seat]
    if not here or here.kind != "person" or here.sitting_in:
        raise Refusal(Message("no-person-sits-there"), "seat", Message("choose-a-person-seat"))


def check_may_end(state: State, command: c.Rule) -> None:
    if state.in_hand:
        raise Refusal(
            Message("a-hand-under-way-is-finished-first"),
            "ruling",
            Message("rule-on-the-hand"),
            "LLAA-T-07",
        )


_RULINGS: dict[str, Callable[[State, c.Rule], None]] = {
    "play_on": _may_always,
    "misdeal": _may_misdeal,
    "take_back": _may_take_back,
    "renege": _may_mark,
    "disqualify": _may_put_out,
    "sit_in": _may_sit_in,
    "end_session": check_may_end,
}


def disqualify(decision: Decision, command: c.Disqualify, ctx: Context) -> None:
    check_official(decision, ctx, Message("only-officials-disqualify"))
    if not in_session(decision):
        raise Refusal(Message("no-session-is-being-played"), "table", Message("do-it-in-the-event"))
    _may_put_out(decision.state, c.Rule(ruling="disqualify", seat=command.seat))
    put_out(decision, command.seat, command.clause, command.reason)
    maybe_end_between(decision)


def put_out(decision: Decision, seat: int, clause: str, reason: str) -> None:
    if decision.state.stage == "calls":
        settle(decision)
    sum_ = decision.state.stacks[seat]
    clause = clause or "OP-X-19"
    moves = (
        (Move(source=f"seat:{seat}", target=events.LOCKED, amount=sum_, clause=clause),)
        if sum_
        else ()
    )
    decision.add(
        events.Disqualified(at=decision.at, seat=seat, clause=clause, reason=reason, moves=moves)
    )
    if decision.state.stage == "draw":
        end_draw(decision)
    if decision.state.call is None:
        follow_up(decision)
