"""How Alembic reaches the database: by the connection that `store.migrated` hands over."""

from alembic import context

from igroteka.server.store import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
