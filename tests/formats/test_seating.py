from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import pytest

from cardhall.formats.lot import Lot
from cardhall.formats.seating import (
    PersonToSeat,
    draw_fresh,
    keep_seats,
    moves_before,
    table_count,
    table_sizes,
)


def people(count: int, per_group: int = 5) -> list[PersonToSeat]:
    return [PersonToSeat(f"p{i}", f"house {i // per_group}") for i in range(count)]


def sizes(count: int, size: int = 5, overfill: int = 0) -> list[int]:
    return table_sizes(count, table_count(count, size, overfill))


@pytest.mark.clause("LLAA-T-29")
def test_thirteen_sit_five_four_four() -> None:
    assert sizes(13) == [5, 4, 4]
    assert sizes(17, 12) == [9, 8]


@pytest.mark.clause("LLAA-T-40")
def test_eleven_sit_four_four_three() -> None:
    assert sizes(11) == [4, 4, 3]
    assert sizes(10) == [5, 5]


def test_six_sit_three_and_three_unless_a_table_may_take_one_more() -> None:
    assert sizes(6) == [3, 3]
    assert sizes(6, overfill=1) == [6]
    assert sizes(13, overfill=1) == [5, 4, 4]


@pytest.mark.clause("LLAA-T-29", "LLAA-T-40")
def test_tables_differ_by_at_most_one_and_none_has_one_player() -> None:
    for count in range(2, 501):
        drawn = [len(t.seats) for t in draw_fresh(people(count), 5, 0, Lot(str(count), "t"))]
        assert sum(drawn) == count
        assert max(drawn) - min(drawn) <= 1
        assert 2 <= min(drawn) <= max(drawn) <= 5


def test_everybody_is_seated_once() -> None:
    drawn = draw_fresh(people(57), 5, 0, Lot("x", "t"))
    assert sorted(p for t in drawn for p in t.seats) == sorted(p.id for p in people(57))


@pytest.mark.parametrize("per_group", [1, 3, 5, 12, 40])
def test_an_auxiliary_is_spread_as_far_as_the_tables_go(per_group: int) -> None:
    for count in (2, 6, 23, 60):
        crowd = people(count, per_group)
        house = {p.id: p.group for p in crowd}
        for seed in range(5):
            drawn = draw_fresh(crowd, 5, 0, Lot(str(seed), "t"))
            for group, members in Counter(house.values()).items():
                most = max(sum(house[p] == group for p in t.seats) for t in drawn)
                assert most == -(-members // len(drawn))


def test_each_seat_is_explained() -> None:
    drawn = draw_fresh(people(60), 5, 0, Lot("x", "t"))
    for table in drawn:
        assert len(table.why) == len(table.seats)
        for why in table.why:
            assert "60 players make 12 tables: 12 of 5." in why
            assert "sit at 5 different tables" in why


def test_two_seeds_give_two_draws() -> None:
    draws = {draw_fresh(people(20), 5, 0, Lot(str(s), "t"))[0].seats for s in range(10)}
    assert len(draws) == 10


@pytest.mark.clause("LLAA-T-19")
def test_seats_move_first_after_round_three_and_then_each_round() -> None:
    assert [n for n in range(1, 9) if moves_before(n, "after3-then-each")] == [1, 4, 5, 6, 7, 8]
    assert [n for n in range(1, 9) if moves_before(n, "every3")] == [1, 4, 7]
    assert [n for n in range(1, 9) if moves_before(n, "once")] == [1, 4]


def kept(former: Mapping[int, Sequence[str]], here: Iterable[str]) -> dict[int, tuple[str, ...]]:
    crowd = [PersonToSeat(p, "") for p in here]
    return {t.table: t.seats for t in keep_seats(former, crowd, 5, Lot("x", "t"))}


def test_kept_seats_stay_in_order_without_those_who_left() -> None:
    assert kept({1: "abcde", 2: "fghi"}, "abdefghi") == {1: tuple("abde"), 2: tuple("fghi")}


def test_a_table_of_one_is_filled_from_the_largest() -> None:
    seats = kept({1: "abcde", 2: "fgh", 3: "xyz"}, "abcdefghx")
    assert {n: len(s) for n, s in seats.items()} == {1: 4, 2: 3, 3: 2}
    assert seats[3][0] == "x"


def test_a_table_of_one_is_closed_when_no_table_can_give() -> None:
    assert kept({1: "ab", 2: "cd"}, "abc") == {1: tuple("abc")}
    assert kept({1: "ab", 2: "cd"}, "ac") in ({1: ("a", "c")}, {2: ("c", "a")})


def test_where_every_table_is_full_a_newcomer_opens_another_and_is_not_left_alone() -> None:
    seats = kept({1: "abcde", 2: "fghij"}, "abcdefghijn")
    assert {n: len(s) for n, s in seats.items()} == {1: 4, 2: 5, 3: 2}
    assert "n" in seats[3]


def test_a_newcomer_sits_at_the_smallest_table() -> None:
    assert kept({1: "abcde", 2: "fgh"}, "abcdefghn") == {1: tuple("abcde"), 2: tuple("fghn")}
