"""Backups that write themselves, keep the last few, and never stand in the way of writing."""

import shutil
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Protocol

import pytest

from cardhall.cli.files import files_main
from cardhall.store import BackupReport, NewEvent, Store, bundle

Fact = Callable[..., list[NewEvent]]


class Clock(Protocol):
    at: int


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_backup_holds_everything(store: Store, tmp_path: Path, fact: Fact) -> None:
    store.append("event:1", 0, "c1", fact("a", "b")).result(20)
    report = store.backup(tmp_path / "stick")
    assert report.problems == ()
    carried = bundle.read(Path(str(report.path)))
    assert carried.events == store.read("event:1")
    assert names(tmp_path / "stick") == ["cardhall-20231114-221320-000-000000001.cardhall"]


def test_an_empty_store_has_a_backup_too(store: Store, tmp_path: Path) -> None:
    report = store.backup(tmp_path / "stick")
    assert bundle.read(Path(str(report.path))).commands == []


def test_the_last_few_are_kept_even_when_the_clock_runs_back(
    store: Store, clock: Clock, tmp_path: Path, fact: Fact
) -> None:
    (tmp_path / "stick").mkdir()
    strangers = ["cardhall-20200101-000000-000-000000001.cardhall", "holiday.jpg"]
    for name in strangers:
        (tmp_path / "stick" / name).write_text("not ours")
    for number in range(6):
        store.append("s", number, f"c{number}", fact("x")).result(20)
        clock.at -= 3_600_000
        assert store.backup(tmp_path / "stick", keep=3).path
    ours = [name for name in names(tmp_path / "stick") if name not in strangers]
    assert [name[-18:-9] for name in ours] == ["000000004", "000000005", "000000006"]
    assert set(strangers) < set(names(tmp_path / "stick"))


def test_nothing_new_makes_no_second_file(store: Store, tmp_path: Path, fact: Fact) -> None:
    store.append("s", 0, "c1", fact("x")).result(20)
    assert store.backup(tmp_path / "stick").path == store.backup(tmp_path / "stick").path
    assert len(names(tmp_path / "stick")) == 1


def test_a_stick_that_is_not_there_is_reported_and_writing_goes_on(
    store: Store, tmp_path: Path, fact: Fact
) -> None:
    report = store.backup(tmp_path / "no stick" / "cardhall")
    assert report.path is None
    assert "The backup failed: No such file or directory." in report.problems[0].why
    assert "stick" in report.problems[0].cure
    assert not (tmp_path / "no stick").exists()
    (tmp_path / "file").write_text("")
    assert store.backup(tmp_path / "file").problems
    assert store.append("s", 0, "c1", fact("x")).result(20).version == 1


def test_a_full_stick_keeps_its_older_backups_whole(
    path: str, clock: Callable[[], int], small_disk: Path, fact: Fact
) -> None:
    with Store(path, now=clock) as store:
        store.append("s", 0, "c1", fact("x")).result(20)
        first = store.backup(small_disk)
        noise = bytes(byte % 94 + 33 for byte in _random_bytes(1_500_000)).replace(b"\\", b"/")
        (small_disk / "ballast").write_bytes(b"x" * 1_200_000)
        store.append("s", 1, "c2", [NewEvent("t", noise)]).result(20)
        report = store.backup(small_disk)
        assert report.path is None
        assert "No space left" in report.problems[0].why
        assert names(small_disk) == ["ballast", Path(str(first.path)).name]
        assert len(bundle.read(Path(str(first.path))).events) == 1
        (small_disk / "ballast").unlink()
        assert store.backup(small_disk).problems == ()


def _random_bytes(count: int) -> bytes:
    import random

    return random.Random(1).randbytes(count)


def test_a_half_written_backup_of_a_crash_is_cleared_away(
    store: Store, tmp_path: Path, fact: Fact
) -> None:
    (tmp_path / "stick").mkdir()
    (tmp_path / "stick" / ".cardhall-20231114-221320-000-000000009.cardhall.part").write_text("ha")
    store.backup(tmp_path / "stick")
    assert len(names(tmp_path / "stick")) == 1


