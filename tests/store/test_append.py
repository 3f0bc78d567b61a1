"""What is acknowledged, what is refused, and in which order. On SQLite and on PostgreSQL."""

import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Protocol

import pytest
import sqlalchemy as sa

from cardhall.store import (
    Event,
    Flight,
    FolderBusy,
    NewEvent,
    Receipt,
    Stale,
    Store,
    StoreFailed,
)
from cardhall.store.writer import Writer

Fact = Callable[..., list[NewEvent]]


class Clock(Protocol):
    at: int

    def __call__(self) -> int: ...


class Gate:
    """Holds the writer back, so that what is sent meanwhile shares one group."""

    def __init__(self, store: Store) -> None:
        self._open = threading.Event()
        self._reached = threading.Event()
        self._thread = threading.Thread(target=store._writer.do, args=(self._wait,))

    def _wait(self, _connection: object) -> None:
        self._reached.set()
        assert self._open.wait(20)

    def __enter__(self) -> None:
        self._thread.start()
        assert self._reached.wait(20)

    def __exit__(self, *_: object) -> None:
        self._open.set()
        self._thread.join()


@pytest.fixture
def commits(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows by one with every COMMIT of the writer."""
    seen: list[int] = []
    real = Writer._commit

    def counted(self: Writer, transaction: sa.RootTransaction) -> None:
        seen.append(1)
        real(self, transaction)

    monkeypatch.setattr(Writer, "_commit", counted)
    return seen


def outcome(future: "Future[Receipt]") -> object:
    error = future.exception(20)
    if isinstance(error, Stale):
        return ("stale", error.expected, error.actual)
    return error or future.result().version


def test_events_come_back_as_they_were_written(store: Store, fact: Fact) -> None:
    data = '{"name":"Zoë \\u0000 \U0001f0a1"}'.encode()
    receipt = store.append("event:1", 0, "c1", [NewEvent("entered", data)], "chair").result(20)
    assert receipt == Receipt("event:1", 1, "c1", duplicate=False)
    assert store.read("event:1") == [
        Event("event:1", 1, "entered", data, 1_700_000_000_000, "chair", "c1")
    ]


def test_versions_run_without_a_gap_and_reading_goes_on_from_one(store: Store, fact: Fact) -> None:
    store.append("event:1", 0, "c1", fact("a", "b")).result(20)
    assert store.append("event:1", 2, "c2", fact("c")).result(20).version == 3
    assert [event.version for event in store.read("event:1")] == [1, 2, 3]
    assert [event.data for event in store.read("event:1", after=2)] == [b'{"text":"c"}']
    assert store.read("event:none") == []


def test_streams_are_listed_by_prefix(store: Store, fact: Fact) -> None:
    for stream in ("table:a_1", "table:b", "event:1", "table%"):
        store.append(stream, 0, f"c-{stream}", fact("x")).result(20)
    assert store.streams("table:") == [("table:a_1", 1), ("table:b", 1)]
    assert store.streams("table:a_") == [("table:a_1", 1)]
    assert len(store.streams()) == 4


def test_a_stale_command_is_told_the_actual_version(store: Store, fact: Fact) -> None:
    store.append("s", 0, "c1", fact("a", "b")).result(20)
    for expected in (0, 1, 3):
        with pytest.raises(Stale) as caught:
            store.append("s", expected, f"late{expected}", fact("x")).result(20)
        assert (caught.value.expected, caught.value.actual) == (expected, 2)
    assert store.receipt("s", "late0") is None


def test_sent_twice_answers_with_the_first_receipt(store: Store, fact: Fact) -> None:
    store.append("s", 0, "c1", fact("a")).result(20)
    store.append("s", 1, "c2", fact("b")).result(20)
    again = store.append("s", 0, "c1", fact("a")).result(20)
    assert again == Receipt("s", 1, "c1", duplicate=True)
    assert store.receipt("s", "c1") == again
    assert len(store.read("s")) == 2


def test_an_id_is_single_within_its_stream_and_free_in_every_other(
    store: Store, fact: Fact
) -> None:
    store.append("s", 0, "c1", fact("a")).result(20)
    with Gate(store):
        flight = [store.append(stream, 0, "c1", fact("b")) for stream in ("s", "t", "u")]
    assert [one.result(20).duplicate for one in flight] == [True, False, False]
    store.append("t", 1, "c2", fact("c", "d")).result(20)
    assert store.decide("u", 1, "c2", lambda past: fact("e")).result(20) == Receipt("u", 2, "c2")
    assert store.receipt("t", "c2") == Receipt("t", 3, "c2", duplicate=True)
    assert store.receipt("u", "c2") == Receipt("u", 2, "c2", duplicate=True)
    assert store.receipt("s", "c2") is None
    assert store.streams() == [("s", 1), ("t", 3), ("u", 2)]


def test_sent_twice_in_one_group_is_written_once(
    store: Store, fact: Fact, commits: list[int]
) -> None:
    with Gate(store):
        commits.clear()
        both = [store.append("s", 0, "c1", fact("a")) for _ in range(2)]
    assert [one.result(20).duplicate for one in both] == [False, True]
    assert [one.result().version for one in both] == [1, 1]
    assert len(store.read("s")) == 1


def test_sent_again_after_a_restart_answers_with_the_first_receipt(
    url: str, clock: Callable[[], int], fact: Fact
) -> None:
    with Store(url, now=clock) as store:
        store.append("s", 0, "c1", fact("a")).result(20)
    with Store(url, now=clock) as store:
        assert store.append("s", 0, "c1", fact("a")).result(20).duplicate
        assert store.append("s", 1, "c2", fact("b")).result(20).version == 2


def test_many_in_flight_on_one_stream_share_a_commit_in_order(
    store: Store, fact: Fact, commits: list[int]
) -> None:
    with Gate(store):
        commits.clear()
        flight = [store.append("s", n, f"c{n}", fact(str(n))) for n in range(100)]
        other = store.append("t", 0, "t1", fact("x"))
    assert [one.result(20).version for one in flight] == list(range(1, 101))
    assert other.result(20).version == 1
    assert len(commits) == 2  # the gate's own, and one for all of them
    assert [event.command_id for event in store.read("s")] == [f"c{n}" for n in range(100)]


def test_a_stale_one_is_its_own_affair_and_no_neighbours(store: Store, fact: Fact) -> None:
    with Gate(store):
        flight = [
            store.append("s", 0, "c1", fact("a")),
            store.append("s", 7, "c2", fact("wrong")),
            store.append("t", 0, "t1", fact("x")),
            store.append("s", 8, "c3", fact("behind the wrong one")),
            store.append("s", 1, "c4", fact("b")),
        ]
    assert [outcome(one) for one in flight] == [1, ("stale", 7, 1), 1, ("stale", 8, 1), 2]
    assert [event.command_id for event in store.read("s")] == ["c1", "c4"]


def test_what_is_behind_one_that_is_not_newly_written_is_stale_too(
    store: Store, fact: Fact
) -> None:
    """However many versions somebody else has written meanwhile: it was decided on what never was.
    In one group and in the next, also when the first came before or was given up."""
    store.append("s", 0, "c1", fact("a")).result(20)
    overtaken, again, given_up, good = Flight(), Flight(), Flight(), Flight()
    with Gate(store):
        flight = [
            store.append("s", 1, "elsewhere", fact("b")),
            store.append("s", 1, "stale", fact("c"), flight=overtaken),
            store.append("s", 2, "behind it", fact("d"), flight=overtaken),
            store.append("s", 0, "c1", fact("a"), flight=again),
            store.append("s", 2, "behind one again", fact("e"), flight=again),
            store.append("s", 2, "given up", fact("f"), flight=given_up),
            store.append("s", 2, "behind none", fact("g"), flight=given_up),
            store.append("s", 2, "on", fact("h"), flight=good),
            store.append("s", 3, "and on", fact("i"), flight=good),
        ]
        assert flight[5].cancel()
    told = [outcome(one) for one in flight if not one.cancelled()]
    stale = ("stale", 2, 2)
    assert told == [2, ("stale", 1, 2), stale, 1, stale, stale, 3, 4]
    late = store.append("s", 4, "late", fact("j"), flight=overtaken)
    assert outcome(late) == ("stale", 4, 4)
    assert outcome(store.append("s", 4, "late", fact("j"), flight=good)) == 5
    assert outcome(store.append("s", 4, "late", fact("j"), flight=good)) == 5  # and that was again
    assert outcome(store.append("s", 5, "more", fact("k"), flight=good)) == ("stale", 5, 5)


def test_what_is_behind_one_that_failed_is_stale_too(
    store: Store, clock: Clock, fact: Fact
) -> None:
    """The database refuses one in the middle of its group; a neighbour's flight goes on."""
    mine, other = Flight(), Flight()
    with Gate(store):
        first = store.append("s", 0, "c1", fact("a"), flight=mine)
        clock.at = 2**70
        broken = store.append("s", 1, "c2", fact("b"), flight=mine)
        clock.at = 5
        flight = [
            store.append("s", 1, "c3", fact("c"), flight=mine),
            store.append("s", 1, "d1", fact("d"), flight=other),
            store.append("s", 2, "c4", fact("e"), flight=mine),
            store.append("s", 2, "d2", fact("f"), flight=other),
        ]
    assert isinstance(broken.exception(20), StoreFailed)
    assert outcome(first) == 1
    assert [outcome(one) for one in flight] == [("stale", 1, 1), 2, ("stale", 2, 2), 3]


def test_the_time_of_a_stream_never_runs_back(store: Store, clock: Clock, fact: Fact) -> None:
    """Another server's clock was ahead. A stream of its own goes by its own time."""
    start = clock.at
    clock.at = start + 1700
    store.append("s", 0, "c1", fact("a")).result(20)
    clock.at = start
    with Gate(store):
        flight = [store.append("s", n, f"c{n + 1}", fact("b", "c")) for n in (1, 3)]
        other = store.append("t", 0, "t1", fact("x"))
    assert [one.result(20).version for one in (*flight, other)] == [3, 5, 1]
    store.decide("s", 5, "d", lambda past: fact("d")).result(20)
    store.decide("s", 0, "e", lambda past: fact("e")).result(20)
    clock.at = start + 1800
    store.append("s", 7, "c9", fact("f")).result(20)
    assert [event.at - start for event in store.read("s")] == [1700] * 7 + [1800]
    assert [event.at - start for event in store.read("t")] == [0]


def test_what_the_database_itself_refuses_stays_with_its_own_command(
    store: Store, clock: Clock, fact: Fact
) -> None:
    """A time too large for its column fails in the database, in the middle of the group."""
    with Gate(store):
        first = store.append("s", 0, "c1", fact("a"))
        clock.at = 2**70
        broken = store.append("s", 1, "c2", fact("b"))
        clock.at = 5
        last = store.append("s", 1, "c3", fact("c"))
    assert [outcome(first), outcome(last)] == [1, 2]
    assert isinstance(broken.exception(), StoreFailed)
    assert [event.command_id for event in store.read("s")] == ["c1", "c3"]


def test_whoever_writes_past_the_store_is_met_by_the_tables_own_rule(
    path: str, clock: Clock, fact: Fact
) -> None:
    """The head that the writer knew is no longer true: UNIQUE says so, neighbours go on."""
    with Store(path, now=clock) as store:
        store.append("s", 0, "c1", fact("a")).result(20)
        past = sqlite3.connect(path)
        past.execute("INSERT INTO event VALUES ('s', 2, 'past', 't', x'31', 0, '', x'')")
        past.commit()
        past.close()
        with Gate(store):
            flight = [
                store.append("t", 0, "t1", fact("x")),
                store.append("s", 1, "c2", fact("b")),
                store.append("s", 2, "c3", fact("c")),
            ]
        assert [outcome(one) for one in flight] == [1, ("stale", 1, 2), 3]


def test_a_command_without_events_keeps_its_receipt(store: Store, fact: Fact) -> None:
    assert store.append("s", 0, "c1", []).result(20).version == 0
    assert store.append("s", 0, "c1", fact("a")).result(20) == Receipt("s", 0, "c1", True)


def test_readers_see_only_what_is_committed(
    store: Store, fact: Fact, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[int, Receipt | None]] = []
    real = Writer._commit

    def look_first(self: Writer, transaction: sa.RootTransaction) -> None:
        seen.append((len(store.read("s")), store.receipt("s", "c1")))
        real(self, transaction)

    monkeypatch.setattr(Writer, "_commit", look_first)
    store.append("s", 0, "c1", fact("a")).result(20)
    assert seen == [(0, None)]
    assert len(store.read("s")) == 1


def test_listeners_hear_each_commit_once_and_in_order(store: Store, fact: Fact) -> None:
    heard: list[Receipt] = []
    store.listen(heard.extend)
    store.append("s", 0, "c1", fact("a")).result(20)
    store.append("s", 0, "c1", fact("a")).result(20)
    store.append("s", 0, "late", fact("a")).exception(20)
    store.append("s", 1, "c2", fact("b")).result(20)
    store.close()
    assert [(one.version, one.command_id) for one in heard] == [(1, "c1"), (2, "c2")]


def test_a_caller_who_gives_up_before_the_writer_took_it_leaves_nothing(
    store: Store, fact: Fact
) -> None:
    with Gate(store):
        given_up = store.append("s", 0, "c1", fact("a"))
        assert given_up.cancel()
        other = store.append("s", 0, "c2", fact("b"))
    assert other.result(20).version == 1
    assert store.receipt("s", "c1") is None


def test_closing_writes_what_waits_and_then_refuses(store: Store, fact: Fact) -> None:
    flight = [store.append("s", n, f"c{n}", fact("x")) for n in range(50)]
    store.close()
    assert [one.result(0).version for one in flight] == list(range(1, 51))
    with pytest.raises(StoreFailed, match="closed"):
        store.append("s", 50, "late", fact("x"))


@pytest.mark.parametrize(
    ("stream", "command_id", "events", "field"),
    [
        ("", "c", [], "stream"),
        ("s", "", [], "command_id"),
        ("s", "c\0", [], "command_id"),
        ("s", "c\ud800", [], "command_id"),
        ("s", "c" * 201, [], "command_id"),
        ("s", "c", [NewEvent("", b"{}")], "type"),
        ("s", "c", [NewEvent("t", "text")], "data"),  # type: ignore[arg-type]
    ],
)
def test_what_cannot_be_kept_is_refused_by_name(
    path: str,
    clock: Callable[[], int],
    stream: str,
    command_id: str,
    events: Sequence[NewEvent],
    field: str,
) -> None:
    with Store(path, now=clock) as store, pytest.raises(ValueError, match=f"^{field}: "):
        store.append(stream, 0, command_id, events)


def test_the_disk_has_it_before_the_receipt(store: Store) -> None:
    """Read on the writing connection itself: 2 is FULL."""
    expected = (
        {"journal_mode": "wal", "synchronous": "2"}
        if store.is_sqlite
        else {"fsync": "on", "synchronous_commit": "on"}
    )
    assert store.durability() == expected


def test_readers_cannot_write(path: str, clock: Callable[[], int]) -> None:
    with (
        Store(path, now=clock) as store,
        pytest.raises(StoreFailed),
        store._reading() as connection,
    ):
        connection.exec_driver_sql("DELETE FROM event")


def test_two_processes_may_serve_one_postgresql(
    postgresql: Callable[[], str], clock: Callable[[], int], fact: Fact
) -> None:
    """Two stores race on the same streams, in the other order: each version has one winner."""
    url = postgresql()
    with Store(url, now=clock) as first, Store(url, now=clock) as second:
        for version in range(30):
            with Gate(first), Gate2(second):
                flight = [
                    first.append("s", version, f"1s{version}", fact("x")),
                    second.append("t", version, f"2t{version}", fact("x")),
                    first.append("t", version, f"1t{version}", fact("x")),
                    second.append("s", version, f"2s{version}", fact("x")),
                ]
            wins = [isinstance(outcome(one), int) for one in flight]
            assert wins.count(True) == 2
            assert wins[0] != wins[3]
        assert first.streams() == second.streams() == [("s", 30), ("t", 30)]


def test_the_time_of_a_stream_never_runs_back_whichever_server_writes(
    postgresql: Callable[[], str], fact: Fact
) -> None:
    """Three servers whose clocks differ by as much as was seen."""
    url = postgresql()
    with (
        Store(url, now=lambda: 5_000) as first,
        Store(url, now=lambda: 6_700) as second,
        Store(url, now=lambda: 4_100) as third,
    ):
        for version in range(12):
            store = (first, second, third)[version % 3]
            store.append("s", version, f"c{version}", fact("x")).result(20)
        third.decide("s", 12, "d", lambda past: fact("y")).result(20)
        assert [event.at for event in first.read("s")] == [5_000] + [6_700] * 12


def test_two_processes_that_write_in_opposite_order_never_block_each_other(
    postgresql: Callable[[], str], clock: Callable[[], int], fact: Fact
) -> None:
    url = postgresql()
    with Store(url, now=clock) as first, Store(url, now=clock) as second:
        streams = [f"s{number}" for number in range(200)]
        for version in range(5):
            with Gate2(first), Gate2(second):
                flights = [
                    store.append(stream, version, f"{version}{stream}{id(store)}", fact("x"))
                    for store, order in ((first, streams), (second, streams[::-1]))
                    for stream in order
                ]
            outcomes = [outcome(one) for one in flights]
            assert outcomes.count(version + 1) == 200
            assert outcomes.count(("stale", version, version + 1)) == 200


class Gate2(Gate):
    """A second gate waits for nothing in the database: the first one may hold its lock."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self._thread = threading.Thread(
            target=store._writer.do, args=(self._wait,), kwargs={"transaction": False}
        )


def test_a_second_program_is_refused_on_the_same_folder(
    path: str, clock: Callable[[], int], fact: Fact
) -> None:
    with Store(path, now=clock):
        with pytest.raises(FolderBusy, match=r"process \d+ on .*Use that one"):
            Store(path, now=clock)
        with pytest.raises(FolderBusy, match="process"):  # and says it again the second time
            Store(path, now=clock)
    Store(path, now=clock).close()


def test_a_lock_left_by_a_crash_is_no_lock(path: str, clock: Callable[[], int]) -> None:
    Path(path).parent.mkdir()
    Path(path + ".lock").write_text('{"pid": 1, "host": "here"}')
    Store(path, now=clock).close()
    Path(path + ".lock").write_text("\x00half written")
    Store(path, now=clock).close()


@pytest.mark.parametrize("bad", ["", ":memory:", "sqlite://", "mysql://x/y"])
def test_a_url_that_cannot_remember_is_refused(bad: str, clock: Callable[[], int]) -> None:
    with pytest.raises(ValueError, match="url: "):
        Store(bad, now=clock)


def test_a_file_that_is_no_database_is_named(path: str, clock: Callable[[], int]) -> None:
    Path(path).parent.mkdir()
    Path(path).write_bytes(b"a letter to my aunt" * 100)
    with pytest.raises(StoreFailed, match="not a database"):
        Store(path, now=clock)
    assert Path(path).read_bytes().startswith(b"a letter")
