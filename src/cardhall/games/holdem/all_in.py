"""Texas hold'em: sums over all that two others may hold, where three go all-in or fold (compiled).

What a player's kind of hand brings is a sum over the kinds that the others may hold: how likely
they are beside it, times what they do with them, times what is won. What all-ins of three win is
drawn: each board is dealt to fourteen hands, and every three of those are compared. Readable like
the game, but far too slow interpreted.
"""

from array import array
from collections.abc import Sequence
from typing import Any

import cython

from cardhall.games.holdem.classes import KINDS, holdings

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import bit
    from cython.cimports.cardhall.cards.seven import seven_card_value
    from cython.cimports.cardhall.games.engine.chance import Chance
else:
    from cardhall.cards.bits import bit
    from cardhall.cards.seven import seven_card_value
    from cardhall.games.engine.chance import Chance

SIDE = cython.declare(cython.int, 169)
AREA = cython.declare(cython.int, 169 * 169)
CUBE = cython.declare(cython.int, 169 * 169 * 169)
TABLE = cython.declare(cython.int, 14)
"""Hands that are compared on each board."""
WHOLE = cython.declare(cython.int, 6)
"""A pot in parts: halves and thirds of it are whole."""


class ThreeWay(Chance):
    """How likely three kinds of hands are together, and what each wins when all are all-in.

    The chances are exact; what is won is drawn from a seed, on so many boards.
    """

    def __init__(self, boards: int, seed: int, shares: Sequence[float]) -> None:
        """Deal the boards; a million of them are some twenty seconds. shares: what each kind wins
        of each other one alone, row by row."""
        self._seed(seed)
        self._arrays(shares)
        self._count_ways()
        self._draw(boards)
        self._fill()

    def _arrays(self, shares: Sequence[float]) -> None:
        likely: Any = array("f", bytes(4 * CUBE))
        won: Any = array("f", bytes(4 * CUBE))
        wins: Any = array("i", bytes(4 * CUBE))
        seconds: Any = array("i", bytes(4 * CUBE))
        met: Any = array("i", bytes(4 * CUBE))
        alone: Any = array("d", shares)
        self._keep_likely = likely
        self._keep_won = won
        self._keep_wins = wins
        self._keep_seconds = seconds
        self._keep_met = met
        self._keep_shares = alone
        # what is counted in C lies where these say
        self._likely = likely if not cython.compiled else cython.address(self._keep_likely[0])
        self._won = won if not cython.compiled else cython.address(self._keep_won[0])
        self._wins = wins if not cython.compiled else cython.address(self._keep_wins[0])
        self._seconds = seconds if not cython.compiled else cython.address(self._keep_seconds[0])
        self._met = met if not cython.compiled else cython.address(self._keep_met[0])
        self._shares = alone if not cython.compiled else cython.address(self._keep_shares[0])
        if not cython.compiled:
            self._pairs = [0] * 1326
            self._of = [0] * 1326
            self._deck = [0] * 52
            self._kinds = [0] * 14
            self._values = [0] * 14
            self._flat = [0.0] * 169
            self._steep = [0.0] * 169
            self._flat_other = [0.0] * 169
            self._steep_other = [0.0] * 169
            self._f = [0.0] * 169
            self._g = [0.0] * 169

    def _count_ways(self) -> None:
        """Work out how likely each three kinds are, of all deals to three players."""
        place = 0
        for kind in range(KINDS):
            for pair in holdings(kind):
                self._pairs[place] = pair
                self._of[place] = kind
                place += 1
        for kind in range(KINDS):
            self._count_beside(kind, len(holdings(kind)), holdings(kind)[0])

    def _count_beside(self, kind: cython.int, ways: cython.int, mine: cython.ulonglong) -> None:
        i: cython.int
        j: cython.int
        row: cython.int
        used: cython.ulonglong
        for i in range(1326):
            if self._pairs[i] & mine:
                continue
            used = self._pairs[i] | mine
            row = AREA * kind + SIDE * self._of[i]
            for j in range(1326):
                if not self._pairs[j] & used:
                    self._likely[row + self._of[j]] += 1
        for i in range(AREA):
            self._likely[AREA * kind + i] *= ways / (1326.0 * 1225.0 * 1128.0)

    def _draw(self, boards: cython.int) -> None:
        """Deal so many boards, each to fourteen hands, and count what every three of them win: in
        sixths of a pot the first and the second by their kinds."""
        i: cython.int
        j: cython.int
        k: cython.int
        at: cython.int
        row: cython.int
        _: cython.int
        a: cython.int
        b: cython.int
        c: cython.int
        for i in range(52):
            self._deck[i] = i
        for _ in range(boards):
            self._deal()
            for i in range(TABLE):
                a = self._values[i]
                for j in range(i + 1, TABLE):
                    b = self._values[j]
                    row = AREA * self._kinds[i] + SIDE * self._kinds[j]
                    for k in range(j + 1, TABLE):
                        c = self._values[k]
                        at = row + self._kinds[k]
                        self._met[at] += 1
                        if a >= b and a >= c:
                            self._wins[at] += WHOLE // (1 + (a == b) + (a == c))
                        if b >= a and b >= c:
                            self._seconds[at] += WHOLE // (1 + (b == a) + (b == c))

    def _deal(self) -> None:
        """Deal a board and the hands, and put these in the order of their kinds."""
        hand: cython.int
        place: cython.int
        kind: cython.int
        value: cython.int
        one: cython.int
        two: cython.int
        board: cython.ulonglong = 0
        self._mix(self._deck, 52, 5 + 2 * TABLE)
        for place in range(5):
            board |= bit(self._deck[place])
        for hand in range(TABLE):
            one = self._deck[5 + 2 * hand]
            two = self._deck[6 + 2 * hand]
            value = seven_card_value(board | bit(one) | bit(two))
            # as classes.kind_of
            if (one % 13 < two % 13) == (one // 13 == two // 13):
                kind = 13 * (two % 13) + one % 13
            else:
                kind = 13 * (one % 13) + two % 13
            place = hand
            while place > 0 and self._kinds[place - 1] > kind:
                self._kinds[place] = self._kinds[place - 1]
                self._values[place] = self._values[place - 1]
                place -= 1
            self._kinds[place] = kind
            self._values[place] = value

    def _fill(self) -> None:
        """Work out for each kind against two others the share that it wins, times how likely the
        three are. Kinds that never met share alike."""
        i: cython.int
        j: cython.int
        k: cython.int
        at: cython.int
        first: cython.double
        second: cython.double
        third: cython.double
        for i in range(SIDE):
            for j in range(i, SIDE):
                for k in range(j, SIDE):
                    at = AREA * i + SIDE * j + k
                    first = second = 1.0 / 3
                    if self._met[at]:
                        first = self._wins[at] / (6.0 * self._met[at])
                        second = self._seconds[at] / (6.0 * self._met[at])
                    third = 1 - first - second
                    if i == j and j == k:
                        first = second = third = 1.0 / 3
                    elif i == j:
                        first = second = (first + second) / 2
                    elif j == k:
                        second = third = (second + third) / 2
                    self._put(i, j, k, first)
                    self._put(j, i, k, second)
                    self._put(k, i, j, third)

    def _put(
        self, mine: cython.int, one: cython.int, other: cython.int, share: cython.double
    ) -> None:
        self._won[AREA * mine + SIDE * one + other] = (
            share * self._likely[AREA * mine + SIDE * one + other]
        )
        self._won[AREA * mine + SIDE * other + one] = self._won[AREA * mine + SIDE * one + other]

    def share(self, mine: int, one: int, other: int) -> float:
        """The share of the pot that a kind wins against two others, as drawn. Raises ValueError for
        three that cannot be held together."""
        at = (KINDS * mine + one) * KINDS + other
        if not self._likely[at]:
            raise ValueError("There are too few cards for these three hands")
        return float(self._won[at]) / float(self._likely[at])

    def likely(self, mine: int, one: int, other: int) -> float:
        """The chance that three players are dealt these kinds."""
        return float(self._likely[(KINDS * mine + one) * KINDS + other])

    def beside(
        self,
        one: tuple[Sequence[float], Sequence[float]],
        other: tuple[Sequence[float], Sequence[float]],
        three: bool = False,
    ) -> list[float]:
        """Sum for each kind, over the kinds of two others, how likely they are times the product of
        what each of them adds: the first of a tuple, plus the second times the share that the own
        kind wins of it alone. three: times the share of three, too."""
        place: cython.int
        won: cython.bint = three
        for place in range(SIDE):
            self._flat[place] = one[0][place]
            self._steep[place] = one[1][place]
            self._flat_other[place] = other[0][place]
            self._steep_other[place] = other[1][place]
        return [self._beside(kind, won) for kind in range(KINDS)]

    def _beside(self, x: cython.int, won: cython.bint) -> cython.double:
        y: cython.int
        share: cython.double
        for y in range(SIDE):
            share = self._shares[SIDE * x + y]
            self._f[y] = self._flat[y] + self._steep[y] * share
            self._g[y] = self._flat_other[y] + self._steep_other[y] * share
        return self._sum(x, won)

    def _sum(self, x: cython.int, won: cython.bint) -> cython.double:
        y: cython.int
        z: cython.int
        at: cython.int
        total: cython.double = 0
        a: cython.double
        b: cython.double
        for y in range(SIDE):
            if self._f[y] == 0:
                continue
            at = AREA * x + SIDE * y
            a = b = 0
            if won:
                for z in range(0, SIDE - 1, 2):
                    a += self._won[at + z] * self._g[z]
                    b += self._won[at + z + 1] * self._g[z + 1]
                a += self._won[at + SIDE - 1] * self._g[SIDE - 1]
            else:
                for z in range(0, SIDE - 1, 2):
                    a += self._likely[at + z] * self._g[z]
                    b += self._likely[at + z + 1] * self._g[z + 1]
                a += self._likely[at + SIDE - 1] * self._g[SIDE - 1]
            total += self._f[y] * (a + b)
        return total
