"""The data folder is deleted under a running hall: everybody is told, and nothing is lost."""

import asyncio
import shutil
import sys
from pathlib import Path

import pytest

from tests.server.support import open_hall, run


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps open files")
def test_a_hall_whose_folder_is_deleted_says_so_and_acknowledges_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        folder = tmp_path / "hall"
        async with open_hall(folder) as hall:
            chair = await hall.chair()
            assert (await chair.post("/api/events", {"id": "spring"})).status_code == 201
            shutil.rmtree(folder)
            told = await chair.post("/api/events", {"id": "autumn"})
            assert told.status_code == 503
            assert "nothing more is taken" in told.json()["why"]["text"]
            await asyncio.sleep(1.5)
            assert caplog.text.count("was deleted, moved or replaced") == 1
            assert "nothing more is taken" in hall.server.trouble
            saved = await chair.get("/api/events/spring/export")
            assert saved.status_code == 200
            assert saved.content

    run(work())
