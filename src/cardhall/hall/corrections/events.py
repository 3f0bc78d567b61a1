"""What was put right."""

from cardhall.hall.kernel.messages import Fact


class RoundReopened(Fact, frozen=True, kw_only=True):
    category: str
    round: int


class VoidTakenBack(Fact, frozen=True, kw_only=True):
    category: str
    round: int
    table: int


class LotTakenBack(Fact, frozen=True, kw_only=True):
    category: str
    round: int
    table: int
    chips: int


class PlaceGameTakenBack(Fact, frozen=True, kw_only=True):
    category: str
    order: tuple[str, ...]


class SeatsCorrected(Fact, frozen=True, kw_only=True):
    """`tables` are those at which the two sat."""

    category: str
    round: int
    tables: tuple[int, ...]
    first: str
    second: str
    why: str


class TeamsSwapped(Fact, frozen=True, kw_only=True):
    category: str
    first: str
    second: str
    why: str


def subject_of(fact: Fact) -> tuple[str, ...]:
    """The subjects that a fact changes; see ``hall.events.subject_of``."""
    match fact:
        case RoundReopened(category=c):
            return (f"{c}/seats",)
        case (
            VoidTakenBack(category=c, round=r, table=t) | LotTakenBack(category=c, round=r, table=t)
        ):
            return (f"{c}/round:{r}/table:{t}", f"{c}/round:{r}")
        case PlaceGameTakenBack(category=c):
            return (f"{c}/places",)
        case SeatsCorrected(category=c, round=r, tables=tables):
            here = f"{c}/round:{r}"
            return (f"{c}/seats", here, *(f"{here}/table:{t}" for t in tables))
        case TeamsSwapped(category=c):
            return (f"{c}/seats", f"{c}/matches")
        case _:
            return ()
