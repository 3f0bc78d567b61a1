"""A command's id is single within its stream: nobody can use up one that another stream needs."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("command") as command:  # SQLite makes the table anew
        command.drop_constraint("uq_command_command_id", type_="unique")
        command.create_unique_constraint("uq_command_command_id_stream", ["command_id", "stream"])
