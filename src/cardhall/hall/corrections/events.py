"""What was put right."""

from cardhall.hall.kernel.messages import Fact


class RoundReopened(Fact, frozen=True, kw_only=True, about="{category}/seats"):
    category: str
    round: int


class VoidTakenBack(
    Fact,
    frozen=True,
    kw_only=True,
    about=("{category}/round:{round}/table:{table}", "{category}/round:{round}"),
):
    category: str
    round: int
    table: int


class LotTakenBack(
    Fact,
    frozen=True,
    kw_only=True,
    about=("{category}/round:{round}/table:{table}", "{category}/round:{round}"),
):
    category: str
    round: int
    table: int
    chips: int


class PlaceGameTakenBack(Fact, frozen=True, kw_only=True, about="{category}/places"):
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

    def subjects(self) -> tuple[str, ...]:
        here = f"{self.category}/round:{self.round}"
        return (f"{self.category}/seats", here, *(f"{here}/table:{t}" for t in self.tables))


class TeamsSwapped(
    Fact, frozen=True, kw_only=True, about=("{category}/seats", "{category}/matches")
):
    category: str
    first: str
    second: str
    why: str
