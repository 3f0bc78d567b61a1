"""What can be asked of the judge's desk."""

from typing import TypeAlias

from cardhall.hall.base import Command


class ApplyRuling(Command, frozen=True, kw_only=True):
    """A ruling that was looked at is applied."""

    category: str
    table: int
    game: str
    call: str
    answers: dict[str, str]


DeskCommand: TypeAlias = ApplyRuling

ROLES: dict[str, frozenset[type[Command]]] = {"judge": frozenset({ApplyRuling})}


def subjects(command: Command) -> tuple[str, ...]:
    """What a command must have seen in its latest state; see `hall.commands.subjects`."""
    match command:
        case ApplyRuling(category=c, table=t):
            return (f"{c}/call:{t}",)
        case _:
            return ()
