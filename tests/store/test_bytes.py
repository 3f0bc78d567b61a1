"""Bytes that went bad on the disk: what is read is what was acknowledged, or it is said.

Each try damages a copy of the files of one hall, opens a store on it and reads all there is.
"""

import json
import random
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from cardhall.store import (
    Damaged,
    Event,
    NewEvent,
    Rewrite,
    Store,
    StoreFailed,
    bundle,
    engines,
    last,
)
from tests.store.conftest import Clock

Fact = Callable[..., list[NewEvent]]
Files = dict[str, bytes]
PAGE = 4096


def written(folder: Path, *, commands: int = 300) -> tuple[Files, dict[str, list[Event]]]:
    """The files of a hall that was killed, and all that it had acknowledged."""
    clock, dice = Clock(), random.Random(5)
    with Store(folder / "cardhall.db", now=clock) as store:
        heads: dict[str, int] = {}
        for number in range(commands):
            clock.at += dice.randrange(1, 5000)
            stream = dice.choice(["event:spring", "table:a", "table:b", "people:a", "event:fall"])
            texts = [f"fact {number}.{n} {dice.random()}" for n in range(dice.randrange(1, 4))]
            new = [NewEvent("said", json.dumps({"text": text}).encode()) for text in texts]
            version = heads.get(stream, 0)
            store.append(stream, version, f"c{number}", new, f"Ida {number}").result(20)
            heads[stream] = version + len(new)
            if number == commands // 2:
                store._writer.do(_checkpoint, transaction=False)
        facts = {name: store.read(name) for name, _ in store.streams()}
        files = {one.name: one.read_bytes() for one in folder.iterdir()}
    return files, facts


def _checkpoint(connection: sa.Connection) -> None:
    raw = connection.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Files, dict[str, list[Event]]]:
    return written(tmp_path_factory.mktemp("hall") / "data")


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Files, dict[str, list[Event]]]:
    folder = tmp_path_factory.mktemp("hall") / "data"
    _, facts = written(folder)
    return {one.name: one.read_bytes() for one in folder.iterdir()}, facts


class Reached:
    """What came of a try: nothing, or words."""

    def __init__(self, folder: Path, files: Files) -> None:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        for name, data in files.items():
            (folder / name).write_bytes(data)
        self.refused = ""
        self.damaged: set[str] = set()
        self.read: dict[str, list[Event]] = {}
        try:
            with Store(folder / "cardhall.db", now=Clock()) as store:
                for name, _ in store.streams():
                    try:
                        self.read[name] = store.read(name)
                    except Damaged as error:
                        self.damaged.add(name)
                        self.read[name] = error.good
                report = store.backup(folder / "stick")
                self.backed_up = report.path is not None
                self.left_out = {*report.left_out}
                self.carried: dict[str, list[Event]] = {}
                for event in bundle.read(Path(report.path)).events if report.path else ():
                    self.carried.setdefault(event.stream, []).append(event)
        except StoreFailed as error:
            self.refused = str(error)

    def must_be_honest(self, facts: dict[str, list[Event]]) -> None:
        """Never another fact; one that is missing is said; the backup holds the rest, whole."""
        if self.refused:
            return
        for name, events in self.read.items():
            assert events == facts.get(name, [])[: len(events)], name
        lacking = {name for name, events in facts.items() if self.read.get(name) != events}
        assert lacking <= self.damaged, lacking
        assert lacking <= self.left_out, lacking
        if self.backed_up:
            assert self.carried == {n: e for n, e in facts.items() if n not in self.left_out}

    @property
    def said(self) -> bool:
        return bool(self.refused or self.damaged)


def flipped(data: bytes, dice: random.Random, start: int = 0) -> bytes:
    place = dice.randrange(start, len(data))
    return data[:place] + bytes([data[place] ^ 1 << dice.randrange(8)]) + data[place + 1 :]


def test_what_is_whole_is_read(
    killed: tuple[Files, dict[str, list[Event]]], tmp_path: Path
) -> None:
    files, facts = killed
    reached = Reached(tmp_path / "try", files)
    assert not reached.said
    assert reached.read == facts
    assert reached.backed_up


def test_a_flipped_bit_brings_no_other_fact(
    closed: tuple[Files, dict[str, list[Event]]], tmp_path: Path
) -> None:
    files, facts = closed
    dice, said = random.Random(1), 0
    for number in range(100):
        bad = files | {"cardhall.db": flipped(files["cardhall.db"], dice)}
        reached = Reached(tmp_path / f"{number}", bad)
        reached.must_be_honest(facts)
        said += reached.said
    assert said > 50


