"""Describe who sits at a table, the same for every format."""

from collections.abc import Iterable
from typing import Any

import msgspec

from cardhall.formats.seating import LETTERS
from cardhall.hall.kernel.messages import Part
from cardhall.messages import Message, no_words


class Sitter(Part, frozen=True, kw_only=True):
    """A seat and who has it: an entry, and which of its two people in a team. ``entry`` is "" where
    only the seat is known."""

    letter: str
    entry: str = ""
    part: int = 0


class LeftOut(Part, frozen=True, kw_only=True):
    """Somebody who was not seated, and why."""

    entry: str
    why: Message
    clause: str = ""


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A table: of which round, match or game (``round``), and who sits there, clockwise."""

    round: int
    seats: tuple[Sitter, ...]
    called: bool = False
    live: str = ""
    """The id of the table in the browser; "" for a physical one."""
    why: Message = no_words
    since: int = 0
    """Of a call: what was said, and when (ms)."""

    @property
    def letters(self) -> tuple[str, ...]:
        return tuple(one.letter for one in self.seats)


def call_at(call: Any) -> dict[str, Any]:
    """Work out what a place shows of a call to the chair, of whatever format: its time and its
    words."""
    return {"called": True, "why": call.why, "since": call.at} if call else {}


def sitters(entries: Iterable[str]) -> tuple[Sitter, ...]:
    """Seats by their letters; an empty chair keeps its letter."""
    return tuple(
        Sitter(letter=letter, entry=entry)
        for letter, entry in zip(LETTERS, entries, strict=False)
        if entry
    )
