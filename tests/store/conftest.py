"""Stores to try: each test that asks for `url` or `store` runs on SQLite and on PostgreSQL."""

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cardhall.store import NewEvent, Store
from tests.store.database import running_postgresql


class Clock:
    """Milliseconds that move only when they are told to."""

    def __init__(self) -> None:
        self.at = 1_700_000_000_000

    def __call__(self) -> int:
        return self.at


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Callable[[], str]]:
    """Gives an empty database, each time the same one."""
    with running_postgresql() as new_database:
        yield new_database


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "hall" / "cardhall.db")
    new_database: Callable[[], str] = request.getfixturevalue("postgresql")
    return new_database()


@pytest.fixture
def path(tmp_path: Path) -> str:
    """Of an SQLite store, for what only SQLite has."""
    return str(tmp_path / "hall" / "cardhall.db")


@pytest.fixture
def store(url: str, clock: Clock) -> Iterator[Store]:
    with Store(url, now=clock) as store:
        yield store


@pytest.fixture
def fact() -> Callable[..., list[NewEvent]]:
    """fact("a", "b"): two events whose data say a and b."""
    return lambda *texts: [NewEvent("said", f'{{"text":"{text}"}}'.encode()) for text in texts]


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A real file system of two megabytes, where this machine lets us make one."""
    place = tmp_path / "stick"
    place.mkdir()
    if not sys.platform.startswith("linux") or shutil.which("mount") is None:
        pytest.skip("small disks are made on Linux only; the page limit test stands in")
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(place)], capture_output=True
    )
    if made.returncode:
        pytest.skip("only root may mount; the page limit test stands in")
    yield place
    subprocess.run(["umount", str(place)], check=True)
