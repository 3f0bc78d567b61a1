"""A server that is paused, cut off or dead in the middle of a commit keeps the others waiting for
four seconds at most, and goes on well itself."""

import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import psycopg
import pytest

from cardhall.store import NewEvent, Store, StoreFailed, turns
from cardhall.store.migrate import _MIGRATING
from cardhall.store.writer import _WRITING
from tests.store.database import Database
from tests.store.proxy import Proxy

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="several servers are for Linux and Mac"
)
Fact = Callable[..., list[NewEvent]]
BOUND = 4.0

# A server: it writes "first", then stops in the middle of "second" with the lock in hand; told to
# go on, it says what became of "second", sends it again, and says that too.
SERVER = """
import sys
from cardhall.store import NewEvent, Store, StoreFailed
from cardhall.store import writer

def say(text):
    print(text, flush=True)

real, stop = writer.insert, []
def insert(connection, commands):
    real(connection, commands)
    if stop:
        stop.clear()
        say("in the middle")
        sys.stdin.readline()
writer.insert = insert

with Store(sys.argv[1], now=lambda: 0) as store:
    store.append("theirs", 0, "first", [NewEvent("t", b"1")]).result(20)
    stop.append(True)
    for attempt in range(2):
        try:
            receipt = store.append("theirs", 1, "second", [NewEvent("t", b"2")]).result(20)
            say(f"written {receipt.version} {receipt.duplicate}")
        except StoreFailed as error:
            say(f"refused {error.why}")
"""


