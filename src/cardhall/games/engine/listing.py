"""Lists of acts, tuples of numbers and results, each made in one go: who plays step by step from
Python gets them at every step.

This file is what they do, and runs where the core is interpreted; compiled, their C twins of
``listing.pxd`` take their place.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

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


def add_choices(out: list[int], action: int, cards: int, size: int) -> None:
    """Add to a list this act with each choice of so many of these cards, low cards first."""
    if size == 0:
        out.append(action)
        return
    while cards.bit_count() >= size:
        one = cards & -cards
        cards ^= one
        add_choices(out, action | one, cards, size - 1)


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


def filled(kind: type[_R], fields: dict[str, Any]) -> _R:
    """Make a frozen record from all its fields, which stand in their order; the dict is its own
    from now on. A frozen dataclass takes five times as long to fill, and simulations ask for a
    result after every hand."""
    out = object.__new__(kind)
    out.__dict__.update(fields)
    return out
