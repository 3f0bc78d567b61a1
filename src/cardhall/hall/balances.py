"""Refuse what would overdraw an account: the event's box, the box and chips of a night at home, and
the tables of a freezeout.

Every command is looked at by what it would leave behind, for what empties an account may be a
correction far from it: of a payment, of who bought in again, of a hand long ago. What was below
nothing already (a stream from before this was looked at) may rise and not fall.
"""

from collections.abc import Iterator

from cardhall.hall.commands import Command
from cardhall.hall.formats import format_of
from cardhall.hall.kernel.context import Refusal
from cardhall.hall.kernel.format import Account
from cardhall.hall.state import State, money_books
from cardhall.messages import Dollars, Message, Player


def may_run_dry(state: State) -> bool:
    """Tell whether the event has accounts out of which something is paid."""
    return any(own.pays for one in state.categories.values() if (own := format_of(one).money))


def check(before: State, after: State, command: Command) -> None:
    """Raises Refusal when a command would leave something below nothing."""
    empty = {account: held for account, held in held_by(after) if held < 0}
    if not empty:
        return
    former = dict(held_by(before))
    for account, held in empty.items():
        if held < min(0, former.get(account, 0)):
            raise _refusal(after, account, held, command)


def held_by(state: State) -> Iterator[tuple[Account, int]]:
    """Every account with what it holds: cents, at a freezeout's tables chips."""
    yield ("box", ""), money_books(state)["cash"]
    for category in state.categories.values():
        if own := format_of(category).money:
            yield from own.balances(category)


_CURES = {
    "box": ("OP-HOLDEM-03", Message("take-back-a-prize-or-the-house")),
    "bank": ("RAP-44", Message("take-back-what-was-paid-out")),
    "pot": ("RAP-39", Message("correct-the-line-that-took-it-first")),
    "stack": ("RAP-44", Message("correct-the-line-that-took-it-first")),
    "tables": ("HOLDEM-04", Message("count-the-chips-again")),
}
_FIELDS = ("cents", "stacks", "outs", "out", "line", "correction")


def _refusal(state: State, account: Account, held: int, command: Command) -> Refusal:
    kind, whose = account
    if kind == "tables":
        why = (
            Message("tables-would-hold-chips", tables=whose, chips=held)
            if "," in whose
            else Message("table-would-hold-chips", table=whose, chips=held)
        )
    elif kind == "stack":
        why = Message("would-hold", player=Player(state.entries[whose].name), amount=Dollars(held))
    else:
        amount = Dollars(held)
        why = (
            Message("the-pot-would-hold", amount=amount)
            if kind == "pot"
            else Message("the-box-would-hold", amount=amount)
        )
    clause, cure = _CURES[kind]
    said = (one for one in _FIELDS if getattr(command, one, None) not in (None, (), {}, ""))
    return Refusal(why, next(said, "category"), cure, clause)