@contextmanager
def server(url: str) -> Iterator["subprocess.Popen[str]"]:
    """One that has stopped in the middle of a commit."""
    process = subprocess.Popen(
        [sys.executable, "-c", SERVER, url],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert line(process) == "in the middle"
        yield process
    finally:
        process.kill()
        process.communicate(timeout=10)


def line(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


@pytest.fixture
def ours(postgresql: Database) -> Iterator[Store]:
    """A server that is well."""
    with Store(postgresql(), now=lambda: 0) as store:
        yield store


@pytest.fixture
def proxy(ours: Store, postgresql: Database) -> Iterator[Proxy]:
    with Proxy(postgresql.socket) as proxy:
        yield proxy


def url_of(store: Store) -> str:
    return store.url.render_as_string(hide_password=False).replace("+psycopg", "")


def write_in_time(store: Store, fact: Fact, stream: str = "ours") -> float:
    """A command of somebody else, and how long it took."""
    began = time.monotonic()
    assert store.append(stream, 0, f"to {stream}", fact("a")).result(30).version == 1
    took = time.monotonic() - began
    assert took < BOUND, took
    return took


def test_a_paused_server_keeps_nobody_waiting_and_goes_on_well(ours: Store, fact: Fact) -> None:
    with server(url_of(ours)) as theirs:
        theirs.send_signal(signal.SIGSTOP)
        write_in_time(ours, fact)
        theirs.send_signal(signal.SIGCONT)
        assert theirs.stdin is not None
        theirs.stdin.write("go on\n")
        theirs.stdin.flush()
        # what it had not acknowledged is refused in words, and sent again it is written once
        assert line(theirs) == "refused The database server ended the connection, which was silent."
        assert line(theirs) == "written 2 False"
        assert theirs.wait(10) == 0
    assert [event.data for event in ours.read("theirs")] == [b"1", b"2"]


def test_a_cut_line_keeps_nobody_waiting(ours: Store, proxy: Proxy, fact: Fact) -> None:
    with server(proxy.url(url_of(ours))):
        proxy.fall_silent()
        write_in_time(ours, fact)
    assert len(ours.read("theirs")) == 1


def test_a_machine_that_vanishes_keeps_nobody_waiting(
    ours: Store, proxy: Proxy, fact: Fact
) -> None:
    """Nobody says goodbye for it: the line is silent, and then the process is gone."""
    with server(proxy.url(url_of(ours))) as theirs:
        proxy.fall_silent()
        theirs.kill()
        theirs.wait(10)
        write_in_time(ours, fact)


def test_a_line_that_is_cut_in_the_middle_of_a_batch_keeps_nobody_waiting(
    ours: Store, proxy: Proxy, fact: Fact, caplog: pytest.LogCaptureFixture
) -> None:
    """The database is then not idle in a transaction: it reads a command that never ends."""
    theirs = Store(proxy.url(url_of(ours)), now=lambda: 0)
    theirs.append("theirs", 0, "first", fact("a")).result(20)
    proxy.silent_after = 300_000
    big = [NewEvent("big", b'"' + b"x" * 100_000 + b'"') for _ in range(20)]
    lost = theirs.append("theirs", 1, "second", big)
    deadline = time.monotonic() + 10
    while not proxy._silent.is_set():
        assert time.monotonic() < deadline
        time.sleep(0.01)
    write_in_time(ours, fact)
    assert "its connection to the database was ended" in caplog.text
    proxy.close()  # what keepalive does in time on a real line
    with pytest.raises(StoreFailed):
        lost.result(20)
    theirs.close()
    assert len(ours.read("theirs")) == 1


def test_one_that_works_for_long_is_left_alone_and_who_waits_is_told(
    ours: Store, fact: Fact, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An import, say: its connection is not silent."""
    monkeypatch.setattr(turns, "PATIENCE", 1.0)
    monkeypatch.setattr(turns, "SILENT", 0.2)
    with psycopg.connect(url_of(ours)) as working:
        working.execute("SELECT pg_advisory_xact_lock(%s)", (_WRITING,))
        work = threading.Thread(target=lambda: working.execute("SELECT pg_sleep(4)"))
        work.start()
        with pytest.raises(StoreFailed, match=r"writing for a long time. Wait a moment"):
            ours.append("ours", 0, "c", fact("a")).result(20)
        work.join()
        working.commit()  # raises if it had been ended
    assert ours.append("ours", 0, "c", fact("a")).result(20).version == 1


def test_one_that_has_only_just_had_its_turn_is_left_alone(
    ours: Store, fact: Fact, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long it waited for it: what is known of it is looked up anew each time."""
    monkeypatch.setattr(turns, "SILENT", 1.5)
    lock = f"SELECT pg_advisory_xact_lock({_WRITING})"
    with psycopg.connect(url_of(ours)) as first, psycopg.connect(url_of(ours)) as second:
        first.execute(lock)

        def sleeps() -> None:
            first.execute("SELECT pg_sleep(2)")
            first.commit()

        first_works = threading.Thread(target=sleeps)
        second_waits = threading.Thread(target=lambda: second.execute(lock))
        first_works.start()
        second_waits.start()
        time.sleep(0.2)
        written = ours.append("ours", 0, "c", fact("a"))
        first_works.join()
        second_waits.join()
        time.sleep(0.8)
        second.commit()  # raises if it had been ended
        assert written.result(20).version == 1


def test_only_who_holds_this_very_lock_is_ended(
    ours: Store, fact: Fact, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "SILENT", 1.0)  # sooner than the database's own limit
    with (
        psycopg.connect(url_of(ours)) as other,
        psycopg.connect(url_of(ours)) as idle,
        server(url_of(ours)) as theirs,
    ):
        other.execute("SELECT pg_advisory_xact_lock(%s)", (_WRITING + 1,))
        other.execute("SELECT pg_advisory_xact_lock(0, 1), pg_advisory_xact_lock(1, 0)")
        idle.execute("SELECT 1")
        theirs.send_signal(signal.SIGSTOP)
        write_in_time(ours, fact)
        other.commit()
        idle.commit()


def test_a_silent_one_at_making_tables_keeps_no_server_from_opening(
    postgresql: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardhall.store.migrate._SILENT", 1)
    url = postgresql()
    with psycopg.connect(url) as silent:
        silent.execute("SELECT pg_advisory_xact_lock(%s)", (_MIGRATING,))
        with Store(url, now=lambda: 0) as store:
            assert store.streams() == []
        with pytest.raises(psycopg.OperationalError):
            silent.execute("SELECT 1")


def test_a_reader_that_is_paused_keeps_nobody_waiting_while_a_name_is_blanked(
    ours: Store, fact: Fact
) -> None:
    """Making the old bytes go away wants the table for itself; it does not wait for it for long,
    as all who come later would wait behind it."""
    ours.append("s", 0, "c1", fact("Una")).result(20)
    with psycopg.connect(url_of(ours)) as paused:
        paused.execute("SELECT * FROM event")
        began = time.monotonic()
        (problem,) = ours.rewrite("s", 1, b'{"text":""}')
        assert "could not be removed yet: Somebody else is using the database" in problem.why
        write_in_time(ours, fact)
        assert time.monotonic() - began < BOUND
    assert ours.rewrite("s", 1, b'{"text":"-"}') == ()


def test_a_transaction_that_is_forgotten_is_ended_by_the_database(
    ours: Store,
) -> None:
    """Also where nobody waits, or where who waits is of another role."""
    with ours._writer._engine.connect() as writing, ours._readers.connect() as reading:
        for connection, limit in ((writing, "2500ms"), (reading, "1min")):
            shown = connection.exec_driver_sql("SHOW idle_in_transaction_session_timeout")
            assert shown.scalar() == limit
