"""The hall's memory of problems: how many tried each, and how many found the right act."""

import asyncio
import contextlib
from typing import TYPE_CHECKING

import msgspec

from cardhall.store import NewEvent, Stale

if TYPE_CHECKING:
    from cardhall.server.config import Config

MOST = 20_000
"""Answers of a game that are counted: more tell nothing new, and fill the disk."""
TRIES = 5
"""Others may answer at the same moment; so often it is tried to write behind them."""


class Answered(msgspec.Struct, frozen=True):
    """Somebody's first answer to a problem."""

    number: int
    right: bool


class Tally(msgspec.Struct):
    """The number of answers to a problem, and how many of them were right."""

    tried: int = 0
    found: int = 0


class AnswersKept:
    """The answers by game, each in a stream of its own; nobody's name is in it."""

    def __init__(self, config: "Config") -> None:
        self._store = config.store
        self._tallies: dict[str, dict[int, Tally]] = {}
        self._read: dict[str, int] = {}

    async def tallies(self, game: str) -> dict[int, Tally]:
        """The answers to a game's problems so far, by number."""
        known = self._tallies.setdefault(game, {})
        past = await asyncio.to_thread(self._store.read, _stream(game), self._read.get(game, 0))
        for event in past:
            if event.version > self._read.get(game, 0):
                self._read[game] = event.version
                one = msgspec.json.decode(event.data, type=Answered)
                tally = known.setdefault(one.number, Tally())
                tally.tried += 1
                tally.found += one.right
        return known

    async def note(self, game: str, number: int, right: bool, id: str) -> None:
        """Note a first answer, up to ``MOST`` of a game; ``id`` is the browser's own for this
        problem, so that it counts once. Raises StoreFailed."""
        event = NewEvent("problem_answered", msgspec.json.encode(Answered(number, right)))
        for _ in range(TRIES):
            await self.tallies(game)
            if self._read.get(game, 0) >= MOST:
                return
            with contextlib.suppress(Stale):
                written = self._store.append(_stream(game), self._read.get(game, 0), id, [event])
                await asyncio.wrap_future(written)
                return


def _stream(game: str) -> str:
    return f"problems:{game}"
