"""Buying in, leaving, paying, counting, the end."""

from cardhall.hall.formats.home_game import commands as c
from cardhall.hall.formats.home_game import events as f
from cardhall.hall.formats.home_game.books import Books
from cardhall.hall.formats.home_game.decide.common import (
    at_own_table,
    corrected,
    from_left,
    game_of,
    line_written,
    playing_of,
    whole_antes,
)
from cardhall.hall.formats.home_game.decide.hands import next_dealer
from cardhall.hall.formats.home_game.lines import (
    BANK,
    BuyInLine,
    CountLine,
    EndLine,
    LeaveLine,
    PayLine,
)
from cardhall.hall.formats.home_game.state import HomeGame
from cardhall.hall.kernel.context import Context, Refusal
from cardhall.hall.kernel.format import Decide
from cardhall.hall.kernel.messages import Command, Fact
from cardhall.hall.settings import check_cents
from cardhall.hall.state import Category, State, entry_of
from cardhall.messages import Dollars, Message, Player


def _buy_in(state: State, command: c.BuyIn, ctx: Context) -> list[Fact]:
    _, ledger, books = playing_of(state, command, ctx)
    one = entry_of(state, command.entry)
    if one.id not in ledger.seats or one.id in books.left:
        raise Refusal(
            Message("is-not-at-the-table", player=Player(one.name)),
            "entry",
            Message("let-the-player-sit-down-first"),
        )
    held = books.stack(one.id)
    if held and books.terms.by_hand:
        raise Refusal(
            Message("has-chips-left", player=Player(one.name), amount=Dollars(held)),
            "entry",
            Message("buys-in-again-when-the-last-chip-is-gone"),
            "OP-RAP-09",
        )
    step = books.step(one.id)
    if not books.terms.ladder:
        raise Refusal(
            Message("this-table-has-no-further-buy-ins"),
            "entry",
            Message("out-is-out-for-the-night"),
            "OP-RAP-02",
        )
    if not step:
        raise Refusal(
            Message(
                "half-of-the-last-buy-in-is-less-than-an-ante",
                amount=Dollars(books.last_buy_in[one.id]),
            ),
            "entry",
            Message("is-out-for-the-night", player=Player(one.name)),
            "RAP-45",
        )
    line = BuyInLine(id=ctx.new_id(), entry=one.id, cents=step, again=True)
    return [line_written(command, ctx, line)]


def _sit_out(state: State, command: c.SitOut, ctx: Context) -> list[Fact]:
    category, ledger, books = playing_of(state, command, ctx)
    one = entry_of(state, command.entry)
    if one.id not in ledger.seats or one.id in books.left:
        raise Refusal(
            Message("is-not-at-the-table", player=Player(one.name)),
            "entry",
            Message("choose-one-who-sits"),
        )
    if (one.id in ledger.out) == command.out:
        raise Refusal(Message("that-is-already-so"), "out", Message("nothing-more-to-do"))
    return [
        f.SteppedOut(at=ctx.at, by=ctx.actor, category=category.key, entry=one.id, out=command.out)
    ]


def _leave(state: State, command: c.LeaveNight, ctx: Context) -> list[Fact]:
    _, ledger, books = playing_of(state, command, ctx)
    one = entry_of(state, command.entry)
    if one.id not in ledger.seats or one.id in books.left:
        raise Refusal(
            Message("is-not-at-the-table", player=Player(one.name)),
            "entry",
            Message("choose-one-who-sits"),
        )
    if not books.terms.by_hand and not _just_counted(books):
        raise Refusal(
            Message("nobody-knows-what-the-player-has"),
            "entry",
            Message("count-all-chips-first-these-too"),
            "RAP-44",
        )
    return [line_written(command, ctx, LeaveLine(id=ctx.new_id(), entry=one.id))]


def _just_counted(books: Books) -> bool:
    """Tell whether no chip has moved since the last count but by somebody leaving or paying."""
    for told in reversed(books.told):
        if not isinstance(told.line, LeaveLine | PayLine):
            return isinstance(told.line, CountLine)
    return False


def _pay(state: State, command: c.Pay, ctx: Context) -> list[Fact]:
    category, ledger = game_of(state, command.category)
    at_own_table(ctx, category)
    if not ledger.begun:
        raise Refusal(
            Message("the-night-has-not-begun"),
            "category",
            Message("seat-everybody-and-start"),
            "RAP-44",
        )
    books = ledger.books
    known = {*books.people, BANK}
    for name in ("payer", "receiver"):
        if getattr(command, name) not in known:
            raise Refusal(
                Message("that-player-has-not-bought-in"), name, Message("choose-one-who-plays")
            )
    if command.payer == command.receiver:
        raise Refusal(Message("that-is-one-person"), "receiver", Message("choose-who-gets-it"))
    if ctx.role == "player" and ctx.scope not in (command.payer, command.receiver):
        raise Refusal(Message("that-is-between-others"), "payer", Message("tick-off-your-own"))
    if command.cents <= 0:
        raise Refusal(Message("nothing-was-paid"), "cents", Message("enter-what-was-paid"))
    check_cents(command.cents, "cents")
    if command.payer == BANK and command.cents > books.cash:
        raise Refusal(
            Message("the-box-holds", amount=Dollars(books.cash)),
            "cents",
            Message("enter-what-was-taken-out"),
        )
    if command.receiver == BANK and command.cents > -books.bill(command.payer):
        owes = Dollars(max(0, -books.bill(command.payer)))
        raise Refusal(
            Message("owes-the-bank", player=Player(state.entries[command.payer].name), amount=owes),
            "cents",
            Message("enter-no-more"),
        )
    if books.ended and not any(
        (one.payer, one.receiver, one.cents) == (command.payer, command.receiver, command.cents)
        and not one.line
        for one in ledger.settlement
    ):
        raise Refusal(Message("that-is-not-owed"), "cents", Message("tick-off-one-of-the-payments"))
    line = PayLine(
        id=ctx.new_id(), payer=command.payer, receiver=command.receiver, cents=command.cents
    )
    return [line_written(command, ctx, line)]


