"""A table that is reported on: in two versions, disputed, settled, corrected, stopped by a call."""

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

import msgspec

from cardhall.hall.kernel.messages import Mode
from cardhall.messages import Message

S = TypeVar("S")
"""What a format's tables report: points, a sheet of hands, counted chips."""


class Call(msgspec.Struct, frozen=True, kw_only=True):
    """The chair called to a table."""

    by: Message
    at: int
    why: Message


class Report(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """One version of how a table came out, and who stands for it."""

    id: str
    by: Message
    at: int
    sheet: S
    caller: str
    marks: tuple[str, ...]


class Fix(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """A correction: the result from then on, None for none; and the reports that it put away."""

    id: str
    before: S | None
    after: S | None
    reports: tuple[Report[S], ...] = ()


class ReportedTable(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What every format keeps of a table; its own class adds who sits there."""

    table: int
    mode: Mode = "physical"
    reports: tuple[Report[S], ...] = ()
    fixes: tuple[Fix[S], ...] = ()
    call: Call | None = None

    def same(self, one: S, other: S) -> bool:
        """Tell whether two versions say the same."""
        return one == other

    def sits(self, entry: str) -> bool:
        """Tell whether somebody has a seat here."""
        raise NotImplementedError

    @property
    def corrected(self) -> S | None:
        """The result that a correction has set."""
        return self.fixes[-1].after if self.fixes else None

    @property
    def disputed(self) -> bool:
        """Whether it was reported in two ways and nobody has chosen."""
        if self.corrected is not None or not self.reports:
            return False
        first = self.reports[0].sheet
        return not all(self.same(report.sheet, first) for report in self.reports[1:])

    @property
    def result(self) -> S | None:
        """How the table came out; None while it plays or is disputed."""
        if self.corrected is not None:
            return self.corrected
        return None if self.disputed or not self.reports else self.reports[0].sheet

    @property
    def told(self) -> bool:
        """Whether something has happened at it since its seats were given."""
        return bool(self.reports or self.fixes or self.call)

    def live_id(self, event: str, category: str, no: int) -> str:
        """The id of the table in the browser, another once its result was taken away; "" where it
        is physical."""
        if self.mode != "live":
            return ""
        anew = next((fix.id for fix in reversed(self.fixes) if fix.after is None), "")
        return ".".join(filter(None, (event, category, str(no), str(self.table), anew)))


T = TypeVar("T", bound="ReportedTable[Any]")


def with_mode(tables: Mapping[int, T], table: int, mode: Mode) -> dict[int, T]:
    """Tables played with cards or in the browser from now on; 0 stands for all of them."""
    return {
        number: msgspec.structs.replace(one, mode=mode) if table in (0, number) else one
        for number, one in tables.items()
    }
