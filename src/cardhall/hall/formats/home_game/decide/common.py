"""What all decisions about a home game ask first."""

from typing import Any

from cardhall.hall.formats.home_game import events as f
from cardhall.hall.formats.home_game.books import Books
from cardhall.hall.formats.home_game.lines import (
    Line,
)
from cardhall.hall.formats.home_game.state import TABLE, HomeGame
from cardhall.hall.kernel.context import Context, Refusal
from cardhall.hall.kernel.messages import Fact
from cardhall.hall.state import Category, State, category_of
from cardhall.messages import Dollars, Message

FEWEST = 2


def game_of(state: State, key: str) -> tuple[Category, HomeGame]:
    """The game and its ledger. Raises Refusal for another kind of game."""
    category = category_of(state, key)
    if not isinstance(category.format_state, HomeGame):
        raise Refusal(
            Message("keeps-no-ledger", game=category.plan.name),
            "category",
            Message("choose-a-night-at-home"),
        )
    return category, category.format_state


def at_own_table(ctx: Context, category: Category) -> None:
    if ctx.role == "captain" and ctx.scope != f"{category.key}/{TABLE}":
        raise Refusal(
            Message("that-is-not-your-table"), "category", Message("write-for-your-own-table")
        )


def playing_of(state: State, command: Any, ctx: Context) -> tuple[Category, HomeGame, Books]:
    """A night that is on. Raises Refusal."""
    category, ledger = game_of(state, command.category)
    at_own_table(ctx, category)
    if not ledger.begun:
        raise Refusal(
            Message("the-night-has-not-begun"),
            "category",
            Message("seat-everybody-and-start"),
            "RAP-44",
        )
    if ledger.ended:
        raise Refusal(
            Message("the-night-is-over"),
            "category",
            Message("open-the-ledger-again-first"),
            "RAP-44",
        )
    return category, ledger, ledger.books


def before_start(state: State, key: str) -> tuple[Category, HomeGame]:
    category, ledger = game_of(state, key)
    if ledger.begun:
        raise Refusal(
            Message("the-night-has-begun"),
            "category",
            Message("that-is-settled-before-the-first-deal"),
            "RAP-04",
        )
    return category, ledger


def line_written(command: Any, ctx: Context, line: Line, before: str = "") -> f.LineWritten:
    return f.LineWritten(
        at=ctx.at, by=ctx.actor, category=command.category, line=line, before=before
    )


def players(state: State, category: Category) -> tuple[str, ...]:
    """Those who play, in the order of their names on the list; nobody who withdrew."""
    return tuple(
        one.id for one in state.entries.values() if one.category == category.key and not one.left
    )


def whole_antes(amount: int, ante: int, field: str) -> None:
    """Raises Refusal for an amount that no chips make: the least chip is one ante (RAP-02)."""
    if amount % ante:
        raise Refusal(
            Message("is-not-made-of-antes", amount=Dollars(amount), amount2=Dollars(ante)),
            field,
            Message(
                "enter-this-or-that",
                amount=Dollars(amount // ante * ante),
                amount2=Dollars((amount // ante + 1) * ante),
            ),
            "RAP-02",
        )


def from_left(seats: tuple[str, ...], one: str, step: int = 0) -> list[str]:
    """All seats clockwise from this one's, or from the one `step` seats to the left."""
    start = seats.index(one) + step if one in seats else 0
    return [seats[(start + i) % len(seats)] for i in range(len(seats))]


def corrected(
    category: Category, ctx: Context, before: Line, after: Line | None, why: Message
) -> Fact:
    return f.LineCorrected(
        at=ctx.at,
        by=ctx.actor,
        correction=ctx.new_id(),
        category=category.key,
        line=before.id,
        before=before,
        after=after,
        why=why,
    )


def books_before(ledger: HomeGame, line: Line) -> Books:
    assert ledger.terms is not None
    books = Books(ledger.terms)
    for one in ledger.lines:
        if one.id == line.id:
            break
        books.take(one)
    return books
