"""A name can be blanked: its bytes are gone from the database, its log files and the backups."""

import shutil
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from cardhall.messages import written
from cardhall.store import NewEvent, Rewrite, Store, StoreFailed, bundle, engines, schema

NAME = "Evangeline Thibodeaux-Canary"
BLANK = b'{"name":"(blanked)"}'


def entered(name: str, padding: int = 0) -> list[NewEvent]:
    return [NewEvent("entered", f'{{"name":"{name}","pad":"{"x" * padding}"}}'.encode())]


@pytest.fixture
def hall(path: str, clock: Callable[[], int]) -> Iterator[Store]:
    """Sixty entries, the blanked one among them, in short and in long rows."""
    with Store(path, now=clock) as store:
        for number in range(60):
            name = NAME if number == 30 else f"Player {number}"
            padding = 9000 if number % 7 == 0 else number
            # rows of other streams come between, so that pages are split and rows move about
            store.append(f"table:{number * 7 % 60}", 0, f"t{number}", entered("x", 300)).result(20)
            store.append("event:1", number, f"c{number}", entered(name, padding), name).result(20)
            store.append(f"aside:{number * 7 % 60}", 0, f"a{number}", entered("x", 300)).result(20)
        yield store


def files_with(folder: Path, text: str) -> list[str]:
    """Names of files that hold this text, in the open or inside a zip."""
    found = []
    for path in sorted(folder.rglob("*")):
        if not path.is_file():
            continue
        contents = [path.read_bytes()]
        if zipfile.is_zipfile(path):
            with zipfile.ZipFile(path) as archive:
                contents += [archive.read(name) for name in archive.namelist()]
        if any(text.encode() in content for content in contents):
            found.append(path.name)
    return found


def test_the_bytes_are_gone_from_every_file(hall: Store, tmp_path: Path) -> None:
    hall.backup(tmp_path / "stick")
    hall.append("event:1", 60, "more", entered("Another")).result(20)
    hall.backup(tmp_path / "stick")
    before = files_with(tmp_path, NAME)
    assert "cardhall.db-wal" in before or "cardhall.db" in before
    assert len([name for name in before if name.endswith(".cardhall")]) == 2

    problems = hall.rewrite("event:1", 31, BLANK, event_actor="", actor="chair", reason="asked")
    assert problems == ()
    assert files_with(tmp_path, NAME) == []
    assert files_with(tmp_path, "Evangeline") == []
    event = hall.read("event:1", after=30)[0]
    assert (event.data, event.actor, event.version, event.command_id) == (BLANK, "", 31, "c30")
    hall.close()
    assert files_with(tmp_path, NAME) == []


def test_everything_else_stays_as_it_was(hall: Store, tmp_path: Path) -> None:
    hall.backup(tmp_path / "stick")
    before = hall.read("event:1")
    hall.rewrite("event:1", 31, BLANK)
    after = hall.read("event:1")
    assert [one for one in after if one.version != 31] == [
        one for one in before if one.version != 31
    ]
    (backup,) = (tmp_path / "stick").iterdir()
    assert [one for one in bundle.read(backup).events if one.stream == "event:1"] == after
    assert hall.append("event:1", 60, "on", entered("Next")).result(20).version == 61


def test_it_is_logged_without_what_stood_there(hall: Store, clock: Callable[[], int]) -> None:
    hall.rewrite("event:1", 31, BLANK, actor="chair", reason="asked by letter")
    with hall._reading() as connection:
        rows = connection.execute(sa.select(schema.rewritten)).all()
    assert [tuple(row)[1:] for row in rows] == [
        ("event:1", 31, "c30", clock(), "chair", "asked by letter")
    ]


def test_many_at_once_are_all_or_none(hall: Store) -> None:
    with pytest.raises(StoreFailed, match="event:1 has no version 99"):
        hall.rewrite_all([Rewrite("event:1", 31, BLANK), Rewrite("event:1", 99, BLANK)])
    assert NAME in hall.read("event:1", after=30)[0].data.decode()
    hall.rewrite_all([Rewrite("event:1", 31, BLANK), Rewrite("event:1", 32, BLANK)])
    assert [one.data for one in hall.read("event:1", after=30)[:2]] == [BLANK, BLANK]


