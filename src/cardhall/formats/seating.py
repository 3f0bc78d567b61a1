"""Who sits where, and why (LLAA-T-19, 29, 40; OP-T-05, OP-T-12, OP-X-18).

People are ids with a group (their auxiliary). Tables are numbered from 1, seats from 0; the next
seat is the one to the left. No table is ever left with one player while there is another table.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cardhall.formats.lot import Lot
from cardhall.formats.meeting import Met, keep_apart, met_before

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True, slots=True)
class Person:
    """One who needs a seat; `group` is what is to be spread over the tables ("" for none)."""

    id: str
    group: str


@dataclass(frozen=True, slots=True)
class Seated:
    """A table: ids in seat order, and for each seat the reason in words."""

    table: int
    seats: tuple[str, ...]
    why: tuple[str, ...]


def overfill_within(overfill: int, size: int, most: int) -> int:
    """As much of the `overfill` as leaves no table with more than `most` (OP-T-12)."""
    return max(0, min(overfill, most - size))


def table_count(people: int, size: int, overfill: int = 0) -> int:
    """How many tables of nominal `size` (OP-T-12): the fewest that hold everybody.

    With `overfill` 1 a table may take one more rather than another table being opened.
    """
    if people < 1:
        return 0
    full = people // size
    if overfill and full and people <= full * (size + overfill):
        return full
    return -(-people // size)


def table_sizes(people: int, tables: int) -> list[int]:
    """Sizes that differ by at most one, the larger first (LLAA-T-29): 13 on 3 are 5, 4, 4."""
    low, more = divmod(people, tables)
    return [low + 1] * more + [low] * (tables - more)


def draw_fresh(
    people: Sequence[Person], size: int, overfill: int, lot: Lot, met: Met | None = None
) -> list[Seated]:
    """Everybody drawn anew. A group of k comes to no table more than k/tables, rounded up, times.
    Of those who `met` before, as few sit together again as that allows and is found.

    People stand in line group by group, groups and the people in them in drawn order, and are
    dealt to the tables in turn like cards: so a group lands on one table after another and the
    sizes come out even. Then tables get their numbers and seats by lot.
    """
    tables = table_count(len(people), size, overfill)
    if not tables:
        return []
    groups: dict[str, list[str]] = {}
    for person in people:
        # one without a group is a group of her own
        groups.setdefault(person.group or f"\n{person.id}", []).append(person.id)
    line = [one for name in lot.shuffle(sorted(groups)) for one in lot.shuffle(groups[name])]
    dealt = lot.shuffle([line[first::tables] for first in range(tables)])
    group_of = {person.id: person.group for person in people}
    if met:
        dealt = keep_apart(dealt, group_of, met, lot)
    spread = {
        name: (len(ids), sum(1 for table in dealt if any(one in ids for one in table)))
        for name, ids in ((name, set(ids)) for name, ids in groups.items())
    }
    opening = f"Drawn by lot. {_sizes_in_words([len(table) for table in dealt])}"
    return [
        Seated(
            number,
            tuple(seats := lot.shuffle(table)),
            tuple(
                _why_fresh(opening, group_of[one], spread) + _why_apart(one, seats, tables, met)
                for one in seats
            ),
        )
        for number, table in enumerate(dealt, start=1)
    ]


def _why_fresh(opening: str, group: str, spread: Mapping[str, tuple[int, int]]) -> str:
    count, tables = spread.get(group, (1, 1))
    if not group or count == 1:
        return opening
    if tables == count:
        return f"{opening} The {count} from {group} sit at {count} different tables."
    if tables == 1:
        return f"{opening} All {count} from {group} share the only table."
    return f"{opening} The {count} from {group} are spread over {tables} tables."


def _why_apart(one: str, seats: Sequence[str], tables: int, met: Met | None) -> str:
    """Whom she sits with again; nothing at the first draw, and where all share one table."""
    if not met or tables == 1:
        return ""
    again, others = met_before(one, seats, met), len(seats) - 1
    if not again:
        return " Sat before with nobody here."
    return f" Sat before with {again} of the {others} here, the fewest found."


def _sizes_in_words(sizes: list[int]) -> str:
    people = sum(sizes)
    if len(sizes) == 1:
        return f"{people} players fit one table."
    parts = [f"{sizes.count(size)} of {size}" for size in sorted(set(sizes), reverse=True)]
    return f"{people} players make {len(sizes)} tables: {' and '.join(parts)}."


def moves_before(round_no: int, moves: str, after: int = 3) -> bool:
    """Whether the seats of this round are drawn anew (LLAA-T-19, OP-T-05).

    `moves`: "after3-then-each" (default), "every3", "once".
    """
    if round_no == 1:
        return True
    if moves == "every3":
        return (round_no - 1) % after == 0
    if moves == "once":
        return round_no == after + 1
    return round_no > after


def keep_seats(
    former: Mapping[int, Sequence[str]], people: Sequence[Person], size: int, lot: Lot
) -> list[Seated]:
    """The former tables without those who left; newcomers fill the smallest.

    A table that falls under two players is filled from the largest, or closed (OP-X-18).
    """
    here = {person.id for person in people}
    tables = {n: [one for one in seats if one in here] for n, seats in former.items()}
    tables = {n: seats for n, seats in tables.items() if seats}
    why = {
        one: "Seats stay as they were in the round before." for t in tables.values() for one in t
    }
    sat = set(why)
    for person in people:
        if person.id not in sat:
            place_newcomer(tables, person.id, size)
            why[person.id] = "Came in; this was the smallest table."
    mend_lone(tables, why, lot)
    return [
        Seated(n, tuple(seats), tuple(why[one] for one in seats))
        for n, seats in sorted(tables.items())
    ]


def place_newcomer(tables: dict[int, list[str]], one: str, size: int) -> int:
    """Seat one more at the smallest table, or at a new one when all are full; gives its number."""
    number = min(tables, key=lambda n: (len(tables[n]), n), default=0)
    if not number or len(tables[number]) >= size:
        number = max(tables, default=0) + 1
        tables[number] = []
    tables[number].append(one)
    return number


def mend_lone(tables: dict[int, list[str]], why: dict[str, str], lot: Lot) -> None:
    """No table of one: fill it from the largest, or move the lone player to the smallest."""
    while len(tables) > 1:
        lone = next((n for n in sorted(tables) if len(tables[n]) == 1), None)
        if lone is None:
            return
        others = [n for n in tables if n != lone]
        largest = max(others, key=lambda n: (len(tables[n]), -n))
        if len(tables[largest]) > 2:
            moved = tables[largest].pop(lot.below(len(tables[largest])))
            tables[lone].append(moved)
            why[moved] = f"Moved by lot from table {largest}, the largest: table {lone} had one."
            continue
        smallest = min(others, key=lambda n: (len(tables[n]), n))
        moved = tables.pop(lone)[0]
        tables[smallest].append(moved)
        why[moved] = f"Table {lone} is closed, only one player was left there."
