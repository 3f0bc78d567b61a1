"""Round robin by the circle method: everybody meets everybody once (SWISS-16).

One side keeps its place and all others move on by one around it, round after round: n - 1 rounds
for an even number. An odd number gets an empty place, and whoever meets it has the bye: n rounds,
one bye each (SWISS-17). A double round robin plays all of it again with the sides changed
(SWISS-18).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from cardhall.formats.lot import Lot

FEWEST = 2
MOST = 64
"""So many sides can be asked to meet all others in one event: 63 rounds are not one evening."""


@dataclass(frozen=True, slots=True)
class Circle:
    """One round of it: who meets whom, table by table; `bye` is "" where all play."""

    pairs: tuple[tuple[str, str], ...]
    bye: str = ""


def drawn(people: Sequence[str], seed: str) -> list[str]:
    """The places around the circle, by lot."""
    return Lot(seed, "round robin").shuffle(list(people))


def rounds(people: Sequence[str], double: bool = False) -> list[Circle]:
    """All rounds, in the order of the draw. Raises ValueError for too few or too many."""
    if not FEWEST <= len(people) <= MOST:
        raise ValueError(f"{FEWEST} to {MOST} sides play a round robin, not {len(people)}")
    # of an odd number the empty place stays, so that all go around and are named first as often
    circle = [*([""] if len(people) % 2 else []), *people]
    once = [_round(circle, number) for number in range(len(circle) - 1)]
    return once + [_other_way(one) for one in once] if double else once


def how_many(sides: int, double: bool = False) -> int:
    """Rounds that so many sides need to meet: one fewer than there are, or as many if odd."""
    return (sides - 1 + sides % 2) * (2 if double else 1)


def _round(circle: Sequence[str], number: int) -> Circle:
    moving = len(circle) - 1
    others = [circle[1 + (place + number) % moving] for place in range(moving)]
    ring = [circle[0], *others]
    pairs = []
    bye = ""
    for place in range(len(ring) // 2):
        one, two = ring[place], ring[-1 - place]
        if not one or not two:
            bye = one or two
            continue
        # who is named first changes from round to round, for the place that stays as well
        first = place % 2 if place else number % 2
        pairs.append((two, one) if first else (one, two))
    return Circle(tuple(pairs), bye)


def _other_way(circle: Circle) -> Circle:
    return Circle(tuple((two, one) for one, two in circle.pairs), circle.bye)
