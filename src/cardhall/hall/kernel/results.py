"""Explain places: figures, sentences, and what they are made of."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from cardhall.formats.elimination import Tally
from cardhall.hall.kernel.views import View
from cardhall.messages import Argument, Message, Player

if TYPE_CHECKING:
    from cardhall.hall.state import State


class ResultFigure(View, frozen=True, kw_only=True):
    """One of the figures that decide. `value` None where it does not come to it: who is not out
    has no round in which they went. `unit`: "" for a number, "cents"."""

    label: Message
    value: int | None
    unit: str = ""


class ResultWhy(View, frozen=True, kw_only=True):
    """A sentence of the explanation, and the clause or open point behind it ("" for none)."""

    text: Message
    clause: str = ""
    beside: bool = False
    """Whether the figures and the rounds beside the name say it too: a paper leaves it out."""


class ResultPayment(View, frozen=True, kw_only=True):
    """One payment of a night's settlement."""

    payer: str
    receiver: str
    cents: int
    paid: bool


@dataclass(frozen=True)
class Told:
    """What a format says of one entry: its figures by label, why, and what it wins."""

    figures: tuple[ResultFigure, ...]
    why: tuple[ResultWhy, ...]
    prize_cents: int = 0


Tell: TypeAlias = Callable[[str, Tally], Told]
"""Of an entry and how it stands: what is said of its place."""


def people(state: "State", entries: Iterable[str]) -> tuple[Argument, ...]:
    return tuple(Player(state.entries[one].called) for one in entries)


def some(state: "State", entries: list[str], most: int = 3) -> tuple[Argument, ...]:
    """As many as a sentence has room for."""
    if len(entries) <= most:
        return people(state, entries)
    more = Message("result-so-many-more", count=len(entries) - most)
    return (*people(state, entries[:most]), more)


def beside(text: Message, clause: str) -> ResultWhy:
    """A reason that the figures beside the name say too."""
    return ResultWhy(text=text, clause=clause, beside=True)


def reason(text: Message, clause: str = "") -> ResultWhy:
    return ResultWhy(text=text, clause=clause)
