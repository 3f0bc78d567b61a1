"""What lies in the data folder is for its owner alone: codes, PINs, running hands, who is in."""

import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.support import open_hall, run

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps no modes")


@pytest.fixture
def lax() -> Iterator[None]:
    """The usual umask, by which everybody on the machine may read what somebody makes."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def open_to_others(folder: Path) -> list[str]:
    return [
        path.name
        for path in folder.rglob("*")
        if path.is_file() and path.suffix != ".txt" and mode(path) != 0o600
    ]


async def a_day(folder: Path, backups: Path) -> None:
    async with open_hall(folder) as hall:
        chair = await hall.chair()
        await chair.post("/api/events", {"id": "spring", "rehearsal": True})
        backups.mkdir(exist_ok=True)
        told = await chair.post("/api/backups", {"folder": str(backups)})
        assert told.json()["problems"] == []
        assert mode(folder) == 0o700
        names = {path.name for path in folder.iterdir()}
        assert {"cardhall.db", "cardhall.db-wal", "chair.json", "sessions.jsonl"} <= names
        assert open_to_others(folder) == []
        assert list(backups.glob("*.cardhall"))
        assert open_to_others(backups) == []
        hall.server.config.store.export(folder.parent / "event.cardhall", ["event:spring"])
        assert mode(folder.parent / "event.cardhall") == 0o600


@pytest.mark.usefixtures("lax")
def test_a_new_data_folder_is_its_owners_alone(tmp_path: Path) -> None:
    run(a_day(tmp_path / "data", tmp_path / "stick"))


@pytest.mark.usefixtures("lax")
def test_the_folder_of_an_older_version_is_tightened(tmp_path: Path) -> None:
    folder, stick = tmp_path / "data", tmp_path / "stick"
    run(a_day(folder, stick))
    (folder / "chair.json").unlink()  # a new password is made, and this test knows it
    (folder / "their-notes.txt").write_text("not the hall's")
    for place in (folder, stick):
        place.chmod(0o755)
        for path in place.iterdir():
            path.chmod(0o644)
    run(a_day(folder, stick))
    assert mode(folder / "their-notes.txt") == 0o644
