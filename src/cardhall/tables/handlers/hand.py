"""Carry an act out, and what must follow it: the hand's end, its payment, lost seats."""

from __future__ import annotations

from cardhall.tables import events
from cardhall.tables.decision import Decision
from cardhall.tables.folds.hand import after_act
from cardhall.tables.handlers.ending import maybe_end
from cardhall.tables.pace import CALLS_MS, timed

BUY_MS = 60_000  # to say whether one buys in again


def do(decision: Decision, seat: int, words: str, *, automatic: bool, bot: bool) -> None:
    state = decision.state
    referee, hand = after_act(state, seat, words)
    event = events.Acted(
        at=decision.at,
        seat=seat,
        step=state.step,
        words=words,
        moves=state.adapter.stakes(state.hand, hand),
        automatic=automatic,
        bot=bot,
    )
    decision.add_act(event, referee, hand)
    follow_up(decision)


def follow_up(decision: Decision) -> None:
    """Whatever must follow: a dead hand's act, the hand's end, lost seats, the session's end."""
    state = decision.state
    if state.hand is None or state.stage == "calls":
        return
    if not state.hand.is_over:
        seat = state.turn()
        if seat >= 0 and state.seats[seat].disqualified:
            words = state.adapter.remedy(state.hand, seat)
            do(decision, seat, words, automatic=True, bot=True)
        return
    if state.open and state.persons() and state.open_referee.awaits_calls():
        decision.add(events.CallsAwaited(at=decision.at, until=decision.at + CALLS_MS))
    else:
        settle(decision)


def settle(decision: Decision) -> None:
    """The hand is counted and paid; from here no call changes it."""
    state = decision.state
    decision.add(state.adapter.settlement(state, decision.at))
    if (
        not state.terms.event_paced
    ):  # there it is for the event to say who is out, and who may buy in
        _lose_seats(decision)
    maybe_end(decision)


def _lose_seats(decision: Decision) -> None:
    """Put out whoever has lost all, or ask whether to buy in again."""
    state = decision.state
    for seat, clause in state.adapter.lost(state):
        chips, rebuy_clause = state.adapter.price(decision.state, seat)
        if chips:
            until = decision.at + BUY_MS if timed(decision.state) else 0
            offer_buy_in(decision, seat, chips, until, rebuy_clause, desk=False)
        else:
            decision.add(events.SeatLost(at=decision.at, seat=seat, clause=clause))


def offer_buy_in(
    decision: Decision, seat: int, chips: int, until: int, clause: str, *, desk: bool
) -> None:
    """A player is asked whether to buy in again; a bot never does."""
    decision.add(
        events.BuyInOffered(
            at=decision.at, seat=seat, chips=chips, until=until, clause=clause, desk=desk
        )
    )
    if not desk and decision.state.seats[seat].kind == "bot":
        decline(decision, seat, False)


def decline(decision: Decision, seat: int, unanswered: bool) -> None:
    """Put out whoever does not buy in again (OP-X-24)."""
    decision.add(events.BuyInDeclined(at=decision.at, seat=seat, unanswered=unanswered))
    if not decision.state.terms.event_paced:
        decision.add(events.SeatLost(at=decision.at, seat=seat, clause="OP-X-24"))
        maybe_end(decision)


def void_hand(decision: Decision, clause: str) -> None:
    state = decision.state
    assert state.hand is not None
    assert state.facts is not None
    decision.add(
        events.HandVoid(
            at=decision.at,
            number=state.facts.number,
            clause=clause,
            moves=state.adapter.given_back(state.hand),
        )
    )
