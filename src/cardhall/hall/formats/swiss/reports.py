"""A table of a Swiss tells its points, and what becomes of them (SWISS-20 to 24)."""

from typing import Any

from msgspec.structs import replace

from cardhall.hall.formats.swiss import commands as c
from cardhall.hall.formats.swiss.evolve import REPORTED
from cardhall.hall.formats.swiss.state import Pairing, Swiss, SwissRound
from cardhall.hall.kernel.context import Context, Refusal, own_table
from cardhall.hall.kernel.reported.decide import At, Reporting, needs_a_reason, not_frozen
from cardhall.hall.state import Category, State, category_of
from cardhall.messages import Message

MOST_POINTS = 9999
"""More points were never made at one table: a number keyed in twice."""


def swiss_game(state: State, key: str) -> tuple[Category, Swiss]:
    """A game that is paired round by round. Raises Refusal."""
    category = category_of(state, key)
    if not isinstance(category.format_state, Swiss):
        raise Refusal(
            Message("swiss-is-not-paired-by-rounds", game=category.plan.name),
            "category",
            Message("swiss-choose-a-game-that-is"),
        )
    return category, category.format_state


def latest_round(swiss: Swiss) -> SwissRound:
    """The round that was paired last. Raises Refusal before any."""
    if swiss.now is None:
        raise Refusal(
            Message("swiss-no-round-is-paired"), "category", Message("swiss-pair-the-first-round")
        )
    return swiss.now


class PairingReporting(Reporting[Pairing, c.Result]):
    """What is asked of two sides at a table."""

    kinds = REPORTED
    unsigned = ("table", "chair", "judge")

    def _at(self, state: State, key: str, no: int, table: int) -> At[Pairing]:
        category, swiss = swiss_game(state, key)
        if not 1 <= no <= len(swiss.rounds):
            raise Refusal(
                Message("swiss-round-is-not-paired", round=no),
                "round",
                Message("swiss-choose-a-round-that-was-paired"),
            )
        tables = swiss.rounds[no - 1].tables
        if table not in tables:
            raise Refusal(
                Message("round-has-no-table", round=no, table=table),
                "table",
                Message("the-tables-are", tables=tuple(sorted(tables))),
            )
        return At(category, tables[table], {"category": key, "round": no, "table": table})

    def open(self, state: State, command: Any, ctx: Context) -> At[Pairing]:
        """The latest round's, not frozen."""
        _, swiss = swiss_game(state, command.category)
        own_table(command.category, command.table, ctx)
        at = self._at(state, command.category, command.round, command.table)
        if command.round != len(swiss.rounds) or swiss.ended_at:
            raise Refusal(
                Message("swiss-round-is-behind", round=command.round),
                "round",
                Message("the-chairperson-can-correct-it"),
                "SWISS-22",
            )
        not_frozen(at.table)
        return at

    def any(self, state: State, command: Any) -> At[Pairing]:
        """Of any round: places follow, the rounds that were paired since stay (SWISS-22)."""
        return self._at(state, command.category, command.round, command.table)

    def now(self, state: State, key: str, table: int) -> At[Pairing]:
        return self._at(state, key, latest_round(swiss_game(state, key)[1]).no, table)

    def of_correction(self, state: State, correction: str) -> At[Pairing]:
        return self._at(state, *state.corrections[correction])

    def may_report(self, at: At[Pairing], command: c.ReportPairing, ctx: Context) -> None:
        if at.table.corrected is not None:
            raise Refusal(
                Message("table-has-a-result-from-the-chair", table=at.table.table),
                "table",
                Message("ask-the-chairperson-to-correct-it"),
            )
        if command.result.absent and ctx.role not in ("chair", "judge"):
            raise Refusal(
                Message("swiss-the-chair-says-who-did-not-come"),
                "result.absent",
                Message("call-the-chair-to-the-table"),
                "SWISS-24",
            )
        if at.table.mode == "live" and ctx.role == "captain":
            raise Refusal(
                Message("table-is-played-on-screen", table=at.table.table),
                "table",
                Message("swiss-its-result-comes-by-itself"),
            )

    def sheet(
        self, state: State, at: At[Pairing], command: c.ReportPairing, ctx: Context
    ) -> c.Result:
        return checked(command.result, at.table)

    def fields(self, at: At[Pairing], sheet: c.Result, command: Any) -> dict[str, Any]:
        return {"result": sheet}

    def stood_for(self, at: At[Pairing], command: c.ReportPairing, ctx: Context) -> None:
        sides = {one for one in command.marks if one in at.table.sides}
        if not command.caller.strip() and len(sides) < 2:
            raise Refusal(
                Message("swiss-nobody-stands-for-the-result"),
                "caller",
                Message("swiss-who-wrote-it-signs-or-both-sides"),
                "SWISS-21",
            )

    def corrected_sheet(
        self, state: State, at: At[Pairing], command: c.CorrectPairing
    ) -> c.Result | None:
        needs_a_reason(command.why)
        not_frozen(at.table)
        if not at.table.reports and not at.table.fixes:
            raise Refusal(
                Message("table-has-told-nothing-yet", table=at.table.table),
                "table",
                Message("swiss-enter-its-result-instead"),
            )
        return checked(command.result, at.table) if command.result else None

    def as_it_stands(self, at: At[Pairing], after: c.Result | None) -> None:
        if at.table.result == after and not at.table.disputed:
            raise Refusal(
                Message("that-is-the-result-as-it-stands"),
                "result",
                Message("nothing-to-correct"),
            )

    def none_of_yours(self) -> Refusal:
        return Refusal(
            Message("swiss-there-is-no-report-of-yours"),
            "report",
            Message("ask-the-chairperson-for-it"),
        )

    def no_such_report(self) -> Refusal:
        return Refusal(
            Message("swiss-there-is-no-such-report"),
            "report",
            Message("swiss-choose-one-of-these-reports"),
        )


def checked(result: c.Result, table: Pairing) -> c.Result:
    """A result that can be. Raises Refusal."""
    if result.absent:
        if result.absent not in table.sides:
            raise Refusal(
                Message("swiss-that-side-is-not-in-this-round"),
                "result.absent",
                Message("swiss-choose-a-side-of-this-table"),
            )
        return replace(result, points=(0, 0))
    if not all(0 <= made <= MOST_POINTS for made in result.points):
        raise Refusal(
            Message("swiss-those-points-cannot-be"),
            "result.points",
            Message("swiss-enter-nothing-up-to", most=MOST_POINTS),
        )
    return result


REPORTING = PairingReporting()
