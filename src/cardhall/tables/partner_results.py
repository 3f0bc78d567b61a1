"""Sum up a session of partners, as the score sheet of its event asks for it.

The sides are those of the adapter: seats A and C are side 0, B and D side 1.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from cardhall.tables.game import Secrets
from cardhall.tables.state import State

HandWas = Literal["made", "march", "alone", "euchre", "penalty", "redealt"]


@dataclass(frozen=True, slots=True)
class EuchreHand:
    """How a hand scored, and for which side; -1 where nobody did (EUCHRE-53).

    `points` is all that both sides wrote in it: a false charge of a renege gives two besides what
    the hand brings, also to the side that has no tricks of it (EUCHRE-41).
    """

    what: HandWas
    side: int = -1
    points: tuple[int, int] = (0, 0)


def points_of(state: State) -> tuple[int, int]:
    """Both sides' points: they stand alike on the tallies of both partners."""
    return state.stacks[0], state.stacks[1]


def _results(state: State) -> Iterator[Any]:
    """Of the hands of the last session that stand, in their order."""
    for facts in state.history:
        if facts.scored is not None and not facts.void:
            yield facts.hand.result()


def euchre_hands(state: State) -> tuple[EuchreHand, ...]:
    """The deals of the session that is over, one by one; void ones are no hands."""
    return tuple(_euchre_hand(result) for result in _results(state))


def _euchre_hand(result: Any) -> EuchreHand:
    points = (int(result.points[0]), int(result.points[1]))
    if not any(points):
        return EuchreHand("redealt")
    if result.ending != "played":
        side = 1 - result.offender % 2 if result.offender is not None else int(not points[0])
        return EuchreHand("penalty", side, points)
    makers = result.maker % 2
    if result.euchred:
        return EuchreHand("euchre", 1 - makers, points)
    if result.tricks[makers] + result.tricks[makers + 2] < 5:
        return EuchreHand("made", makers, points)
    return EuchreHand("alone" if result.alone else "march", makers, points)


def last_bid_made(state: State) -> int:
    """The side that made its bid in the last hand of Pedro; -1 where none did (OP-PEDRO-01)."""
    last = next(reversed(list(_results(state))), None)
    if last is None or last.bidder is None or not last.bid or not last.made:
        return -1
    return int(last.bidder) % 2


def lower_cut(state: State) -> int:
    """The side that cuts the lower card where both are level (OP-EUCHRE-02): each takes one off an
    order that the session's seal stands for, and equal ranks cut again."""
    _, _, seed, salt, numbers = state.reveals[-1]
    pack = list(state.adapter.module.PACK)
    cards = [
        pack[place] % 13
        for place in Secrets(seed, salt, numbers).shuffles().order("cut", len(pack))
    ]
    first, second = next(
        pair for pair in zip(cards[::2], cards[1::2], strict=True) if pair[0] != pair[1]
    )
    return 0 if first < second else 1
