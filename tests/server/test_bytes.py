"""A hall on damaged files: it opens without what is damaged and says so, or refuses in words."""

import random
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from cardhall.server.sessions import SessionFile
from cardhall.store import StoreFailed, bundle
from tests.server.support import SATURDAY, Clock, open_hall, run

SERVE = [sys.executable, "-m", "cardhall", "serve", "--host", "127.0.0.1", "--data"]


def change(folder: Path, sql: str) -> None:
    connection = sqlite3.connect(folder / "cardhall.db")
    with connection:
        assert connection.execute(sql).rowcount == 1
    connection.close()


@pytest.mark.parametrize("version", [1, 2])
def test_a_damaged_event_stands_still_and_the_rest_goes_on(tmp_path: Path, version: int) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            password = hall.password
            await chair.post("/api/events", {"id": "spring"})
            new = {"name": "Ida", "pin": "1234", "seats": 2, "bots": 1}
            table = (await hall.person().post("/api/tables", new)).json()["id"]
            assert hall.store.streams(f"table:{table}")[0][1] >= 2
        # still JSON, still foldable: only the checksum tells
        change(
            tmp_path,
            f"UPDATE event SET at = at + 1 WHERE stream = 'table:{table}' AND version = {version}",
        )
        async with open_hall(tmp_path, Clock(SATURDAY + 60_000), password) as hall:
            chair = await hall.chair()
            (told,) = (await chair.get("/api/set-aside")).json()
            assert (told["what"], told["version"]) == (f"table:{table}", version - 1)
            assert (await chair.get("/api/events/spring/view")).status_code == 200
            assert (await chair.get(f"/api/tables/{table}/view")).status_code in {200, 503}
            assert (await chair.post("/api/events", {"id": "winter"})).status_code == 201
            report = hall.store.backup(tmp_path / "stick")
            assert report.left_out == (f"table:{table}",)
            assert f"table:{table} is damaged" in report.problems[0].why
            told = set(bundle.read(Path(str(report.path))).streams)
            assert told >= {"event:spring", "event:winter"}
            assert f"table:{table}" not in told
            await chair.post("/api/backups", {"folder": str(tmp_path / "stick")})
            await hall.server.backups.once()
            state = (await chair.get("/api/backups")).json()
            assert state["last_at"]
            assert any("holds everything else" in one["text"] for one in state["problems"])

    run(work())


def test_a_damaged_session_file_costs_only_sign_ins(tmp_path: Path) -> None:
    whole = b""

    async def sign_in() -> None:
        nonlocal whole
        async with open_hall(tmp_path) as hall:
            await hall.chair()
            await hall.chair()
        whole = (tmp_path / "sessions.jsonl").read_bytes()

    run(sign_in())
    file = tmp_path / "sessions.jsonl"
    good = SessionFile(file, lambda: SATURDAY)._kept
    assert len(good) == 2
    dice = random.Random(4)
    for number in range(40):
        place = dice.randrange(len(whole))
        bad = dice.randrange(256) if number % 2 else whole[place] ^ 1 << dice.randrange(8)
        file.write_bytes(whole[:place] + bytes([bad]) + whole[place + 1 :])
        kept = SessionFile(file, lambda: SATURDAY)._kept
        # never another session, nor another right
        assert kept.items() <= good.items()
        assert len(kept) >= 1 or whole[place : place + 1] == b"\n"
    for odd in (b"5\n", b"[[], 1, 2]\n", b"\xff\xfe\n", b"{}\n[1]\nnull\n", b'["a", {}, []]\n'):
        file.write_bytes(odd)
        assert SessionFile(file, lambda: SATURDAY)._kept == {}


@pytest.mark.parametrize("kept", [b"", b'{"salt":"ab', b"[]", b"\xff", b'{"salt":"","scrypt":""}'])
def test_a_damaged_password_file_is_refused_in_words(tmp_path: Path, kept: bytes) -> None:
    async def work() -> None:
        async with open_hall(tmp_path):
            pass

    run(work())
    (tmp_path / "chair.json").write_bytes(kept)
    with pytest.raises(StoreFailed, match="Delete it: the next start makes a new password"):
        run(work())


@pytest.mark.parametrize(
    "odd", [b"", b"[]", b"5", b"\xff", b'{"folder": 5}', b'{"folder": "\\u0000"}']
)
def test_an_odd_note_of_backups_is_told_of(tmp_path: Path, odd: bytes) -> None:
    async def work() -> None:
        (tmp_path / "backups.json").write_bytes(odd)
        async with open_hall(tmp_path) as hall:
            chair = await hall.chair()
            told = (await chair.get("/api/backups")).json()
            assert "Choose the folder or the stick again" in told["problems"][0]["text"]

    run(work())


def test_a_secret_that_was_cut_short_is_made_anew(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            assert len(hall.server.secrets.secret("forms")) == 64

    for kept in (b"", b"ab", b"\xff\xff"):
        (tmp_path / "forms.secret").write_bytes(kept)
        run(work())


@pytest.mark.parametrize("what", ["zeroed", "cut", "lacks", "chair"])
def test_serve_says_in_words_what_is_wrong_and_which_backup_to_take(
    tmp_path: Path, what: str
) -> None:
    folder, stick = tmp_path / "hall", tmp_path / "stick"
    stick.mkdir()

    async def work() -> None:
        async with open_hall(folder) as hall:
            chair = await hall.chair()
            await chair.post("/api/backups", {"folder": str(stick)})
            await chair.post("/api/events", {"id": "spring"})
            await hall.server.backups.once()

    run(work())
    database = folder / "cardhall.db"
    data = database.read_bytes()
    if what == "zeroed":
        database.write_bytes(data[:8192] + bytes(4096) + data[12288:])
    elif what == "cut":
        database.write_bytes(data[:-5000])
    elif what == "lacks":
        database.write_bytes(b"")
    else:
        (folder / "chair.json").write_bytes(b"{")
    tried = subprocess.run([*SERVE, str(folder)], capture_output=True, text=True, timeout=60)
    assert tried.returncode == 1, tried.stderr
    assert "Traceback" not in tried.stderr
    assert "damaged" in tried.stderr
    if what != "chair":
        (newest,) = stick.glob("*.cardhall")
        assert f"cardhall import --data NEW-FOLDER {newest}" in tried.stderr
