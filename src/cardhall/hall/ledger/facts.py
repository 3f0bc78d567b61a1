"""What happened in it."""

from typing import TypeAlias

from cardhall.hall.base import Fact


class BoughtIn(Fact, frozen=True, kw_only=True):
    category: str


LedgerFact: TypeAlias = BoughtIn


def subject_of(fact: Fact) -> tuple[str, ...]:
    """The subjects that a fact changes; see `commands.subjects`."""
    match fact:
        case BoughtIn(category=c):
            return (f"{c}/seats",)
        case _:
            return ()
