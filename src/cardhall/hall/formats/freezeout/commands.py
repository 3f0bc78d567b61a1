"""What can be asked of it. A table is its number, from 1; a seat is its number, from 1, clockwise;
money is cents, times are ms since the epoch. `override` is a reason that lets pass."""

from typing import Literal

from cardhall.formats.structure import Level
from cardhall.hall.kernel.messages import Command, Part


class OutSeat(Part, frozen=True, kw_only=True):
    """One who went out, with the stack at the start of that hand; 0 where nobody asked.

    `removed`: chips that left the event with the player, of one who was sent away.
    """

    entry: str
    stack: int = 0
    removed: int = 0


class Stack(Part, frozen=True, kw_only=True):
    entry: str
    chips: int


Answer = Literal["", "open", "yes", "no"]


class OutFacts(Part, frozen=True, kw_only=True):
    """One who went out, as a correction puts it. `rebuy`: "" none was to be had, "open" asked,
    "yes" bought in again and plays on, "no"."""

    entry: str
    stack: int = 0
    rebuy: Answer = ""
    removed: int = 0


# --- the clock ---------------------------------------------------------------------------------


class StartClock(Command, frozen=True, kw_only=True, about="{category}/clock", asked_by=("judge",)):
    """The first cards, or on after a pause."""

    category: str


class PauseClock(Command, frozen=True, kw_only=True, about="{category}/clock", asked_by=("judge",)):
    category: str


class MoveClock(Command, frozen=True, kw_only=True, about="{category}/clock"):
    """On (`minutes` above zero) or back."""

    category: str
    minutes: int


class EndLevel(Command, frozen=True, kw_only=True, about="{category}/clock"):
    """The level, or the break, that is on ends now."""

    category: str


class SetLevels(Command, frozen=True, kw_only=True, about="{category}/clock"):
    """The schedule from the level now on; those that were played stay as they were."""

    category: str
    levels: tuple[Level, ...]


class TakeBackClock(Command, frozen=True, kw_only=True, about="{category}/clock"):
    """The last thing that was done to the clock was a mistake."""

    category: str


# --- seats -------------------------------------------------------------------------------------


class MovePlayer(Command, frozen=True, kw_only=True, about="{category}/seats", asked_by=("judge",)):
    """Put one who is in at an open seat, by hand; `seat` 0 takes the one that the rules would."""

    category: str
    entry: str
    table: int = 0
    seat: int = 0
    why: str = ""
    override: str = ""


class FinishHand(Command, frozen=True, kw_only=True, asked_by=("captain", "judge", "table")):
    """A table has finished its hand and waits; `big` is the seat that paid the big blind in it
    (0 where that was not asked)."""

    category: str
    table: int
    big: int = 0


class PlayOn(Command, frozen=True, kw_only=True, asked_by=("captain", "judge", "table")):
    """A table that had finished its hand deals another; tables 0: all that wait."""

    category: str
    table: int = 0


class MakeMoves(Command, frozen=True, kw_only=True, asked_by=("judge", "table")):
    """The moves that were proposed are made. `players` are those who move, as they were shown;
    `stacks` the chips that they carry, of those whose chips were counted."""

    category: str
    players: tuple[str, ...]
    stacks: tuple[Stack, ...] = ()


class TakeBackMoves(
    Command, frozen=True, kw_only=True, about="{category}/seats", asked_by=("judge",)
):
    """The last moves were a mistake: everybody sits where they sat."""

    category: str


# --- going out ---------------------------------------------------------------------------------


class ReportOut(Command, frozen=True, kw_only=True, asked_by=("captain", "judge", "table")):
    """All who went out on one hand of a table (OP-HOLDEM-12). `lost_at` 0 is now; `hand_in_time`:
    the hand had begun before the first hour was over (OP-HOLDEM-01)."""

    category: str
    table: int
    outs: tuple[OutSeat, ...]
    lost_at: int = 0
    hand_in_time: bool = False


class TakeBackOut(Command, frozen=True, kw_only=True, asked_by=("captain", "judge")):
    """Nobody went out there: a slip of the finger. `table` is whose phone says so, here and in
    what follows; 0 for the desk."""

    category: str
    out: str
    table: int = 0


