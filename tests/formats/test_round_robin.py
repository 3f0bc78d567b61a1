"""Round robin: each pair exactly once, each bye exactly once, nobody always named first."""

from itertools import combinations

import pytest

from cardhall.formats.round_robin import drawn, how_many, rounds


def names(count: int) -> list[str]:
    return [f"T{number}" for number in range(count)]


@pytest.mark.clause("SWISS-16", "SWISS-17")
@pytest.mark.parametrize("count", range(2, 31))
def test_each_two_meet_once_and_each_has_as_many_byes(count: int) -> None:
    played = rounds(names(count))
    assert len(played) == how_many(count)
    pairs = [frozenset(pair) for round_ in played for pair in round_.pairs]
    assert sorted(map(sorted, pairs)) == sorted(map(sorted, combinations(names(count), 2)))
    for round_ in played:
        here = [one for pair in round_.pairs for one in pair] + [round_.bye] * (count % 2)
        assert sorted(here) == sorted(names(count))
    byes = sorted(round_.bye for round_ in played if round_.bye)
    assert byes == (sorted(names(count)) if count % 2 else [])


@pytest.mark.clause("SWISS-18")
@pytest.mark.parametrize("count", range(2, 13))
def test_a_double_round_robin_changes_the_sides(count: int) -> None:
    once, twice = rounds(names(count)), rounds(names(count), double=True)
    assert len(twice) == how_many(count, double=True) == 2 * len(once)
    pairs = [pair for round_ in twice for pair in round_.pairs]
    assert len(set(pairs)) == len(pairs) == count * (count - 1)


@pytest.mark.parametrize("count", range(3, 31))
def test_who_is_named_first_is_spread_evenly(count: int) -> None:
    firsts = dict.fromkeys(names(count), 0)
    for round_ in rounds(names(count)):
        for one, _ in round_.pairs:
            firsts[one] += 1
    assert max(firsts.values()) - min(firsts.values()) <= 1


@pytest.mark.clause("SWISS-16")
def test_the_order_is_drawn() -> None:
    assert sorted(drawn(names(9), "a")) == names(9)
    assert drawn(names(9), "a") == drawn(names(9), "a")
    assert len({tuple(drawn(names(9), seed)) for seed in "abcdef"}) == 6


@pytest.mark.parametrize("count", [0, 1, 65])
def test_too_few_and_too_many_are_refused(count: int) -> None:
    with pytest.raises(ValueError, match=f"not {count}"):
        rounds(names(count))
