"""The facts of a table that is reported on, taken into its state."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from cardhall.hall.kernel.format import Take
from cardhall.hall.kernel.messages import Fact
from cardhall.hall.kernel.reported.table import Call, Fix, Report

if TYPE_CHECKING:
    from cardhall.hall.state import State


@dataclass(frozen=True, kw_only=True)
class Kinds:
    """The facts by which a format tells what became of a table."""

    reported: type[Fact]
    taken_back: type[Fact]
    settled: type[Fact]
    corrected: type[Fact]
    undone: type[Fact]
    called: type[Fact]
    ruled: type[Fact]


@dataclass(frozen=True, kw_only=True)
class Folds:
    """How a format finds the table of a fact, changes it, and reads the sheet that was reported.

    `of_call` finds the table of a call, where calls name it otherwise; `changes` changes that which
    `find` finds, and `of_call` likewise."""

    find: Callable[["State", Any], Any]
    put: Callable[["State", Any, Any], "State"]
    report: Callable[[Any], Report[Any]]
    of_call: Callable[["State", Any], Any] | None = None
    where: Callable[[Any, Any], tuple[str, int, int]] = lambda fact, table: (
        fact.category,
        fact.round,
        fact.table,
    )

    def _changed(self, state: "State", fact: Any, **changes: Any) -> "State":
        return self.put(state, fact, replace(self.find(state, fact), **changes))

    def reported(self, state: "State", fact: Any) -> "State":
        reports = (*self.find(state, fact).reports, self.report(fact))
        return self._changed(state, fact, reports=reports)

    def taken_back(self, state: "State", fact: Any) -> "State":
        kept = tuple(r for r in self.find(state, fact).reports if r.id != fact.report)
        return self._changed(state, fact, reports=kept)

    def settled(self, state: "State", fact: Any) -> "State":
        kept = tuple(r for r in self.find(state, fact).reports if r.id == fact.report)
        return self._changed(state, fact, reports=kept)

    def corrected(self, state: "State", fact: Any) -> "State":
        table = self.find(state, fact)
        away = table.reports if fact.after is None else ()
        fix = Fix(id=fact.correction, before=fact.before, after=fact.after, reports=away)
        reports = table.reports if fact.after is not None else ()
        state = self._changed(state, fact, fixes=(*table.fixes, fix), reports=reports)
        where = {**state.corrections, fact.correction: self.where(fact, table)}
        return replace(state, corrections=where)

    def undone(self, state: "State", fact: Any) -> "State":
        """Put back what a correction put away."""
        table = self.find(state, fact)
        gone = next((fix for fix in table.fixes if fix.id == fact.correction), None)
        if gone is None:
            return state
        fixes = tuple(fix for fix in table.fixes if fix is not gone)
        reports = gone.reports if gone.after is None else table.reports
        return self._changed(state, fact, fixes=fixes, reports=reports)

    def called(self, state: "State", fact: Any) -> "State":
        return self._at_call(state, fact, Call(by=fact.by, at=fact.at, why=fact.why))

    def ruled(self, state: "State", fact: Any) -> "State":
        return self._at_call(state, fact, None)

    def _at_call(self, state: "State", fact: Any, call: Call | None) -> "State":
        table = (self.of_call or self.find)(state, fact)
        return self.put(state, fact, replace(table, call=call))

    def of(self, kinds: Kinds) -> Mapping[type[Fact], Take]:
        """Find who takes in which of these facts."""
        return {
            kinds.reported: self.reported,
            kinds.taken_back: self.taken_back,
            kinds.settled: self.settled,
            kinds.corrected: self.corrected,
            kinds.undone: self.undone,
            kinds.called: self.called,
            kinds.ruled: self.ruled,
        }


def report_of(fact: Any, sheet: Any) -> Report[Any]:
    """A report as a fact tells it, with the sheet that it holds."""
    return Report(
        id=fact.report,
        by=fact.by,
        at=fact.at,
        sheet=sheet,
        caller=fact.caller,
        marks=fact.marks,
    )
