"""A COMMIT that fails yields no receipt, and the store goes on when the cause is gone."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from cardhall.store import NewEvent, Receipt, Stale, Store, StoreFailed, engines
from cardhall.store.writer import Writer

Fact = Callable[..., list[NewEvent]]


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Callable[[BaseException | None], None]:
    """failing(error): every COMMIT raises it; failing(None): they work again."""
    real = Writer._commit
    cause: list[BaseException] = []

    def commit(self: Writer, transaction: sa.RootTransaction) -> None:
        if cause:
            raise cause[0]
        real(self, transaction)

    monkeypatch.setattr(Writer, "_commit", commit)

    def fail_with(error: BaseException | None) -> None:
        cause[:] = [error] if error else []

    return fail_with


def operational(text: str, name: str = "") -> sa.exc.OperationalError:
    cause = sqlite3.OperationalError(text)
    cause.sqlite_errorname = name
    return sa.exc.OperationalError("COMMIT", {}, cause)


def test_a_commit_that_fails_yields_no_receipt_and_leaves_nothing(
    store: Store, fact: Fact, failing: Callable[[BaseException | None], None]
) -> None:
    store.append("s", 0, "c1", fact("a")).result(20)
    heard: list[Receipt] = []
    store.listen(heard.extend)
    failing(operational("database or disk is full", "SQLITE_FULL"))
    lost = [store.append("s", 1, "c2", fact("b")), store.append("s", 2, "c3", fact("c"))]
    for one in lost:
        with pytest.raises((StoreFailed, Stale)):
            one.result(20)
    assert isinstance(lost[0].exception(), StoreFailed)
    assert "Free some space" in str(lost[0].exception())
    failing(None)
    # whoever waits has the answer before the listeners do: of the first they may hear now
    assert {one.command_id for one in heard} <= {"c1"}
    assert store.streams() == [("s", 1)]
    assert store.receipt("s", "c2") is None
    assert store.append("s", 1, "c2", fact("b")).result(20).version == 2
    assert not store.append("s", 2, "c3", fact("c")).result(20).duplicate


def test_a_commit_whose_answer_is_lost_is_settled_by_sending_it_again(
    store: Store, fact: Fact, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database has it, the connection broke before it could say so."""
    real = Writer._commit

    def commit_and_break(self: Writer, transaction: sa.RootTransaction) -> None:
        real(self, transaction)
        raise operational("server closed the connection")

    with monkeypatch.context() as patch:
        patch.setattr(Writer, "_commit", commit_and_break)
        with pytest.raises(StoreFailed):
            store.append("s", 0, "c1", fact("a")).result(20)
    again = store.append("s", 0, "c1", fact("a")).result(20)
    assert (again.version, again.duplicate) == (1, True)
    assert len(store.read("s")) == 1


def test_a_failure_tells_nothing_of_what_was_written(
    store: Store, failing: Callable[[BaseException | None], None]
) -> None:
    failing(sa.exc.OperationalError("INSERT", {"data": b"canary"}, Exception("canary")))
    lost = store.append("s", 0, "c1", [NewEvent("t", b'"canary"')])
    assert "canary" not in str(lost.exception(20))


def test_a_listener_that_raises_stops_nobody(store: Store, fact: Fact) -> None:
    def broken(_receipts: object) -> None:
        raise RuntimeError("a screen went away")

    store.listen(broken)
    assert store.append("s", 0, "c1", fact("a")).result(20).version == 1
    assert store.append("s", 1, "c2", fact("a")).result(20).version == 2


def test_a_lost_connection_is_made_anew(
    postgresql: Callable[[], str], clock: Callable[[], int], fact: Fact
) -> None:
    with Store(postgresql(), now=clock) as store:
        store.append("s", 0, "c1", fact("a")).result(20)
        with store._readers.connect() as connection:
            connection.exec_driver_sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        with pytest.raises(StoreFailed, match="database server"):
            store.append("s", 1, "c2", fact("b")).result(20)
        assert store.append("s", 1, "c2", fact("b")).result(20).version == 2
        assert len(store.read("s")) == 2


def fill(store: Store, kilobytes: int) -> tuple[int, StoreFailed]:
    """Append until it fails: how many were acknowledged, and the failure."""
    data = b'"' + b"x" * (kilobytes * 1024) + b'"'
    for version in range(10_000):
        error = store.append("s", version, f"c{version}", [NewEvent("big", data)]).exception(20)
        if isinstance(error, StoreFailed):
            return version, error
        assert error is None
    raise AssertionError("the disk never filled")


def test_a_full_disk_costs_no_receipt_and_is_survived(
    small_disk: Path, clock: Callable[[], int], fact: Fact
) -> None:
    ballast = small_disk / "ballast"
    ballast.write_bytes(b"x" * 1_000_000)
    with Store(small_disk / "hall.db", now=clock) as store:
        written, error = fill(store, 20)
        assert "disk is full" in error.why
        assert "Free some space" in error.cure
        assert written > 5
        assert store.streams() == [("s", written)]  # what was acknowledged can still be read
        with pytest.raises(StoreFailed):
            store.append("s", written, "still full", [NewEvent("big", b"x" * 40_000)]).result(20)
        ballast.unlink()
        assert store.append("s", written, f"c{written}", fact("a")).result(20).version > written
    with Store(small_disk / "hall.db", now=clock) as store:
        versions = [event.version for event in store.read("s")]
        assert versions == list(range(1, written + 2))


def test_a_database_that_may_not_grow_is_a_full_disk(
    path: str, clock: Callable[[], int], fact: Fact
) -> None:
    with Store(path, now=clock) as store:

        def limit(pages: int) -> None:
            store._writer.do(
                lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}"),
                transaction=False,
            )

        limit(40)
        written, error = fill(store, 10)
        assert "disk is full" in error.why
        # a failure closes the connection and, with it, forgets the limit
        assert store.append("s", written, f"c{written}", fact("a")).result(20).version > written
        assert len(store.read("s")) == written + 1


def test_another_program_that_holds_the_database_is_named(
    path: str, clock: Callable[[], int], fact: Fact, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "BUSY_MS", 50)
    with Store(path, now=clock) as store:
        looker = sqlite3.connect(path, isolation_level=None)
        looker.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreFailed, match="Another program holds the database"):
            store.append("s", 0, "c1", fact("a")).result(20)
        with pytest.raises(StoreFailed, match="Another program holds the database"):
            store.rewrite("s", 1, b"{}")
        looker.execute("ROLLBACK")
        looker.close()
        assert store.append("s", 0, "c1", fact("a")).result(20).version == 1


def test_a_folder_that_may_not_be_made_is_named(tmp_path: Path, clock: Callable[[], int]) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreFailed, match=r"cannot be used .*--data"):
        Store(tmp_path / "file" / "hall.db", now=clock)
