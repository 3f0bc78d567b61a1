"""The compiled core and the same source interpreted play the same euchre."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import cardhall

HANDS = 20_000
TRACE = Path(__file__).parent / "euchre_trace.py"


def start(source: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(TRACE), "0", str(HANDS)],
        env={**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"},
        stdout=subprocess.PIPE,
        text=True,
    )


def trace(process: subprocess.Popen[str]) -> tuple[str, list[str]]:
    """The kind of core that ran, and the digests of all the hands in order."""
    kind, *lines = process.communicate()[0].split()
    assert process.returncode == 0
    return kind, lines


@pytest.mark.slow
def test_compiled_and_interpreted_euchre_agree_on_20_000_hands(tmp_path: Path) -> None:
    source = Path(cardhall.__file__).parents[1]
    copy = tmp_path / "src" / "cardhall"
    copy.mkdir(parents=True)
    shutil.copy(source / "cardhall/__init__.py", copy)
    for part in ("cards", "games"):
        shutil.copytree(
            source / "cardhall" / part, copy / part, ignore=shutil.ignore_patterns("*.so", "*.pyd")
        )
    running = [start(source), start(copy.parent)]
    (kind, compiled), (other, interpreted) = [trace(process) for process in running]
    assert other == "interpreted"
    if kind != "compiled":
        assert not os.environ.get("CARDHALL_REQUIRE_CORE"), "the core is not compiled"
        pytest.skip("the core is not compiled here: there is nothing to compare")
    assert len(interpreted) == HANDS // 100 + 1
    assert interpreted == compiled
