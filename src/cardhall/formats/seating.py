"""Seat people at tables, and say why (LLAA-T-19, 29, 40; OP-T-05, OP-T-12, OP-X-18).

People are ids with a group (their auxiliary). Tables are numbered from 1, seats from 0; the next
seat is the one to the left. No table is ever left with one player while there is another table.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cardhall.formats.lot import Lot
from cardhall.formats.meeting import Met, keep_apart, met_before
from cardhall.messages import Message, no_words, one_after_another

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True, slots=True)
class PersonToSeat:
    """One who needs a seat; `group` is what is to be spread over the tables ("" for none)."""

    id: str
    group: str


@dataclass(frozen=True, slots=True)
class Seated:
    """A table: ids in seat order, and for each seat the reason in words."""

    table: int
    seats: tuple[str, ...]
    why: tuple[Message, ...]


def overfill_within(overfill: int, size: int, most: int) -> int:
    """As much of the `overfill` as leaves no table with more than `most` (OP-T-12)."""
    return max(0, min(overfill, most - size))


def table_count(people: int, size: int, overfill: int = 0) -> int:
    """Count the tables of nominal `size` (OP-T-12): the fewest that hold everybody.

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
    people: Sequence[PersonToSeat], size: int, overfill: int, lot: Lot, met: Met | None = None
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
        # one without a group is a group alone
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
    opening = one_after_another(
        Message("drawn-by-lot"), _sizes_in_words([len(table) for table in dealt])
    )
    return [
        Seated(
            number,
            tuple(seats := lot.shuffle(table)),
            tuple(
                one_after_another(
                    opening,
                    _why_fresh(group_of[one], spread),
                    _why_apart(one, seats, tables, met),
                )
                for one in seats
            ),
        )
        for number, table in enumerate(dealt, start=1)
    ]


def _why_fresh(group: str, spread: Mapping[str, tuple[int, int]]) -> Message:
    count, tables = spread.get(group, (1, 1))
    if not group or count == 1:
        return no_words
    if tables == count:
        return Message("those-from-a-group-sit-apart", count=count, group=group)
    if tables == 1:
        return Message("all-from-a-group-share-the-table", count=count, group=group)
    return Message("those-from-a-group-are-spread", count=count, group=group, tables=tables)


def _why_apart(one: str, seats: Sequence[str], tables: int, met: Met | None) -> Message:
    """Say how many at the table somebody meets again; nothing at the first draw, and where all
    share one table."""
    if not met or tables == 1:
        return no_words
    again, others = met_before(one, seats, met), len(seats) - 1
    if not again:
        return Message("sat-before-with-nobody-here")
    return Message("sat-before-with-some-here", count=again, others=others)


def _sizes_in_words(sizes: list[int]) -> Message:
    people = sum(sizes)
    if len(sizes) == 1:
        return Message("players-fit-one-table", count=people)
    parts = tuple(
        Message("tables-of-a-size", count=sizes.count(size), size=size)
        for size in sorted(set(sizes), reverse=True)
    )
    return Message("players-make-tables", count=people, tables=len(sizes), sizes=parts)


def moves_before(round_no: int, moves: str, after: int = 3) -> bool:
    """True if the seats of this round are drawn anew (LLAA-T-19, OP-T-05).

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
    former: Mapping[int, Sequence[str]], people: Sequence[PersonToSeat], size: int, lot: Lot
) -> list[Seated]:
    """The former tables without those who left; newcomers fill the smallest.

    A table that falls under two players is filled from the largest, or closed (OP-X-18).
    """
    here = {person.id for person in people}
    tables = {n: [one for one in seats if one in here] for n, seats in former.items()}
    tables = {n: seats for n, seats in tables.items() if seats}
    stays = Message("seats-stay-as-they-were")
    why = {one: stays for t in tables.values() for one in t}
    sat = set(why)
    for person in people:
        if person.id not in sat:
            place_newcomer(tables, person.id, size)
            why[person.id] = Message("came-in-at-the-smallest-table")
    mend_lone(tables, why, lot)
    return [
        Seated(n, tuple(seats), tuple(why[one] for one in seats))
        for n, seats in sorted(tables.items())
    ]


def even_out(
    tables: Mapping[int, Sequence[str]], size: int, overfill: int, lot: Lot
) -> dict[int, list[str]]:
    """The same tables with as few people moved as make them even: the fewest tables that hold
    everybody, sizes that differ by at most one (LLAA-T-29, OP-T-12).

    A table that is not needed is closed: the smallest, of equal ones the last. Who leaves a table
    for a smaller one is drawn by lot; the newcomer sits down after those who are there.
    """
    here = {number: list(seats) for number, seats in tables.items() if seats}
    people = sum(len(seats) for seats in here.values())
    while len(here) > table_count(people, size, overfill):
        closed = here.pop(min(here, key=lambda n: (len(here[n]), -n)))
        for one in closed:
            here[min(here, key=lambda n: (len(here[n]), n))].append(one)
    while here:
        largest = max(here, key=lambda n: (len(here[n]), -n))
        smallest = min(here, key=lambda n: (len(here[n]), n))
        if len(here[largest]) - len(here[smallest]) < 2:
            break
        leaving = here[largest].pop(lot.below(len(here[largest])))
        here[smallest].append(leaving)
    return here


def place_newcomer(tables: dict[int, list[str]], one: str, size: int) -> int:
    """Seat one more at the smallest table, or at a new one when all are full; gives its number."""
    number = min(tables, key=lambda n: (len(tables[n]), n), default=0)
    if not number or len(tables[number]) >= size:
        number = max(tables, default=0) + 1
        tables[number] = []
    tables[number].append(one)
    return number


def mend_lone(tables: dict[int, list[str]], why: dict[str, Message], lot: Lot) -> None:
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
            why[moved] = Message("moved-from-the-largest-table", table=largest, lone=lone)
            continue
        smallest = min(others, key=lambda n: (len(tables[n]), n))
        moved = tables.pop(lone)[0]
        tables[smallest].append(moved)
        why[moved] = Message("table-is-closed-one-was-left", table=lone)
