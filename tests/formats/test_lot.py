import pytest

from cardhall.formats.lot import Lot


def test_a_seed_draws_the_same_for_ever() -> None:
    assert Lot("seed", "seats").shuffle(list(range(8))) == [2, 3, 4, 6, 1, 0, 5, 7]


def test_another_label_draws_otherwise_from_the_same_seed() -> None:
    assert Lot("seed", "a").shuffle(list(range(30))) != Lot("seed", "b").shuffle(list(range(30)))


def test_a_shuffle_loses_nothing_and_leaves_its_input() -> None:
    things = list("abcdefgh")
    assert sorted(Lot("x", "y").shuffle(things)) == things == list("abcdefgh")


def test_each_number_is_as_likely_as_the_others() -> None:
    lot = Lot("fair", "test")
    counts = [0] * 7
    for _ in range(7000):
        counts[lot.below(7)] += 1
    assert min(counts) > 880
    assert max(counts) < 1120


def test_below_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="positive"):
        Lot("x", "y").below(0)
