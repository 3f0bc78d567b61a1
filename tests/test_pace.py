"""The slowest tests begin first, and the examples are drawn from one place."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests import examples, pace

ROOT = Path(__file__).parents[1]


def test_each_worker_begins_with_its_part_of_the_slowest() -> None:
    tests = [f"t{n}" for n in range(10)]
    seconds = {"t9": 3.0, "t4": 20.0, "t6": 7.0, "gone": 90.0}
    ordered = pace.slowest_first([[test] for test in tests], seconds, 2)
    assert ordered == ["t4", "t9", "t0", "t1", "t2", "t6", "t3", "t5", "t7", "t8"]


@pytest.mark.parametrize("workers", [1, 2, 3, 7])
@pytest.mark.parametrize("slow", [0, 1, 5, 12])
def test_every_test_is_run_once_whatever_is_slow(slow: int, workers: int) -> None:
    tests = [f"t{n}" for n in range(12)]
    seconds = {f"t{n}": float(n) for n in range(slow)}
    groups = [tests[:3], *([test] for test in tests[3:])]
    assert sorted(pace.slowest_first(groups, seconds, workers)) == sorted(tests)


def test_what_shares_a_dear_beginning_stays_together() -> None:
    groups = [["a"], ["b"], ["c1", "c2", "c3"], ["d"]]
    assert pace.slowest_first(groups, {"c2": 9.0, "d": 10.0, "a": 1.0}, 2) == [
        *("d", "a", "b"), *("c1", "c2", "c3"),
    ]  # fmt: skip


def test_the_slowest_are_kept_and_the_others_on_average() -> None:
    seconds = {f'tests/a.py::t["{n}"]': float(n) for n in range(pace.KEPT + 3)}
    told = tomllib.loads(pace.written(seconds))
    assert len(told["slowest"]) == pace.KEPT
    assert told["slowest"]['tests/a.py::t["152"]'] == 152.0
    assert told["any_other"] == 1.0


def test_what_is_kept_is_a_test_that_stands() -> None:
    """Names of files at least: a file that went, or was renamed, wants its seconds kept anew."""
    files = {name.split("::")[0] for name in pace.kept()[0]}
    assert [name for name in sorted(files) if not (ROOT / name).is_file()] == []


def told(expression: str, **environment: str) -> str:
    asked = [sys.executable, "-c", f"from tests import examples; print({expression})"]
    bare = {name: value for name, value in os.environ.items() if not name.startswith("CARDHALL_")}
    found = subprocess.run(
        asked,
        env={**bare, "PYTHONPATH": str(ROOT), **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return found.stdout.strip()


def test_a_share_of_the_examples_is_drawn_and_all_when_asked() -> None:
    counts = "[examples.share(n, 3) for n in (1, 5, 80, 20_000)], examples.drawn()"
    assert told(counts, CARDHALL_EXAMPLES="1/8") == "[1, 3, 10, 2500] 2514"
    assert told(counts, CARDHALL_EXAMPLES="1") == "[1, 5, 80, 20000] 20086"


def test_the_dice_follow_the_seed_and_the_names() -> None:
    one = "examples.dice('brute', 1).random()"
    assert told(one, CARDHALL_SEED="abc") == told(one, CARDHALL_SEED="abc")
    assert told(one, CARDHALL_SEED="abc") != told(one, CARDHALL_SEED="abd")
    assert told(one, CARDHALL_SEED="abc") != told(one.replace("1", "2"), CARDHALL_SEED="abc")


def test_a_run_by_itself_draws_a_sixteenth_from_the_commit() -> None:
    told_now = told("examples.SHARE, examples.seed()")
    head = subprocess.run(
        ["git", "rev-parse", "--short=12", "HEAD"], cwd=ROOT, capture_output=True, text=True
    )
    assert told_now == f"1/16 {head.stdout.strip() or 0}"
    assert examples.SHARE <= 1
