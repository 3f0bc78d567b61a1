"""Where copies can go: sticks are named, and a folder on the hall's own disk is said to be one."""

import os
from pathlib import Path

import pytest

from cardhall.server.backups import on_same_disk, other_disks
from tests.server.support import open_hall, run

SHM = Path("/dev/shm")  # a disk of its own on any Linux


def test_a_folder_beside_the_hall_is_on_its_disk(tmp_path: Path) -> None:
    (tmp_path / "copies").mkdir()
    assert on_same_disk(str(tmp_path / "copies"), tmp_path)
    assert not on_same_disk("", tmp_path)
    assert not on_same_disk(str(tmp_path / "gone"), tmp_path)


@pytest.mark.skipif(not SHM.is_mount(), reason="no second disk here")
def test_another_disk_that_can_be_written_to_is_named_and_no_folder_is(tmp_path: Path) -> None:
    home = tmp_path if tmp_path.stat().st_dev != SHM.stat().st_dev else Path(__file__).parent
    assert other_disks([SHM, tmp_path, tmp_path / "gone"], home) == [str(SHM)]
    assert not on_same_disk(str(SHM), home)
    assert other_disks([SHM], SHM) == []


def test_the_page_is_told(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            assert not (await chair.get("/api/backups")).json()["same_disk"]
            os.mkdir(tmp_path / "copies")
            told = (await chair.post("/api/backups", {"folder": str(tmp_path / "copies")})).json()
            assert told["same_disk"]

    run(work())
