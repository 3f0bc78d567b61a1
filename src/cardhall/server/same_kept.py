"""The hall's memory of deals that everybody plays: their seeds, and each player's result."""

import asyncio
import contextlib
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any

import msgspec

from cardhall.dealing import SALT_BYTES, SEED_BYTES, Shuffles
from cardhall.store import Event, NewEvent, Stale
from cardhall.tables.same_deals import is_whole, made
from cardhall.tables.state import State

if TYPE_CHECKING:
    from cardhall.server.config import Config

MOST = 4096
"""Results that are remembered; those of others are worked out again."""


class Sealed(msgspec.Struct, frozen=True):
    """The seed of all the deals, fixed when somebody first asked for them. Secret until it is
    opened at the end of a table's session."""

    seed: str
    salt: str

    @property
    def seal(self) -> str:
        return Shuffles(bytes.fromhex(self.seed), bytes.fromhex(self.salt)).commitment

    def __repr__(self) -> str:
        return f"Sealed({self.seal!r})"


class Result(msgspec.Struct, frozen=True):
    """Somebody's result of the deals: hand by hand, and whether they played them all."""

    name: str
    hands: tuple[int, ...]
    whole: bool


def result_of(state: State) -> Result | None:
    """Of a table whose session is over; None while it is played."""
    if state.stage != "ended" or not state.session:
        return None
    return Result(state.seats[0].name, made(state), is_whole(state))


class SameKept:
    """Seeds by whose deals they are ("2026-11-25/euchre"), results by table."""

    def __init__(self, config: "Config") -> None:
        self._config = config
        self._sealed: dict[str, Sealed] = {}
        self._results: dict[str, Result] = {}
        self.playing: dict[str, asyncio.Lock] = {}
        """Held while bots play the deals of a name."""

    async def sealed(self, name: str) -> Sealed:
        """The seed of these deals: made now if nobody has asked for them before. Raises
        StoreFailed."""
        if name not in self._sealed:
            stream, store = f"same:{name}", self._config.store
            past = await asyncio.to_thread(store.read, stream)
            if not past:
                draw = self._config.random_bytes
                fresh = Sealed(draw(SEED_BYTES).hex(), draw(SALT_BYTES).hex())
                event = NewEvent("deals_sealed", msgspec.json.encode(fresh))
                with contextlib.suppress(Stale):  # another server was asked in the same moment
                    await _done(store.append(stream, 0, "sealed", [event]))
                past = await asyncio.to_thread(store.read, stream)
            self._sealed[name] = _read(past)
        return self._sealed[name]

    def known(self, table: str, state: State) -> Result | None:
        """The result of a table, remembered once it has one."""
        found = self._results.get(table) or result_of(state)
        if found is not None:
            if len(self._results) >= MOST:
                self._results.clear()
            self._results[table] = found
        return found

    def remembered(self, table: str) -> Result | None:
        return self._results.get(table)


async def _done(future: "Future[Any]") -> Any:
    return await asyncio.wrap_future(future)


def _read(past: list[Event]) -> Sealed:
    return msgspec.json.decode(past[0].data, type=Sealed)
