"""What all decisions about a freezeout ask first."""

from cardhall.formats.freezeout import PokerTable
from cardhall.hall.formats.freezeout.evolve import TAKE
from cardhall.hall.formats.freezeout.state import Freezeout
from cardhall.hall.kernel.context import Context, Refusal
from cardhall.hall.kernel.messages import Fact
from cardhall.hall.state import Category, State, category_of
from cardhall.messages import Message, Player


def format_state_of(state: State, key: str) -> tuple[Category, Freezeout]:
    """The tournament of a game. Raises Refusal where the game is another."""
    category = category_of(state, key)
    if not isinstance(category.format_state, Freezeout):
        raise Refusal(
            Message("is-no-such-tournament", game=category.plan.name),
            "category",
            Message("choose-another-tournament"),
        )
    return category, category.format_state


def begun_of(state: State, key: str) -> tuple[Category, Freezeout]:
    category, freezeout = format_state_of(state, key)
    if not freezeout.begun:
        raise Refusal(
            Message("the-first-cards-are-not-dealt-yet"),
            "category",
            Message("start-the-clock-first"),
        )
    return category, freezeout


def playing_of(state: State, key: str) -> tuple[Category, Freezeout]:
    category, freezeout = begun_of(state, key)
    if freezeout.finished:
        raise Refusal(
            Message("one-has-all-the-chips-it-is-over"),
            "category",
            Message("correct-a-hand-instead"),
        )
    return category, freezeout


def live_table(freezeout: Freezeout, table: int) -> PokerTable:
    for one in freezeout.room().live:
        if one.number == table:
            return one
    known = tuple(one.number for one in freezeout.room().live)
    raise Refusal(
        Message("nobody-sits-at-table", table=table), "table", Message("the-tables", tables=known)
    )


def name_of(state: State, entry: str) -> Player:
    return Player(state.entries[entry].called)


def with_facts(state: State, facts: list[Fact]) -> State:
    """The state after facts of this format."""
    for fact in facts:
        state = TAKE[type(fact)](state, fact)
    return state


def by_itself(freezeout: Freezeout, ctx: Context) -> None:
    """A table in the browser tells by itself what happens there. Raises Refusal to a phone."""
    if freezeout.mode == "live" and ctx.role == "captain":
        raise Refusal(
            Message("that-table-is-played-in-the-browser"),
            "table",
            Message("look-at-the-table-there"),
        )
