"""Games, seats, events, snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "game",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("position", sa.Text),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("owner", sa.Integer, nullable=False),
        sa.Column("watch", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("next", sa.String(16)),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "seat",
        sa.Column("game", sa.String(16), sa.ForeignKey("game.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("token", sa.String(64)),
        sa.Column("invitation", sa.String(64)),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("bot", sa.String(16)),
        sa.PrimaryKeyConstraint("game", "seat"),
    )
    op.create_table(
        "event",
        sa.Column("game", sa.String(16), sa.ForeignKey("game.id"), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "seq"),
    )
    op.create_table(
        "snapshot",
        sa.Column("game", sa.String(16), sa.ForeignKey("game.id"), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "seq"),
    )


def downgrade() -> None:
    for table in ("snapshot", "event", "seat", "game"):
        op.drop_table(table)
