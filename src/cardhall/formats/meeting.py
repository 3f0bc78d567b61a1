"""Keep people apart who have met before, in a new draw (OP-T-05).

Two sit together again as rarely as can be found; where some must, those who met less often. Sizes
of tables stay as they were dealt, and so does the spread of the groups: what LLAA-T-29 asks comes
first. The search changes two people at a time, the best change for somebody who meets somebody
again, and does not take the two back at once (a tabu search): the same lot finds the same tables.
"""

from collections.abc import Iterable, Mapping, Sequence

from cardhall.formats.lot import Lot

PATIENCE = 400
"""Changes without finding anything better after which the search ends."""

AGAIN = 1000
"""What it costs that two meet again, next to what each time costs that they have met before."""

Met = Mapping[frozenset[str], int]
"""How often two have sat at one table."""


def meetings(rounds: Iterable[Iterable[Sequence[str]]]) -> dict[frozenset[str], int]:
    """Count the times that two sat together in these rounds, each given by the seats of its
    tables."""
    met: dict[frozenset[str], int] = {}
    for tables in rounds:
        for seats in tables:
            for place, one in enumerate(seats):
                for other in seats[:place]:
                    pair = frozenset((one, other))
                    met[pair] = met.get(pair, 0) + 1
    return met


def met_before(one: str, seats: Sequence[str], met: Met) -> int:
    """Count those at a table whom somebody has sat with before."""
    return sum(frozenset((one, other)) in met for other in seats if other != one)


def keep_apart(
    tables: Sequence[Sequence[str]], group_of: Mapping[str, str], met: Met, lot: Lot
) -> list[list[str]]:
    """The tables with people changed between them so that the fewest meet again that are found."""
    search = _Search(tables, group_of, met)
    left = PATIENCE
    while search.cost and len(tables) > 1 and left:
        left -= 1
        if search.step(lot):
            left = PATIENCE
    return [[search.people[one] for one in table] for table in search.best]


class _Search:
    """People and groups as numbers, and what each would cost at each table."""

    def __init__(
        self, tables: Sequence[Sequence[str]], group_of: Mapping[str, str], met: Met
    ) -> None:
        self.people = [one for table in tables for one in table]
        number = {one: n for n, one in enumerate(self.people)}
        count = len(self.people)
        self.price = [[0] * count for _ in range(count)]
        for pair, times in met.items():
            one, other = (number.get(who, -1) for who in pair)
            if one >= 0 and other >= 0:
                self.price[one][other] = self.price[other][one] = AGAIN + times
        self.tables = [[number[one] for one in table] for table in tables]
        self.at = [n for n, table in enumerate(self.tables) for _ in table]
        self.costs = [
            [sum(row[other] for other in table) for table in self.tables] for row in self.price
        ]
        self.cost = sum(row[self.at[one]] for one, row in enumerate(self.costs)) // 2
        self.best, self.least = [list(table) for table in self.tables], self.cost
        self.tabu = [0] * count
        self.turn = 0
        self._groups(group_of)

    def _groups(self, group_of: Mapping[str, str]) -> None:
        """Count those of each group at each table, and note the fewest and the most that may sit at
        one."""
        names = {name: n for n, name in enumerate(sorted(set(group_of.values()) - {""}))}
        self.group = [names.get(group_of.get(one, ""), -1) for one in self.people]
        self.of_group = [[0] * len(self.tables) for _ in names]
        for one, group in enumerate(self.group):
            if group >= 0:
                self.of_group[group][self.at[one]] += 1
        self.few = [min(row) for row in self.of_group]
        self.many = [max(row) for row in self.of_group]

    def step(self, lot: Lot) -> bool:
        """The best change for one who meets somebody again; whether nothing before was as good."""
        self.turn += 1
        again = [one for one, row in enumerate(self.costs) if row[self.at[one]]]
        one = again[lot.below(len(again))]
        found: list[int] = []
        least = 0
        for other in range(len(self.people)):
            change = self._change(one, other)
            if change is None or (found and change > least):
                continue
            if self.tabu[other] > self.turn and self.cost + change >= self.least:
                continue
            if not found or change < least:
                found, least = [], change
            found.append(other)
        if not found:
            return False
        other = found[lot.below(len(found))]
        self._swap(one, other)
        self.cost += least
        for moved in (one, other):
            self.tabu[moved] = self.turn + 2 + lot.below(8)
        if self.cost < self.least:
            self.best, self.least = [list(table) for table in self.tables], self.cost
            return True
        return False

    def _change(self, one: int, other: int) -> int | None:
        """Work out the change of the cost if two change places; None where they may not."""
        here, there = self.at[one], self.at[other]
        if here == there or not (
            self.group[one] == self.group[other]
            or (self._may_go(one, here, there) and self._may_go(other, there, here))
        ):
            return None
        mine, theirs = self.costs[one], self.costs[other]
        alone = self.price[one][other]
        return mine[there] - mine[here] + theirs[here] - theirs[there] - 2 * alone

    def _may_go(self, one: int, here: int, there: int) -> bool:
        """True if the group of this one stays as spread as it was."""
        group = self.group[one]
        if group < 0:
            return True
        row = self.of_group[group]
        return row[here] > self.few[group] and row[there] < self.many[group]

    def _swap(self, one: int, other: int) -> None:
        here, there = self.at[one], self.at[other]
        mine, theirs = self.tables[here], self.tables[there]
        mine[mine.index(one)], theirs[theirs.index(other)] = other, one
        self.at[one], self.at[other] = there, here
        for group, gone, come in ((self.group[one], here, there), (self.group[other], there, here)):
            if group >= 0:
                self.of_group[group][gone] -= 1
                self.of_group[group][come] += 1
        for row, with_one, with_other in zip(
            self.costs, self.price[one], self.price[other], strict=True
        ):
            row[here] += with_other - with_one
            row[there] += with_one - with_other
