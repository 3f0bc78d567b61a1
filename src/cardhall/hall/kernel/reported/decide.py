"""What is decided of a table that is reported on: two versions are a dispute, a person chooses, any
result can be corrected and that undone, and a call stops the table (LLAA-T-17, 27, 28)."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from cardhall.hall.kernel.context import Context, Refusal, own_table
from cardhall.hall.kernel.messages import Fact
from cardhall.hall.kernel.reported.evolve import Kinds
from cardhall.hall.kernel.reported.table import ReportedTable
from cardhall.messages import Message, typed

if TYPE_CHECKING:
    from cardhall.hall.commands import CallChair, GiveRuling, UndoCorrection
    from cardhall.hall.state import Category, State

T = TypeVar("T", bound=ReportedTable[Any])
S = TypeVar("S")


@dataclass(frozen=True)
class At(Generic[T]):
    """A table that a command is about, in its game. `names`: the fields by which facts name it."""

    category: "Category"
    table: T
    names: dict[str, Any]


def not_frozen(table: ReportedTable[Any], field: str = "table") -> None:
    """A table that called the chair stays exactly as it is. Raises Refusal."""
    if table.call is not None:
        raise Refusal(
            Message("table-waits-for-a-ruling-and-stays", table=table.table),
            field,
            Message("the-chairperson-or-a-judge-gives"),
            "LLAA-T-17",
        )


def needs_a_reason(why: str) -> None:
    """Raises Refusal for a correction without one."""
    if not why.strip():
        raise Refusal(Message("a-correction-needs-a-reason"), "why", Message("say-what-was-wrong"))


def two_of_them(first: str, second: str, why: str) -> None:
    """Two who change places after the fact: not one and the same, and for a reason."""
    if first == second:
        raise Refusal(Message("that-is-one-and-the-same"), "second", Message("choose-another-one"))
    if not why.strip():
        raise Refusal(Message("a-correction-needs-a-reason"), "why", Message("say-what-was-wrong"))


class Reporting(ABC, Generic[T, S]):
    """Answers what is asked of a format's tables. A format says how a table is found, what its
    sheet is, and how it words what is its own; every method that may refuse raises Refusal."""

    kinds: Kinds
    unsigned: tuple[str, ...] = ("table",)
    """The roles that report without anybody's signature or mark."""

    # --- what a format says ----------------------------------------------------------------------

    @abstractmethod
    def open(self, state: "State", command: Any, ctx: Context) -> At[T]:
        """A table that may still speak of what it plays: not closed, not frozen, one's own."""

    @abstractmethod
    def any(self, state: "State", command: Any) -> At[T]:
        """A table of any time, to be corrected."""

    @abstractmethod
    def now(self, state: "State", key: str, table: int) -> At[T]:
        """Work out what is played at a table now."""

    @abstractmethod
    def of_correction(self, state: "State", correction: str) -> At[T]:
        """The table that was corrected."""

    @abstractmethod
    def sheet(self, state: "State", at: At[T], command: Any, ctx: Context) -> S:
        """Work out what a report says, checked."""

    @abstractmethod
    def corrected_sheet(self, state: "State", at: At[T], command: Any) -> S | None:
        """Work out what a correction says, checked, in the place of something that was told; None
        takes the result away."""

    def fields(self, at: At[T], sheet: S, command: Any) -> dict[str, Any]:
        """Work out how the fact of a report holds its sheet."""
        return {"sheet": sheet}

    def may_report(self, at: At[T], command: Any, ctx: Context) -> None:
        """Raise Refusal for what keeps a table from reporting."""

    def stood_for(self, at: At[T], command: Any, ctx: Context) -> None:
        """Record who stands for a report: the writer signs, or both sides put their mark
        (LLAA-T-27)."""

    def as_it_stands(self, at: At[T], after: S | None) -> None:
        """Refuses a correction that changes nothing."""

    def settles(self, state: "State", command: Any, ctx: Context) -> At[T]:
        """The table of a dispute."""
        return self.open(state, command, ctx)

    def closed_to_taking_back(self, at: At[T]) -> bool:
        """Tell whether reports lie under a correction, and are no longer their writers' to take
        back."""
        return at.table.corrected is not None

    def may_take_back(self, state: "State", at: At[T]) -> None:
        """Raise Refusal for what else keeps a report from being taken back."""

    def may_undo(self, state: "State", at: At[T]) -> None:
        """Raise Refusal for what else keeps the latest correction from being undone."""

    @abstractmethod
    def none_of_yours(self) -> Refusal:
        """There is no report to take back."""

    def not_disputed(self, at: At[T]) -> Refusal:
        """There is nothing to choose."""
        return Refusal(
            Message("table-is-not-disputed", table=at.table.table),
            "table",
            Message("nothing-to-settle"),
        )

    @abstractmethod
    def no_such_report(self) -> Refusal:
        """Something is chosen that is not there."""

    def corrected_since(self, at: At[T]) -> Refusal:
        """A correction is undone that is not the latest, or a result was told since."""
        return Refusal(
            Message("table-has-another-result-since", table=at.table.table),
            "correction",
            Message("undo-the-latest-correction-of-the-table-first"),
        )

    # --- what every format does ------------------------------------------------------------------

    def report(self, state: "State", command: Any, ctx: Context) -> list[Fact]:
        """A table tells how it came out; another version does not replace the first."""
        at = self.open(state, command, ctx)
        self.may_report(at, command, ctx)
        sheet = self.sheet(state, at, command, ctx)
        if ctx.role not in self.unsigned:
            self.stood_for(at, command, ctx)
        return self._fact(
            self.kinds.reported,
            ctx,
            at,
            report=ctx.new_id(),
            caller=command.caller.strip(),
            marks=tuple(dict.fromkeys(command.marks)),
            **self.fields(at, sheet, command),
        )

    def take_back(self, state: "State", command: Any, ctx: Context) -> list[Fact]:
        """One's own report is withdrawn; the chair and the judges withdraw any."""
        at = self.open(state, command, ctx)
        own = [r for r in at.table.reports if r.by == ctx.actor or ctx.role in ("chair", "judge")]
        found = [r for r in own if not command.report or r.id == command.report]
        if not found or self.closed_to_taking_back(at):
            raise self.none_of_yours()
        self.may_take_back(state, at)
        return self._fact(self.kinds.taken_back, ctx, at, report=found[-1].id)

    def settle(self, state: "State", command: Any, ctx: Context) -> list[Fact]:
        """One of the versions is chosen."""
        at = self.settles(state, command, ctx)
        if not at.table.disputed:
            raise self.not_disputed(at)
        if command.report not in {report.id for report in at.table.reports}:
            raise self.no_such_report()
        return self._fact(self.kinds.settled, ctx, at, report=command.report)

    def correct(self, state: "State", command: Any, ctx: Context) -> list[Fact]:
        """The right result, with a way back."""
        at = self.any(state, command)
        after = self.corrected_sheet(state, at, command)
        self.as_it_stands(at, after)
        return self._fact(
            self.kinds.corrected,
            ctx,
            at,
            correction=ctx.new_id(),
            before=self.stood(at),
            after=after,
            why=command.why.strip(),
        )

    def stood(self, at: At[T]) -> S | None:
        """Work out what a correction replaces."""
        found: S | None = at.table.result
        return found

    def undo(self, state: "State", command: "UndoCorrection", ctx: Context) -> list[Fact]:
        """The latest correction of a table was wrong; what it put away stands again."""
        at = self.of_correction(state, command.correction)
        if command.correction not in {fix.id for fix in at.table.fixes}:
            raise Refusal(
                Message("that-correction-is-undone"), "correction", Message("nothing-more-to-do")
            )
        last = at.table.fixes[-1]
        if last.id != command.correction or (last.after is None and at.table.reports):
            raise self.corrected_since(at)
        self.may_undo(state, at)
        return self._fact(self.kinds.undone, ctx, at, correction=command.correction)

    def call(self, state: "State", command: "CallChair", ctx: Context) -> list[Fact]:
        """Play stops at a table until the chair has ruled (LLAA-T-17, 18)."""
        own_table(command.category, command.table, ctx)
        at = self.now(state, command.category, command.table)
        if ctx.role == "player" and ctx.scope and not at.table.sits(ctx.scope):
            raise Refusal(
                Message("you-do-not-sit-at-that-table"),
                "table",
                Message("call-from-your-own-table"),
            )
        not_frozen(at.table)
        return self._fact(self.kinds.called, ctx, at, why=typed(command.why))

    def rule(self, state: "State", command: "GiveRuling", ctx: Context) -> list[Fact]:
        """The chair or a judge decides, and play goes on."""
        at = self.now(state, command.category, command.table)
        if at.table.call is None:
            raise Refusal(
                Message("table-has-not-called", table=at.table.table),
                "table",
                Message("nothing-to-rule-on"),
            )
        if not command.text.strip():
            raise Refusal(
                Message("the-ruling-has-no-words"),
                "text",
                Message("say-what-was-decided"),
                "LLAA-T-17",
            )
        text, clause = command.text.strip(), command.clause
        return self._fact(self.kinds.ruled, ctx, at, text=text, clause=clause)

    @staticmethod
    def _fact(kind: type[Fact], ctx: Context, at: At[T], **fields: Any) -> list[Fact]:
        return [kind(at=ctx.at, by=ctx.actor, **at.names, **fields)]
