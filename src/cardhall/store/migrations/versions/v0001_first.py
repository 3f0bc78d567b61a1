"""Streams of events, commands with their receipts, the log of rewritten events, notes."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

counted = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "command",
        sa.Column("seq", counted, autoincrement=True, nullable=False),
        sa.Column("command_id", sa.Text, nullable=False),
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("expected", sa.BigInteger, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("seq", name="pk_command"),
        sa.UniqueConstraint("command_id", name="uq_command_command_id"),
    )
    op.create_table(
        "event",
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("command_id", sa.Text, nullable=False),
        sa.Column("type", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("actor", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("stream", "version", name="pk_event"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "rewritten",
        sa.Column("seq", counted, autoincrement=True, nullable=False),
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("command_id", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("actor", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("seq", name="pk_rewritten"),
    )
    op.create_table(
        "note",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_note"),
    )
