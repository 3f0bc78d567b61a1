"""Another maker's game is found by its entry point, and passes this suite from its package."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "five_tricks"
MOST = 120  # seconds, far more than it takes


def installed(place: Path) -> Path:
    """The example as an installer lays it down: its package, and what its pyproject declares."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text("utf-8"))["project"]
    shutil.copytree(EXAMPLE / "five_tricks", place / "five_tricks")
    info = place / "five_tricks-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    points = project["entry-points"]["cardhall.games"]
    lines = [f"{name} = {value}\n" for name, value in points.items()]
    (info / "entry_points.txt").write_text(f"[cardhall.games]\n{''.join(lines)}")
    return place


def run(place: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": str(place), "PYTHONDONTWRITEBYTECODE": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=MOST,
    )


def suite(place: Path) -> subprocess.CompletedProcess[str]:
    """The conformance suite over the example alone."""
    options = ("-q", "-p", "no:cacheprovider", "-k", "five_tricks")
    here = [str(path) for path in Path(__file__).parent.glob("test_*.py")]
    here.remove(__file__)
    return run(place, "-m", "pytest", *options, *sorted(here), "-rA")


def test_another_makers_game_passes_the_conformance_suite(tmp_path: Path) -> None:
    told = suite(installed(tmp_path))
    assert told.returncode == 0, told.stdout
    passed = re.findall(r"^PASSED .*\[five_tricks", told.stdout, re.MULTILINE)
    assert len(passed) > 16, told.stdout
    listed = run(tmp_path, "-m", "cardhall", "games").stdout
    assert re.search(r"five_tricks +Five Tricks +2 to 4 seats .*from five-tricks", listed)


@pytest.mark.parametrize(
    ("file", "was", "broken", "noticed"),
    [
        (  # FIVE-04: a card of another suit is taken though it is not among the legal ones
            "hand.py", "if cards & (cards - 1) or not cards & self._playable():",
            "if cards & (cards - 1):", "test_legal_actions_and_no_others",
        ),
        (  # a view tells of everybody's cards
            "hand.py", "hand.tricks(one) for one", "hand.hand_of(one) % 97 for one",
            "test_an_imagined_hand_agrees",
        ),
    ],
)  # fmt: skip
def test_a_broken_rule_of_it_is_noticed(
    tmp_path: Path, file: str, was: str, broken: str, noticed: str
) -> None:
    place = installed(tmp_path)
    path = place / "five_tricks" / file
    text = path.read_text("utf-8")
    assert text.count(was) == 1
    path.write_text(text.replace(was, broken))
    told = suite(place)
    assert told.returncode == 1, told.stdout
    assert re.search(rf"^FAILED .*{noticed}", told.stdout, re.MULTILINE), told.stdout
