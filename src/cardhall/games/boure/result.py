"""What a hand of Bouré came to, and what becomes of its pot. Part of ``games.boure``."""

from collections.abc import Sequence
from dataclasses import dataclass

from cardhall.games.boure.rules import Rules

PAID = -1
"""In a list of dues: this seat has matched the last pot already and does not ante (OP-BOURE-08)."""

ANTED = -2
"""In a list of dues: anted already, in a deal that was void (LLAA-BOURE-15)."""


@dataclass(frozen=True)
class Result:
    """How a hand ended. Tuples run over the seats, amounts in chips or cents."""

    ending: str
    """``played``, ``unplayed`` (only one in), ``nobody``, ``thrown-in`` or ``void``."""
    tricks: tuple[int, ...]
    winner: int | None
    boures: tuple[int, ...]
    """Seats that stayed in and took no trick."""
    renegers: tuple[int, ...]
    paid: tuple[int, ...]
    """What each seat put into the next pot at the end of this hand."""
    stacks: tuple[int, ...]
    """After the settlement."""
    next_pot: int
    owed: tuple[int, ...]
    """For the next hand: an amount in place of the ante, 0 for the ordinary ante, or PAID."""
    pot: int
    """The pot as it stood when it was counted."""


def level_for_pot(result: Result, dealt_in: Sequence[int]) -> tuple[int, ...]:
    """Find who plays again for a carried pot when everybody is at zero: those level for most
    tricks, renegers left out before the tricks are compared; after a hand that was not played, all
    who were dealt in (OP-X-06). ``dealt_in``: without those put out. Empty if fewer than two."""
    if result.ending != "played":
        return tuple(dealt_in)
    took = {s: n for s, n in enumerate(result.tricks) if n and s not in result.renegers}
    took = {s: n for s, n in took.items() if s in dealt_in}
    level = tuple(s for s, n in took.items() if n == max(took.values()))
    return level if len(level) > 1 else ()


def split_pot(
    rules: Rules, pot: int, among: Sequence[int], dealer: int, seats: int
) -> list[tuple[int, int]]:
    """Work out what each of these seats gets of a pot that is split, in whole antes, as (seat,
    amount). ``dealer`` would deal next, the last dealer's left: odd chips go from there on
    (OP-BOURE-12)."""
    order = sorted(among, key=lambda seat: (seat - dealer) % seats)
    units, rest = divmod(pot // rules.ante, len(order))
    shares = [(units + (place < rest)) * rules.ante for place in range(len(order))]
    shares[0] += pot % rules.ante
    return [(seat, share) for seat, share in zip(order, shares, strict=True) if share]