def test_backups_write_themselves(store: Store, tmp_path: Path, fact: Fact) -> None:
    reports: list[BackupReport] = []
    second = threading.Event()

    def report(one: BackupReport) -> None:
        reports.append(one)
        if len(reports) >= 2:
            second.set()

    store.append("s", 0, "c1", fact("x")).result(20)
    repeated = store.backup_every(tmp_path / "stick", 0.01, report)
    assert second.wait(20)
    repeated.stop()
    assert all(one.path and not one.problems for one in reports)
    done = len(reports)
    shutil.rmtree(tmp_path / "stick")
    assert len(reports) == done


def test_closing_stops_the_backups(
    path: str, clock: Callable[[], int], tmp_path: Path, fact: Fact
) -> None:
    reports: list[BackupReport] = []
    with Store(path, now=clock) as store:
        store.backup_every(tmp_path / "stick", 0.001, reports.append)
        store.append("s", 0, "c1", fact("x")).result(20)
    assert not any(thread.name == "store-backup" for thread in threading.enumerate())
    assert all(not one.problems for one in reports)


def test_a_report_that_raises_does_not_end_the_backups(
    store: Store, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    calls: list[int] = []
    third = threading.Event()

    def report(_one: BackupReport) -> None:
        calls.append(1)
        if len(calls) == 3:
            third.set()
        raise RuntimeError("the screen is gone")

    repeated = store.backup_every(tmp_path / "stick", 0.01, report)
    assert third.wait(20)
    repeated.stop()


def test_one_damaged_stream_costs_the_backup_that_stream_alone(
    path: str, clock: Callable[[], int], tmp_path: Path, fact: Fact
) -> None:
    """The rest goes to the stick; the whole ones from before stay there, however many follow."""
    stick = tmp_path / "stick"
    with Store(path, now=clock) as store:
        for name in ("event:1", "event:2", "table:3"):
            store.append(name, 0, "c1", fact("a", "b")).result(20)
        whole = Path(str(store.backup(stick).path))
    with closing(sqlite3.connect(path)) as disk, disk:
        disk.execute("UPDATE event SET at = at + 1 WHERE stream = 'event:2' AND version = 2")
    with Store(path, now=clock) as store:
        for number in range(5):
            store.append("event:1", 2 + number, f"more{number}", fact("x")).result(20)
            report = store.backup(stick, keep=3)
        assert report.left_out == ("event:2",)
        (problem,) = report.problems
        assert "event:2 is damaged" in problem.why
        assert "everything else" in problem.why
        kept = store.read("event:1")
    assert whole.exists()
    assert len(names(stick)) == 1 + 3
    with Store(tmp_path / "new" / "hall.db", now=clock) as anew:
        anew.import_(whole)
        anew.import_(str(report.path))
        assert anew.read("event:1") == kept
        assert len(anew.read("event:2")) == 2
        assert len(anew.read("table:3")) == 2
        assert anew.backup(tmp_path / "other").left_out == ()


def test_who_asks_for_a_copy_on_the_command_line_is_told_what_it_lacks(
    clock: Callable[[], int], tmp_path: Path, fact: Fact, capsys: pytest.CaptureFixture[str]
) -> None:
    data, asked = tmp_path / "data", ["--data", str(tmp_path / "data"), str(tmp_path / "stick")]
    with Store(data / "cardhall.db", now=clock) as store:
        for name in ("event:1", "event:2"):
            store.append(name, 0, "c1", fact("a", "b")).result(20)
    assert files_main("backup", asked) == 0
    with closing(sqlite3.connect(data / "cardhall.db")) as disk, disk:
        disk.execute("UPDATE event SET at = at + 1 WHERE stream = 'event:2' AND version = 2")
    assert files_main("backup", asked) == 3
    told = capsys.readouterr()
    assert "event:2 is damaged" in told.err
    assert "Everything else is in" in told.out
