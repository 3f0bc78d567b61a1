"""What was ruled. The words are the catalogue's, with seats in braces as the arguments: a name is
never kept."""

from typing import Literal

from cardhall.hall.kernel.messages import Fact, Part
from cardhall.hall.kernel.tables import Sitter
from cardhall.messages import Message, no_words


class RuledChange(Part, frozen=True, kw_only=True):
    """One thing that a ruling changes; see ``catalogue.Change``. ``amount`` is a figure here."""

    what: str
    clause: str
    text: Message
    source: str = ""
    target: str = ""
    amount: int = 0
    does: str = ""


class RulingApplied(Fact, frozen=True, kw_only=True, about="{category}/call:{table}"):
    """A ruling and all that it changes. ``round`` is the round, match or game; ``nth`` counts the
    offences of this kind by this person, or side. ``none``: play went on as it was. ``source``
    "live": given at a table in the browser, which has moved its chips by its own book."""

    ruling: str
    category: str
    table: int
    game: str
    call: str
    answers: dict[str, str]
    round: int = 0
    title: Message = no_words
    clauses: tuple[str, ...] = ()
    text: Message = no_words
    changes: tuple[RuledChange, ...] = ()
    seats: tuple[Sitter, ...] = ()
    sides: bool = False
    money: bool = False
    note: str = ""
    offence: str = ""
    nth: int = 0
    none: bool = False
    source: Literal["physical", "live"] = "physical"


class RulingTakenBack(Fact, frozen=True, kw_only=True, about="{category}/call:{table}"):
    """A ruling that should not have been given, and why. What the hall did by it is undone."""

    ruling: str
    category: str
    table: int
    why: str
