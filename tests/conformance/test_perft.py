"""The ways to go on are as many as were counted, and the brute force sees the same ways."""

import pytest

from tests.conformance.perft import COUNTS, DEPTH, count, count_beside, counts, positions
from tests.conformance.shape import PRESETS

every_preset = pytest.mark.parametrize(("name", "preset"), PRESETS)


@every_preset
def test_the_ways_to_go_on_are_as_many_as_they_were(name: str, preset: str) -> None:
    assert counts(name, preset) == COUNTS[name][preset]
    assert sum(COUNTS[name][preset]) > 500


@every_preset
def test_the_brute_force_sees_the_same_ways(name: str, preset: str) -> None:
    depth = DEPTH[name][1]
    ways = 0
    for at in positions(name, preset):
        found = count_beside(at, depth)
        assert found == count(at.hand, depth)
        ways += found
    assert ways > 100
