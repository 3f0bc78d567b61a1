"""Bring a database to the newest schema. Alembic (a fifth of a second to load) only if needed."""

from pathlib import Path

import sqlalchemy as sa

from cardhall.messages import Message
from cardhall.store import turns
from cardhall.store.schema import STAMP
from cardhall.store.types import StoreFailed

_MIGRATING = 0x43415244
"""PostgreSQL's advisory lock while tables are made: two processes may start at once."""
_SILENT = 20
"""Seconds after which one that makes tables and is not heard of counts as gone."""


def stamp_of(connection: sa.Connection) -> str | None:
    """The schema stamp in the database, None in an empty one."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return None if found is None else str(found)


def upgrade(engine: sa.Engine) -> None:
    """Make or mend the tables, in one transaction.

    Raises StoreFailed for a database that a newer Cardhall has written.
    """
    with engine.begin() as connection:
        if stamp_of(connection) == STAMP:
            return
        if connection.dialect.name == "postgresql":
            # loading Alembic is silent work too
            connection.exec_driver_sql(
                f"SET LOCAL idle_in_transaction_session_timeout = '{_SILENT}s'"
            )
            turns.take(connection, _MIGRATING, silent=_SILENT, patience=2 * _SILENT)
            if stamp_of(connection) == STAMP:
                return
        _run_alembic(connection)


def _run_alembic(connection: sa.Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    stamp = stamp_of(connection)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if stamp is not None and stamp not in known:
        raise StoreFailed(
            Message("the-folder-is-of-a-newer-cardhall", schema=stamp, known=STAMP),
            Message("start-it-with-that-one-or-update"),
        )
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
