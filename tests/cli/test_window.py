"""The page of a hall that was double-clicked: where the hall is, its code, stop."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

WINDOW = [sys.executable, "-m", "cardhall", "window", "--no-browser", "--host", "127.0.0.1"]


@pytest.fixture
def window(tmp_path: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    process = subprocess.Popen(
        [*WINDOW, "--data", str(tmp_path)], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        yield process.stdout.readline().split()[-1], process
    finally:
        process.terminate()
        process.wait(15)


def test_it_shows_the_hall_opens_it_and_stops_it(
    window: tuple[str, subprocess.Popen[str]], tmp_path: Path
) -> None:
    address, process = window
    page = httpx.get(address).text
    assert "<svg" in page
    assert str(tmp_path) in page
    assert re.search(r"password: <code[^>]*>\S+</code>", page)
    hall = re.findall(r'href="(http://127\.0\.0\.1:\d+/)"', page)[0]
    assert httpx.get(f"{hall}api/health").json()["status"] == "open"
    root = address.rpartition("/")[0]
    assert httpx.get(root).status_code == 404, "without its secret there is no page"
    assert httpx.post(f"{root}/guessed").status_code == 404
    assert httpx.get(address, headers={"host": "evil.example"}).status_code == 404
    assert httpx.get(f"{hall}api/health").status_code == 200
    assert "is closed" in httpx.post(address, timeout=20).text
    assert process.wait(10) == 0
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{hall}api/health")


def test_a_hall_that_cannot_open_says_why_on_the_page(tmp_path: Path) -> None:
    (tmp_path / "cardhall.db").write_bytes(b"no database at all, and long enough" * 100)
    asked = [*WINDOW, "--data", str(tmp_path)]
    process = subprocess.Popen(asked, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        page = httpx.get(process.stdout.readline().split()[-1]).text
        assert "could not open" in page
        assert "<pre>" in page
    finally:
        process.terminate()
        process.wait(15)


def test_a_window_that_is_closed_from_outside_closes_its_hall(
    window: tuple[str, subprocess.Popen[str]],
) -> None:
    address, process = window
    hall = re.findall(r'href="(http://127\.0\.0\.1:\d+/)"', httpx.get(address).text)[0]
    process.terminate()
    process.wait(15)
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{hall}api/health")
