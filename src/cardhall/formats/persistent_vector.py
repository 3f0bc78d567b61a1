"""A persistent vector: putting a value gives another vector that shares the rest.

Values lie in stretches of ``STRETCH``; a row with one value changed copies that stretch and the
list of stretches, whatever its length. Two rows are compared stretch by stretch, by identity.
"""

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

T = TypeVar("T")

STRETCH = 32


class PersistentVector(Generic[T]):
    """A fixed number of places, counted from 0, each with a value."""

    __slots__ = ("_length", "_stretches")

    def __init__(self, values: Iterable[T] = ()) -> None:
        row = tuple(values)
        self._length = len(row)
        self._stretches = tuple(row[at : at + STRETCH] for at in range(0, len(row), STRETCH))

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, place: int) -> T:
        return self._stretches[place // STRETCH][place % STRETCH]

    def __iter__(self) -> Iterator[T]:
        for stretch in self._stretches:
            yield from stretch

    def put(self, place: int, value: T) -> "PersistentVector[T]":
        """The row with this value at a place."""
        at, within = divmod(place, STRETCH)
        stretches = self._stretches
        old = stretches[at]
        made: PersistentVector[T] = PersistentVector.__new__(PersistentVector)
        made._length = self._length
        made._stretches = (
            *stretches[:at],
            (*old[:within], value, *old[within + 1 :]),
            *stretches[at + 1 :],
        )
        return made

    def differs(self, other: "PersistentVector[T]") -> Iterator[int]:
        """The places at which another row of the same length holds another value."""
        for at, (mine, its) in enumerate(zip(self._stretches, other._stretches, strict=True)):
            if mine is not its:
                for within, (one, two) in enumerate(zip(mine, its, strict=True)):
                    if one is not two:
                        yield at * STRETCH + within
