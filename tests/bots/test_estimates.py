"""Means and intervals: what a run of deals allows to be said."""

import math
import statistics
from random import Random

import pytest

from cardhall.bots.estimates import Estimate, holm


def test_the_mean_and_its_error_are_those_of_the_numbers_at_once() -> None:
    numbers = [Random(4).gauss(3, 2) for _ in range(1)] + [5.0, -1.5, 2.25, 8.0]
    estimate = Estimate()
    for number in numbers:
        estimate.add(number)
    assert estimate.mean == pytest.approx(statistics.mean(numbers))
    assert estimate.deviation == pytest.approx(statistics.stdev(numbers))
    interval = estimate.interval()
    assert interval.high - estimate.mean == pytest.approx(1.959964 * estimate.error)


def test_one_number_says_nothing() -> None:
    estimate = Estimate()
    estimate.add(7)
    assert math.isinf(estimate.error)
    assert not estimate.interval_at_any_time().excludes_zero
    assert estimate.chance == 1


def misses(seed: int, looks: int) -> tuple[bool, bool]:
    """Of numbers whose mean is nothing: does either interval ever say that it is not?"""
    rng, estimate = Random(seed), Estimate()
    ordinary = lasting = False
    for look in range(looks):
        estimate.add(rng.choice((-1, 1)))
        if look >= 20:  # both hold for many numbers, not for a handful
            ordinary = ordinary or estimate.interval().excludes_zero
            lasting = lasting or estimate.interval_at_any_time().excludes_zero
    return ordinary, lasting


def test_who_looks_after_each_deal_is_seldom_wrong_by_the_interval_that_is_made_for_it() -> None:
    found = [misses(seed, 800) for seed in range(150)]
    assert sum(ordinary for ordinary, _ in found) > 30, "an ordinary interval is no rule to stop by"
    assert sum(lasting for _, lasting in found) <= 12


def test_the_interval_for_any_time_closes_on_the_mean() -> None:
    estimate, rng = Estimate(), Random(2)
    for _ in range(20_000):
        estimate.add(1 + rng.gauss(0, 1))
    interval = estimate.interval_at_any_time()
    assert 0.95 < interval.low < 1 < interval.high < 1.05
    assert estimate.interval().low > interval.low


def test_several_comparisons_are_corrected_step_by_step() -> None:
    chances = {"a": 0.01, "b": 0.04, "c": 0.03, "d": 0.005}
    assert holm(chances) == pytest.approx({"a": 0.03, "b": 0.06, "c": 0.06, "d": 0.02})
    assert list(holm(chances)) == ["a", "b", "c", "d"]
