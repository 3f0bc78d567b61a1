"""Fold a hand: the deal, each act, calls, and how it ended."""

from __future__ import annotations

from typing import Any

from cardhall.messages import Message
from cardhall.tables import events
from cardhall.tables.calling import latest_ruling
from cardhall.tables.drawing import dealt_by_hand
from cardhall.tables.folds.books import apply_moves, next_decision, reserves_after, with_seat
from cardhall.tables.folds.loose import lying, ruled_back
from cardhall.tables.log import report_lines
from cardhall.tables.pace import hand_ms
from cardhall.tables.replacing import replace
from cardhall.tables.state import Before, Called, HandFacts, State


def dealt(state: State, event: events.HandDealt) -> State:
    adapter = state.adapter
    if not adapter.manual_deal:
        state = replace(state, shuffles=state.shuffles + 1, cut=0, deck=event.deck)
    before = state
    facts = HandFacts(
        session=state.session,
        number=event.number,
        shuffle=state.shuffles,
        cut=state.cut,
        dealer=event.dealer,
        deck=event.deck,
        players=event.players,
        turned=event.turned,
        trump=event.trump,
        stacks_before=state.stacks,
        pot_before=state.pot,
        moves=event.moves,
        at=event.at,
        run=before.run,
    )
    run, hand = adapter.dealt(state, event.players)
    state = replace(
        apply_moves(state, event.moves),
        stage="hand",
        hands=event.number,
        dealer=event.dealer,
        run=run,
        hand=hand,
        loose=(),
        rulings=(),
        ready=(),
        facts=facts,
        before=None,
    )
    if state.open:
        state = replace(state, open_referee=state.open.new_referee(state, hand))
    return next_decision(state, event.at, hand_ms(state))


def acted(state: State, event: events.Acted, known: tuple[Any, Any] | None = None) -> State:
    if state.hand is None or state.facts is None:
        raise ValueError("an act without a hand: the stream is damaged")
    adapter = state.adapter
    referee, hand = known or after_act(state, event.seat, event.words)
    facts = replace(
        state.facts,
        acts=(*state.facts.acts, (event.seat, event.words)),
        moves=state.facts.moves + event.moves,
    )
    if event.bot and event.seat >= 0 and state.seats[event.seat].kind == "person":
        facts = replace(facts, stood_in=tuple(sorted({*facts.stood_in, event.seat})))
    early = event.seat >= 0 and event.seat not in state.asked()
    before = Before(
        state.hand,
        event.seat,
        event.step,
        event.words,
        event.moves,
        state.open_referee,
        state.loose,
        early,
    )
    loose, stands = lying(state, event, referee)
    if early and hand.turn == state.hand.turn and not hand.is_over:
        # the one whose turn it is has not been hindered: the clock and the step stay
        state = apply_moves(state, event.moves)
        return replace(
            state, hand=hand, open_referee=referee, loose=loose, facts=facts, before=before
        )
    same_turn = event.seat >= 0 and (adapter.goes_on(state.hand, hand) or not stands)
    banks = state.banks if same_turn or early else reserves_after(state, event)
    state = replace(
        apply_moves(state, event.moves),
        hand=hand,
        open_referee=referee,
        loose=loose,
        facts=facts,
        before=before,
        banks=banks,
    )
    if event.seat >= 0:
        missed = state.seats[event.seat].missed + 1 if event.automatic else 0
        state = with_seat(state, event.seat, missed=missed)
    if same_turn:
        return replace(state, step=state.step + 1)
    return next_decision(state, event.at, hand_ms(state))


def after_act(state: State, seat: int, words: str) -> tuple[Any, Any]:
    """(the referee, the hand as it lies) after an act; at a guided table there is no referee."""
    if state.open is None:
        return None, state.adapter.after(state.hand, seat, words)
    referee = state.open.after(state, seat, words)
    return referee, state.open.lies(state.hand, referee)


