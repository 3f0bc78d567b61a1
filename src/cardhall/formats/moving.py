"""Assign people to tables for a game of a euchre night, at the least cost.

A game is a list of players, four to a table: a, x, b, y, where a and x are partners against b and
y. What a seating costs is a sum over its tables of whole numbers, so that the same lot finds the
same seating on any machine. It is found in steps: two change places, and the change stands if it
costs no more, or sometimes a little more while there are many steps to go (annealing).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from cardhall.formats.lot import Lot


@dataclass(frozen=True, slots=True)
class Costs:
    """The costs of a seating, by players' numbers: ``opponents[a][b]`` to meet, ``partners[a][b]``
    to be partners, ``at[a][t]`` to sit at table t (from 0)."""

    opponents: Sequence[Sequence[int]]
    partners: Sequence[list[int]]
    at: Sequence[Sequence[int]]

    def table(self, table: int, seats: Sequence[int]) -> int:
        """Add up the cost of a table, its four seats being a, x, b, y."""
        a, x, b, y = seats
        of_a, of_x, at = self.opponents[a], self.opponents[x], self.at
        return (
            of_a[b]
            + of_a[y]
            + of_x[b]
            + of_x[y]
            + self.partners[a][x]
            + self.partners[b][y]
            + at[a][table]
            + at[x][table]
            + at[b][table]
            + at[y][table]
        )

    def game(self, seats: Sequence[int]) -> int:
        """Add up the cost of a game, four seats to a table."""
        return sum(self.table(n // 4, seats[n : n + 4]) for n in range(0, len(seats), 4))


def improved(
    seats: Sequence[int],
    free: Sequence[int],
    size: int,
    costs: Costs,
    lot: Lot,
    heat: int,
    enough: int = 0,
) -> list[int]:
    """The seating of least cost that is found from this one.

    free: where those sit who may change places; size: how many change together from there on, 1 or
    both of a pair (2). heat: what more a change may cost with a chance of a half, at first; it
    falls to nothing. enough: a seating that costs less will do.
    """
    now = list(seats)
    if len(free) < 2:
        return now
    tables = [costs.table(n // 4, now[n : n + 4]) for n in range(0, len(now), 4)]
    cost = least = sum(tables)
    best = now
    now = list(now)
    steps = STEPS + STEPS_FOR_EACH * len(free)
    both = len(free) * len(free)
    for left in range(steps, 0, -1):
        chance, place = divmod(lot.below(both << DOUBLINGS), both)
        # each time half as likely: so much more may a change cost
        spare = heat * left // steps * (DOUBLINGS - chance.bit_length())
        one, two = free[place // len(free)], free[place % len(free)]
        if one == two:
            continue
        now[one : one + size], now[two : two + size] = now[two : two + size], now[one : one + size]
        first, second = one // 4, two // 4
        cost_one = costs.table(first, now[4 * first : 4 * first + 4])
        cost_two = costs.table(second, now[4 * second : 4 * second + 4]) if second != first else 0
        change = cost_one - tables[first]
        if second != first:
            change += cost_two - tables[second]
        if change > spare:
            now[one : one + size], now[two : two + size] = (
                now[two : two + size],
                now[one : one + size],
            )
            continue
        tables[first] = cost_one
        if second != first:
            tables[second] = cost_two
        cost += change
        if cost < least:
            best, least = list(now), cost
            if least < enough:
                break
    return best


DOUBLINGS = 16
"""How often at the most a change's chance is halved for what it costs more."""

STEPS = 2_000
"""Changes tried in any game, and so many more for each who may change places."""

STEPS_FOR_EACH = 800


def together(
    stay: Sequence[tuple[int, int]], move: Sequence[tuple[int, int]], costs: Costs
) -> list[int]:
    """The seating of least cost in which each pair that moves goes as one to a pair that stays.
    There are as many of one as of the other: ``stay[t]`` is the pair of table t."""
    ways = [[_split(table, a, b, duo, costs) for duo in move] for table, (a, b) in enumerate(stay)]
    chosen = assign([[cost for cost, _ in row] for row in ways])
    return [one for table, column in enumerate(chosen) for one in ways[table][column][1]]


def _split(
    table: int, a: int, b: int, duo: tuple[int, int], costs: Costs
) -> tuple[int, tuple[int, int, int, int]]:
    """The better of the two ways to split with those who come, and its cost."""
    x, y = duo
    one, other = (a, x, b, y), (a, y, b, x)
    return min((costs.table(table, one), one), (costs.table(table, other), other))


def assign(cost: Sequence[Sequence[int]]) -> list[int]:
    """For each row a column, all different, at the least sum (the Hungarian method; n cubed)."""
    count = len(cost)
    row_price = [0] * (count + 1)
    column_price = [0] * (count + 1)
    row_of = [0] * (count + 1)
    for row in range(1, count + 1):
        row_of[0] = row
        least = [1 << 60] * (count + 1)
        came_from = [0] * (count + 1)
        done = [False] * (count + 1)
        column = 0
        while row_of[column]:
            done[column] = True
            here, step, following = row_of[column], 1 << 60, 0
            prices, base = cost[here - 1], row_price[here]
            for other in range(1, count + 1):
                if done[other]:
                    continue
                reduced = prices[other - 1] - base - column_price[other]
                if reduced < least[other]:
                    least[other], came_from[other] = reduced, column
                if least[other] < step:
                    step, following = least[other], other
            for other in range(count + 1):
                if done[other]:
                    row_price[row_of[other]] += step
                    column_price[other] -= step
                else:
                    least[other] -= step
            column = following
        while column:
            row_of[column] = row_of[came_from[column]]
            column = came_from[column]
    chosen = [0] * count
    for column in range(1, count + 1):
        chosen[row_of[column] - 1] = column - 1
    return chosen
