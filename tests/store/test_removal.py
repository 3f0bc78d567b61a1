"""Whole streams are taken out for good; what is left is whole, and who comes late is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from cardhall.store import Event, NewEvent, Receipt, Stale, Store, StoreFailed, last, removal
from tests.store.test_blanking import entered, files_with

NAME = "Evangeline Thibodeaux-Canary"
TOLD = NewEvent("event_removed", b'{"id":"1"}')


def filled(store: Store) -> None:
    for number in range(40):
        store.append("event:1", number, f"c{number}", entered(NAME, number * 200)).result(20)
        store.append("table:1.a", number, f"t{number}", entered(NAME)).result(20)
        store.append("event:2", number, f"c{number}", entered("x", 300)).result(20)


def remove(store: Store, id: str = "r1", version: int = 40) -> None:
    assert store.remove({"event:1": version, "table:1.a": 40}, TOLD, "hall", id, "chair") == ()


def test_they_are_gone_and_the_rest_is_as_it_was(store: Store) -> None:
    filled(store)
    heard: list[Receipt] = []
    store.listen(heard.extend)
    before, position = store.read("event:2"), store.news().position
    remove(store)
    assert store.streams() == [("event:2", 40), ("hall", 1)]
    assert store.read("event:2") == before
    assert store.read("event:1") == []
    assert store.receipt("event:1", "c3") is None
    (told,) = store.read("hall")
    assert (told.type, told.data, told.actor) == ("event_removed", TOLD.data, "chair")
    assert heard == [Receipt("hall", 1, "r1")]
    assert store.news(position).grown == {"hall": 1}


def test_their_bytes_are_gone_from_every_file_and_the_hall_starts_again(
    path: str, clock: Callable[[], int], tmp_path: Path
) -> None:
    with Store(path, now=clock) as store:
        filled(store)
        assert files_with(tmp_path, NAME)
        remove(store)
        assert files_with(tmp_path, NAME) == []
    with Store(path, now=clock) as store:
        assert store.streams() == [("event:2", 40), ("hall", 1)]


def test_a_stream_that_has_grown_stays_and_all_the_others_with_it(store: Store) -> None:
    filled(store)
    with pytest.raises(Stale):
        remove(store, version=39)
    assert [version for _, version in store.streams("event:")] == [40, 40]
    assert store.read("hall") == []
    remove(store, "r2")


def test_a_backup_holds_what_is_left_and_comes_after_those_before(
    path: str, clock: Callable[[], int], tmp_path: Path
) -> None:
    with Store(path, now=clock) as store:
        filled(store)
        first = store.backup(tmp_path / "stick").path
        store.append("event:1", 40, "last", entered(NAME)).result(20)
        remove(store, version=41)
        second = store.backup(tmp_path / "stick").path
    assert first
    assert second
    assert first < second
    assert files_with(tmp_path / "stick", NAME) == [Path(first).name]


def test_what_was_taken_out_can_be_taken_in_again(store: Store, tmp_path: Path) -> None:
    filled(store)
    before = store.read("event:1")
    store.export(tmp_path / "day.cardhall", ["event:1", "table:1.a"])
    remove(store)
    store.import_(tmp_path / "day.cardhall")
    assert store.read("event:1") == before
    remove(store, "r2")
    assert [version for _, version in store.streams("hall")] == [2]


def test_who_comes_late_writes_nothing_behind_what_is_gone(store: Store) -> None:
    filled(store)
    remove(store)

    def make(past: Sequence[Event]) -> list[NewEvent]:
        return entered("late")

    with pytest.raises(Stale):
        store.append("event:1", 40, "late", entered("late")).result(20)
    with pytest.raises(StoreFailed):
        store.decide("event:1", 40, "late", make).result(20)
    assert store.read("event:1") == []


def test_a_start_after_a_crash_finds_what_was_acknowledged_last(
    path: str, clock: Callable[[], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    noted, take_out = last.file_of(Path(path)), removal.take_out
    at_commit = []

    def seen(*about: Any) -> Receipt:
        at_commit.append(noted.read_bytes())
        return take_out(*about)

    monkeypatch.setattr(removal, "take_out", seen)
    with Store(path, now=clock) as store:
        filled(store)
        store.append("event:1", 40, "last", entered(NAME)).result(20)
        remove(store, version=41)
    noted.write_bytes(at_commit[0])  # the power went between the commit and its note
    with Store(path, now=clock) as store:
        assert store.streams() == [("event:2", 40), ("hall", 1)]
