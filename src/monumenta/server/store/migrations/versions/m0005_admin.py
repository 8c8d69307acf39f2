"""Orders from the administrator's command, bans, and a way from a rematch to the table before it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("done", sa.BigInteger),
        sa.Column("answer", sa.Text),
    )
    op.create_index("orders_by_done", "orders", ["done", "asked"])
    op.create_table(
        "bans",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("reason", sa.Text),
    )
    op.create_index("tables_by_next", "tables", ["next"])


def downgrade() -> None:
    op.drop_index("tables_by_next", "tables")
    op.drop_table("bans")
    op.drop_table("orders")
