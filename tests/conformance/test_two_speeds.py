"""The compiled core and the same source interpreted play the same games. Of other makers' games
nothing is compiled here."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import cardhall
from tests.conformance.shape import OURS
from tests.examples import begin, share

ROOT = Path(__file__).parents[2]
HANDS = {
    "boure": 20_000,
    "pitty_pat": 1_500,
    "rummy": 500,
    "po_ke_no": 500,
    "pedro": 20_000,
    "euchre": 20_000,
    "holdem": 1_500,
    "spades": 4_000,
}
"""A hand of Bouré is soon played; one of Rummy takes an interpreted core its time."""


@pytest.fixture(scope="module")
def source_alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The core's source without what was compiled from it."""
    source = Path(cardhall.__file__).parent
    copy = tmp_path_factory.mktemp("interpreted") / "cardhall"
    copy.mkdir()
    shutil.copy(source / "__init__.py", copy)
    for part in ("cards", "games", "messages", "registry"):
        shutil.copytree(source / part, copy / part, ignore=shutil.ignore_patterns("*.so", "*.pyd"))
    return copy.parent


def start(source: Path, name: str, first: int, count: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.games.two_speeds", name, str(first), str(count)],
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(source), str(ROOT)]),
            "PYTHONDONTWRITEBYTECODE": "1",
        },
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )


def traced(process: subprocess.Popen[str]) -> tuple[str, list[str]]:
    """The kind of core that ran, and the digests of all the hands in order."""
    kind, *digests = process.communicate()[0].split()
    assert process.returncode == 0
    return kind, digests


@pytest.mark.sampled(2)
@pytest.mark.slow
@pytest.mark.parametrize("name", OURS)
def test_compiled_and_interpreted_cores_agree_on_every_action(
    name: str, source_alone: Path
) -> None:
    first, count = begin("two speeds", name), share(HANDS[name], 50)
    running = [
        start(source, name, first, count)
        for source in (Path(cardhall.__file__).parents[1], source_alone)
    ]
    (kind, compiled), (other, interpreted) = [traced(process) for process in running]
    assert other == "interpreted"
    if kind != "compiled":
        assert not os.environ.get("CARDHALL_REQUIRE_CORE"), "the core is not compiled"
        pytest.skip("the core is not compiled here: there is nothing to compare")
    assert len(interpreted) == -(-count // 50)
    assert interpreted == compiled
