"""What can be asked of the judge's desk."""

import msgspec

from cardhall.hall.desk.events import RuledChange
from cardhall.hall.kernel.messages import Command
from cardhall.messages import Message


class ApplyRuling(
    Command, frozen=True, kw_only=True, about="{category}/call:{table}", asked_by=("judge",)
):
    """A ruling that was looked at is applied: a call of the game's catalogue, with the answers to
    its questions. ``note`` is the judge's own words, where the call asks for them."""

    category: str
    table: int
    call: str
    answers: dict[str, str] = msgspec.field(default_factory=dict)
    note: str = ""


class TakeBackRuling(
    Command, frozen=True, kw_only=True, about="{category}/call:{table}", asked_by=("judge",)
):
    """A ruling was wrong. What the hall did by it is undone; the log keeps both."""

    category: str
    table: int
    ruling: str
    why: str


class NoteRuling(Command, frozen=True, kw_only=True, asked_by=("table",)):
    """A live table tells the ruling that was given there, and what it changed by its own book."""

    category: str
    table: int
    call: str
    title: Message
    text: Message
    answers: dict[str, str] = msgspec.field(default_factory=dict)
    note: str = ""
    clauses: tuple[str, ...] = ()
    changes: tuple[RuledChange, ...] = ()
