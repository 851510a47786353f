"""What several processes share; when a table must be looked after; bans; who wants to be told of their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.create_index("due_tables", "tables", ["due"])
    op.execute("UPDATE tables SET due = 0 WHERE status = 'running'")
    op.create_table(
        "settings",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("beat", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "reviews",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("why", sa.String(200), nullable=False),
    )
    op.create_table(
        "reminders",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("mail", sa.String(254), nullable=False),
        sa.Column("hook", sa.String(500), nullable=False),
        sa.Column("digest", sa.Boolean, nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("token", sa.String(32), nullable=False, unique=True),
        sa.Column("sent", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "turns",
        sa.Column("table", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("told", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    for name in ("turns", "reminders", "bans", "reviews", "processes", "settings"):
        op.drop_table(name)
    op.drop_index("due_tables", "tables")
    op.drop_column("tables", "due")
