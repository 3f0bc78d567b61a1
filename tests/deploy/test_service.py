"""The unit of systemd: it is well formed, gives little away, and what it starts is a hall."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.serving import serving

UNIT = Path(__file__).parents[2] / "deploy/cardhall.service"
ANALYZE = shutil.which("systemd-analyze") or ""

on_systemd = pytest.mark.skipif(not ANALYZE, reason="systemd-analyze is not here")


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit with a program that is on this machine."""
    text = UNIT.read_text("utf-8").replace("/opt/cardhall/bin/cardhall", sys.executable)
    copy = tmp_path / UNIT.name
    copy.write_text(text, "utf-8")
    return copy


def analyzed(*asked: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([ANALYZE, *asked], capture_output=True, text=True, check=False)


@on_systemd
def test_the_unit_is_well_formed(unit: Path) -> None:
    answer = analyzed("verify", str(unit))
    assert (answer.returncode, answer.stderr) == (0, "")


@on_systemd
def test_the_unit_gives_little_away(unit: Path) -> None:
    """An exposure of at most 2.0 of 10; a service without any of this has 9.6."""
    answer = analyzed("security", "--offline=true", "--threshold=20", "--no-pager", str(unit))
    assert answer.returncode == 0, answer.stdout[-500:]


def test_what_it_starts_is_a_hall_in_its_own_folder(tmp_path: Path) -> None:
    (started,) = re.findall("^ExecStart=(.*)$", UNIT.read_text("utf-8"), re.MULTILINE)
    program, *asked = shlex.split(started)
    assert program.endswith("/bin/cardhall")
    asked[asked.index("--host") + 1] = "127.0.0.1"  # under test nothing is open to the network
    port = asked.index("--port")
    del asked[port : port + 2]  # any that is free
    assert f"CARDHALL_DATA=/var/lib/{UNIT.stem}" in UNIT.read_text("utf-8")
    with serving(*asked, CARDHALL_DATA=str(tmp_path)) as (_, printed):
        address = re.findall(r"http://127\.0\.0\.1:\d+/", printed)[0]
        assert httpx.get(f"{address}api/health").json()["status"] == "open"
        assert (tmp_path / "cardhall.db").exists()
