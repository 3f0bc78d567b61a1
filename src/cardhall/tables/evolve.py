"""Fold the events of a table into its state."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from cardhall.tables import events
from cardhall.tables.events import AnyEvent
from cardhall.tables.folds import chair, hand, next_deal, seats, session, talk
from cardhall.tables.folds.books import reserve
from cardhall.tables.folds.hand import acted
from cardhall.tables.log import lines
from cardhall.tables.pace import timed, waiting_ms
from cardhall.tables.replacing import replace
from cardhall.tables.state import State

LOG_KEPT = 200  # lines in the state; the stream has every event


def fold(past: Iterable[AnyEvent], state: State | None = None) -> State:
    """The state after these events."""
    now = state or State()
    for event in past:
        now = evolve(now, event)
    return now


def evolve(state: State, event: AnyEvent) -> State:
    """Fold one more event. Never refuses: what happened, happened."""
    return _folded(state, event, _STEPS[type(event)](state, event))


def evolve_act(state: State, event: events.Acted, referee: Any, hand: Any) -> State:
    """Fold an act whose outcome is known already: what `after_act` gave of it."""
    return _folded(state, event, acted(state, event, (referee, hand)))


def _folded(state: State, event: AnyEvent, after: State) -> State:
    acted = event.at if by_a_person(state, event) else after.acted
    after = _by_the_clock(replace(after, at=event.at, acted=acted))
    return replace(after, log=(after.log + lines(state, after, event))[-LOG_KEPT:])


#: What only people do, and beside it what a bot or the clock may do for a seat.
PEOPLE_DO = (
    events.TableOpened, events.SeatTaken, events.SeatLeft, events.BotAdded, events.SeatTakenBack,
    events.SeatNamed, events.FaceTaken, events.SeatsSwapped,
    events.SessionBegun, events.TakenBack, events.ChairCalled, events.Ruled, events.Disqualified,
    events.MinutesAdded, events.EndSet,
)  # fmt: skip


SEATS_DO = (
    events.CardDrawn, events.Shuffled, events.DeckCut, events.Acted, events.CalledOut,
    events.WentOn, events.Spoke, events.PauseAsked, events.PauseAnswered, events.PauseOver,
    events.BoughtIn, events.BuyInDeclined,
)  # fmt: skip


def by_a_person(before: State, event: AnyEvent) -> bool:
    """Tell whether somebody did this in person."""
    if isinstance(event, SEATS_DO):
        by_itself = getattr(event, "automatic", False) or getattr(event, "unanswered", False)
        return event.seat >= 0 and not by_itself and not before.seats[event.seat].automatic
    return isinstance(event, PEOPLE_DO)


def _by_the_clock(state: State) -> State:
    """A deadline where a clock runs, and none where it does not: with the second person who sits
    down it begins, and what is waited for then has its whole time."""
    running = state.stage not in ("closed", "seats", "ended") and not state.still
    if not running or timed(state) == (state.deadline > 0):
        return state
    if not timed(state):
        return replace(state, deadline=0)
    deadline = state.at + waiting_ms(state) + reserve(state)
    return replace(state, since=state.at, deadline=deadline)


_STEPS: dict[type, Callable[..., State]] = {
    events.TableOpened: seats.opened,
    events.SeatTaken: seats.sat,
    events.SeatLeft: seats.left,
    events.BotAdded: seats.bot_added,
    events.BotSatIn: seats.sat_in,
    events.SeatTakenBack: seats.taken_back,
    events.SeatNamed: seats.named,
    events.FaceTaken: seats.face_taken,
    events.SeatsSwapped: seats.swapped,
    events.NumberAdded: session.number_added,
    events.SessionBegun: session.begun,
    events.CardDrawn: session.card_drawn,
    events.FirstDealer: session.first_dealer,
    events.Shuffled: session.shuffled,
    events.DeckCut: session.deck_cut,
    events.HandDealt: hand.dealt,
    events.TrumpAnnounced: lambda state, _: state,
    events.Acted: hand.acted,
    events.TakenBack: hand.taken_back,
    events.CalledOut: hand.called_out,
    events.CallsAwaited: hand.calls_awaited,
    events.HandFinished: hand.finished,
    events.HandScored: hand.scored,
    events.WentOn: next_deal.went_on,
    events.Spoke: talk.spoke,
    events.PauseAsked: talk.pause_asked,
    events.PauseAnswered: talk.pause_answered,
    events.PauseBegun: talk.pause_begun,
    events.PauseOver: talk.pause_over,
    events.HandVoid: hand.void,
    events.SeatLost: next_deal.seat_lost,
    events.BoughtIn: next_deal.bought_in,
    events.BuyInOffered: next_deal.offered,
    events.BuyInDeclined: next_deal.declined,
    events.LevelsSet: next_deal.levels_set,
    events.LevelBegun: next_deal.level_begun,
    events.LeaveGiven: next_deal.leave_given,
    events.PlayerCame: next_deal.player_came,
    events.PlayerGone: next_deal.player_gone,
    events.ButtonDrawn: next_deal.button_drawn,
    events.StacksChanged: next_deal.stacks_changed,
    events.ChairCalled: chair.called,
    events.HandsLookedAt: chair.hands_looked_at,
    events.Ruled: chair.ruled,
    events.Disqualified: chair.disqualified,
    events.MinutesAdded: session.minutes_added,
    events.EndSet: session.end_set,
    events.ClockShifted: session.clock_shifted,
    events.SessionEnded: session.ended,
    events.TableClosed: session.closed,
}
