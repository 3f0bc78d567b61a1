"""The log of who came in, who was turned away and what was taken out: with role, without names."""

import json
import logging
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cardhall.server import noted
from server.support import open_hall, run


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    noted.into_file(tmp_path)
    yield tmp_path / "access.log"
    for handler in list(noted.access.handlers):
        noted.access.removeHandler(handler)
        handler.close()
    noted.access.propagate = True
    noted.access.setLevel(logging.NOTSET)


def lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()]


def test_sign_ins_refusals_and_exports_are_noted_and_nobody_is_named(
    tmp_path: Path, file: Path
) -> None:
    secrets: set[str] = set()

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            secrets.add(hall.password)
            chair, player = await hall.chair(), hall.person()
            await chair.post("/api/events", {"id": "spring", "rehearsal": True})
            await chair.tell("spring", "rehearse", until="playing")
            entry = (await chair.view("spring", "console"))["view"]["entries"][0]
            secrets.update({entry["name"], entry["code"], "Ida Fontenot", "739156", "ABCDEFGH"})
            await player.login(code="ABCDEFGH")
            await player.login(code=entry["code"])
            await player.get("/api/events/spring/export")
            await chair.get("/api/events/spring/export")
            await chair.get("/paper/spring/sign-in.pdf")
            await player.post("/api/tables", {"name": "Ida Fontenot", "pin": "739156"})
            secrets.update(player.http.cookies.values())
            await player.post("/api/logout", {})
            await hall.person().http.get("/api/me", headers={"host": "evil.example"})

    run(work())
    told = [(one["what"], one.get("role", ""), one["route"]) for one in lines(file)]
    assert told == [
        ("signed in", "chair", "login"),
        ("refused", "", "login"),
        ("signed in", "player", "login"),
        ("refused", "player", "export"),
        ("taken out", "chair", "export"),
        ("taken out", "chair", "paper"),
        ("signed in", "player", "make table"),
        ("signed out", "", "logout"),
        ("refused", "", "me"),
    ]
    assert all(one["at"].startswith("2026-10-24T") for one in lines(file))
    text = file.read_text().casefold()
    assert not [one for one in secrets if one.casefold() in text]


def test_the_file_is_its_owners_alone_and_never_grows_beyond_bounds(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    handler: Any = noted.access.handlers[0]
    assert (handler.maxBytes, handler.backupCount) == (noted.LARGEST, noted.KEPT)
    monkeypatch.setattr(handler, "maxBytes", 2_000)
    for _ in range(500):
        noted.write(noted.Line("2026-10-24T14:00:00.000+00:00", "refused", "", "login", 401))
    files = sorted(file.parent.glob("access.log*"))
    assert len(files) == 1 + noted.KEPT
    assert sum(one.stat().st_size for one in files) <= 2_000 * len(files)
    if sys.platform != "win32":
        assert {stat.S_IMODE(one.stat().st_mode) for one in files} == {0o600}
