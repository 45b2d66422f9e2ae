"""What a table waits for, steady times of entries, and keys that stay known when they are void.

Old rows keep null: the hall looks at such tables one by one after it has opened."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

OUTLOOK = ("acts", "deadline", "time_left", "summary")


def upgrade() -> None:
    op.add_column("tables", sa.Column("acts", sa.Boolean))
    op.add_column("tables", sa.Column("deadline", sa.BigInteger))
    op.add_column("tables", sa.Column("time_left", sa.BigInteger))
    op.add_column("tables", sa.Column("summary", sa.Text))
    op.add_column("entries", sa.Column("steady", sa.BigInteger))
    op.add_column("keys", sa.Column("revoked", sa.Boolean))


def downgrade() -> None:
    op.execute("DELETE FROM keys WHERE revoked")
    op.drop_column("keys", "revoked")
    op.drop_column("entries", "steady")
    for column in reversed(OUTLOOK):
        op.drop_column("tables", column)