def taken_back(state: State, event: events.TakenBack) -> State:
    if state.before is None or state.facts is None:
        raise ValueError("an act taken back that nobody made: the stream is damaged")
    facts = replace(state.facts, acts=state.facts.acts[:-1], moves=state.facts.moves + event.moves)
    same_turn = state.adapter.goes_on(state.before.hand, state.hand)
    state = replace(
        apply_moves(state, event.moves),
        hand=state.before.hand,
        open_referee=state.before.open_referee,
        loose=state.before.loose,
        facts=facts,
        before=None,
    )
    if same_turn:
        return replace(state, step=state.step + 1)
    return next_decision(state, event.at, hand_ms(state))


def called_out(state: State, event: events.CalledOut) -> State:
    """The referee judges again, from the same acts, and does what it rules."""
    if state.open is None or state.facts is None:
        raise ValueError("a call where none can be: the stream is damaged")
    referee = state.open.called(state, event.seat, event.call, event.on, event.answers)
    ruling = latest_ruling(state, referee, event.seat, event.on)
    hand = state.open.lies(state.hand, referee)
    told = state.open_referee.answers(event.call, event.answers)
    acts = len(state.facts.acts)
    called = Called(acts, event.seat, event.call, event.on, told, ruling.proven)
    changed = ruling.proven and bool(ruling.changes)
    state = replace(
        state,
        hand=hand,
        open_referee=referee,
        loose=ruled_back(referee, state.loose),
        rulings=(*state.rulings, ruling),
        facts=replace(state.facts, calls=(*state.facts.calls, called)),
        before=None,  # what has been spoken of is not taken back
    )
    if not changed or (hand.is_over and state.stage == "calls"):
        return state
    state = replace(state, stage="hand", ready=())
    return next_decision(state, event.at, hand_ms(state))


def calls_awaited(state: State, event: events.CallsAwaited) -> State:
    """Nobody is to act; whoever has nothing to call may say so."""
    state = replace(state, stage="calls", ready=(), before=None, step=state.step + 1)
    return replace(state, since=event.at, deadline=event.until)


def finished(state: State, event: events.HandFinished) -> State:
    state = apply_moves(state, event.moves)
    state = replace(state, run=state.adapter.finished(state, event))
    return _over(state, event.at, event, "")


def scored(state: State, event: events.HandScored) -> State:
    run = state.adapter.settled(state)
    state = replace(apply_moves(state, event.moves), run=run)
    return _over(state, event.at, event, "")


def void(state: State, event: events.HandVoid) -> State:
    state = replace(apply_moves(state, event.moves), run=state.adapter.void(state))
    return _over(state, event.at, None, event.clause)


def _over(
    state: State, at: int, end: events.HandFinished | events.HandScored | None, void: str
) -> State:
    """Between hands: what was played is kept, and the deal moves."""
    history = state.history
    adapter = state.adapter
    if state.facts is not None:
        facts = replace(
            state.facts,
            finished=end if isinstance(end, events.HandFinished) else None,
            scored=end if isinstance(end, events.HandScored) else None,
            void=void,
            moves=state.facts.moves + (end.moves if end else ()),
            stacks_after=state.stacks,
            pot_after=state.pot,
            played=getattr(state.hand, "history", ()) if state.hand is not None else (),
            text=told_of(state, end),
            rulings=state.rulings,
            hand=state.hand,
        )
        history = (*history, facts)
    state = replace(
        state,
        stage="shuffle" if dealt_by_hand(state) else "pause",
        hand=None,
        open_referee=None,
        loose=(),
        facts=None,
        before=None,
        history=history,
        dealer=adapter.dealer(state),
        ready=(),
    )
    return next_decision(state, at, adapter.between_ms(state))


def told_of(
    state: State, end: events.HandFinished | events.HandScored | None
) -> tuple[Message, ...]:
    """The report of a hand, line by line."""
    if isinstance(end, events.HandScored):
        return tuple(line.text for line in end.lines)
    return tuple(text for text, _ in report_lines(state, end)) if end else ()
