"""A game of somebody else's package passes the conformance suite from there: examples/lamplight.

It is installed as anybody's would be, away from this repository's own packages, and found by its
entry point. Then a rule of it is broken, and the suite fails.
"""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "lamplight"

pytestmark = pytest.mark.together


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the package lies, installed without a network and without what is installed already."""
    place = tmp_path_factory.mktemp("outside")
    source = place / "source"  # a build leaves files beside what it builds from
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("build", "*.egg-info"))
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    alone = ["--no-deps", "--no-index", "--no-build-isolation", "--target", f"{place}/site"]
    subprocess.run([*pip, *alone, str(source)], check=True)
    return place / "site"


def run(site: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A command of Python's that also finds what is installed there."""
    env = {**os.environ, "PYTHONPATH": str(site)}
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)


def conformance(site: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """The whole suite for this game alone."""
    suite = ["-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "tests/conformance"]
    return run(site, *suite, "--game", "lamplight", *words)


def test_it_is_found_by_its_entry_point_and_comes_from_its_own_place(installed: Path) -> None:
    told = run(installed, "-m", "cardhall", "games")
    assert told.returncode == 0, told.stdout + told.stderr
    line = next(line for line in told.stdout.splitlines() if line.startswith("lamplight"))
    assert "live tables, records (from cardhall-lamplight)" in line
    code = "from cardhall.games import game; print(game('lamplight').__file__)"
    assert run(installed, "-c", code).stdout.startswith(str(installed))


def test_it_passes_the_conformance_suite(installed: Path) -> None:
    done = conformance(installed)
    assert done.returncode == 0, done.stdout + done.stderr
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed, done.stdout
    assert int(passed[1]) >= 35


@dataclass(frozen=True)
class Break:
    """A rule broken on purpose, and the test of the suite that must notice it, among others."""

    noticed: str
    file: str
    find: str
    replace: str


BRUTE_FORCE = "test_the_brute_force_sees_the_same_ways"
BREAKS = {
    "LAMPLIGHT-07": Break(
        BRUTE_FORCE, "hand.py", "self.hands[self.turn] & ~(1 << self.lamp)", "self.hands[self.turn]"
    ),
    "LAMPLIGHT-09": Break(
        BRUTE_FORCE, "hand.py", "if follows := held & suit_cards(self.led):", "if follows := 0:"
    ),
    "LAMPLIGHT-11": Break(
        BRUTE_FORCE, "hand.py", "taker(self.trick, self.trump)", "taker(self.trick, -1)"
    ),
    "LAMPLIGHT-12": Break(
        "test_every_record_says_what_is_so", "hand.py", "(None, tricks + last,", "(None, tricks,"
    ),
    "a clause that nobody wrote": Break(
        "test_legal_actions_and_no_others_are_taken", "refusals.py", "LAMPLIGHT-09", "LAMPLIGHT-99"
    ),
    "a view of all cards": Break(
        "test_an_imagined_hand_agrees_with_the_view_and_a_view_tells_no_more",
        "hand.py", "hand.hand_of(seat))),", "sum(hand.hands))),",
    ),
}  # fmt: skip


@pytest.mark.sampled(2)
@pytest.mark.parametrize("rule", BREAKS)
def test_a_broken_rule_makes_the_suite_fail(installed: Path, tmp_path: Path, rule: str) -> None:
    broken = BREAKS[rule]
    site = tmp_path / "site"
    shutil.copytree(installed, site, ignore=shutil.ignore_patterns("__pycache__"))
    file = site / "lamplight" / broken.file
    text = file.read_text("utf-8")
    assert text.count(broken.find) == 1
    file.write_text(text.replace(broken.find, broken.replace), "utf-8")
    # the bots are left out: they take most of the time and would win by other rules too
    done = conformance(site, "--deselect", "tests/conformance/test_bots.py")
    assert done.returncode == 1, done.stdout + done.stderr
    assert re.search(rf"^FAILED \S+::{broken.noticed}\[", done.stdout, re.M), done.stdout


def test_an_act_that_is_refused_names_a_clause_that_can_be_read(installed: Path) -> None:
    told = run(installed, "-m", "cardhall", "rules", "LAMPLIGHT-09")
    assert told.returncode == 0, told.stdout + told.stderr
    assert "Who holds a card of the suit led plays one." in told.stdout
