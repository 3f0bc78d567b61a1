"""A live table decides: what may be asked of it now, and what follows.

`decide(state, command, ctx)` gives the events of a command or raises `Refusal`; it changes nothing.
`evolve` and `fold` build the state; `wake_at` says when the server should send `Tick`;
`bot_request` (in `bots`) says which bot has to move.

Choices made here:

- A turn has 30 seconds where a clock runs: always in an event; at a table of one's own from the
  second person on, or never, as it was opened (`clock`). After them comes the player's reserve, if
  the table has one. When both have run out the game's adapter says what is done for them
  (docs/time-outs.md). Twice running, and a bot sits in until they return. An act that arrives
  before the remedy has been applied counts, however late.
- At Bouré shuffle, cut and the drawn card have ten seconds, then they are done for the player;
  where the table deals (`dealing`) it does all three at once. There, and in the other games, the
  next hand is dealt after ten seconds, or when all are ready; for one who sits alone with bots
  when that one is.
- When the last person leaves a table of their own the session ends; a hand under way does not
  count. So it does when no person has done anything for half an hour by the hall's clock, whatever
  bots and clocks did meanwhile; the table is closed then, also before its first session.
- A deal has begun when the cards are dealt: the shuffle before it does not save it (LLAA-T-06).
- The chair's call stops the turn, not the hall's clock; play goes on with the time that the turn
  had left (LLAA-T-18, OP-X-15).
- What can be taken back, until somebody else acts: what has shown nobody a card (the adapter
  says).
- At a table of one's own a pause is by consent: all who are there agree, and it lasts five minutes
  at most. In the hall the chair keeps the time (LLAA-T-17, 18).
- At an open table what hands can do is done, also out of turn; somebody may call it, and the game's
  own referee rules (docs/open-referee.md). When the last card is played there are ten seconds for
  calls before the hand is settled, where a clause lets one come so late; all who are there may
  say that they have none. Bots wait for nothing.
- A machine that slept or was down gives the turn its whole time again. Turns noticed more than
  twenty seconds late were slept through.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardhall.messages import Message
from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.commands import AnyCommand, Context
from cardhall.tables.decision import Decision, Refusal
from cardhall.tables.events import AnyEvent
from cardhall.tables.evolve import fold
from cardhall.tables.handlers import (
    acts,
    buying,
    chair,
    clock,
    deal,
    from_event,
    seats,
    session,
    talk,
)
from cardhall.tables.handlers.opening import open_table
from cardhall.tables.state import State

all__ = ["Refusal", "State", "decide", "evolve", "fold", "wake_at"]


def decide(state: State, command: AnyCommand, ctx: Context) -> list[AnyEvent]:
    """Decide what happens when `ctx.actor` asks this at `ctx.at`; raises Refusal."""
    return decided(state, command, ctx)[0]


def decided(state: State, command: AnyCommand, ctx: Context) -> tuple[list[AnyEvent], State]:
    """Decide the same, and hand on the state that the events make: nobody has to fold them anew."""
    if isinstance(command, c.OpenTable):
        told = open_table(state, command, ctx)
        return told, fold(told, state)
    if state.stage == "closed":
        raise Refusal(
            Message("there-is-no-such-table"), "table", Message("look-for-its-number-in-the-hall")
        )
    if state.shut and ctx.role != "server":
        raise Refusal(state.shut, "table", Message("open-another-one"))
    # Time never runs backwards in a stream; a clock that was set back is the tick's matter.
    at = ctx.at if isinstance(command, c.Tick) else max(ctx.at, state.at)
    decision = Decision(state, at)
    _HANDLERS[type(command)](decision, command, ctx)
    return decision.events, decision.state


def ruled(state: State, command: c.Rule, ctx: Context) -> tuple[events.RuledChange, ...]:
    """Show what a ruling would change, looked at before it is given. Raises Refusal as it would."""
    told = decide(state, command, ctx)
    return next(one.changes for one in told if isinstance(one, events.Ruled))


_HANDLERS: dict[type, Callable[[Decision, Any, Context], None]] = {
    c.Sit: seats.sit,
    c.Leave: seats.leave,
    c.TakeName: seats.take_name,
    c.TakeFace: seats.take_face,
    c.SwapSeats: seats.swap,
    c.AddBot: seats.add_bot,
    c.ReplaceByBot: seats.put_bot,
    c.TakeBackSeat: seats.take_back_seat,
    c.AddNumber: session.add_number,
    c.BeginSession: session.begin,
    c.DrawCard: deal.draw_card,
    c.Shuffle: deal.shuffle,
    c.Cut: deal.cut_deck,
    c.Act: acts.act,
    c.CallOut: acts.call_out,
    c.GoOn: deal.go_on,
    c.Say: talk.say,
    c.AskPause: talk.ask_pause,
    c.AnswerPause: talk.answer_pause,
    c.PlayOn: talk.play_on,
    c.Undo: acts.undo,
    c.BuyIn: buying.buy_in,
    c.DeclineBuyIn: buying.decline_buy_in,
    c.OfferBuyIn: from_event.offer_at_desk,
    c.SetLevels: from_event.set_levels,
    c.GiveLeave: from_event.give_leave,
    c.SeatPlayer: from_event.seat_player,
    c.SendPlayer: from_event.send_player,
    c.DrawButton: from_event.draw_button,
    c.ChangeStacks: from_event.change_stacks,
    c.CallChair: chair.call_chair,
    c.LookAtHands: chair.look_at_hands,
    c.Rule: chair.rule,
    c.Disqualify: chair.disqualify,
    c.ExtraMinutes: clock.add_minutes,
    c.SetEnd: clock.set_end,
    c.EndSession: clock.end_session,
    c.Resume: clock.resume,
    c.Tick: clock.tick,
}
