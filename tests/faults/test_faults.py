"""Seeds of the simulated hall find nothing, and each is a history that can be had again."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.examples import dice, share
from tests.faults.many import MINUTES, one, servers_of
from tests.faults.plan import drawn
from tests.faults.planted import PLANTED
from tests.faults.run import run, shrunk

ROOT = Path(__file__).parents[2]
SEEDS = 100
PARTS = 5  # so that cores can work side by side


@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_is_found_whatever_fails(part: int) -> None:
    """Other seeds with every commit."""
    seeds = dice("faults", part)
    for _ in range(share(SEEDS // PARTS)):
        seed = seeds.randrange(10**6)
        found = one(seed).found
        assert not found, (
            f"./dev simulate-faults --seed {seed} --minutes {MINUTES:g} "
            f"--servers {servers_of(seed)}: {found[0]}"
        )


def test_the_same_seed_gives_the_same_history_in_another_process() -> None:
    """Byte for byte, whatever Python makes of the order of sets there."""
    here = run(5, 0.4, 3)
    asked = [sys.executable, "-m", "tests.faults", "--seed", "5", "--minutes", "0.4"]
    environment = {**os.environ, "PYTHONHASHSEED": "123"}
    there = subprocess.run(
        [*asked, "--servers", "3"], cwd=ROOT, env=environment, capture_output=True, text=True
    )
    assert here.digest in there.stdout, there.stdout + there.stderr
    assert here.steps > 300
    assert run(6, 0.4, 1).digest != here.digest


def test_a_failure_is_made_smaller() -> None:
    """Of many faults the one is left that it takes."""
    with PLANTED["a commit that is not synced"].plant():
        for seed in range(1, 60):
            plan = drawn(seed, 60, 1)
            if not any(fault.kind == "power cut" for fault in plan) or len(plan) < 4:
                continue
            outcome = run(seed, 1.0, 1)
            if outcome.found:
                smaller = shrunk(outcome, runs=8)
                assert smaller.found[0].kind == outcome.found[0].kind
                assert len(smaller.plan) < len(plan)
                assert "power cut" in {fault.kind for fault in smaller.plan}
                return
    raise AssertionError("no seed has found it")
