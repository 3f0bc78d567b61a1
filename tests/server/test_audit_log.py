"""The log of who came in, who was turned away and what was taken out: with role, without names."""

import contextlib
import json
import logging
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from cardhall.server import audit_log
from tests.server.support import RealHall, open_hall, run


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    audit_log.into_file(tmp_path)
    yield tmp_path / "access.log"
    for log in (audit_log.access, audit_log.refused):
        for handler in list(log.handlers):
            log.removeHandler(handler)
            handler.close()
        log.propagate = True
        log.setLevel(logging.NOTSET)


def lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()]


def refusals(file: Path) -> Path:
    return file.with_name("refused.log")


def told_in(line: dict[str, Any]) -> tuple[str, str, str]:
    return line["what"], line.get("role", ""), line["route"]


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
    assert [told_in(line) for line in lines(file)] == [
        ("signed in", "chair", "login"),
        ("signed in", "player", "login"),
        ("taken out", "chair", "export"),
        ("taken out", "chair", "paper"),
        ("signed in", "player", "make table"),
        ("signed out", "", "logout"),
    ]
    assert [told_in(line) for line in lines(refusals(file))] == [
        ("refused", "", "login"),
        ("refused", "player", "export"),
        ("refused", "", "me"),
    ]
    assert all(
        one["at"].startswith("2026-10-24T") for one in [*lines(file), *lines(refusals(file))]
    )
    text = (file.read_text() + refusals(file).read_text()).casefold()
    assert not [one for one in secrets if one.casefold() in text]


def test_the_file_is_its_owners_alone_and_never_grows_beyond_bounds(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = "2026-10-24T14:00:00.000+00:00"
    for log in (audit_log.access, audit_log.refused):
        handler: Any = log.handlers[0]
        assert (handler.maxBytes, handler.backupCount) == (audit_log.LARGEST, audit_log.KEPT)
        monkeypatch.setattr(handler, "maxBytes", 2_000)
    audit_log.write(audit_log.AuditLine(at, "signed in", "chair", "login", 200))
    for _ in range(500):
        audit_log.write(audit_log.AuditLine(at, "refused", "", "login", 401))
    assert [line["what"] for line in lines(file)] == [
        "signed in"  # a flood of refusals takes no sign-in away
    ]
    for _ in range(500):
        audit_log.write(audit_log.AuditLine(at, "signed in", "chair", "login", 200))
    files = [*file.parent.glob("access.log*"), *file.parent.glob("refused.log*")]
    assert len(files) == 2 * (1 + audit_log.KEPT)
    assert sum(one.stat().st_size for one in files) <= 2_000 * len(files)
    if sys.platform != "win32":
        assert {stat.S_IMODE(one.stat().st_mode) for one in files} == {0o600}


def test_a_socket_that_is_refused_is_noted(tmp_path: Path, file: Path) -> None:
    (tmp_path / "hall").mkdir()
    with RealHall(tmp_path / "hall", timers=False) as hall:
        chair, stranger = hall.browser(), hall.browser()
        chair.post("/api/login", {"password": hall.password})
        chair.post("/api/events", {"id": "spring", "rehearsal": True})
        with chair.socket("/ws/events/spring?as=console") as socket:
            assert socket.recv(timeout=5)
        for browser, path in ((stranger, "spring?as=console"), (chair, "spring?as=captain")):
            with contextlib.suppress(InvalidStatus), browser.socket(f"/ws/events/{path}") as socket:
                socket.recv(timeout=5)
        elsewhere = {"host": "evil.example"}
        with contextlib.suppress(InvalidStatus):
            chair.socket("/ws/events/spring?as=console", **elsewhere)
    told = [(*told_in(line), line["status"]) for line in lines(refusals(file))]
    assert told == [
        ("refused", "", "event socket", 401),
        ("refused", "chair", "event socket", 403),
        ("refused", "", "event socket", 421),
    ]
