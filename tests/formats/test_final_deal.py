"""Deals of the last players: equal, by chips, by chances; against all orders of finish."""

from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardhall.formats.final_deal import by_chances, by_chips, equal, expected, less_for_winner


def every_order(chips: list[int], prizes: list[int]) -> list[Fraction]:
    """The independent chip model as it is defined: the sum over all orders of finish."""
    won = [Fraction(0)] * len(chips)
    for order in permutations(range(len(chips))):
        chance, left = Fraction(1), sum(chips)
        for one in order:
            chance *= Fraction(chips[one], left)
            left -= chips[one]
        for one, prize in zip(order, prizes, strict=True):
            won[one] += chance * prize
    return won


STACKS = st.lists(st.integers(1, 200_000), min_size=2, max_size=6)


@settings(deadline=None)
@given(STACKS, st.data())
def test_the_chances_are_those_of_all_orders_of_finish(
    chips: list[int], data: st.DataObject
) -> None:
    prizes = data.draw(st.lists(st.integers(0, 10**6), min_size=len(chips), max_size=len(chips)))
    prizes.sort(reverse=True)
    found = by_chances(chips, prizes)
    assert sum(found) == sum(prizes)
    for cents, exact in zip(found, every_order(chips, prizes), strict=True):
        assert exact - 1 < cents < exact + 1
    for one, other in zip(range(len(chips)), range(1, len(chips)), strict=False):
        if chips[one] > chips[other]:
            assert found[one] >= found[other]


# as in the literature: 5,000, 3,000 and 2,000 chips for 50, 30 and 20 per cent are worth 38.39,
# 32.75 and 28.86 per cent; of two, the second prize to each and the rest by chips
KNOWN = [
    ([5000, 3000, 2000], [5000, 3000, 2000], [3839, 3275, 2886]),
    ([5000, 2500, 2500], [6000, 4000, 0], [4334, 2833, 2833]),
    ([6000, 4000], [700, 300], [540, 460]),
    ([10_000] * 3, [10_000, 5000, 3000], [6000, 6000, 6000]),
    ([10_000] * 3, [10_000, 5000, 3001], [6001, 6000, 6000]),
    ([10_000] * 10, [2900, 1800, 1300, 1000, 800, 600, 500, 400, 400, 300], [1000] * 10),
]


@pytest.mark.parametrize(("chips", "prizes", "worth"), KNOWN)
def test_known_values(chips: list[int], prizes: list[int], worth: list[int]) -> None:
    assert by_chances(chips, prizes) == worth


def test_ten_players_are_exact_and_quick() -> None:
    chips = [90_100, 70_300, 61_000, 42_700, 33_300, 21_900, 15_050, 9925, 5175, 550]
    prizes = [58_000, 36_000, 26_000, 20_000, 16_000, 12_000, 10_000, 8000, 8000, 6000]
    found = by_chances(chips, prizes)
    assert sum(found) == 200_000
    assert found == sorted(found, reverse=True)
    assert min(prizes) < found[-1]
    assert found[0] < max(prizes)
    # six of them with all else the same, against every order
    some = by_chances(chips[:6], prizes[:6])
    assert [round(float(x)) for x in every_order(chips[:6], prizes[:6])] == pytest.approx(
        some, abs=1
    )


def test_what_a_stack_wins_on_average_is_exact() -> None:
    """Worked by hand: a half of the chips, three tenths and a fifth, for 50, 30 and 20."""
    first = [Fraction(1, 2), Fraction(3, 10), Fraction(1, 5)]
    second = [
        first[1] * Fraction(5, 7) + first[2] * Fraction(5, 8),
        first[0] * Fraction(3, 5) + first[2] * Fraction(3, 8),
        first[0] * Fraction(2, 5) + first[1] * Fraction(2, 7),
    ]
    worth = [50 * a + 30 * b + 20 * (1 - a - b) for a, b in zip(first, second, strict=True)]
    assert expected([5000, 3000, 2000], [50, 30, 20]) == worth
    assert worth[0] == Fraction(1075, 28)


def test_fewer_prizes_than_players_go_to_the_first_places() -> None:
    assert expected([3, 2, 1], [60]) == [30, 20, 10]  # the winner takes all: the share of the chips
    chips, prizes = [70, 50, 40, 25, 15], [50, 30, 20]
    assert expected(chips, prizes) == every_order(chips, [*prizes, 0, 0])
    assert sum(expected(chips, prizes)) == 100
    with pytest.raises(ValueError, match="players"):
        expected(chips, [1] * 6)


def test_equal_shares_are_equal_and_the_odd_cent_goes_to_the_most_chips() -> None:
    assert equal([1, 2, 3], [10_000, 5000, 3000]) == [6000, 6000, 6000]
    assert equal([1, 3, 2], [100, 50, 50]) == [66, 67, 67]


def test_by_chips_nobody_gets_less_than_the_next_to_go_out() -> None:
    assert by_chips([6000, 3000, 1000], [10_000, 5000, 3000]) == [8400, 5700, 3900]


@given(STACKS, st.data())
def test_no_cent_is_lost_in_any_way(chips: list[int], data: st.DataObject) -> None:
    prizes = data.draw(st.lists(st.integers(0, 10**6), min_size=len(chips), max_size=len(chips)))
    for way in (equal, by_chips):
        found = way(chips, prizes)
        assert sum(found) == sum(prizes)
        assert min(found) >= min(prizes)


@given(st.lists(st.integers(0, 1000), min_size=2, max_size=10), st.data())
def test_what_is_kept_for_the_winner_comes_off_the_highest(
    prizes: list[int], data: st.DataObject
) -> None:
    left = data.draw(st.integers(0, sum(prizes)))
    rest = less_for_winner(prizes, left)
    assert sum(rest) == sum(prizes) - left
    assert rest == sorted(rest, reverse=True)
    for before, after in zip(sorted(prizes, reverse=True), rest, strict=True):
        assert 0 <= after <= before


def test_kept_for_the_winner() -> None:
    assert less_for_winner([200, 120, 80], 50) == [150, 120, 80]
    assert less_for_winner([200, 120, 80], 101) == [110, 109, 80]
    assert less_for_winner([200, 120, 80], 400) == [0, 0, 0]
    with pytest.raises(ValueError, match="not between"):
        less_for_winner([200, 120, 80], 401)


@pytest.mark.parametrize(
    ("chips", "prizes"), [([1], [1]), ([1] * 11, [1] * 11), ([1, 2], [1]), ([1, 0], [2, 1])]
)
def test_what_is_no_deal(chips: list[int], prizes: list[int]) -> None:
    for way in (equal, by_chips, by_chances):
        with pytest.raises(ValueError, match="chips"):
            way(chips, prizes)
