"""Alembic's side of the store: one file in `versions` for each change of the schema."""
