"""Streams as one file: carried to another laptop, refused when damaged, never taken twice."""

import json
import random
import tracemalloc
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cardhall.store import BundleRefused, NewEvent, Stale, Store, StoreFailed, bundle

Fact = Callable[..., list[NewEvent]]


@pytest.fixture
def other(tmp_path: Path, clock: Callable[[], int]) -> Iterator[Store]:
    """A second laptop."""
    with Store(tmp_path / "second" / "cardhall.db", now=clock) as store:
        yield store


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "day.cardhall"


def fill(store: Store, fact: Fact) -> None:
    store.append("event:1", 0, "c1", fact("é ünï", "b"), "chair")
    store.append("table:1", 0, "t1", fact("x"), "captain")
    store.append("event:1", 2, "c2", fact("c"))
    store.append("event:1", 3, "nothing", [])
    store.append("event:2", 0, "c1", fact("another day")).result(20)


def everything(store: Store) -> object:
    return [store.read(stream) for stream, _ in store.streams()]


def test_what_is_carried_is_the_same_there(
    store: Store, other: Store, file: Path, fact: Fact
) -> None:
    fill(store, fact)
    exported = store.export(file)
    assert (exported.streams, exported.events) == ({"event:1": 3, "event:2": 1, "table:1": 1}, 5)
    imported = other.import_(file)
    assert (dict(imported.streams), imported.added) == (exported.streams, 5)
    assert everything(other) == everything(store)
    for stream, command in (("event:1", "c2"), ("event:1", "nothing"), ("event:2", "c1")):
        assert store.receipt(stream, command) is not None
        assert other.receipt(stream, command) == store.receipt(stream, command)


def test_only_the_streams_asked_for_are_carried(
    store: Store, other: Store, file: Path, fact: Fact
) -> None:
    fill(store, fact)
    store.export(file, ["event:1", "table:1"])
    other.import_(file)
    assert other.streams() == [("event:1", 3), ("table:1", 1)]
    with pytest.raises(ValueError, match="streams: there is no event:9"):
        store.export(file, ["event:9"])


def test_a_postgresql_takes_what_sqlite_wrote(
    store: Store, other: Store, file: Path, fact: Fact
) -> None:
    fill(other, fact)
    other.export(file)
    store.import_(file)
    assert everything(other) == everything(store)
    assert store.append("event:1", 3, "c3", fact("on")).result(20).version == 4


def test_importing_twice_does_no_harm(store: Store, other: Store, file: Path, fact: Fact) -> None:
    fill(store, fact)
    store.export(file)
    other.import_(file)
    again = other.import_(file)
    assert (dict(again.streams), again.added, again.known) == ({}, 0, 5)
    assert everything(other) == everything(store)


def test_an_id_that_another_stream_here_has_used_is_no_command_of_the_file(
    store: Store, other: Store, file: Path, fact: Fact
) -> None:
    fill(store, fact)
    other.append("elsewhere", 0, "c1", fact("mine")).result(20)
    store.export(file)
    imported = other.import_(file)
    assert (imported.added, imported.known) == (5, 0)
    assert other.read("event:1") == store.read("event:1")


def test_a_later_file_brings_only_what_is_new_and_an_older_one_nothing(
    store: Store, other: Store, file: Path, tmp_path: Path, fact: Fact
) -> None:
    fill(store, fact)
    store.export(tmp_path / "early.cardhall")
    store.append("event:1", 3, "c3", fact("d", "e")).result(20)
    store.export(file)
    other.import_(tmp_path / "early.cardhall")
    assert other.import_(file).added == 2
    assert other.import_(tmp_path / "early.cardhall").added == 0
    assert everything(other) == everything(store)


