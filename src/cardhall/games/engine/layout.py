"""What an environment of a game shows and takes, in words: each plane, each number, each act.

The compiled side (``environment.py``) fills buffers in this order; the pages and the tests read the
same lists.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Part:
    """A plane, or a number, or (``each``) one of them for each seat, from one's own leftwards."""

    name: str
    says: str
    each: bool = False


@dataclass(frozen=True)
class Layout:
    """The planes and numbers of what a seat sees, in order, and the acts by their numbers."""

    planes: tuple[Part, ...]
    numbers: tuple[Part, ...]
    acts: tuple[str, ...]
    """Each act in words; its place is its number."""
    reward: str
    """The unit of the rewards, and how they are counted."""

    def plane_names(self, seats: int) -> list[str]:
        """Name each plane at a table of so many; those of seats end with how far left they sit."""
        return list(_names(self.planes, seats))

    def number_names(self, seats: int) -> list[str]:
        """Name each number at a table of so many; those of seats end with how far left they sit."""
        return list(_names(self.numbers, seats))


def _names(parts: Sequence[Part], seats: int) -> Iterator[str]:
    for part in parts:
        if part.each:
            yield from (f"{part.name} {seat}" for seat in range(seats))
        else:
            yield part.name
