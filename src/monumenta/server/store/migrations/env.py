"""What Alembic runs: `migrate.upgrade` hands over the connection, nothing is read from a file."""

from __future__ import annotations

from alembic import context

from monumenta.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
