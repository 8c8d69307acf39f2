"""The lobby finds one's own tables of a status, newest first, without reading all that one ever set up."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.drop_index("tables_by_creator", "tables")
    op.create_index("tables_by_creator", "tables", ["creator", "status", "created"])


def downgrade() -> None:
    op.drop_index("tables_by_creator", "tables")
    op.create_index("tables_by_creator", "tables", ["creator"])
