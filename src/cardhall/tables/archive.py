"""Fold all that happened at a table once, to look at many of its hands.

To step through a hand, to write its record or to prove its deals one needs the table as it was
then. What is kept here is the state before each deal and at the end of each session; states share
what did not change between them, so that keeping many costs little.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from cardhall.tables.events import AnyEvent, HandDealt, SessionEnded
from cardhall.tables.evolve import evolve
from cardhall.tables.history import StillSecret
from cardhall.tables.state import State


@dataclass(frozen=True, slots=True, repr=False)
class EndedSession:
    """The table at the end of a session, and each hand of it as it lay before anybody acted."""

    state: State
    dealt: dict[int, Any]

    @property
    def session(self) -> int:
        return self.state.session


@dataclass(frozen=True, slots=True, repr=False)
class HandStart:
    """Where a hand begins: its place among the events, and the table before it."""

    place: int
    before: State


class Archive:
    """``told``: the events; ``now``: the table after them; ``ended``: its finished sessions.

    ``Archive(more, archive)`` goes on from an earlier one, which stays as it is.
    """

    __slots__ = ("_open", "dealt", "ended", "now", "told")

    def __init__(self, events: Iterable[AnyEvent], before: Archive | None = None) -> None:
        self.told: list[AnyEvent] = list(before.told) if before else []
        self.now: State = before.now if before else State()
        self.ended: list[EndedSession] = list(before.ended) if before else []
        self.dealt: dict[tuple[int, int], HandStart] = dict(before.dealt) if before else {}
        self._open: dict[int, Any] = dict(before._open) if before else {}
        for event in events:
            self._take(event)

    @classmethod
    def of(cls, archive: Archive | Iterable[AnyEvent]) -> Archive:
        return archive if isinstance(archive, Archive) else cls(archive)

    def _take(self, event: AnyEvent) -> None:
        before, self.now = self.now, evolve(self.now, event)
        if isinstance(event, HandDealt):
            self.dealt[self.now.session, event.number] = HandStart(len(self.told), before)
            self._open[event.number] = self.now.hand
        elif isinstance(event, SessionEnded):
            self.ended.append(EndedSession(self.now, self._open))
            self._open = {}
        self.told.append(event)

    def session(self, number: int) -> int:
        """A session that is over, 0 being the last of them. Raises StillSecret."""
        over = [one.session for one in self.ended]
        number = number or (over[-1] if over else 1)
        if number not in over:
            raise StillSecret
        return number

    def hands(self, session: int) -> int:
        """Count how many hands a session had."""
        return max((number for of, number in self.dealt if of == session), default=0)
