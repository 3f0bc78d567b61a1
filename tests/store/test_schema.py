"""Tables: made by migrations, the same as the code believes, Alembic loaded only for that."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cardhall.store import NewEvent, Receipt, Store, StoreFailed, engines, migrate, schema

Fact = Callable[..., list[NewEvent]]

OPEN = """
import sys
from cardhall.store import Store
Store(sys.argv[1], now=lambda: 0).close()
print("alembic" in sys.modules)
"""


def test_alembic_is_loaded_only_when_the_stamp_differs(url: str) -> None:
    def loads_it() -> str:
        command = [sys.executable, "-c", OPEN, url]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()

    assert [loads_it(), loads_it()] == ["True", "False"]


def test_the_migrations_make_what_the_code_believes(store: Store) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    with store._reading() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []


def test_the_stamp_is_the_newest_migration(store: Store) -> None:
    with store._reading() as connection:
        assert migrate.stamp_of(connection) == schema.STAMP


def test_a_folder_of_a_newer_cardhall_is_refused_and_left_alone(
    url: str, clock: Callable[[], int]
) -> None:
    Store(url, now=clock).close()
    engine = engines.make_engine(engines.parse_url(url), writes=True)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    for _ in range(2):  # and the folder is free again
        with pytest.raises(StoreFailed, match=r"newer Cardhall \(schema 9999.* update this one"):
            Store(url, now=clock)


def test_a_database_of_an_earlier_cardhall_keeps_all_it_has_and_its_ids_become_the_streams(
    url: str, clock: Callable[[], int], monkeypatch: pytest.MonkeyPatch, fact: Fact
) -> None:
    """From the second schema: ids were single in the whole store."""
    import alembic.command

    to_head = alembic.command.upgrade
    monkeypatch.setattr(alembic.command, "upgrade", lambda config, _: to_head(config, "0002"))
    if not url.startswith("postgresql"):
        Path(url).parent.mkdir()
    engine = engines.make_engine(engines.parse_url(url), writes=True)
    monkeypatch.setattr(migrate, "STAMP", "0002")
    migrate.upgrade(engine)
    with engine.begin() as connection:
        for seq, stream in ((3, "s"), (7, "t")):
            row = {"command_id": stream, "stream": stream, "expected": 0, "version": 1}
            connection.execute(schema.command.insert().inline(), row | {"seq": seq})
            event = {"version": 1, "type": "t", "data": b"1", "at": 0, "actor": ""}
            connection.execute(
                schema.event.insert().inline(), event | {"stream": stream, "command_id": stream}
            )
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql("SELECT setval('command_seq_seq', 7)")
    engine.dispose()
    monkeypatch.undo()
    with Store(url, now=clock) as store:
        # what stood got its checksum
        assert [event.data for name in "st" for event in store.read(name)] == [b"1", b"1"]
        assert store.receipt("s", "s") == Receipt("s", 1, "s", duplicate=True)
        assert store.news().position == (7, 0)  # whoever asks what is new goes on from there
        assert store.append("s", 1, "t", fact("b")).result(20) == Receipt("s", 2, "t")
        assert store.append("s", 0, "s", fact("b")).result(20).duplicate
        assert store.news((7, 0)).grown == {"s": 2}
        with store._reading() as connection:
            assert migrate.stamp_of(connection) == schema.STAMP


def test_the_database_itself_keeps_a_version_and_a_command_single(store: Store) -> None:
    """Whoever writes past the store meets the same rule."""
    import sqlalchemy as sa

    def twice(table: sa.Table, row: dict[str, object]) -> None:
        def write(connection: sa.Connection) -> None:
            connection.execute(table.insert().inline(), [row, row])

        with pytest.raises(StoreFailed):
            store._writer.do(write)

    event = {"stream": "s", "version": 1, "command_id": "c", "type": "t", "data": b"1"}
    twice(schema.event, event | {"at": 0, "actor": ""})
    twice(schema.command, {"stream": "s", "expected": 0, "version": 1, "command_id": "c"})
    assert store.streams() == []
