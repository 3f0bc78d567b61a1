"""The simulator finds what is planted: each of these faults within two hundred seeds."""

import pytest

from tests.faults.many import MINUTES
from tests.faults.planted import PLANTED
from tests.faults.run import run

SEEDS = 200


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_fault_is_found(name: str) -> None:
    planted = PLANTED[name]
    for seed in range(1, SEEDS + 1):
        with planted.plant():
            found = run(seed, MINUTES, planted.servers[seed % len(planted.servers)]).found
        if found:
            assert found[0].kind in planted.finds, f"seed {seed}: {found[0]}"
            return
    raise AssertionError(f"not found within {SEEDS} seeds")
