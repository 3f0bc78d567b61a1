"""End a session, or find whether it is over."""

from __future__ import annotations

from cardhall.cards.notation import format_card
from cardhall.tables import events
from cardhall.tables.decision import Decision
from cardhall.tables.folds.books import apply_moves
from cardhall.tables.state import State
from cardhall.tables.tiebreaks import cut, deals_on


def ends_by_time(state: State) -> bool:
    """Does the session's clock end it between hands?"""
    return not deals_on(state) and state.ends_at > 0 and state.adapter.at_time(state)


def maybe_end(decision: Decision) -> None:
    state = decision.state
    if state.call is not None or state.stage == "ended" or state.offers or state.terms.event_paced:
        return
    over = reached(state) or dealt_out(state)
    why = state.adapter.over(state) or ("game over" if over else "")
    if why:
        end(decision, why)
    elif time_is_up(state, decision.at):
        end(decision, "time")


def reached(state: State) -> bool:
    """Has somebody the points that end the game here?"""
    return 0 < state.terms.target <= max(state.stacks)


def dealt_out(state: State) -> bool:
    """Are all the hands played that this table was opened for?"""
    return 0 < state.terms.deals <= state.hands


def end(decision: Decision, why: str) -> None:
    state = decision.state
    assert state.secrets is not None
    moves = state.adapter.last_pot(state)
    books = apply_moves(state, moves)
    places, draws = cut(books)
    decision.add(
        events.SessionEnded(
            at=decision.at,
            session=state.session,
            stacks=books.stacks,
            pot=books.pot,
            moves=moves,
            locked=state.locked,
            seed=state.secrets.seed,
            salt=state.secrets.salt,
            why=why,
            places=places,
            tie=tuple(tuple((seat, format_card(card)) for seat, card in one) for one in draws),
        )
    )


def maybe_end_between(decision: Decision) -> None:
    if decision.state.stage in ("shuffle", "cut", "pause"):
        maybe_end(decision)


def time_is_up(state: State, at: int) -> bool:
    """Between deals, with the session's time over."""
    between = state.stage in ("draw", "shuffle", "cut", "pause")
    return between and at >= state.ends_at and ends_by_time(state)
