"""Called by Alembic with the connection that the store opened."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from irodori.server.store.schema import metadata

connection: Connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
