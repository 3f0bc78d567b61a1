"""A table of a euchre night hands in its sheet, and what becomes of it (EUCHRE-46, 49)."""

from typing import Any

from msgspec.structs import replace

from cardhall.hall.formats.progressive import commands as c
from cardhall.hall.formats.progressive.evolve import REPORTED
from cardhall.hall.formats.progressive.sheet import Sheet, checked, other
from cardhall.hall.formats.progressive.state import Game, Progressive, TablePlay, particulars
from cardhall.hall.kernel.context import Context, Refusal, own_table
from cardhall.hall.kernel.reported.decide import At, Reporting, needs_a_reason, not_frozen
from cardhall.hall.state import Category, State, category_of
from cardhall.messages import Message


def night_game(state: State, key: str) -> tuple[Category, Progressive]:
    """A game whose partners change. Raises Refusal."""
    category = category_of(state, key)
    if not isinstance(category.format_state, Progressive):
        raise Refusal(
            Message("is-not-played-game-by-game", category=category.plan.name),
            "category",
            Message("choose-the-euchre-night"),
        )
    return category, category.format_state


def latest_game(night: Progressive) -> Game:
    """The game that was seated last. Raises Refusal before any."""
    if night.now is None:
        raise Refusal(Message("no-game-is-seated-yet"), "category", Message("seat-the-first-game"))
    return night.now


def asks_who_moves(night: Progressive, no: int) -> bool:
    """Tell whether level pairs must say who moves: there is a next game, and it is not fixed."""
    return no == len(night.games) and no < night.planned and not night.fixed


class SheetReporting(Reporting[TablePlay, Sheet]):
    """What is asked of two pairs at a table."""

    kinds = REPORTED

    def _at(self, state: State, key: str, no: int, table: int) -> At[TablePlay]:
        """A table of a game that began."""
        category, night = night_game(state, key)
        if not 1 <= no <= len(night.games):
            raise Refusal(
                Message("game-is-not-seated", game=no),
                "game",
                Message("choose-a-game-that-was-seated"),
            )
        game = night.games[no - 1]
        if not game.started_at:
            raise Refusal(
                Message("game-has-not-begun", game=no), "game", Message("start-game-first", game=no)
            )
        if table not in game.tables:
            raise Refusal(
                Message("game-has-no-table", game=no, table=table),
                "table",
                Message("tables-are-1", last=len(game.tables)),
            )
        return At(category, game.tables[table], {"category": key, "game": no, "table": table})

    def open(self, state: State, command: Any, ctx: Context) -> At[TablePlay]:
        """The latest game's, not frozen."""
        _, night = night_game(state, command.category)
        own_table(command.category, command.table, ctx)
        at = self._at(state, command.category, command.game, command.table)
        if command.game != len(night.games) or night.ended_at:
            raise Refusal(
                Message("game-is-behind", game=command.game),
                "game",
                Message("the-chairperson-can-correct-it"),
                "EUCHRE-49",
            )
        not_frozen(at.table)
        return at

    def any(self, state: State, command: Any) -> At[TablePlay]:
        return self._at(state, command.category, command.game, command.table)

    def now(self, state: State, key: str, table: int) -> At[TablePlay]:
        return self._at(state, key, latest_game(night_game(state, key)[1]).no, table)

    def of_correction(self, state: State, correction: str) -> At[TablePlay]:
        """Of a table whose game may wait for its start again."""
        key, no, table = state.corrections[correction]
        category, night = night_game(state, key)
        play = night.games[no - 1].tables[table]
        return At(category, play, {"category": key, "game": no, "table": table})

    def may_report(self, at: At[TablePlay], command: c.ReportGame, ctx: Context) -> None:
        if at.table.corrected is not None:
            raise Refusal(
                Message("table-has-a-result-from-the-chair", table=at.table.table),
                "table",
                Message("ask-the-chairperson-to-correct-it"),
            )
        if command.sheet.short.strip() and ctx.role not in ("chair", "judge", "table"):
            raise Refusal(
                Message("fewer-hands-are-for-the-chair-to-accept"),
                "sheet.short",
                Message("call-the-chair-to-the-table"),
                "EUCHRE-46",
            )
        if at.table.mode == "live" and ctx.role == "captain":
            raise Refusal(
                Message("table-is-played-on-screen", table=at.table.table),
                "table",
                Message("its-sheet-comes-by-itself"),
            )

    def sheet(self, state: State, at: At[TablePlay], command: c.ReportGame, ctx: Context) -> Sheet:
        return self._summed(state, at, command.sheet, command.game)

    def _summed(self, state: State, at: At[TablePlay], given: Sheet, no: int) -> Sheet:
        """The sheet with its sums, and who moves where that is asked."""
        night = night_game(state, at.category.key)[1]
        hands = particulars(at.category.plan).hands
        sheet = checked(replace(given, short=given.short.strip()), hands)
        last_scorer_stays = night.rules.get("even") == "last-scorer-stays"
        if not sheet.level:
            return replace(sheet, moves=0)
        if last_scorer_stays and sheet.last_scorer:
            return replace(sheet, moves=other(sheet.last_scorer))
        if not sheet.moves and asks_who_moves(night, no):
            raise Refusal(
                Message("the-pairs-are-level", made=sheet.points[0], other=sheet.points[1]),
                "sheet.moves",
                Message("say-which-pair-scored-last")
                if last_scorer_stays
                else Message("each-pair-cuts-say-which-was-lower"),
                "OP-EUCHRE-02",
            )
        return sheet

    def stood_for(self, at: At[TablePlay], command: c.ReportGame, ctx: Context) -> None:
        pairs = {at.table.pair_of(one) for one in command.marks} - {0}
        if not command.caller.strip() and len(pairs) < 2:
            raise Refusal(
                Message("nobody-stands-for-the-sheet"),
                "caller",
                Message("who-kept-it-signs-or-one-of-each-pair"),
                "LLAA-T-27",
            )

    def corrected_sheet(
        self, state: State, at: At[TablePlay], command: c.CorrectGame
    ) -> Sheet | None:
        needs_a_reason(command.why)
        not_frozen(at.table)
        if not at.table.reports and not at.table.fixes:
            raise Refusal(
                Message("table-has-told-nothing-yet", table=at.table.table),
                "table",
                Message("enter-its-sheet-instead"),
            )
        if command.sheet is None:
            return None
        return self._summed(state, at, command.sheet, command.game)

    def as_it_stands(self, at: At[TablePlay], after: Sheet | None) -> None:
        same = at.table.sheet.figures if at.table.sheet else None
        if same == (after.figures if after else None) and not at.table.disputed:
            raise Refusal(
                Message("that-is-the-result-as-it-stands"), "sheet", Message("nothing-to-correct")
            )

    def none_of_yours(self) -> Refusal:
        return Refusal(
            Message("there-is-no-sheet-of-yours"), "report", Message("ask-the-chairperson-for-it")
        )

    def no_such_report(self) -> Refusal:
        return Refusal(
            Message("there-is-no-such-sheet"), "report", Message("choose-one-of-these-sheets")
        )


REPORTING = SheetReporting()
