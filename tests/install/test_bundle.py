"""The folder to double-click, where ./dev bundle has made it: it opens with nothing on its PATH,
says where the data lies, prints, and is stopped by its page."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from cardhall.games import GAMES

FOLDER = Path(__file__).parents[2] / "dist/Cardhall"
PROGRAM = FOLDER / ("Cardhall.exe" if os.name == "nt" else "Cardhall")

pytestmark = [
    pytest.mark.skipif(not PROGRAM.exists(), reason="./dev bundle was not run"),
    pytest.mark.slow,
]


@pytest.fixture
def window(tmp_path: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    asked = ["window", "--no-browser", "--host", "127.0.0.1", "--data", str(tmp_path / "data")]
    process = subprocess.Popen(
        [str(PROGRAM), *asked],
        env={"PATH": str(tmp_path), "HOME": str(tmp_path)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        yield process.stdout.readline().split()[-1], process
    finally:
        process.terminate()
        process.wait(20)


def test_it_opens_prints_plays_and_stops(
    window: tuple[str, subprocess.Popen[str]], tmp_path: Path
) -> None:
    address, process = window
    page = httpx.get(address, timeout=30).text
    assert "<svg" in page
    assert str(tmp_path / "data") in page
    assert "interpreted" not in page
    hall = re.findall(r'href="(http://127\.0\.0\.1:\d+/)"', page)[0]
    password = re.findall(r"password: <code>(\S+)</code>", page)[0]
    with httpx.Client(base_url=hall, timeout=30) as browser:
        browser.get("/api/me")
        headers = {"x-csrftoken": browser.cookies["cardhall-form"]}
        browser.post("/api/login", json={"password": password}, headers=headers)
        made = browser.post(
            "/api/events", json={"id": "spring", "rehearsal": True}, headers=headers
        )
        assert made.is_success, made.text
        assert browser.get("/paper/spring/entry-blank.pdf").content.startswith(b"%PDF-")
        assert "<script" in browser.get("/").text
    httpx.post(address, timeout=20)
    assert process.wait(20) == 0


def test_every_game_is_in_it_and_bots_play(tmp_path: Path) -> None:
    done = subprocess.run(
        [str(PROGRAM), "arena", "euchre", "--hands", "4"],
        env={"PATH": str(tmp_path), "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-800:]
    listed = subprocess.run([str(PROGRAM), "games"], capture_output=True, text=True, check=True)
    assert all(game in listed.stdout for game in GAMES), listed.stdout
