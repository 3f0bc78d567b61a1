"""What happened in a game in rounds."""

from cardhall.hall.formats.elimination.commands import Mark, SeatCount, SeatMark
from cardhall.hall.kernel.messages import Fact, Mode, Part
from cardhall.hall.kernel.tables import LeftOut
from cardhall.messages import Message, no_words


class SeatedTable(Part, frozen=True, kw_only=True):
    """Who sits at a table, in seat order; `why` explains each seat in the same order."""

    table: int
    seats: tuple[str, ...]
    why: tuple[Message, ...]
    mode: Mode = "physical"
    code: str = ""


class TableFacts(Part, frozen=True, kw_only=True):
    """All that decides a table's result."""

    counts: tuple[SeatCount, ...] = ()
    pot: int = 0
    tie_winners: tuple[str, ...] = ()
    marks: tuple[SeatMark, ...] = ()
    void: bool = False


class SeatsDrawn(Fact, frozen=True, kw_only=True, about="{category}/seats"):
    category: str
    round: int
    seed: str
    fresh: bool  # a new draw, or the former seats kept
    final: bool
    tables: tuple[SeatedTable, ...]
    left_out: tuple[LeftOut, ...] = ()
    override: str = ""


class SeatsSwapped(Fact, frozen=True, kw_only=True, about="{category}/seats"):
    category: str
    round: int
    first: str
    second: str


class TablesEvened(Fact, frozen=True, kw_only=True, about="{category}/seats"):
    """`tables` are all of the round as they are now; `moved` are those who sit at another table;
    `left_out` are those who were not here."""

    category: str
    round: int
    tables: tuple[SeatedTable, ...]
    moved: tuple[str, ...]
    left_out: tuple[LeftOut, ...]


class PlayerCame(Fact, frozen=True, kw_only=True, about="{category}/seats"):
    """`round` is the round that the player has missed last."""

    category: str
    round: int
    entry: str


class SeatAdded(Fact, frozen=True, kw_only=True, about="{category}/seats"):
    category: str
    round: int
    table: int
    entry: str
    why: Message
    override: str = ""


class StackSet(Fact, frozen=True, kw_only=True, about="{category}/before:{table}"):
    category: str
    round: int
    table: int
    entry: str
    chips: int


class RoundStarted(Fact, frozen=True, kw_only=True, about="{category}/seats"):
    category: str
    round: int
    start_chips: int
    deadline: int
    bank: int = 0
    dealt_by: Message = no_words  # the judge who deals, "" where the players do


class LotIssued(
    Fact,
    frozen=True,
    kw_only=True,
    about=("{category}/round:{round}/table:{table}", "{category}/round:{round}"),
):
    category: str
    round: int
    table: int
    chips: int


class StartTakenBack(Fact, frozen=True, kw_only=True, about="{category}/seats"):
    category: str
    round: int


class CountReported(
    Fact,
    frozen=True,
    kw_only=True,
    about=("{category}/round:{round}/table:{table}", "{category}/round:{round}"),
):
    category: str
    round: int
    table: int
    attempt: int
    report: str
    counts: tuple[SeatCount, ...]
    pot: int
    caller: str
    marks: tuple[str, ...]
    source: Mode


class ReportTakenBack(
    Fact,
    frozen=True,
    kw_only=True,
    about=("{category}/round:{round}/table:{table}", "{category}/round:{round}"),
):
    category: str
    round: int
    table: int
    report: str


class DisputeSettled(
    Fact,
    frozen=True,
    kw_only=True,
    about=("{category}/round:{round}/table:{table}", "{category}/round:{round}"),
):
    category: str
    round: int
    table: int
    report: str


class SeatMarked(
    Fact,
    frozen=True,
    kw_only=True,
    about=("{category}/round:{round}/table:{table}", "{category}/round:{round}"),
):
    category: str
    round: int
    table: int
    entry: str
    mark: Mark


class TieGameEntered(
    Fact,
    frozen=True,
    kw_only=True,
    about=("{category}/round:{round}/table:{table}", "{category}/round:{round}"),
):
    category: str
    round: int
    table: int
    tied: tuple[str, ...]
    winners: tuple[str, ...]
    dealt_by: Message


class TableVoided(Fact, frozen=True, kw_only=True):
    category: str
    round: int
    table: int
    why: str
    replay: bool
    deadline: int  # of the session played again; 0 without

    def subjects(self) -> tuple[str, ...]:
        here = f"{self.category}/round:{self.round}"
        # played again, on a clock of its own
        clock = (f"{self.category}/clock",) if self.replay else ()
        return (f"{here}/table:{self.table}", here, *clock)


class RoundClosed(Fact, frozen=True, kw_only=True, about="{category}/seats"):
    category: str
    round: int


class PlaceGameEntered(Fact, frozen=True, kw_only=True, about="{category}/places"):
    category: str
    order: tuple[str, ...]
    dealt_by: Message


class ResultCorrected(
    Fact,
    frozen=True,
    kw_only=True,
    about=(
        "{category}/round:{round}/table:{table}",
        "{category}/round:{round}",
        "correction:{correction}",
        "{category}/match:{round}",
        "{category}/matches",
    ),
):
    correction: str
    category: str
    round: int
    table: int
    before: TableFacts
    after: TableFacts
    why: str


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
