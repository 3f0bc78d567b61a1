"""The compiled core and the same source interpreted play the same hands of Rummy."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import cardhall

HANDS = 500
TRACE = Path(__file__).parent / "rummy_trace.py"


def trace(source: Path) -> tuple[str, list[str]]:
    """The kind of core that ran, and the digests of all the games in order."""
    done = subprocess.run(
        [sys.executable, str(TRACE), "0", str(HANDS)],
        env={**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    kind, *digests = done.stdout.split()
    return kind, digests


def test_compiled_and_interpreted_cores_agree_on_every_action(tmp_path: Path) -> None:
    source = Path(cardhall.__file__).parents[1]
    kind, compiled = trace(source)
    if kind != "compiled":
        assert not os.environ.get("CARDHALL_REQUIRE_CORE"), "the core is not compiled"
        pytest.skip("the core is not compiled here: there is nothing to compare")
    copy = tmp_path / "src" / "cardhall"
    copy.mkdir(parents=True)
    shutil.copy(source / "cardhall/__init__.py", copy)
    for part in ("cards", "games"):
        shutil.copytree(
            source / "cardhall" / part, copy / part, ignore=shutil.ignore_patterns("*.so", "*.pyd")
        )
    kind, interpreted = trace(copy.parent)
    assert kind == "interpreted"
    assert len(interpreted) == HANDS // 100
    assert interpreted == compiled
