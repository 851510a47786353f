"""Whose turn it is, for lists of one's own tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("asked", sa.Text))
    op.execute("UPDATE tables SET asked = '' WHERE status <> 'running'")


def downgrade() -> None:
    op.drop_column("tables", "asked")
