"""A checksum in each event; those that stand get theirs as they are."""

import sqlalchemy as sa
from alembic import op

from cardhall.store import sums
from cardhall.store.types import Event

revision = "0004"
down_revision = "0003"

_AT_ONCE = 1000


def upgrade() -> None:
    # without a default: SQLite would have to make the table anew
    op.add_column("event", sa.Column("sum", sa.LargeBinary, nullable=True))
    connection = op.get_bind()
    event = sa.table("event", *(sa.column(name) for name in (*Event.__slots__, "sum")))
    fill = (
        sa.update(event)
        .where(event.c.stream == sa.bindparam("s"), event.c.version == sa.bindparam("v"))
        .values(sum=sa.bindparam("kept", type_=sa.LargeBinary))
    )
    columns = [event.c[name] for name in Event.__slots__]
    for stream in connection.scalars(sa.select(event.c.stream).distinct()).all():
        query = sa.select(*columns).where(event.c.stream == stream).order_by(event.c.version)
        events = [Event(*row) for row in connection.execute(query)]
        rows = [
            {"s": stream, "v": one.version, "kept": kept}
            for one, kept in zip(events, sums.chain(sums.FIRST, events), strict=True)
        ]
        for start in range(0, len(rows), _AT_ONCE):
            connection.execute(fill, rows[start : start + _AT_ONCE])
