"""Alembic calls this with the open connection of cardhall.store.migrate."""

from alembic import context

from cardhall.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
# the caller's transaction holds: no commit here
context.run_migrations()
