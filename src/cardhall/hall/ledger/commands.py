"""What can be asked of it."""

from typing import TypeAlias

from cardhall.hall.base import Command


class BuyIn(Command, frozen=True, kw_only=True):
    """Buy in, at the start or once more."""

    category: str


LedgerCommand: TypeAlias = BuyIn

ROLES: dict[str, frozenset[type[Command]]] = {}
"""Who may ask what; the chairperson may ask everything."""


def subjects(command: Command) -> tuple[str, ...]:
    """What a command must have seen in its latest state; see `hall.commands.subjects`."""
    match command:
        case BuyIn(category=c):
            return (f"{c}/seats",)
        case _:
            return ()
