"""What happened in it. Seats, places, sums and the clock are worked out from these."""

from cardhall.formats.structure import Level
from cardhall.hall.formats.freezeout.commands import DealSum, OutFacts, Stack
from cardhall.hall.kernel.messages import Fact, Mode, Part
from cardhall.messages import Message


class DrawnTable(Part, frozen=True, kw_only=True):
    """Who was drawn to which seat; "" is an open one."""

    table: int
    seats: tuple[str, ...]
    why: Message
    code: str


class NotSeated(Part, frozen=True, kw_only=True):
    entry: str
    why: Message
    clause: str = ""


class Moved(Part, frozen=True, kw_only=True):
    """`seat` counts from 1. `chips`: what was carried, -1 where nobody counted it."""

    entry: str
    from_table: int
    to_table: int
    seat: int
    kind: str
    why: Message
    chips: int = -1


class Hand(Part, frozen=True, kw_only=True):
    """A hand on which people went out, whole: what a correction replaces by another.

    `round`: of hands played at the same time hand for hand; 0 outside. `cents` and `chips`: what
    buying in again cost then, and brought.
    """

    table: int
    lost_at: int
    round: int = 0
    outs: tuple[OutFacts, ...] = ()
    cents: int = 0
    chips: int = 0


class TableTotal(Part, frozen=True, kw_only=True):
    table: int
    chips: int


class TablesDrawn(Fact, frozen=True, kw_only=True, about="{category}/seats"):
    """`chips`: what each begins with (HOLDEM-04)."""

    category: str
    seed: str
    chips: int
    tables: tuple[DrawnTable, ...]
    left_out: tuple[NotSeated, ...] = ()
    override: str = ""
    clauses: tuple[str, ...] = ()


class TablesSet(Fact, frozen=True, kw_only=True, about="{category}/seats"):
    """All its tables are real ones, or are played in the browser."""

    category: str
    mode: Mode


class PlayersSwapped(Fact, frozen=True, kw_only=True, about="{category}/seats"):
    category: str
    first: str
    second: str


class PlayerSeated(Fact, frozen=True, kw_only=True, about="{category}/seats"):
    """`kind`: "late" with chips of their own, or "hand": put there by hand."""

    category: str
    entry: str
    table: int
    seat: int
    kind: str
    why: Message
    override: str = ""
    clauses: tuple[str, ...] = ()


class SeatEmptied(Fact, frozen=True, kw_only=True, about="{category}/seats"):
    """Somebody left before the first cards: nobody sits there, and no chips lie there."""

    category: str
    entry: str
    why: Message


class ClockStarted(Fact, frozen=True, kw_only=True, about="{category}/clock"):
    category: str
    first: bool = False


class ClockPaused(Fact, frozen=True, kw_only=True, about="{category}/clock"):
    category: str


class ClockMoved(Fact, frozen=True, kw_only=True, about="{category}/clock"):
    category: str
    minutes: int


class LevelLengthened(Fact, frozen=True, kw_only=True, about="{category}/clock"):
    category: str
    minutes: int


class LevelEnded(Fact, frozen=True, kw_only=True, about="{category}/clock"):
    category: str
    level: int
    is_break: bool


class LevelsSet(Fact, frozen=True, kw_only=True, about="{category}/clock"):
    category: str
    levels: tuple[Level, ...]


class ClockTakenBack(Fact, frozen=True, kw_only=True, about="{category}/clock"):
    category: str
    what: str


class HandFinished(Fact, frozen=True, kw_only=True):
    """`seed`: by it the moves that follow are drawn, where they are drawn by lot."""

    category: str
    table: int
    big: int
    seed: str


class TablePlaysOn(Fact, frozen=True, kw_only=True):
    category: str
    table: int


class PlayersMoved(Fact, frozen=True, kw_only=True, about="{category}/seats"):
    category: str
    moves: tuple[Moved, ...]
    seed: str


class MovesTakenBack(Fact, frozen=True, kw_only=True, about="{category}/seats"):
    category: str


class PlayersOut(
    Fact, frozen=True, kw_only=True, about=("{category}/seats", "{category}/out:{out}")
):
    """`hand.outs` say "open" of those who may buy in again (HOLDEM-05)."""

    category: str
    out: str
    hand: Hand


