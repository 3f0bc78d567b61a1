"""Count recent attempts and limit them: wrong PINs, logins, commands.

Servers that share the news count together, in Valkey; one that cannot reach it counts for itself.
"""

import hashlib
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from litestar import Request
from litestar.exceptions import TooManyRequestsException
from litestar.middleware.rate_limit import DURATION_VALUES
from litestar.types import Receive, Scope, Send

from cardhall.server.middleware import Limiter
from cardhall.server.news import connect, out_of_reach

if TYPE_CHECKING:
    from valkey.asyncio import Valkey

MOST_KNOWN = 10_000
AGAIN = 5.0  # seconds until Valkey is asked again after it was out of reach
PATIENCE = 0.5  # seconds that a count may take


class Attempts:
    """Counts of this server alone. ``now``: hall time in ms."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._kept: dict[str, tuple[int, int]] = {}  # how often, and until when it is remembered

    async def add(self, key: str, seconds: int, *, renew: bool = False) -> int:
        """Once more; how often in all. Forgotten ``seconds`` after the first time, or with
        ``renew`` after the last."""
        now = self._now()
        often, until = self._kept.get(key, (0, 0))
        if until <= now:
            often, until = 0, now + seconds * 1000
            self._make_room(now)
        self._kept[key] = often + 1, now + seconds * 1000 if renew else until
        return often + 1

    async def get(self, key: str) -> int:
        often, until = self._kept.get(key, (0, 0))
        return often if until > self._now() else 0

    async def drop(self, key: str) -> None:
        self._kept.pop(key, None)

    def forget(self) -> None:
        """All that this server counted itself."""
        self._kept.clear()

    async def close(self) -> None:
        pass

    def _make_room(self, now: int) -> None:
        if len(self._kept) >= MOST_KNOWN:
            self._kept = {key: one for key, one in self._kept.items() if one[1] > now}


class SharedAttempts(Attempts):
    """Counts of all servers that share the news at ``url``."""

    def __init__(self, now: Callable[[], int], url: str) -> None:
        super().__init__(now)
        self._client: Valkey = connect(url, socket_timeout=PATIENCE)
        self._out_of_reach = out_of_reach()
        self._not_before = 0.0

    async def add(self, key: str, seconds: int, *, renew: bool = False) -> int:
        if self._may_ask():
            try:
                async with self._client.pipeline(transaction=True) as line:
                    line.set(name(key), 0, ex=seconds, nx=True)
                    line.incr(name(key))
                    if renew:
                        line.expire(name(key), seconds)
                    return int((await line.execute())[1])
            except self._out_of_reach:
                self._lost()
        return await super().add(key, seconds, renew=renew)

    async def get(self, key: str) -> int:
        if self._may_ask():
            try:
                return int(await self._client.get(name(key)) or 0)
            except self._out_of_reach:
                self._lost()
        return await super().get(key)

    async def drop(self, key: str) -> None:
        await super().drop(key)
        if self._may_ask():
            try:
                await self._client.delete(name(key))
            except self._out_of_reach:
                self._lost()

    async def close(self) -> None:
        await self._client.aclose()

    def _may_ask(self) -> bool:
        return time.monotonic() >= self._not_before

    def _lost(self) -> None:
        self._not_before = time.monotonic() + AGAIN


def name(key: str) -> str:
    """The key's name in Valkey: it may hold a person's name or a browser's cookie, and neither is
    to be read there."""
    return f"cardhall:count:{hashlib.sha256(key.encode()).hexdigest()[:32]}"


class SharedLimiter(Limiter):
    """The limits of all servers together."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("method") == "POST":
            attempts: Attempts = scope["litestar_app"].state.server.attempts
            caller = self.config.identifier_for_request(Request(scope))
            key = f"{self.unit} {caller}"
            if await attempts.add(key, DURATION_VALUES[self.unit]) > self.max_requests:
                raise TooManyRequestsException
        await self.app(scope, receive, send)
