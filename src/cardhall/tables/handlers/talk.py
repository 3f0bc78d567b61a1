"""Say a phrase; ask for a pause, agree to it, end it."""

from __future__ import annotations

from cardhall.messages import Message
from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.commands import Context
from cardhall.tables.decision import Decision, Refusal, check_may_move, check_own_seat, in_session
from cardhall.tables.small_talk import SAY_MS

PAUSE_MS = 300_000


ANSWER_MS = 30_000  # to agree to a pause


PHRASES = (
    "well played", "thank you", "good luck", "one moment", "my mistake", "nice hand", "good night",
    "so close", "lucky", "one more",
    "clap", "laugh", "wow", "oops", "heart", "cry",
)  # fmt: skip
"""What can be said: words, and faces and signs that stand for some."""


def say(decision: Decision, command: c.Say, ctx: Context) -> None:
    check_own_seat(decision, command.seat, ctx)
    if command.phrase not in PHRASES:
        raise Refusal(
            Message("that-is-not-one-of-the-phrases"),
            "phrase",
            Message("choose-a-phrase-of-the-list"),
        )
    last = max((at for seat, _, at in decision.state.said if seat == command.seat), default=0)
    if decision.at - last < SAY_MS:
        raise Refusal(Message("you-have-just-spoken"), "phrase", Message("wait-two-seconds"))
    decision.add(events.Spoke(at=decision.at, seat=command.seat, phrase=command.phrase))


def ask_pause(decision: Decision, command: c.AskPause, ctx: Context) -> None:
    check_may_move(decision, command.seat, ctx)
    state = decision.state
    if state.event:
        raise Refusal(
            Message("the-hall-clock-keeps-this-table-time"),
            "table",
            Message("call-the-chair"),
            "LLAA-T-17",
        )
    if not in_session(decision):
        raise Refusal(
            Message("no-session-is-being-played"), "table", Message("take-all-the-time-you-like")
        )
    if state.pause is not None:
        raise Refusal(Message("a-pause-is-asked-for-already"), "table", Message("agree-or-play-on"))
    decision.add(
        events.PauseAsked(at=decision.at, seat=command.seat, until=decision.at + ANSWER_MS)
    )
    _pause_if_agreed(decision)


def answer_pause(decision: Decision, command: c.AnswerPause, ctx: Context) -> None:
    check_may_move(decision, command.seat, ctx)
    pause = decision.state.pause
    if pause is None:
        raise Refusal(Message("nobody-asks-for-a-pause"), "table", Message("ask-for-one-yourself"))
    if command.seat in pause.agreed:
        raise Refusal(
            Message("you-have-agreed-already"), "seat", Message("wait-for-the-others-here")
        )
    decision.add(events.PauseAnswered(at=decision.at, seat=command.seat, agreed=command.agree))
    _pause_if_agreed(decision)


def _pause_if_agreed(decision: Decision) -> None:
    """Every person at the table has agreed; bots never mind."""
    pause = decision.state.pause
    if pause is not None and set(decision.state.persons()) <= set(pause.agreed):
        decision.add(events.PauseBegun(at=decision.at, until=decision.at + PAUSE_MS))


def play_on(decision: Decision, command: c.PlayOn, ctx: Context) -> None:
    check_own_seat(decision, command.seat, ctx)
    if decision.state.pause is None:
        raise Refusal(Message("the-table-does-not-pause"), "table", Message("play-on-here"))
    decision.add(events.PauseOver(at=decision.at, seat=command.seat))


def pause_runs_out(decision: Decision) -> None:
    decision.add(events.PauseOver(at=decision.at, seat=-1))