def test_streams_that_went_apart_are_refused_whole(
    store: Store, other: Store, file: Path, tmp_path: Path, fact: Fact
) -> None:
    fill(store, fact)
    store.export(file)
    other.import_(file)
    store.append("a first stream", 0, "z", fact("new"))
    store.append("event:1", 3, "here", fact("here")).result(20)
    other.append("event:1", 3, "there", fact("there")).result(20)
    before = everything(other)
    store.export(file)
    with pytest.raises(BundleRefused, match="event:1 went on differently"):
        other.import_(file)
    assert everything(other) == before
    assert other.append("event:1", 4, "on", fact("on")).result(20).version == 5


def test_a_second_laptop_goes_on_in_the_middle_of_a_round(
    store: Store, other: Store, tmp_path: Path, fact: Fact
) -> None:
    """The laptop dies with one table reported, one on its way; phones send again to the second."""
    store.append("event:1", 0, "seats", fact("round 1 is seated", "table 1", "table 2"))
    store.append("table:2", 0, "deal", fact("a hand is on the table")).result(20)
    store.append("event:1", 3, "report-1", fact("table 1 counted")).result(20)
    backup = store.backup(tmp_path / "stick")
    assert (backup.path is not None, backup.problems) == (True, ())
    lost = store.append("event:1", 4, "report-2", fact("table 2 counted")).result(20)
    store.close()

    assert other.import_(str(backup.path)).added == 5
    again = other.append("event:1", 3, "report-1", fact("table 1 counted")).result(20)
    assert (again.version, again.duplicate) == (4, True)
    after = other.append("event:1", 4, "report-2", fact("table 2 counted")).result(20)
    assert (after.version, after.duplicate) == (lost.version, False)
    with pytest.raises(Stale):
        other.append("event:1", 4, "a phone that slept", fact("x")).result(20)
    assert other.append("table:2", 1, "play", fact("the hand goes on")).result(20).version == 2
    assert other.backup(tmp_path / "stick").problems == ()


def test_a_command_twice_in_flight_during_an_export_is_in_it_whole_or_not(
    store: Store, other: Store, file: Path, fact: Fact
) -> None:
    flight = [store.append("s", 2 * n, f"c{n}", fact("a", "b")) for n in range(300)]
    exported = store.export(file, None)
    assert other.import_(file).added == exported.events
    assert exported.events % 2 == 0
    assert all(one.result(20) for one in flight)


def test_damage_anywhere_is_noticed(other: Store, file: Path, fact: Fact) -> None:
    """Any bit turned: refused, unless it is one that means nothing (a date in the zip)."""
    fill(other, fact)
    other.export(file)
    whole, content = file.read_bytes(), bundle.read(file)
    chance = random.Random(1)
    refused = 0
    for at in range(len(whole)):
        broken = bytearray(whole)
        broken[at] ^= 1 << chance.randrange(8)
        file.write_bytes(broken)
        try:
            assert bundle.read(file) == content
        except BundleRefused:
            refused += 1
    assert refused > len(whole) * 2 // 3
    for length in range(0, len(whole), 97):
        file.write_bytes(whole[:length])
        with pytest.raises(BundleRefused):
            bundle.read(file)


def test_nothing_is_taken_from_a_damaged_file(store: Store, other: Store, file: Path) -> None:
    other.append("s", 0, "c1", [NewEvent("t", b'"%d"' % (7**5000 % 10**4000))]).result(20)
    other.export(file)
    whole = bytearray(file.read_bytes())
    whole[len(whole) // 2] ^= 1
    file.write_bytes(whole)
    with pytest.raises(BundleRefused, match=r"day\.cardhall is damaged .* Copy it again"):
        store.import_(file)
    assert store.streams() == []


def rewrite_member(file: Path, change: Callable[[str, bytes], bytes | None]) -> None:
    with zipfile.ZipFile(file) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}
    with zipfile.ZipFile(file, "w") as archive:
        for name, data in members.items():
            changed = change(name, data)
            if changed is not None:
                archive.writestr(name, changed)


def test_a_changed_result_does_not_pass(other: Store, file: Path, fact: Fact) -> None:
    fill(other, fact)
    other.export(file)
    rewrite_member(file, lambda _, data: data.replace(b"another day", b"another way"))
    with pytest.raises(BundleRefused, match=r"checksum of events\.jsonl is wrong"):
        other.import_(file)


