"""Pedro: the compiled core and the same source interpreted play the same game."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import cardhall

HANDS = 20_000
WORKERS = 2
TRACE = Path(__file__).parent / "pedro_trace.py"


def start(source: Path, begin: int, end: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(TRACE), str(begin), str(end)],
        env={**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"},
        stdout=subprocess.PIPE,
        text=True,
    )


def traces(source: Path) -> tuple[set[str], list[str]]:
    """The kinds of core that ran, and the digests of all the hands in order."""
    share = HANDS // WORKERS
    running = [start(source, i * share, (i + 1) * share) for i in range(WORKERS)]
    kinds, digests = set(), []
    for process in running:
        kind, *lines = process.communicate()[0].split()
        assert process.returncode == 0
        kinds.add(kind)
        digests += lines
    return kinds, digests


@pytest.mark.slow
def test_compiled_and_interpreted_cores_agree_on_20_000_hands(tmp_path: Path) -> None:
    source = Path(cardhall.__file__).parents[1]
    kinds, compiled = traces(source)
    if kinds != {"compiled"}:
        assert not os.environ.get("CARDHALL_REQUIRE_CORE"), "the core is not compiled"
        pytest.skip("the core is not compiled here: there is nothing to compare")
    copy = tmp_path / "src" / "cardhall"
    copy.mkdir(parents=True)
    shutil.copy(source / "cardhall/__init__.py", copy)
    for part in ("cards", "games"):
        shutil.copytree(
            source / "cardhall" / part, copy / part, ignore=shutil.ignore_patterns("*.so", "*.pyd")
        )
    kinds, interpreted = traces(copy.parent)
    assert kinds == {"interpreted"}
    assert len(interpreted) == HANDS // 100
    assert interpreted == compiled
