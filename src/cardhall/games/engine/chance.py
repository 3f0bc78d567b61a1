"""Chance from a seed: numbers, picks from a set of cards, orders. A hand has it for play-outs, an
imaginer for the cards that it lays.

The same file runs interpreted and compiled (Cython, pure Python mode; C types in ``chance.pxd``).
"""

from typing import Any

import cython

from cardhall.cards.core import refuse_to_pickle

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import GAMMA, MASK64, nth, popcount, scramble
else:
    from cardhall.cards.bits import GAMMA, MASK64, nth, popcount, scramble


class Chance:
    """A generator of random numbers: the same seed, the same numbers, on every machine."""

    def __reduce__(self) -> tuple[Any, ...]:
        refuse_to_pickle(self)

    @cython.final
    def _seed(self, seed: Any) -> None:
        """Begin with this seed, a whole number."""
        self._rng = seed & 0xFFFFFFFFFFFFFFFF

    @cython.final
    def _pick(self, pool: cython.ulonglong, count: cython.int) -> cython.ulonglong:
        """A random set of ``count`` of the pool, or all of it."""
        out: cython.ulonglong = 0
        one: cython.ulonglong
        while count > 0 and pool:
            one = nth(pool, self._below(popcount(pool)))
            out |= one
            pool &= ~one
            count -= 1
        return out

    if not cython.compiled:  # compiled they are inline: see chance.pxd

        def _below(self, n: cython.uint) -> cython.uint:
            """A random number from 0 to n - 1."""
            self._rng = (self._rng + GAMMA) & MASK64
            return ((scramble(self._rng) >> 32) * n) >> 32

        def _mix(self, order: list[int], places: int, moved: int) -> None:
            """Put the first ``moved`` of so many places in a random order, drawn from all."""
            for place in range(moved):
                other = place + self._below(places - place)
                order[place], order[other] = order[other], order[place]
