"""Lines of the ledger that are put right."""

from msgspec.structs import replace

from cardhall.hall import commands as hall
from cardhall.hall.formats.home_game import commands as c
from cardhall.hall.formats.home_game import events as f
from cardhall.hall.formats.home_game.decide.common import (
    at_own_table,
    books_before,
    corrected,
    game_of,
    whole_antes,
)
from cardhall.hall.formats.home_game.decide.hands import check_hand
from cardhall.hall.formats.home_game.decide.money import counted
from cardhall.hall.formats.home_game.lines import (
    BuyInLine,
    CountLine,
    EndLine,
    HandLine,
    Line,
    PayLine,
)
from cardhall.hall.formats.home_game.state import HomeGame
from cardhall.hall.kernel.context import Context, Refusal
from cardhall.hall.kernel.format import Decide
from cardhall.hall.kernel.messages import Command, Fact
from cardhall.hall.settings import check_cents
from cardhall.hall.state import Category, State
from cardhall.messages import Message, written


def _correct(state: State, command: c.CorrectLine, ctx: Context) -> list[Fact]:
    category, ledger = game_of(state, command.category)
    at_own_table(ctx, category)
    line = ledger.reads(command.line)
    if line is None:
        raise Refusal(
            Message("there-is-no-such-line"), "line", Message("choose-a-line-of-the-ledger")
        )
    if not command.why.strip():
        raise Refusal(Message("a-correction-needs-a-reason"), "why", Message("say-what-was-wrong"))
    after = None if command.remove else _right(state, ledger, line, command)
    if after == line:
        raise Refusal(Message("nothing-is-different"), "line", Message("change-what-was-wrong"))
    return [corrected(category, ctx, line, after, written(command.why.strip()))]


def _right(state: State, ledger: HomeGame, line: Line, command: c.CorrectLine) -> Line:
    """The line as it should read. Raises Refusal."""
    books = ledger.books
    match line:
        case HandLine() if command.hand is not None:
            hand = command.hand
            right = replace(
                line,
                dealt=hand.dealt,
                inside=hand.inside,
                taker=hand.taker,
                boured=hand.boured,
                reneged=hand.reneged,
            )
            check_hand(state, ledger, books.terms, right)
            return right
        case BuyInLine() | PayLine() if command.cents is not None:
            if command.cents <= 0:
                raise Refusal(
                    Message("that-is-no-amount"), "cents", Message("enter-it-or-take-the-line-out")
                )
            check_cents(command.cents, "cents")
            if isinstance(line, BuyInLine):
                whole_antes(command.cents, books.terms.ante, "cents")
            return replace(line, cents=command.cents)
        case CountLine() if command.stacks is not None:
            before = books_before(ledger, line)
            return counted(state, before, line.id, command.stacks, command.pot_cents)
        case _:
            raise Refusal(
                Message("that-does-not-say-what-was-wrong"),
                "line",
                Message("give-the-hand"),
            )


def _undo(state: State, command: hall.UndoCorrection, ctx: Context) -> list[Fact]:
    category, ledger = game_of(state, state.corrections[command.correction][0])
    at_own_table(ctx, category)
    for line, fixes in ledger.fixes.items():
        if fixes[-1].id == command.correction:
            _end_stays_last(state, category, ledger, line, command.correction)
            return [
                f.LineCorrectionUndone(
                    at=ctx.at,
                    by=ctx.actor,
                    correction=command.correction,
                    category=category.key,
                    line=line,
                )
            ]
    raise Refusal(
        Message("it-was-undone-or-corrected-again-since"),
        "correction",
        Message("undo-the-latest-correction"),
    )


def _end_stays_last(
    state: State, category: Category, ledger: HomeGame, line: str, correction: str
) -> None:
    """Raises Refusal when the end of the night would come before what was written after the night
    was reopened: those cents would be in nobody's payout."""
    if not any(one.id == line and isinstance(one, EndLine) for one in ledger.written):
        return
    for _, fact in state.history():
        if isinstance(fact, f.LineCorrected) and fact.correction == correction:
            return
        if not isinstance(fact, f.LineWritten) or fact.category != category.key:
            continue
        if ledger.reads(fact.line.id) is not None:
            raise Refusal(
                Message("lines-were-written-since-the-night-was-reopened"),
                "correction",
                Message("take-those-lines-out-first-or-end-the-night-again"),
                "RAP-44",
            )


DECIDE: dict[type[Command], Decide] = {
    c.CorrectLine: _correct,
}

SHARED: dict[type[Command], Decide] = {
    hall.UndoCorrection: _undo,
}
