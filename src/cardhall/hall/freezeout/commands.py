"""What can be asked of it."""

from typing import TypeAlias

from cardhall.hall.base import Command


class DrawTables(Command, frozen=True, kw_only=True):
    """Draw tables and seats before the first hand."""

    category: str


FreezeoutCommand: TypeAlias = DrawTables

ROLES: dict[str, frozenset[type[Command]]] = {}
"""Who may ask what; the chairperson may ask everything."""


def subjects(command: Command) -> tuple[str, ...]:
    """What a command must have seen in its latest state; see `hall.commands.subjects`."""
    match command:
        case DrawTables(category=c):
            return (f"{c}/seats",)
        case _:
            return ()
