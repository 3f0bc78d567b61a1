"""`cardhall doctor`: each thing that may be wrong with a machine is found on a real one, with what
is to be done; nothing is changed."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
from collections import namedtuple
from pathlib import Path

import pytest

from cardhall.cli import doctor
from cardhall.cli.doctor import BAD, GOOD, LOOK, Found, Looked, examine
from cardhall.store import NewEvent, Store
from cardhall.store.backup import file_name
from tests.server.test_command_line import serving

NOON = 1_795_867_200.0  # a day in November 2026


def at(folder: Path, port: int = 0, now: float = NOON) -> Looked:
    return Looked(folder, port, now)


def written(folder: Path, when: float = NOON) -> Path:
    """A folder in which something was written down then."""
    with Store(folder / "cardhall.db", now=lambda: int(when * 1000)) as store:
        store.append("event:e1", 0, "c1", [NewEvent("noted", b"{}")]).result(20)
    return folder


def test_a_new_machine_is_ready_but_for_its_backups(tmp_path: Path) -> None:
    found = {one.about: one for one in examine(at(tmp_path / "new"))}
    assert found["data folder"] == Found("data folder", GOOD, f"{tmp_path / 'new'} will be made.")
    assert found["database"].state == GOOD
    assert found["backups"].state == LOOK
    assert BAD not in {one.state for one in found.values()}
    assert not (tmp_path / "new").exists()


def test_a_folder_that_cannot_be_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda place, mode: False)
    assert doctor.the_folder(at(tmp_path)).state == BAD


Usage = namedtuple("Usage", "total used free")


@pytest.mark.parametrize(("free", "state"), [(100 << 20, BAD), (1 << 30, LOOK), (50 << 30, GOOD)])
def test_a_disk_that_is_full_or_nearly(
    free: int, state: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda place: Usage(100 << 30, 0, free))
    assert doctor.the_disk(at(tmp_path)).state == state


def test_a_database_that_is_whole_and_one_that_is_not(tmp_path: Path) -> None:
    written(tmp_path)
    assert doctor.the_database(at(tmp_path)).state == GOOD
    file = tmp_path / "cardhall.db"
    file.write_bytes(b"SQLite format 3\0" + b"\xff" * (file.stat().st_size - 16))
    for beside in ("-wal", "-shm"):
        (tmp_path / f"cardhall.db{beside}").unlink(missing_ok=True)
    assert doctor.the_database(at(tmp_path)).state == BAD


@pytest.mark.parametrize(("now", "state"), [(0.0, BAD), (NOON - 3600, BAD), (NOON + 60, GOOD)])
def test_a_clock_that_lags_behind_what_was_written_down(
    now: float, state: str, tmp_path: Path
) -> None:
    found = doctor.the_clock(at(written(tmp_path), now=now))
    assert (found.state, bool(found.cure)) == (state, state == BAD)


@pytest.mark.parametrize(
    ("address", "state"), [("127.0.0.1", LOOK), ("192.168.1.20", GOOD), ("93.184.216.34", LOOK)]
)
def test_a_machine_on_no_network_and_one_on_the_internet(
    address: str, state: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "hall_address", lambda: address)
    assert doctor.the_network(at(tmp_path)).state == state


def test_a_port_that_another_program_has(tmp_path: Path) -> None:
    with socket.create_server(("0.0.0.0", 0)) as taken:
        found = doctor.the_port(at(tmp_path, port=taken.getsockname()[1]))
    assert found.state == LOOK
    assert "--port" in found.cure


def test_a_hall_that_is_open_is_left_alone(tmp_path: Path) -> None:
    with serving(tmp_path) as (address, _, _):
        port = int(address.rsplit(":", 1)[1].strip("/"))
        found = {one.about: one for one in examine(at(tmp_path, port, now=2 * NOON))}
    assert found["port"].told == f"A hall is open at port {port}."
    assert found["database"].state == GOOD


@pytest.mark.parametrize(
    ("old", "same_disk", "state"), [(60, False, GOOD), (60, True, LOOK), (2 * 86400, False, LOOK)]
)
def test_backups_that_are_old_or_on_the_same_disk(
    old: int, same_disk: bool, state: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    copy = stick / file_name(1, 1)
    copy.write_bytes(b"")
    os.utime(copy, (NOON - old, NOON - old))
    (tmp_path / "backups.json").write_text(json.dumps({"folder": str(stick)}))
    monkeypatch.setattr("cardhall.server.backups.on_same_disk", lambda folder, home: same_disk)
    assert doctor.the_backups(at(tmp_path)).state == state
    shutil.rmtree(stick)
    assert doctor.the_backups(at(tmp_path)) == Found(
        "backups", LOOK, f"{stick} is not there.", "Put the stick in."
    )


def test_the_command_says_what_to_do_first(tmp_path: Path) -> None:
    (tmp_path / "cardhall.db").write_bytes(b"no database at all")
    asked = [sys.executable, "-m", "cardhall", "doctor", "--data", str(tmp_path), "--port", "1"]
    answer = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert answer.returncode == 1
    assert "✗" in answer.stdout
    assert answer.stdout.endswith("Do what stands at ✗ first.\n")