def test_a_zeroed_page_brings_no_other_fact(
    closed: tuple[Files, dict[str, list[Event]]], tmp_path: Path
) -> None:
    files, facts = closed
    data, said = files["cardhall.db"], 0
    pages = len(data) // PAGE
    for number in range(40):
        at = (number * max(1, pages // 40)) % pages * PAGE
        bad = files | {"cardhall.db": data[:at] + bytes(PAGE) + data[at + PAGE :]}
        reached = Reached(tmp_path / f"{number}", bad)
        reached.must_be_honest(facts)
        said += reached.said
    assert said > 20


def test_a_file_cut_short_is_refused(
    closed: tuple[Files, dict[str, list[Event]]], tmp_path: Path
) -> None:
    files, facts = closed
    data = files["cardhall.db"]
    for number, length in enumerate((0, 50, PAGE, len(data) // 2, len(data) - PAGE, len(data) - 9)):
        reached = Reached(tmp_path / f"{number}", files | {"cardhall.db": data[:length]})
        reached.must_be_honest(facts)
        assert reached.said, length


def _damaged_logs(log: bytes) -> Iterator[bytes | None]:
    """Cut, flipped, zeroed; None: gone."""
    dice = random.Random(2)
    yield None
    yield b""
    for _ in range(14):
        yield log[: dice.randrange(len(log))]
    for _ in range(14):
        yield flipped(log, dice, 0)
    for _ in range(12):
        at = dice.randrange(len(log))
        yield log[:at] + bytes(len(log[at : at + PAGE])) + log[at + PAGE :]


def test_a_damaged_write_ahead_log_is_told_of_and_left_as_it_is(
    killed: tuple[Files, dict[str, list[Event]]], tmp_path: Path
) -> None:
    files, facts = killed
    said = 0
    for number, log in enumerate(_damaged_logs(files["cardhall.db-wal"])):
        bad = {name: data for name, data in files.items() if not name.endswith(("-wal", "-shm"))}
        if log is not None:
            bad["cardhall.db-wal"] = log
        reached = Reached(place := tmp_path / f"{number}", bad)
        reached.must_be_honest(facts)
        said += reached.said
        if reached.refused:
            assert "lacks what was acknowledged last" in reached.refused
            # the right log put back: nothing was lost by the try
            assert (place / "cardhall.db").read_bytes() == files["cardhall.db"]
            back = {one.name: one.read_bytes() for one in place.iterdir() if one.is_file()}
            back.pop("cardhall.db-shm", None)
            again = Reached(
                tmp_path / "again", back | {"cardhall.db-wal": files["cardhall.db-wal"]}
            )
            assert again.read == facts
    assert said > 35


def test_one_may_go_on_without_what_is_lost(
    killed: tuple[Files, dict[str, list[Event]]], tmp_path: Path
) -> None:
    files, facts = killed
    less = {name: files[name] for name in ("cardhall.db", "cardhall.db.last")}
    assert (
        f"delete {last.file_of(Path('cardhall.db')).name}" in Reached(tmp_path / "1", less).refused
    )
    del less["cardhall.db.last"]
    reached = Reached(tmp_path / "2", less)
    assert not reached.said
    assert all(events == facts[name][: len(events)] for name, events in reached.read.items())


def test_a_damaged_note_of_what_was_last_stops_nobody(
    killed: tuple[Files, dict[str, list[Event]]], tmp_path: Path
) -> None:
    files, facts = killed
    dice = random.Random(3)
    for number in range(10):
        bad = files | {"cardhall.db.last": flipped(files["cardhall.db.last"][:120], dice)}
        assert Reached(tmp_path / f"{number}", bad).read == facts


def test_an_older_copy_in_its_place_is_told_of(path: str, clock: Clock, fact: Fact) -> None:
    with Store(path, now=clock) as store:
        store.append("s", 0, "c1", fact("a")).result(20)
    older = Path(path).read_bytes()
    with Store(path, now=clock) as store:
        store.append("s", 1, "c2", fact("b")).result(20)
    Path(path).write_bytes(older)
    with pytest.raises(StoreFailed, match="lacks what was acknowledged last"):
        Store(path, now=clock)


def test_a_blanked_name_that_comes_back_is_told_of(path: str, clock: Clock, fact: Fact) -> None:
    with Store(path, now=clock) as store:
        store.append("s", 0, "c1", fact("Ida")).result(20)
    older = Path(path).read_bytes()
    with Store(path, now=clock) as store:
        store.rewrite("s", 1, b"{}")
    Path(path).write_bytes(older)
    with pytest.raises(StoreFailed, match="lacks what was acknowledged last"):
        Store(path, now=clock)


def _change(url: str, sql: str) -> None:
    engine = engines.make_engine(engines.parse_url(url), writes=True)
    with engine.begin() as connection:
        connection.exec_driver_sql(sql)
    engine.dispose()


@pytest.mark.parametrize(
    ("sql", "good"),
    [
        ("UPDATE event SET data = CAST('9' AS {blob}) WHERE version = 3", 2),
        ("UPDATE event SET actor = 'Bo' WHERE version = 1", 0),
        ("UPDATE event SET at = at + 1 WHERE version = 4", 3),
        ("UPDATE event SET type = 'told' WHERE version = 4", 3),
        ("UPDATE event SET sum = NULL WHERE version = 4", 3),
        ("DELETE FROM event WHERE version = 2", 1),
        ("DELETE FROM event WHERE version = 1", 0),
    ],
)
def test_a_change_in_any_field_and_a_gap_are_found(
    url: str, clock: Clock, fact: Fact, sql: str, good: int
) -> None:
    with Store(url, now=clock) as store:
        for number in range(5):
            store.append("s", number, f"c{number}", fact(f"{number}")).result(20)
    _change(url, sql.format(blob="bytea" if url.startswith("postgres") else "BLOB"))
    with Store(url, now=clock) as store:
        with pytest.raises(Damaged) as found:
            store.read("s")
        assert [event.version for event in found.value.good] == list(range(1, good + 1))
        with pytest.raises(StoreFailed):  # what is damaged is not made good by blanking beside it
            store.rewrite("s", 1, b"{}")
        with pytest.raises(StoreFailed):
            store.export(Path(clock_folder(url)) / "all.cardhall")


def clock_folder(url: str) -> str:
    import tempfile

    return tempfile.gettempdir() if url.startswith("postgres") else str(Path(url).parent)


def test_a_time_that_is_damaged_is_not_the_halls(path: str, clock: Clock, fact: Fact) -> None:
    with Store(path, now=clock) as store:
        for number in range(5):
            store.append("s", number, f"c{number}", fact(f"{number}")).result(20)
    _change(path, "UPDATE event SET at = at * 8 WHERE version = 2")
    with Store(path, now=clock) as store:
        assert store.newest_at() == clock.at


def test_an_end_that_is_gone_from_the_events_is_known_by_the_commands(
    path: str, clock: Clock, fact: Fact
) -> None:
    with Store(path, now=clock) as store:
        for number in range(5):
            store.append("s", number, f"c{number}", fact(f"{number}")).result(20)
        store.append("t", 0, "c", fact("a")).result(20)
    _change(path, "DELETE FROM event WHERE stream = 't' OR version = 5")
    with Store(path, now=clock) as store:
        assert store.streams() == [("s", 4), ("t", 0)]
        with pytest.raises(Damaged) as found:
            store.read("s")
        assert len(found.value.good) == 4
        with pytest.raises(Damaged):
            store.read("t")


def test_blanking_leaves_every_checksum_right(url: str, clock: Clock, fact: Fact) -> None:
    with Store(url, now=clock) as store:
        for number in range(5):
            store.append("s", number, f"c{number}", fact(f"{number}")).result(20)
        store.append("t", 0, "c", fact("a")).result(20)
        store.rewrite_all(
            [Rewrite("s", 2, b"2"), Rewrite("s", 4, b"4", "-"), Rewrite("t", 1, b"1")]
        )
        assert [event.data for event in store.read("s")][1::2] == [b"2", b"4"]
        assert store.read("s", after=3)[0].actor == "-"
        store.append("s", 5, "c9", fact("9")).result(20)
        assert len(store.read("s")) == 6
    with Store(url, now=clock) as store:
        assert len(store.read("s")) == 6


def test_a_note_that_is_odd_stops_nobody(path: str, clock: Clock, fact: Fact) -> None:
    with Store(path, now=clock) as store:
        store.append("s", 0, "c", fact("a")).result(20)
        store.distrust(1, 2)
    for odd in ("x7", "9" * 30, "", "\u00b2"):
        with sqlite3.connect(path) as past:
            past.execute("UPDATE note SET value = ?", [odd])
        past.close()
        with Store(path, now=clock) as store:
            assert store.newest_at() == clock.at
            assert store.backup(Path(path).parent / "stick").path
