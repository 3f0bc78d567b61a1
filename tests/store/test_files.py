"""A hall whose files go away under it acknowledges nothing that would be lost."""

import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from cardhall.store import NewEvent, Store, StoreFailed

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps open files")
Fact = Callable[..., list[NewEvent]]
FILES = ["cardhall.db", "cardhall.db-wal", "cardhall.db.lock"]


def read_five_at_once(store: Store) -> None:
    with ExitStack() as readers:
        for _ in range(5):
            readers.enter_context(store._reading())


@pytest.mark.parametrize("name", FILES)
def test_nothing_is_acknowledged_when_a_file_was_deleted(
    path: str, clock: Callable[[], int], fact: Fact, name: str, tmp_path: Path
) -> None:
    with Store(path, now=clock) as store:
        store.append("s", 0, "c1", fact("a")).result(20)
        file = Path(path).with_name(name)
        aside = file.rename(tmp_path / "aside")
        for attempt in ("c2", "c2", "c3"):
            with pytest.raises(StoreFailed, match=r"was deleted, moved .* Put it back") as told:
                store.append("s", 1, attempt, fact("b")).result(20)
        assert str(file) in told.value.why
        with pytest.raises(StoreFailed):
            store.rewrite("s", 1, b"{}")
        with pytest.raises(StoreFailed):
            read_five_at_once(store)  # more than are open already
        assert not file.exists()  # nor is an empty one made in its place
        # what is known can be read, and carried away
        assert len(store.read("s")) == 1
        assert store.export(tmp_path / "saved.cardhall").events == 1
        # put back, it goes on
        aside.rename(file)
        assert store.append("s", 1, "c2", fact("b")).result(20).version == 2
    with Store(path, now=clock) as store:
        assert len(store.read("s")) == 2


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_was_replaced_is_not_the_same(
    path: str, clock: Callable[[], int], fact: Fact, name: str, tmp_path: Path
) -> None:
    """By a copy, as of a disk that is back."""
    with Store(path, now=clock) as store:
        store.append("s", 0, "c1", fact("a")).result(20)
        file = Path(path).with_name(name)
        copy = tmp_path / "copy"
        copy.write_bytes(file.read_bytes())
        copy.replace(file)
        with pytest.raises(StoreFailed, match="If it is back, close the hall and start it again"):
            store.append("s", 1, "c2", fact("b")).result(20)


def test_the_log_stays_the_same_as_long_as_the_store_is_open(
    path: str, clock: Callable[[], int], fact: Fact
) -> None:
    """Whatever is written, wiped, copied or fails."""
    with Store(path, now=clock) as store:
        for round_ in range(5):
            store.append("s", round_, f"c{round_}", fact("Una")).result(20)
            assert store.rewrite("s", round_ + 1, b'{"text":""}') == ()
            store._writer.do(lambda connection: store._writer._drop(), transaction=False)
            store.backup(Path(path).parent / "backups")
            store.check()
