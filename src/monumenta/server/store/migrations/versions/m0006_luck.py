"""Luck with pledges and shares.

Tables that run or are over keep the scheme with which they began. Those that still wait go over to the new one: their
commitment stays, and what people had added openly is forgotten; their pages pledge a share when they look in again.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("scheme", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("voided", sa.Text, nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("pledge", sa.String(64)))
    op.add_column("seats", sa.Column("share", sa.String(64)))
    op.execute("update tables set scheme = 2 where status = 'waiting'")
    op.execute("update seats set nonce = null where table_id in (select id from tables where status = 'waiting')")


def downgrade() -> None:
    op.drop_column("seats", "share")
    op.drop_column("seats", "pledge")
    op.drop_column("tables", "voided")
    op.drop_column("tables", "scheme")
