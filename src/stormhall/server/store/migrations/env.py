"""The script that Alembic runs: it applies the migrations on the given connection."""

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
