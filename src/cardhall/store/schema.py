"""The tables. Change them only together with a new file in migrations/versions and STAMP."""

import sqlalchemy as sa

STAMP = "0004"
"""The newest migration; a database that carries it is opened without loading Alembic."""

metadata = sa.MetaData(
    naming_convention={"pk": "pk_%(table_name)s", "uq": "uq_%(table_name)s_%(column_0_N_name)s"}
)

# SQLite counts rows by itself only in a column whose type is exactly INTEGER
counted = sa.BigInteger().with_variant(sa.Integer(), "sqlite")

command = sa.Table(
    "command",
    metadata,
    sa.Column("seq", counted, primary_key=True, autoincrement=True),
    sa.Column("command_id", sa.Text, nullable=False),
    sa.Column("stream", sa.Text, nullable=False),
    sa.Column("expected", sa.BigInteger, nullable=False),
    sa.Column("version", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("command_id", "stream"),  # in this order: receipts are sought by id
)
"""The receipts. An id is single within its stream; other streams may know the same one."""

event = sa.Table(
    "event",
    metadata,
    sa.Column("stream", sa.Text, nullable=False),
    sa.Column("version", sa.BigInteger, nullable=False),
    sa.Column("command_id", sa.Text, nullable=False),
    sa.Column("type", sa.Text, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("actor", sa.Text, nullable=False),
    sa.Column("sum", sa.LargeBinary),  # see `sums`; one without a right one is damaged
    sa.PrimaryKeyConstraint("stream", "version"),
    sqlite_with_rowid=False,
)

rewritten = sa.Table(
    "rewritten",
    metadata,
    sa.Column("seq", counted, primary_key=True, autoincrement=True),
    sa.Column("stream", sa.Text, nullable=False),
    sa.Column("version", sa.BigInteger, nullable=False),
    sa.Column("command_id", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("actor", sa.Text, nullable=False),
    sa.Column("reason", sa.Text, nullable=False),
)

note = sa.Table(
    "note",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
"""Small facts about the store itself: when it was born, where its backups lie."""

server = sa.Table(
    "server",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("renewed", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)
"""The servers that share this database; one that has not renewed its row in time is gone. Times in
ms since 1970, by the database's own clock."""

lease = sa.Table(
    "lease",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("holder", sa.Text, nullable=False),
    sa.Column("released", sa.BigInteger, nullable=False),
    sa.Column("idle", sa.BigInteger, nullable=False),
)
"""Which of several servers does something by itself, as long as that server is there. ``holder``:
"" for nobody since ``released``. ``idle``: how long nobody had it before (ms), -1 for never."""

kept = sa.Table(
    "kept",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)
"""What several servers must agree on beside the streams: secrets, and who is signed in. ``until``:
ms since 1970, 0 for always."""
