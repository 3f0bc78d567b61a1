"""What was ruled."""

from typing import TypeAlias

from cardhall.hall.base import Fact


class RulingApplied(Fact, frozen=True, kw_only=True):
    ruling: str
    category: str
    table: int
    game: str
    call: str
    answers: dict[str, str]


DeskFact: TypeAlias = RulingApplied


def subject_of(fact: Fact) -> tuple[str, ...]:
    """The subjects that a fact changes; see `commands.subjects`."""
    match fact:
        case RulingApplied(category=c, table=t):
            return (f"{c}/call:{t}",)
        case _:
            return ()
