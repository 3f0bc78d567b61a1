"""Keep the clock: extra minutes, the end, a clock that stood still, turns that ran out."""

from __future__ import annotations

from cardhall.messages import Message
from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.commands import Context
from cardhall.tables.decision import Decision, Refusal, check_official, in_session
from cardhall.tables.drawing import to_draw
from cardhall.tables.folds.books import reserve
from cardhall.tables.handlers.chair import check_may_end
from cardhall.tables.handlers.deal import between_hands, cut_and_deal, draw_one, shuffle_for_dealer
from cardhall.tables.handlers.ending import end, time_is_up
from cardhall.tables.handlers.hand import do, settle
from cardhall.tables.handlers.seats import break_off, close_table, only_bots_beside
from cardhall.tables.handlers.talk import pause_runs_out
from cardhall.tables.pace import own_words, waiting_ms
from cardhall.tables.wake import closes_at, due_at

#: A turn found this much too late was slept through by the machine, not by the player.
SLEPT_MS = 20_000
#: Clocks of phones and laptops drift; a step back of more than this is a clock set anew.
SET_BACK_MS = 2_000
MISSED_TURNS = 2  # running, then a bot sits in


def add_minutes(decision: Decision, command: c.ExtraMinutes, ctx: Context) -> None:
    check_official(decision, ctx, Message("only-officials-give-minutes"))
    if not in_session(decision):
        raise Refusal(
            Message("no-session-is-being-played"), "table", Message("begin-the-session-first")
        )
    if decision.state.event and ctx.role != "server":
        raise Refusal(
            Message("the-hall-clock-keeps-this-table-time"),
            "minutes",
            Message("give-the-minutes-in-the-event"),
            "LLAA-T-06",
        )
    if not 1 <= command.minutes <= 60:
        raise Refusal(
            Message("so-many-minutes", minutes=command.minutes),
            "minutes",
            Message("give-1-to-60-minutes"),
        )
    decision.add(
        events.MinutesAdded(at=decision.at, minutes=command.minutes, reason=command.reason.strip())
    )


def set_end(decision: Decision, command: c.SetEnd, ctx: Context) -> None:
    check_official(decision, ctx, Message("only-officials-set-the-clock"))
    if in_session(decision) and command.ends_at != decision.state.ends_at:
        decision.add(events.EndSet(at=decision.at, ends_at=command.ends_at))


def end_session(decision: Decision, command: c.EndSession, ctx: Context) -> None:
    check_official(decision, ctx, Message("only-officials-end-the-session"))
    if not in_session(decision):
        raise Refusal(Message("no-session-is-being-played"), "table", Message("nothing-to-end"))
    if decision.state.call is not None:
        raise Refusal(
            Message("the-chair-has-been-called"), "table", Message("rule-first"), "LLAA-T-17"
        )
    host = decision.state.terms.host
    own = next((i for i, s in enumerate(decision.state.seats) if s.person and s.person == host), -1)
    if own >= 0 and ctx.actor == host and only_bots_beside(decision.state, own):
        break_off(decision, "all gone")
        return
    check_may_end(decision.state, c.Rule(ruling="end_session"))
    end(decision, "ended")


def resume(decision: Decision, command: c.Resume, ctx: Context) -> None:
    check_official(decision, ctx, Message("only-officials-restart-the-clock"))
    if not in_session(decision):
        return
    lost = 0 if decision.state.event else max(0, decision.at - decision.state.at)
    _shift(decision, "down", lost)


def _shift(decision: Decision, why: str, session_by: int) -> None:
    frozen = decision.state.still
    deadline = 0 if frozen else decision.at + waiting_ms(decision.state) + reserve(decision.state)
    decision.add(
        events.ClockShifted(at=decision.at, why=why, session_by=session_by, deadline=deadline)
    )


def tick(decision: Decision, command: c.Tick, ctx: Context) -> None:
    state = decision.state
    if in_session(decision) and decision.at < state.at - SET_BACK_MS:
        _shift(decision, "set back", 0 if state.event else decision.at - state.at)
        return
    decision.at = max(decision.at, state.at)
    closes = closes_at(state)
    if closes is not None and decision.at >= closes:
        close_table(decision)
        return
    if not in_session(decision):
        return
    if state.call is None and state.pause is not None and decision.at >= state.pause.until:
        pause_runs_out(decision)
        return
    if state.still:
        return
    due = due_at(state)
    late = -1 if due is None else decision.at - due
    # The hall's clock runs on while this machine sleeps; a table of its own sleeps with it.
    # between hands an event's table only does what the hall's clock says, however late
    between = state.terms.event_paced and state.stage == "pause"
    if late > SLEPT_MS and not between and not (state.event and time_is_up(state, decision.at)):
        _shift(decision, "asleep", 0 if state.event else late)
    elif time_is_up(state, decision.at):
        end(decision, "time")
    elif late >= 0:
        _remedy(decision)


def _remedy(decision: Decision) -> None:
    """The player's time is up: the table does the least for them."""
    state = decision.state
    if state.stage == "draw":
        for seat in to_draw(state):
            if decision.state.stage == "draw":
                draw_one(decision, seat, True)
    elif state.stage == "shuffle":
        if len(state.adapter.players(state)) < 2:
            end(decision, "one left")
            return
        shuffle_for_dealer(decision)
    elif state.stage == "cut":
        cut_and_deal(decision, 26, True)
    elif state.stage == "pause":
        between_hands(decision)
    elif state.stage == "calls":
        settle(decision)
    elif state.hand is not None and (words := own_words(state)):
        seat = state.adapter.own_seat(state.hand)
        # what is done in a player's name by the table's own rule is no turn that was missed
        bot = seat < 0 or state.seats[seat].automatic
        do(decision, seat, words, automatic=seat < 0, bot=bot)
    elif state.hand is not None:
        seat = state.turn()
        bot = state.seats[seat].automatic
        words = state.adapter.remedy(state.hand, seat)
        do(decision, seat, words, automatic=True, bot=bot)
        place = decision.state.seats[seat]
        if place.missed >= MISSED_TURNS and not place.automatic and in_session(decision):
            decision.add(events.BotSatIn(at=decision.at, seat=seat, why="two turns missed"))
