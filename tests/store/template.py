"""A store whose tables are there already: as the migrations make them, once in a process.

A new SQLite store costs a twentieth of a second, nearly all of it Alembic's. Tests of rooms above
the store open hundreds; those of the store itself (``tests/store``) let it make its own.
"""

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from cardhall.store import Store, engines, migrate


@cache
def _tables() -> bytes:
    """The file of a database in which nothing stands yet."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "cardhall.db"
        engine = engines.make_engine(engines.parse_url(file), writes=True)
        migrate.upgrade(engine)
        engine.dispose()
        assert [found.name for found in Path(folder).iterdir()] == [file.name]
        return file.read_bytes()


def new_store(file: Path, now: Callable[[], int]) -> Store:
    """Open the store of this file, which may be there or not."""
    if not file.exists():
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with open(file, "xb", opener=lambda path, flags: os.open(path, flags, 0o600)) as out:
            out.write(_tables())
    return Store(file, now=now)
