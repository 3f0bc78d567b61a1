"""What happened in it."""

from typing import TypeAlias

from cardhall.hall.base import Fact


class TablesDrawn(Fact, frozen=True, kw_only=True):
    category: str


FreezeoutFact: TypeAlias = TablesDrawn


def subject_of(fact: Fact) -> tuple[str, ...]:
    """The subjects that a fact changes; see `commands.subjects`."""
    match fact:
        case TablesDrawn(category=c):
            return (f"{c}/seats",)
        case _:
            return ()
