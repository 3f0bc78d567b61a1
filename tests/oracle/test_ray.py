"""The figures of a simulated day are the same over a cluster of Ray, byte for byte."""

import sys

import pytest

from tests.oracle.ray import compare


@pytest.mark.slow
@pytest.mark.sampled(0)  # only where all is run: it fetches 260 MB, once
@pytest.mark.skipif(sys.platform == "win32", reason="its nodes are started as on Linux and Mac")
def test_forty_days_over_two_nodes_give_the_bytes_of_one_machine() -> None:
    assert compare() > 1_000
