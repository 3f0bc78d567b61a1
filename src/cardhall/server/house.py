"""The hall while it is open: its store, its streams, its codes, its tables."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from cardhall.server.access import Connection, Grant, grants_of
from cardhall.server.config import Config, SteadyClock
from cardhall.server.errors import sign_in
from cardhall.server.keys import Keys


class House:
    """One open hall; made by ``create_app``."""

    def __init__(self, config: Config, keys: Keys) -> None:
        self.config = config
        self.keys = keys
        self.now = SteadyClock(config.clock)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        yield

    def grant_for_code(self, code: str) -> Grant:
        raise sign_in("Nobody has that code.", "code", "Look at your card again.")

    def grant_for_pin(self, event: str, name: str, pin: str) -> Grant:
        raise sign_in("That name and PIN do not go together.", "pin", "Try again.")

    def valid_grants(self, connection: Connection) -> list[Grant]:
        return grants_of(connection)
