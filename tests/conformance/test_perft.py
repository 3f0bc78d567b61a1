"""The ways to go on are as many as were counted, and the brute force sees the same ways."""

import pytest

from tests.conformance.beside import BESIDE
from tests.conformance.perft import count, count_beside, counts, depth, kept, positions

every_preset = pytest.mark.parametrize(("name", "preset"), BESIDE)


@every_preset
def test_the_ways_to_go_on_are_as_many_as_they_were(name: str, preset: str) -> None:
    assert counts(name, preset) == kept(name, preset)
    assert sum(kept(name, preset)) > 500


@every_preset
def test_the_brute_force_sees_the_same_ways(name: str, preset: str) -> None:
    ahead = depth(name)[1]
    ways = 0
    for at in positions(name, preset):
        found = count_beside(at, ahead)
        assert found == count(at.hand, ahead)
        ways += found
    assert ways > 100
