"""A new draw keeps people apart who have met, within sizes and auxiliaries."""

import random
import time
from collections import Counter
from itertools import combinations

import pytest

from cardhall.formats.lot import Lot
from cardhall.formats.meeting import meetings, met_before
from cardhall.formats.seating import PersonToSeat, Seated, draw_fresh, table_count, table_sizes
from tests.yardstick import slower

Draws = list[list[Seated]]


def crowd(count: int, per_group: int = 0) -> list[PersonToSeat]:
    return [
        PersonToSeat(f"p{i}", f"house {i // per_group}" if per_group else "") for i in range(count)
    ]


def drawn(people: list[PersonToSeat], size: int, times: int, seed: str = "s") -> Draws:
    """One draw after the other, each knowing those before it."""
    found: Draws = []
    for number in range(times):
        met = meetings([table.seats for table in one] for one in found)
        found.append(draw_fresh(people, size, 0, Lot(seed, str(number)), met))
    return found


def again(draws: Draws) -> int:
    """How many pairs of the last draw have sat together before."""
    *before, last = ([table.seats for table in one] for one in draws)
    met = meetings(before)
    return sum(met_before(one, seats, met) for seats in last for one in seats) // 2


def spread(people: list[PersonToSeat], draw: list[Seated]) -> list[tuple[str, list[int]]]:
    house = {one.id: one.group for one in people}
    return [
        (name, sorted(sum(house[one] == name for one in table.seats) for table in draw))
        for name in sorted(set(house.values()))
    ]


@pytest.mark.clause("LLAA-T-19", "OP-T-05")
@pytest.mark.parametrize("seed", range(12))
def test_thirty_at_six_tables_meet_nobody_again_at_the_first_move(seed: int) -> None:
    assert again(drawn(crowd(30), 5, 2, str(seed))) == 0
    assert again(drawn(crowd(30, 5), 5, 2, str(seed))) == 0


@pytest.mark.clause("LLAA-T-29")
@pytest.mark.parametrize("per_group", [0, 2, 3, 7])
def test_sizes_and_auxiliaries_come_before_who_has_met(per_group: int) -> None:
    for count in (7, 13, 23, 41):
        people = crowd(count, per_group)
        for draw in drawn(people, 5, 5):
            sizes = sorted((len(table.seats) for table in draw), reverse=True)
            assert sizes == table_sizes(count, table_count(count, 5))
            assert sorted(one for table in draw for one in table.seats) == sorted(
                one.id for one in people
            )
            for name, counts in spread(people, draw):
                if name:
                    assert counts[-1] - counts[0] <= 1


def least(sizes: list[int], people: list[PersonToSeat], met: dict[frozenset[str], int]) -> int:
    """The fewest pairs that meet again, of all ways to seat them."""
    house = {one.id: one.group for one in people}
    allowed = {
        name: (count // len(sizes), -(-count // len(sizes)))
        for name, count in Counter(house.values()).items()
        if name
    }

    def ways(rest: list[str], left: list[int], cost: int, best: int) -> int:
        if not left or cost >= best:
            return min(cost, best)
        size, *others = left
        # tables of one size are alike: the next holds the first of those who are left
        alike = len(set(left)) == 1
        heads = [rest[0]] if alike else []
        for some in combinations(rest[1:] if alike else rest, size - len(heads)):
            table = {*heads, *some}
            counts = Counter(house[one] for one in table)
            if all(few <= counts[name] <= many for name, (few, many) in allowed.items()):
                meet = sum(frozenset(pair) in met for pair in combinations(table, 2))
                best = ways([x for x in rest if x not in table], others, cost + meet, best)
        return best

    return ways([one.id for one in people], sizes, 0, 10**6)


@pytest.mark.clause("OP-T-05")
def test_small_draws_are_as_good_as_the_best_of_all() -> None:
    rng = random.Random(11)
    for trial in range(60):
        people = crowd(rng.randint(4, 11), rng.choice([0, 2, 3, 4]))
        size = rng.choice([3, 4, 5, 6])
        for times in (2, 3):
            draws = drawn(people, size, times, str(trial))
            before = [[table.seats for table in one] for one in draws[:-1]]
            sizes = sorted((len(table.seats) for table in draws[-1]), reverse=True)
            assert again(draws) == least(sizes, people, meetings(before)), (trial, times)


def fewest_by_heads(size: int, tables: int) -> int:
    """No draw after a full one repeats fewer pairs: of `size` people from `tables` old tables so
    many share one."""
    each, more = divmod(size, tables)
    return tables * (more * (each + 1) * each + (tables - more) * each * (each - 1)) // 2


@pytest.mark.parametrize(
    ("count", "size"), [(24, 12), (36, 12), (60, 12), (20, 5), (10, 5), (16, 4), (300, 5)]
)
def test_the_first_move_of_full_tables_reaches_the_bound(count: int, size: int) -> None:
    for per_group in (0, 4):
        draws = drawn(crowd(count, per_group), size, 2)
        assert again(draws) == fewest_by_heads(size, count // size)


def test_where_some_must_meet_those_who_met_less_often_do() -> None:
    """Of four at two tables, a with b and c with d sat together three times, the others once."""
    people = crowd(4)
    rounds = [[["p0", "p1"], ["p2", "p3"]]] * 3 + [[["p0", "p2"], ["p1", "p3"]]] * 2
    rounds += [[["p0", "p3"], ["p1", "p2"]]]
    for seed in range(8):
        draw = draw_fresh(people, 2, 0, Lot(str(seed), "t"), meetings(rounds))
        assert {frozenset(table.seats) for table in draw} == {
            frozenset({"p0", "p3"}),
            frozenset({"p1", "p2"}),
        }


def test_the_same_seed_draws_the_same_tables_and_another_seed_others() -> None:
    one, same, other = (drawn(crowd(40, 5), 5, 4, seed) for seed in ("a", "a", "b"))
    assert one == same
    assert one != other


def test_each_seat_says_whom_it_meets_again() -> None:
    draws = drawn(crowd(20, 5), 5, 4)
    met = meetings([table.seats for table in one] for one in draws[:-1])
    for table in draws[-1]:
        for one, why in zip(table.seats, table.why, strict=True):
            known = met_before(one, table.seats, met)
            others = len(table.seats) - 1
            if known:
                assert f" Sat before with {known} of the {others} here, the fewest found." in why
            else:
                assert " Sat before with nobody here." in why
    assert all("Sat before" not in why for table in draws[0] for why in table.why)


@pytest.mark.alone
@pytest.mark.parametrize(("count", "size"), [(300, 5), (300, 12)])
def test_three_hundred_are_seated_in_well_under_a_second(count: int, size: int) -> None:
    people = crowd(count, 6)
    draws = drawn(people, size, 6)
    met = meetings([table.seats for table in one] for one in draws)
    begin = time.process_time()
    draw_fresh(people, size, 0, Lot("s", "t"), met)
    assert (time.process_time() - begin) / slower() < 0.7
