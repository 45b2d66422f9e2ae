"""What Alembic runs: the steps, on the connection and in the transaction that it is given."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from stormhall.server.store.schema import metadata

connection: Connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata,
    compare_type=True,
    render_as_batch=True,  # SQLite alters a table by copying it
)
with context.begin_transaction():
    context.run_migrations()
