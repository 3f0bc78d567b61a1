"""``cardhall serve --demo``: nothing of one turn is in the next, and nobody is turned away."""

import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

from tests.serving import BOUND, serving

MINUTES = 0.2


@pytest.fixture
def demo(tmp_path: Path) -> Iterator[tuple[str, subprocess.Popen[str], Path]]:
    """A demonstration at a port of its own: its address, its process, where its folders lie."""
    asked = ["serve", "--demo", str(MINUTES), "--host", "127.0.0.1"]
    places = {"TMPDIR": str(tmp_path), "CARDHALL_DATA": str(tmp_path / "untouched")}
    with serving(*asked, **places) as (process, told):  # its turn ends with it
        yield re.findall(r"http://\S+", told)[0], process, tmp_path


def ask(url: str, body: dict[str, Any] | None = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = Request(url, data, {"Content-Type": "application/json", "Origin": url[:-1]})
    with urlopen(request, timeout=BOUND) as answer:
        return json.load(answer)


def folders(where: Path) -> list[Path]:
    return sorted(where.glob("cardhall-demo-*"))


def test_a_turn_is_forgotten_when_it_said_and_the_next_answers_at_the_same_port(
    demo: tuple[str, subprocess.Popen[str], Path],
) -> None:
    here, process, where = demo
    ends = ask(f"{here}api/me")["forgets_at"] / 1000
    assert 0 < ends - time.time() <= MINUTES * 60
    assert [one["name"] for one in ask(f"{here}api/events")] == ["Sample tournament"]
    (first,) = folders(where)
    asked = 0
    while (later := ask(f"{here}api/me")["forgets_at"] / 1000) == ends:
        assert time.time() < ends + BOUND
        asked += 1
        time.sleep(0.5)
    assert asked
    assert later > ends
    assert not first.exists()
    assert len(folders(where)) == 1
    process.send_signal(signal.SIGTERM)
    process.wait(BOUND)
    assert folders(where) == []
    assert not (where / "untouched").exists()


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (["--data", "here"], "--demo keeps nothing"),
        (["--database", "postgresql://nobody@127.0.0.1/none"], "--demo keeps nothing"),
        (["--https", "certificate.pem", "key.pem"], "--demo has no certificate"),
    ],
)
def test_what_a_demonstration_has_not_is_refused(more: list[str], why: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "cardhall", "serve", "--demo", *more],
        cwd=tmp_path, capture_output=True, text=True, timeout=BOUND, check=False,
    )  # fmt: skip
    assert (done.returncode, list(tmp_path.iterdir())) == (1, [])
    assert why in done.stderr


def test_no_time_at_all_is_refused(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "cardhall", "serve", "--demo", "0"],
        cwd=tmp_path, capture_output=True, text=True, timeout=BOUND, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert "minutes are too few" in done.stderr
