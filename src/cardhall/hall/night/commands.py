"""What can be asked of it."""

from typing import TypeAlias

from cardhall.hall.base import Command


class SeatGame(Command, frozen=True, kw_only=True):
    """Seat the next game of the night."""

    category: str


NightCommand: TypeAlias = SeatGame

ROLES: dict[str, frozenset[type[Command]]] = {}
"""Who may ask what; the chairperson may ask everything."""


def subjects(command: Command) -> tuple[str, ...]:
    """What a command must have seen in its latest state; see `hall.commands.subjects`."""
    match command:
        case SeatGame(category=c):
            return (f"{c}/seats",)
        case _:
            return ()