def test_a_missing_event_does_not_pass_even_with_a_right_checksum(
    other: Store, file: Path, fact: Fact
) -> None:
    import hashlib

    fill(other, fact)
    other.export(file)
    with zipfile.ZipFile(file) as archive:
        events = archive.read("events.jsonl").split(b"\n", 1)[1]
        manifest = json.loads(archive.read("manifest.json"))
    manifest["sha256"]["events.jsonl"] = hashlib.sha256(events).hexdigest()
    replaced = {"events.jsonl": events, "manifest.json": json.dumps(manifest).encode()}
    rewrite_member(file, lambda name, data: replaced.get(name, data))
    with pytest.raises(BundleRefused, match="do not fit together"):
        other.import_(file)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda name, data: None if name == "manifest.json" else data, "not a file of Cardhall"),
        (lambda name, data: data.replace(b"cardhall-bundle", b"scorebook"), "not a file of"),
        (
            lambda name, data: data.replace(b'"version":1,"schema"', b'"version":2,"schema"'),
            "newer",
        ),
        (lambda name, data: data.replace(b'"schema":"0', b'"schema":"9'), "newer Cardhall"),
        (lambda name, data: None if name == "commands.jsonl" else data, "damaged"),
        (lambda name, data: b"[" if name == "manifest.json" else data, "damaged"),
        (lambda name, data: b"[]" if name == "manifest.json" else data, "not a file of"),
    ],
)
def test_foreign_and_newer_files_are_named(
    other: Store,
    file: Path,
    fact: Fact,
    change: Callable[[str, bytes], bytes | None],
    words: str,
) -> None:
    fill(other, fact)
    other.export(file)
    rewrite_member(file, change)
    with pytest.raises(BundleRefused, match=words) as caught:
        other.import_(file)
    assert caught.value.cure


def test_a_file_that_unpacks_without_end_is_refused_before_it_is_unpacked(
    other: Store, file: Path, fact: Fact
) -> None:
    fill(other, fact)
    other.export(file)
    for big in ("events.jsonl", "manifest.json"):
        bomb = file.with_name(f"{big}.cardhall")
        with zipfile.ZipFile(file) as good, zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as bad:
            for name in good.namelist():
                if name != big:
                    bad.writestr(name, good.read(name))
            with bad.open(big, "w") as member:
                for _ in range(200):
                    member.write(b" " * 1_000_000)
        tracemalloc.start()
        with pytest.raises(BundleRefused) as refused:
            bundle.read(bomb)
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert "more than" in refused.value.why
        assert refused.value.cure
        assert most < 5_000_000


def test_what_is_no_zip_or_not_there_is_named(other: Store, file: Path, tmp_path: Path) -> None:
    with pytest.raises(BundleRefused, match="cannot be read"):
        other.import_(file)
    with pytest.raises(BundleRefused, match="cannot be read"):
        other.import_(tmp_path)
    file.write_text("name,auxiliary\nAnn,Scott\n")
    with pytest.raises(BundleRefused, match="not a file of Cardhall"):
        other.import_(file)


def test_an_export_that_cannot_be_written_leaves_the_old_file(
    other: Store, file: Path, tmp_path: Path, fact: Fact
) -> None:
    fill(other, fact)
    with pytest.raises(StoreFailed, match="cannot be written"):
        other.export(tmp_path / "nowhere" / "day.cardhall")
    other.export(file)
    before = file.read_bytes()
    (tmp_path / f".{file.name}.part").mkdir()
    with pytest.raises(StoreFailed, match="cannot be written"):
        other.export(file)
    assert file.read_bytes() == before


def test_the_same_content_gives_the_same_file(other: Store, tmp_path: Path, fact: Fact) -> None:
    fill(other, fact)
    other.export(tmp_path / "one")
    other.export(tmp_path / "two")
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
