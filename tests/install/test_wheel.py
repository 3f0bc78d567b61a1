"""The wheel as somebody gets it: it goes into a fresh environment where there is no compiler and no
node, and opens a hall there that says its address, plays, and says what it lacks."""

from __future__ import annotations

import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from bench.install import Installed, install, open_hall
from cardhall.cli.machine import NO_PAPERS, core_is_compiled
from tests.yardstick import slower
from wheels import main as build

pytestmark = [
    pytest.mark.together,
    pytest.mark.slow,
    pytest.mark.skipif(not core_is_compiled(), reason="the core is not compiled here"),
]

MOST_MEGABYTES = 186
"""What pip brings, most of it of others: docs/measurements/install.md."""
MOST_SECONDS = 60
"""Of work on a laptop; 30 are aimed at."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel with the core and the pages that ./dev setup made; wheels.py looks at it too."""
    folder = tmp_path_factory.mktemp("dist")
    assert build(["--taken", "--into", str(folder)]) == 0
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def new(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return install(wheel, tmp_path_factory.mktemp("fresh"))


@pytest.fixture(scope="module")
def hall(new: Installed, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    data = tmp_path_factory.mktemp("data")
    assert shutil.which("cc", path=str(data / "nothing")) is None
    with open_hall(new, data) as opened:
        yield opened


def test_the_wheel_has_core_and_pages_and_nothing_else_of_the_tree(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.split("/")[0].split("-")[0] for name in names} == {"cardhall"}
    assert "cardhall/server/static/index.html" in names
    assert "cardhall/server/site/reference/games/euchre.html" in names
    compiled = {name.split(".")[0] for name in names if name.endswith((".so", ".pyd"))}
    sides = {name.removesuffix(".pxd") for name in names if name.endswith(".pxd")}
    assert {one for one in sides if not one.endswith(("__init__", "/bits", "/listing"))} == compiled


def test_it_opens_a_hall_that_answers_and_has_its_compiled_core(hall: tuple[str, str]) -> None:
    address, printed = hall
    assert "The games' core is compiled." in printed
    assert NO_PAPERS in printed
    assert httpx.get(f"{address}api/health").json()["status"] == "open"
    assert "<script" in httpx.get(address).text
    assert "A Python library" in httpx.get(f"{address}docs", follow_redirects=True).text


def test_a_request_is_played_in_it(hall: tuple[str, str]) -> None:
    address, printed = hall
    with httpx.Client(base_url=address) as browser:
        browser.get("/api/me")
        headers = {"x-csrftoken": browser.cookies["cardhall-form"]}
        password = printed.split("password: ")[1].split()[0]
        told = browser.post("/api/login", json={"password": password}, headers=headers)
        assert told.json()["role"] == "chair"
        made = browser.post(
            "/api/events", json={"id": "spring", "rehearsal": True}, headers=headers
        )
        assert made.is_success, made.text
        paper = browser.get("/paper/spring/entry-blank.pdf")
        assert "cardhall[papers]" in paper.json()["cure"]["text"]


def test_it_is_small_and_soon_there(new: Installed, hall: tuple[str, str]) -> None:
    size = sum(new.megabytes().values())
    spent = sum(new.work[step] for step in ("environment", "installed"))
    assert size < MOST_MEGABYTES
    assert spent < MOST_SECONDS * slower()
