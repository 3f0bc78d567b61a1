"""What is asked of a game in rounds.

A table is named by category, round and number (from 1).
"""

from typing import Literal

from cardhall.hall.kernel.messages import Command, Mode, Part

Mark = Literal["", "broke", "no_show", "walked_out"]


class SeatCount(Part, frozen=True, kw_only=True):
    """One player's chips at the end of a session, and who counted them; the points, where the game
    goes by points (LLAA-RUMMY-38).

    `counter` "" stands for the left-hand neighbour (LLAA-BOURE-50).
    """

    entry: str
    chips: int
    counter: str = ""
    points: int = 0


class SeatMark(Part, frozen=True, kw_only=True):
    """What befell a seat during a session besides its count."""

    entry: str
    mark: Mark


class TakeBackStart(Command, frozen=True, kw_only=True, about="{category}/seats"):
    """A round begun by mistake is seated again, while no table has told or been told anything."""

    category: str = "boure"


class SetStack(
    Command, frozen=True, kw_only=True, about="{category}/before:{table}", asked_by=("judge",)
):
    """What the judge found before a seat that ought to hold the starting chips (LLAA-BOURE-53)."""

    table: int
    entry: str
    chips: int
    category: str = "boure"


class StartRound(Command, frozen=True, kw_only=True, about="{category}/seats"):
    """`dealt_by` names the judge who deals, where a final is dealt by one (LLAA-PITTY-17)."""

    category: str = "boure"
    dealt_by: str = ""


class IssueLot(
    Command,
    frozen=True,
    kw_only=True,
    about="{category}/round:{round}/table:{table}",
    asked_by=("judge", "table"),
):
    """A further lot of chips for a table whose bank has run dry (OP-T-07)."""

    round: int
    table: int
    category: str = "boure"


class ReportCount(Command, frozen=True, kw_only=True, asked_by=("captain", "judge", "table")):
    """A table's chips at the end of its session (LLAA-T-27, LLAA-BOURE-50 to 52).

    Certified by the caller (`caller`, a name) or by marks from most of the table (`marks`, entry
    ids). `attempt` is the table's attempt that was counted; 0 stands for the present one.
    A live table reports with `source` "live" and needs neither counters nor marks.
    `early` says that the table is done though much of its time is left (`rounds.LONG_BEFORE`);
    without it such a count is refused with the field "early", and changes nothing.
    """

    round: int
    table: int
    counts: tuple[SeatCount, ...]
    pot: int = 0
    caller: str = ""
    marks: tuple[str, ...] = ()
    attempt: int = 0
    source: Mode = "physical"
    early: bool = False
    category: str = "boure"


class TakeBackReport(Command, frozen=True, kw_only=True, asked_by=("captain", "judge")):
    """Withdraw one's own report, to count again, while the round is open. `report` "" = latest."""

    round: int
    table: int
    report: str = ""
    category: str = "boure"


class SettleDispute(
    Command,
    frozen=True,
    kw_only=True,
    about="{category}/round:{round}/table:{table}",
    asked_by=("judge",),
):
    """Choose one of the versions of a table reported twice."""

    round: int
    table: int
    report: str
    category: str = "boure"


class MarkSeat(Command, frozen=True, kw_only=True, asked_by=("captain", "judge", "table")):
    """A seat lost all chips, stayed away, or left in mid-session; "" takes a mark back."""

    round: int
    table: int
    entry: str
    mark: Mark
    category: str = "boure"


class EvenTables(Command, frozen=True, kw_only=True, about="{category}/seats"):
    """Before a round begins: whoever is marked as not here gives the seat up, and as few as can be
    move so that the tables come out even again, or one of them is not needed (LLAA-T-29, OP-T-12).
    """

    category: str = "boure"


class MarkHere(Command, frozen=True, kw_only=True, about="{category}/seats", asked_by=("judge",)):
    """Somebody who had stayed away or walked out is here now, and gets a seat again (OP-T-11)."""

    entry: str
    category: str = "boure"


class EnterTieGame(
    Command,
    frozen=True,
    kw_only=True,
    about="{category}/round:{round}/table:{table}",
    asked_by=("judge",),
):
    """Who won the extra game among the tied, for the open winning places (OP-T-02)."""

    round: int
    table: int
    winners: tuple[str, ...]
    dealt_by: str = ""
    category: str = "boure"


class VoidTable(
    Command,
    frozen=True,
    kw_only=True,
    about="{category}/round:{round}/table:{table}",
    asked_by=("judge",),
):
    """No result from this table (OP-X-20); `replay` plays the session again."""

    round: int
    table: int
    why: str
    replay: bool = True
    category: str = "boure"


class CloseRound(Command, frozen=True, kw_only=True, about="{category}/seats"):
    category: str = "boure"


class CorrectResult(
    Command,
    frozen=True,
    kw_only=True,
    about="{category}/round:{round}/table:{table}",
    asked_by=("judge",),
    previewed=True,
):
    """The right result of a table of any round, also of one on which people have advanced.

    `void` takes the table's result away; without it `counts` names every seat.
    """

    round: int
    table: int
    counts: tuple[SeatCount, ...] = ()
    pot: int = 0
    tie_winners: tuple[str, ...] = ()
    marks: tuple[SeatMark, ...] | None = None  # None: as they were
    void: bool = False
    why: str
    category: str = "boure"


class ReopenRound(Command, frozen=True, kw_only=True, about="{category}/seats"):
    """The latest round was closed too early: its tables may be told again (LLAA-T-28)."""

    category: str = "boure"


class TakeBackVoid(
    Command, frozen=True, kw_only=True, about="{category}/round:{round}/table:{table}"
):
    """A table was voided by mistake: what lay there before counts again (OP-X-20)."""

    round: int
    table: int
    category: str = "boure"


class TakeBackLot(
    Command, frozen=True, kw_only=True, about="{category}/round:{round}/table:{table}"
):
    """A further lot of chips was not issued after all (OP-T-07)."""

    round: int
    table: int
    category: str = "boure"


class TakeBackPlaceGame(Command, frozen=True, kw_only=True, about="{category}/places"):
    """The order of the last extra game for a place was entered wrongly (OP-T-03)."""

    category: str = "boure"


class CorrectSeats(
    Command,
    frozen=True,
    kw_only=True,
    about=("{category}/seats", "{category}/round:{round}"),
    previewed=True,
):
    """Two people sat in each other's seats in a round that has begun: what each seat showed is
    that of the one who sat there."""

    round: int
    first: str
    second: str
    why: str
    category: str = "boure"
