"""Lists of acts, tuples of numbers and results, each made in one go: who plays step by step from
Python gets them at every step.

This file is what they do, and runs where the core is interpreted; compiled, their C twins of
``listing.pxd`` take their place.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Any, TypeVar

from cardhall.cards.bits import spread, subset

_R = TypeVar("_R")


def one_each(verb: int, cards: int) -> list[int]:
    """List an act for each of these cards (bits), low to high: what the verb is in numbers, and
    the card."""
    out: list[int] = []
    add_each(out, verb, cards)
    return out


def add_each(out: list[int], verb: int, cards: int) -> None:
    """Add to a list an act for each of these cards (bits), low to high."""
    while cards:
        out.append(verb | cards & -cards)
        cards &= cards - 1


def choices(action: int, cards: int, size: int) -> list[int]:
    """List this act with each choice of so many of these cards, low cards first."""
    each = combinations([1 << card for card in range(52) if cards >> card & 1], size)
    return [action | sum(chosen) for chosen in each]


def subsets(action: int, cards: int, count: int) -> list[int]:
    """List this act with each set of five cards, small sets first, up to so many sets."""
    return [action | spread(subset(number), cards) for number in range(count)]


def first_acts(acts: Sequence[int], count: int) -> list[int]:
    """List the first so many acts of an array."""
    return list(acts[:count])


def members(seats: int) -> tuple[int, ...]:
    """Name the seats of a set of seats (bits), low to high."""
    return tuple([seat for seat in range(seats.bit_length()) if seats >> seat & 1])


def counts(of: Sequence[int], count: int) -> tuple[int, ...]:
    """Take the first so many numbers of an array."""
    return tuple(of[:count])


def amounts(of: Sequence[int], count: int) -> tuple[int, ...]:
    """Take the first so many amounts of an array: compiled, they are 64 bits wide."""
    return tuple(of[:count])


def sums(of: Sequence[int], added: Sequence[int], count: int, sign: int) -> tuple[int, ...]:
    """Add up the first so many amounts of two arrays, or take the second's off (sign -1)."""
    return tuple([of[place] + sign * added[place] for place in range(count)])


def amounts_of(of: Sequence[int], first: int, seats: int) -> tuple[int, ...]:
    """Take the amounts of these seats (bits) from an array, in which seat 0 is at ``first``."""
    return tuple([of[first + seat] for seat in members(seats)])


def filled(kind: type[_R], fields: dict[str, Any]) -> _R:
    """Make a frozen record from all its fields, which stand in their order; the dict is its own
    from now on. A frozen dataclass takes five times as long to fill, and simulations ask for a
    result after every hand."""
    out = object.__new__(kind)
    out.__dict__.update(fields)
    return out
