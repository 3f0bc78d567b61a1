"""What a hand of Pedro came to: its result, and what is added to the scores."""

from dataclasses import dataclass

from cardhall.cards.table import Movement
from cardhall.games.pedro.actions import SIDES


@dataclass(frozen=True)
class Result:
    """How a hand ended. Pairs run over the sides A-C and B-D."""

    ending: str
    """``played``, or ``thrown-in`` when all passed and the deal passes."""
    bidder: int | None
    bid: int
    """0 where nobody bid."""
    made: bool | None
    """Did the bidder's side make its bid? None where nobody bid."""
    points: tuple[int, int]
    """What each side made in play, 14 together less what was shown and dead."""
    change: tuple[int, int]
    """What is added to each score."""
    tricks: tuple[int, ...]
    """By seat."""
    renegers: tuple[int, ...]
    """Seats."""


def added(bidder: int, bid: int, change: tuple[int, int]) -> list[Movement]:
    """Work out what a hand adds to the scores, the bidder's side first, each with its clause.
    ``bidder`` is -1 and ``bid`` 0 where nobody bid."""
    out: list[Movement] = []
    first = bidder & 1 if bidder >= 0 else 0
    for side in (first, 1 - first):
        amount = change[side]
        if not amount:
            continue
        clause = "LLAA-PEDRO-31"
        if side == first:
            clause = "LLAA-PEDRO-29" if amount > 0 else "LLAA-PEDRO-30"
            if not bid:
                clause = "OP-PEDRO-02"
        out.append(Movement(None, amount, SIDES[side], clause))
    return out
