"""What each paid place gets: how many, by which shares, to the cent."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardhall.formats.prizes import paid_places, payouts, shared_payouts, split, usual_shares
from tests.examples import sample


@pytest.mark.clause("OP-HOLDEM-03")
def test_one_in_eight_is_paid_at_least_three_however_many_enter() -> None:
    entries = (0, 2, 20, 24, 32, 60, 87, 88, 90, 120, 203, 500, 1000)
    paid = [paid_places(one) for one in entries]
    assert paid == [0, 2, 3, 3, 4, 7, 10, 11, 11, 15, 25, 62, 125]


@pytest.mark.clause("OP-HOLDEM-03")
def test_the_usual_shares_go_on_and_are_a_hundred() -> None:
    assert usual_shares(3) == tuple(map(Fraction, (50, 30, 20)))
    assert usual_shares(10) == tuple(map(Fraction, (29, 18, 13, 10, 8, 6, 5, 4, 4, 3)))
    eleven = usual_shares(11)
    assert eleven[0] == Fraction(2900 * 10, 1025)
    assert eleven[10] / eleven[0] == Fraction(25, 290)
    # the steps, as parts of the last one: 2.5 to fifteen, 2 to twenty, 1.6, 1.2 to fifty, 1
    many = usual_shares(60)
    steps = [many[place - 1] / many[59] for place in (10, 15, 16, 20, 21, 30, 31, 50, 51)]
    assert [float(one) for one in steps] == [3, 2.5, 2, 2, 1.6, 1.6, 1.2, 1.2, 1]
    for places in sample(range(1, 260), name="places"):
        shares = usual_shares(places)
        assert (len(shares), sum(shares)) == (places, 100)
        assert all(before >= after > 0 for before, after in pairwise(shares))


@pytest.mark.clause("OP-HOLDEM-03")
def test_prizes_add_up_to_the_cent_and_the_last_brings_two_buy_ins() -> None:
    for entries in range(3, 2100, 7):
        for cents in (2000 * entries, 2000 * entries + 37):
            prizes = payouts(cents, usual_shares(paid_places(entries)))
            assert sum(prizes) == cents
            assert prizes == sorted(prizes, reverse=True)
            if entries >= 24:
                assert prizes[-1] > 4000
    assert payouts(40_000, usual_shares(3)) == [20_000, 12_000, 8_000]
    assert payouts(100, usual_shares(3)) == [50, 30, 20]  # a dollar is shared too


@pytest.mark.clause("OP-HOLDEM-03")
def test_equal_shares_are_equal_to_the_cent() -> None:
    assert payouts(18_000, [1, 1, 1]) == [6000, 6000, 6000]
    assert payouts(10_000, [33, 33, 33]) == [3334, 3333, 3333]
    with pytest.raises(ValueError, match="make 90 per cent"):
        payouts(1000, [50, 40])


@given(st.integers(0, 10**7), st.lists(st.integers(0, 1000), min_size=1).filter(any))
def test_cents_follow_their_parts_and_none_is_lost(cents: int, parts: list[int]) -> None:
    given_ = split(cents, parts)
    assert sum(given_) == cents
    for share, part in zip(given_, parts, strict=True):
        exact = Fraction(cents * part, sum(parts))
        assert exact - 1 < share < exact + 1
    with pytest.raises(ValueError, match="share nothing out"):
        split(cents, [0] * len(parts))


def test_shared_places_share_what_they_bring() -> None:
    won = shared_payouts([500, 301, 200], {"A": (1, False), "B": (2, True), "C": (2, True)})
    assert won == {"A": 500, "B": 251, "C": 250}