def test_a_stick_that_was_away_is_blanked_when_it_is_back(hall: Store, tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    hall.backup(stick)
    shutil.move(stick, tmp_path / "drawer")
    (problem,) = hall.rewrite("event:1", 31, BLANK, event_actor="")
    assert (problem.path, "Put the stick in" in problem.cure) == (str(stick), True)
    assert files_with(tmp_path / "hall", NAME) == []
    shutil.move(tmp_path / "drawer", stick)
    hall.append("event:1", 60, "more", entered("Another")).result(20)
    assert hall.backup(stick).problems == ()
    assert len(list(stick.iterdir())) == 2
    assert files_with(stick, NAME) == []


def test_a_backup_that_cannot_be_read_is_named(hall: Store, tmp_path: Path) -> None:
    report = hall.backup(tmp_path / "stick")
    broken = Path(str(report.path))
    broken.write_bytes(broken.read_bytes()[:-40])
    (problem,) = hall.rewrite("event:1", 31, BLANK)
    assert problem.path == str(broken)
    assert "Delete the file" in problem.cure


def test_a_crash_before_the_bytes_are_gone_is_made_good_at_the_next_start(
    hall: Store,
    path: str,
    tmp_path: Path,
    clock: Callable[[], int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fails(_connection: object) -> None:
        raise StoreFailed(written("The disk is full."), written("Free some space."))

    with monkeypatch.context() as patch:
        patch.setattr(engines, "wipe", fails)
        (problem,) = hall.rewrite("event:1", 31, BLANK, event_actor="")
        assert "could not be removed yet: The disk is full." in problem.why
    assert files_with(tmp_path, NAME) != []
    hall.close()
    Store(path, now=clock).close()
    assert files_with(tmp_path, NAME) == []


def test_a_reader_that_holds_the_old_pages_is_waited_for(
    hall: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And if it holds them too long that is told, and the next backup tries again."""
    hall._writer.do(lambda c: c.exec_driver_sql("PRAGMA busy_timeout = 50"), transaction=False)
    with hall._reading() as connection:
        connection.execute(sa.select(schema.note)).all()
        (problem,) = hall.rewrite("event:1", 31, BLANK, event_actor="")
        assert "Somebody is still reading" in problem.why
    assert hall.backup(tmp_path / "stick").problems == ()
    assert files_with(tmp_path, NAME) == []


def test_an_old_file_does_not_bring_the_name_back(hall: Store, tmp_path: Path) -> None:
    hall.export(tmp_path / "old.cardhall")
    hall.rewrite("event:1", 31, BLANK, event_actor="")
    hall.import_(tmp_path / "old.cardhall")
    assert files_with(tmp_path / "hall", NAME) == []


def test_a_blanked_file_blanks_the_name_where_it_is_imported(
    hall: Store, tmp_path: Path, clock: Callable[[], int]
) -> None:
    with Store(tmp_path / "second" / "cardhall.db", now=clock) as other:
        hall.export(tmp_path / "old.cardhall")
        other.import_(tmp_path / "old.cardhall")
        (tmp_path / "old.cardhall").unlink()
        other.backup(tmp_path / "second" / "backups")
        assert len(files_with(tmp_path / "second", NAME)) >= 2
        hall.rewrite("event:1", 31, BLANK, event_actor="", reason="asked")
        hall.export(tmp_path / "new.cardhall")
        assert other.import_(tmp_path / "new.cardhall").problems == ()
        assert other.read("event:1") == hall.read("event:1")
    assert files_with(tmp_path, NAME) == []


def test_a_postgresql_table_forgets_too(
    postgresql: Callable[[], str], clock: Callable[[], int], tmp_path: Path
) -> None:
    """Its write-ahead log is its administrator's; its tables are ours."""
    with Store(postgresql(), now=clock) as store:
        for number in range(40):
            store.append("s", number, f"c{number}", entered(NAME, number), NAME).result(20)

        def ask(query: str) -> str:
            return str(store._writer.do(lambda c: c.exec_driver_sql(query).scalar()))

        data = Path(ask("SHOW data_directory"))

        def heap() -> bytes:
            return (data / ask("SELECT pg_relation_filepath('event')")).read_bytes()

        store.backup(tmp_path / "stick")
        changes = [Rewrite("s", version, BLANK, "") for version in range(1, 41)]
        assert store.rewrite_all(changes) == ()
        _checkpoint(store)
        assert b"blanked" in heap()
        assert NAME.encode() not in heap()
        assert files_with(tmp_path, NAME) == []


def _checkpoint(store: Store) -> None:
    with store._readers.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.exec_driver_sql("CHECKPOINT")
