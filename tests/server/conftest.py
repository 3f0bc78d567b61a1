"""A real PostgreSQL and a real Valkey for the tests of several servers."""

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.cluster import RunningValkey
from tests.store.database import running_postgresql


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Callable[[], str]]:
    """Gives an empty database, each time the same one."""
    with running_postgresql() as new_database:
        yield new_database


@pytest.fixture(scope="session")
def valkey() -> Iterator[RunningValkey]:
    if sys.platform == "win32":
        pytest.skip("no Valkey can be installed on Windows; several servers are for Linux and Mac")
    with tempfile.TemporaryDirectory(prefix="cardhall-valkey-") as folder:
        running = RunningValkey(Path(folder))
        yield running
        running.kill()