def _take_back_pay(state: State, command: c.TakeBackPay, ctx: Context) -> list[Fact]:
    category, ledger = game_of(state, command.category)
    at_own_table(ctx, category)
    line = ledger.reads(command.line)
    if not isinstance(line, PayLine):
        raise Refusal(
            Message("there-is-no-such-payment"), "line", Message("choose-one-of-the-list")
        )
    return [corrected(category, ctx, line, None, Message("not-paid-after-all"))]


def _count(state: State, command: c.CountChips, ctx: Context) -> list[Fact]:
    _, _, books = playing_of(state, command, ctx)
    line = counted(state, books, ctx.new_id(), command.stacks, command.pot_cents)
    return [line_written(command, ctx, line)]


def counted(state: State, books: Books, id: str, stacks: dict[str, int], pot: int) -> CountLine:
    """The line of a count. Raises Refusal when chips are missing or too many, by how much."""
    there = [one for one in books.people if one not in books.left]
    for one in stacks:
        if one not in there:
            raise Refusal(
                Message("somebody-is-counted-who-has-no-chips"),
                "stacks",
                Message("leave-that-one-out"),
            )
    for one in there:
        if one not in stacks:
            name = state.entries[one].name
            raise Refusal(
                Message("chips-are-not-counted", player=Player(name)),
                "stacks",
                Message("count-chips", player=Player(name)),
            )
    for amount in (*stacks.values(), pot):
        check_cents(amount, "stacks")
        if amount < 0:
            raise Refusal(Message("chips-are-not-below-nothing"), "stacks", Message("count-again"))
        whole_antes(amount, books.terms.ante, "stacks")
    off = sum(stacks.values()) + pot - books.issued
    if off:
        raise Refusal(
            Message("too-many-chips-are-counted", off=Dollars(off), issued=Dollars(books.issued))
            if off > 0
            else Message(
                "too-few-chips-are-counted", off=Dollars(-off), issued=Dollars(books.issued)
            ),
            "stacks",
            Message("count-again-or-look-for-a-buy-in"),
            "RAP-44",
        )
    return CountLine(id=id, stacks=tuple(stacks.items()), pot=pot)


def _end(state: State, command: c.EndNight, ctx: Context) -> list[Fact]:
    category, ledger, books = playing_of(state, command, ctx)
    if not books.terms.by_hand and not _just_counted(books):
        raise Refusal(
            Message("the-chips-are-not-counted"),
            "category",
            Message("count-all-chips-first"),
            "RAP-44",
        )
    share: tuple[str, ...] = ()
    if books.pot:
        if not command.share_pot:
            raise Refusal(
                Message("lies-in-the-pot", amount=Dollars(books.pot)),
                "share_pot",
                Message("play-one-more-hand-for-it-or-share-it"),
                "OP-BOURE-12",
            )
        share = who_shares(state, category, ledger)
    return [line_written(command, ctx, EndLine(id=ctx.new_id(), share=share))]


def who_shares(state: State, category: Category, ledger: HomeGame) -> tuple[str, ...]:
    """Among whom a pot that is left is shared: those at the table, from the next dealer's left."""
    books = ledger.books
    order = from_left(ledger.seats, next_dealer(ledger, books), 1)
    return tuple(one for one in order if one not in books.left)


def _reopen(state: State, command: c.ReopenNight, ctx: Context) -> list[Fact]:
    category, ledger = game_of(state, command.category)
    at_own_table(ctx, category)
    end = next((line for line in ledger.lines if isinstance(line, EndLine)), None)
    if end is None:
        raise Refusal(Message("the-night-is-not-over"), "category", Message("nothing-to-take-back"))
    return [corrected(category, ctx, end, None, Message("the-night-goes-on-after-all"))]


DECIDE: dict[type[Command], Decide] = {
    c.BuyIn: _buy_in,
    c.SitOut: _sit_out,
    c.LeaveNight: _leave,
    c.Pay: _pay,
    c.TakeBackPay: _take_back_pay,
    c.CountChips: _count,
    c.EndNight: _end,
    c.ReopenNight: _reopen,
}
