"""What happened in it."""

from typing import TypeAlias

from cardhall.hall.base import Fact


class GameSeated(Fact, frozen=True, kw_only=True):
    category: str


NightFact: TypeAlias = GameSeated


def subject_of(fact: Fact) -> tuple[str, ...]:
    """The subjects that a fact changes; see `commands.subjects`."""
    match fact:
        case GameSeated(category=c):
            return (f"{c}/seats",)
        case _:
            return ()