class OutTakenBack(
    Fact, frozen=True, kw_only=True, about=("{category}/seats", "{category}/out:{out}")
):
    category: str
    out: str


class Rebought(Fact, frozen=True, kw_only=True, about=("{category}/seats", "{category}/out:{out}")):
    category: str
    out: str
    entry: str


class RebuyDeclined(
    Fact, frozen=True, kw_only=True, about=("{category}/seats", "{category}/out:{out}")
):
    """`unanswered`: the next hand was dealt before anything was said (OP-X-24)."""

    category: str
    out: str
    entry: str
    unanswered: bool = False


class AnswerTakenBack(
    Fact, frozen=True, kw_only=True, about=("{category}/seats", "{category}/out:{out}")
):
    category: str
    out: str
    entry: str


class OutCorrected(
    Fact,
    frozen=True,
    kw_only=True,
    about=("{category}/seats", "{category}/out:{out}", "correction:{correction}"),
):
    """`before` None: it had never been reported."""

    category: str
    correction: str
    out: str
    before: Hand | None
    after: Hand
    why: Message


class OutCorrectionUndone(
    Fact,
    frozen=True,
    kw_only=True,
    about=("{category}/seats", "{category}/out:{out}", "correction:{correction}"),
):
    category: str
    correction: str
    out: str


class HandForHandStarted(Fact, frozen=True, kw_only=True, about="{category}/hands"):
    category: str


class HandForHandDone(Fact, frozen=True, kw_only=True):
    category: str
    table: int
    round: int


class HandForHandEnded(Fact, frozen=True, kw_only=True, about="{category}/hands"):
    category: str
    why: Message


class TableCounted(Fact, frozen=True, kw_only=True, about="{category}/counts"):
    category: str
    level: int
    table: int
    stacks: tuple[Stack, ...]


class StacksTold(Fact, frozen=True, kw_only=True):
    """What everybody at a table in the browser has after a hand."""

    category: str
    table: int
    stacks: tuple[Stack, ...]


class ChipsAgreed(Fact, frozen=True, kw_only=True, about=("{category}/counts", "{category}/clock")):
    """Every table was counted and the sums come out; with `why` they were let pass."""

    category: str
    level: int
    totals: tuple[TableTotal, ...]
    missing: int = 0
    why: str = ""


class ChipsChangedUp(
    Fact, frozen=True, kw_only=True, about=("{category}/counts", "{category}/clock")
):
    """`before` and `after` are the stacks of everybody; `seed` that of the race."""

    category: str
    level: int
    least: int
    seed: str
    before: tuple[Stack, ...]
    after: tuple[Stack, ...]
    changes: tuple[TableTotal, ...]


class PayoutsSet(Fact, frozen=True, kw_only=True, about="{category}/prizes"):
    category: str
    shares: tuple[int, ...]


class HouseShareSet(Fact, frozen=True, kw_only=True, about="{category}/prizes"):
    category: str
    cents: int


class PrizePaid(Fact, frozen=True, kw_only=True, about="{category}/prize:{entry}"):
    category: str
    entry: str
    cents: int


class PrizeTakenBack(Fact, frozen=True, kw_only=True, about="{category}/prize:{entry}"):
    category: str
    entry: str
    cents: int


class DealCounted(Fact, frozen=True, kw_only=True):
    """The stacks by which the last players look for a deal, and what they would play for."""

    category: str
    stacks: tuple[Stack, ...]
    left: int


class DealMade(Fact, frozen=True, kw_only=True, about="{category}/prizes"):
    """`left` goes to the winner besides what the deal gives."""

    category: str
    sums: tuple[DealSum, ...]
    left: int


class DealTakenBack(Fact, frozen=True, kw_only=True, about="{category}/prizes"):
    category: str


class FloorCalled(Fact, frozen=True, kw_only=True, about="{category}/call:{table}"):
    """A table waits for a ruling. `kind`: what was told of, "" for a plain call."""

    category: str
    table: int
    why: Message
    kind: str = ""
    clause: str = ""


class FloorRuled(Fact, frozen=True, kw_only=True, about="{category}/call:{table}"):
    category: str
    table: int
    text: str
    clause: str = ""
