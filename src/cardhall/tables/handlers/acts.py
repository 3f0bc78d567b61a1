"""Take acts and calls of seats, and let what nobody has seen be taken back."""

from __future__ import annotations

from cardhall.messages import Message, Player
from cardhall.tables import calling, events
from cardhall.tables import commands as c
from cardhall.tables.commands import Context
from cardhall.tables.decision import Decision, Refusal, check_may_move, player_is_back
from cardhall.tables.events import Move
from cardhall.tables.game import Wrong
from cardhall.tables.handlers.hand import do, follow_up
from cardhall.tables.state import State


def call_out(decision: Decision, command: c.CallOut, ctx: Context) -> None:
    check_may_move(decision, command.seat, ctx)
    state = decision.state
    wrong = calling.in_the_way(state, command)
    if wrong is not None:
        raise Refusal(wrong.why, "call", wrong.cure, wrong.clause, wrong.reason)
    player_is_back(decision, command.seat, ctx)
    decision.add(
        events.CalledOut(
            at=decision.at,
            seat=command.seat,
            call=command.call,
            on=command.on,
            answers=calling.answers(state, command),
            bot=ctx.role == "server",
        )
    )
    follow_up(decision)


def act(decision: Decision, command: c.Act, ctx: Context) -> None:
    check_may_move(decision, command.seat, ctx)
    state = decision.state
    if state.stage != "hand" or state.hand is None:
        raise Refusal(Message("no-hand-is-being-played"), "table", Message("wait-for-the-deal"))
    asked = state.asked()
    if command.step != state.step and len(asked) < 2:
        raise Refusal(Message("that-turn-has-gone-by"), "step", Message("look-at-the-table"))
    bot = ctx.role == "server"
    if command.seat not in asked and (state.open is None or bot):
        why = (
            Message("it-is-somebody-turn", player=Player(state.seats[asked[0]].name))
            if asked
            else Message("nobody-has-the-turn")
        )
        raise Refusal(why, "seat", Message("wait-for-your-turn"), _turn_clause(state))
    words = _checked(state, command)
    if isinstance(words, Wrong):
        raise Refusal(words.why, "words", words.cure, words.clause, words.reason)
    player_is_back(decision, command.seat, ctx)
    do(decision, command.seat, words, automatic=False, bot=bot)


def _checked(state: State, command: c.Act) -> str | Wrong:
    """The words as the log writes them: at a guided table of a lawful act, at an open one of what
    hands can do."""
    if state.open:
        return state.open.checked(state, command.seat, command.words)
    return state.adapter.checked(state.hand, command.seat, command.words)


def _turn_clause(state: State) -> str:
    return state.adapter.clause("turn", state.preset)


def may_undo(state: State, seat: int) -> bool:
    """The seat's last act has shown nobody anything, and nobody has acted since."""
    before = state.before
    return (
        before is not None
        and state.stage == "hand"
        and before.seat == seat
        and not state.still
        and not before.early
        and state.adapter.may_take_back(before.hand, state.hand, before.words)
    )


def undo(decision: Decision, command: c.Undo, ctx: Context) -> None:
    check_may_move(decision, command.seat, ctx)
    before = decision.state.before
    if before is None or not may_undo(decision.state, command.seat):
        raise Refusal(
            Message("there-is-nothing-of-yours-to-take"),
            "table",
            Message("call-the-chair-if-something-went-wrong"),
        )
    put_back(decision, False)


def put_back(decision: Decision, by_ruling: bool) -> None:
    before = decision.state.before
    assert before is not None
    moves = tuple(
        Move(source=m.target, target=m.source, amount=m.amount, clause=m.clause)
        for m in reversed(before.moves)
    )
    decision.add(
        events.TakenBack(
            at=decision.at, seat=before.seat, step=before.step, moves=moves, by_ruling=by_ruling
        )
    )
