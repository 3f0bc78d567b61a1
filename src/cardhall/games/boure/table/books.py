"""What a hand of Bouré moves in the table's books, and what is recorded of it when it is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardhall.games.boure import Hand, Result, level_for_pot
from cardhall.tables.events import POT, HandFinished, Move

if TYPE_CHECKING:
    from cardhall.games.boure.referee import OpenReferee
    from cardhall.tables.state import State


def count_stakes(hand: Hand) -> int:
    """Count how many movements into this hand's pot there are: antes and stay chips."""
    return sum(1 for m in hand.movements() if m.to == "pot")


def moves(hand: Hand | OpenReferee, start: int = 0) -> tuple[Move, ...]:
    """The hand's movements from number `start`, in the table's books.

    This hand's pot and the next one are one book, the pot on the table.
    """
    told = []
    for movement in hand.movements()[start:]:
        source = POT if movement.seat is None else f"seat:{movement.seat}"
        target = f"seat:{movement.to}" if isinstance(movement.to, int) else POT
        if source != target and movement.amount:
            told.append(
                Move(source=source, target=target, amount=movement.amount, clause=movement.clause)
            )
    return tuple(told)


def stakes(hand: Hand, start: int) -> tuple[Move, ...]:
    """The moves from number `start` into the pot of the hand being played; what settles it when it
    is over comes after these."""
    return moves(hand, start)[: count_stakes(hand) - start]


def stay_chips_back(hand: Hand) -> tuple[Move, ...]:
    """In a void hand the antes stay (LLAA-BOURE-15); stay chips go back while nobody has drawn
    (OP-X-02), after that they stay too (OP-BOURE-14)."""
    if any(hand.drawn(seat) >= 0 for seat in hand.dealt_in):
        return ()
    return tuple(
        Move(source=POT, target=f"seat:{seat}", amount=stake, clause="OP-X-02")
        for seat, stake in enumerate(hand.stakes)
        if stake > 0
    )


# -- the end of a hand -----------------------------------------------------------------


def finished(state: State, at: int, start: int) -> HandFinished:
    """The facts of the hand that is over; `start` counts the movements told already."""
    hand, facts = state.hand, state.facts
    if hand is None or facts is None:
        raise ValueError("no hand")
    kept = state.open_referee or hand  # at an open table with what false calls cost
    result = kept.result()
    if result.winner is not None:
        outcome = "unplayed" if result.ending == "unplayed" else "won"
    else:
        outcome = "carried" if result.ending == "played" else result.ending
    stayed = tuple(s for s in facts.players if is_in(hand, s))
    counted = tuple(sorted({*result.boures, *result.renegers}))
    return HandFinished(
        at=at,
        number=facts.number,
        outcome=outcome,
        winner=-1 if result.winner is None else result.winner,
        tricks=tuple(result.tricks),
        stayed=stayed,
        boures=result.boures,
        renegers=result.renegers,
        pot=result.pot,
        counted_by=counted,
        moves=moves(kept, start),
        owed=result.owed,
        tied=tied_at_zero(result, [s for s in facts.players if s not in hand.dead]),
    )


def tied_at_zero(result: Result, players: Sequence[int]) -> tuple[int, ...]:
    """Everybody at zero and the pot carried: the tied play again for it (OP-X-06). `players` are
    those dealt in who are still in the event; a locked stack plays no more (OP-X-19)."""
    if any(result.stacks[seat] for seat in players) or not result.next_pot:
        return ()
    return level_for_pot(result, players)


def is_in(hand: Hand, seat: int) -> bool:
    """Has this seat stayed in the hand?"""
    return seat in hand.staying
