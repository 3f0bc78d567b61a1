"""What happened in it."""

from cardhall.hall.formats.home_game.lines import Line, Terms
from cardhall.hall.kernel.messages import Fact, Part
from cardhall.messages import Message


class TermsKept(Part, frozen=True, kw_only=True):
    """What is played for, in cents; `limit_cents` counts where the pot limit is an amount."""

    ante_cents: int
    start_cents: int
    limit_cents: int = 0
    written: str = "hands"


class TermsSet(Fact, frozen=True, kw_only=True, about="{category}/terms"):
    category: str
    before: TermsKept
    after: TermsKept


class NightSeated(Fact, frozen=True, kw_only=True, about="{category}/seats"):
    """Who sits where, each to the left of the one before. `seed` "" where no lot was drawn;
    `code` is the table's phone's, given at the first time."""

    category: str
    seats: tuple[str, ...]
    dealer: str
    seed: str = ""
    code: str = ""


class CardHeard(Fact, frozen=True, kw_only=True):
    category: str
    entries: tuple[str, ...]


class NightBegun(Fact, frozen=True, kw_only=True, about="{category}/seats"):
    """`terms` as they stood: nothing later changes what this night was played for."""

    category: str
    terms: Terms


class SatDown(Fact, frozen=True, kw_only=True, about="{category}/seats"):
    """Somebody joins a table that plays, to the left of `after`; "" is last."""

    category: str
    entry: str
    after: str


class SteppedOut(Fact, frozen=True, kw_only=True):
    category: str
    entry: str
    out: bool


class LineWritten(
    Fact, frozen=True, kw_only=True, about=("{category}/ledger", "{category}/line:{line.id}")
):
    """A line of the ledger, last, or before another: a hand that was forgotten, and `why`. What
    deals were played by then do not change: such a hand takes the dealer of the one that it stands
    before, each later one that of the next, and the last one the dealer that the line names."""

    category: str
    line: Line
    before: str = ""
    why: str = ""


class LineCorrected(
    Fact,
    frozen=True,
    kw_only=True,
    about=("{category}/ledger", "{category}/line:{line}", "correction:{correction}"),
):
    """What a line read and reads; None where it was taken out."""

    correction: str
    category: str
    line: str
    before: Line | None
    after: Line | None
    why: Message


class LineCorrectionUndone(
    Fact,
    frozen=True,
    kw_only=True,
    about=("{category}/ledger", "{category}/line:{line}", "correction:{correction}"),
):
    correction: str
    category: str
    line: str