class Rebuy(Command, frozen=True, kw_only=True, asked_by=("captain", "judge")):
    """Somebody has paid and has new chips (HOLDEM-05)."""

    category: str
    out: str
    entry: str
    table: int = 0


class DeclineRebuy(Command, frozen=True, kw_only=True, asked_by=("captain", "judge", "table")):
    category: str
    out: str
    entry: str
    table: int = 0


class TakeBackAnswer(Command, frozen=True, kw_only=True, asked_by=("captain", "judge")):
    """What was said about a rebuy was a mistake: it is asked again."""

    category: str
    out: str
    entry: str
    table: int = 0


class CorrectOut(
    Command,
    frozen=True,
    kw_only=True,
    about="{category}/out:{out}",
    asked_by=("table",),
    previewed=True,
):
    """The right account of a hand on which people went out, at any later time. `outs` empty:
    nobody did. `out` "" enters one that was never reported."""

    category: str
    out: str = ""
    table: int = 0
    outs: tuple[OutFacts, ...]
    lost_at: int = 0
    why: str


class StartHandForHand(Command, frozen=True, kw_only=True, about="{category}/hands"):
    category: str


class EndHandForHand(Command, frozen=True, kw_only=True, about="{category}/hands"):
    category: str


class HandDone(Command, frozen=True, kw_only=True, asked_by=("captain", "judge", "table")):
    """Hand for hand: this table has finished the hand and waits for the others."""

    category: str
    table: int


# --- chips -------------------------------------------------------------------------------------


class CountTable(Command, frozen=True, kw_only=True, asked_by=("captain", "judge", "table")):
    """The stacks of a table, counted in the break behind `level`."""

    category: str
    level: int
    table: int
    stacks: tuple[Stack, ...]


class TellStacks(Command, frozen=True, kw_only=True, asked_by=("table",)):
    """What everybody at a table in the browser has after a hand."""

    category: str
    table: int
    stacks: tuple[Stack, ...]


class LetCountPass(Command, frozen=True, kw_only=True, about="{category}/counts"):
    """Play goes on though the chips do not add up, or were not all counted."""

    category: str
    level: int
    why: str


class ChangeUp(Command, frozen=True, kw_only=True, about="{category}/counts", asked_by=("table",)):
    """Change up the small chips, with the race for the odd ones (OP-HOLDEM-13)."""

    category: str
    level: int


# --- money -------------------------------------------------------------------------------------


class SetPayouts(Command, frozen=True, kw_only=True, about="{category}/prizes"):
    """Per cent of each paid place, first to last, a hundred in all; none: the usual table for the
    entries (OP-HOLDEM-03)."""

    category: str
    shares: tuple[int, ...] = ()


class SetHouseShare(Command, frozen=True, kw_only=True, about="{category}/prizes"):
    category: str
    cents: int


class PayPrize(Command, frozen=True, kw_only=True, about="{category}/prize:{entry}"):
    category: str
    entry: str
    cents: int


class DealSum(Part, frozen=True, kw_only=True):
    """What one of the last players gets by a deal; `agrees`: the player has said so."""

    entry: str
    cents: int
    agrees: bool = False


class CountForDeal(Command, frozen=True, kw_only=True):
    """The stacks of all who are left, for proposals how to share the prizes; `left` cents stay to
    be played for."""

    category: str
    stacks: tuple[Stack, ...]
    left: int = 0


class MakeDeal(Command, frozen=True, kw_only=True, about=("{category}/prizes", "{category}/seats")):
    """All who are left share the prizes that are left as they like; `left` goes to the winner."""

    category: str
    sums: tuple[DealSum, ...]
    left: int = 0


class TakeBackDeal(
    Command, frozen=True, kw_only=True, about=("{category}/prizes", "{category}/seats")
):
    """It was a mistake, or somebody had not agreed: the prizes go by the places again."""

    category: str


class TakeBackPrize(Command, frozen=True, kw_only=True, about="{category}/prize:{entry}"):
    category: str
    entry: str


# --- conduct -----------------------------------------------------------------------------------


class TellFloor(Command, frozen=True, kw_only=True, asked_by=("captain", "judge", "player")):
    """Anybody tells of something that was seen at a table; `kind` is one of `infractions.SEEN`
    (HOLDEM-86, 88, 97, 120). The table stops for a ruling."""

    category: str
    table: int
    kind: str
    note: str = ""
