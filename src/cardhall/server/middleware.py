"""Check every request: its session, its CSRF token, its rights and how often it comes.

From outside to inside: who asks (``Visits``), whether a page of ours asks (``Forms``), whether they
may (``Door``), and on some routes how often (``Limiter``). A hall full of phones reports within the
same minute; what these cost is most of what a report costs, so each does its usual case with as few
steps as it can and leaves the rest to the framework's own.
"""

import time
from collections.abc import Callable
from functools import lru_cache
from hmac import compare_digest
from typing import Any

import msgspec
from litestar import Request, Response, types
from litestar.connection import ASGIConnection
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import MiddlewareProtocol
from litestar.middleware.csrf import CSRFMiddleware
from litestar.middleware.rate_limit import DURATION_VALUES, RateLimitConfig, RateLimitMiddleware
from litestar.middleware.session.base import SessionMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send
from litestar.utils.scope.state import ScopeState

from cardhall.messages import Message, to_answer
from cardhall.server.access import Connection, Grant, check
from cardhall.server.errors import Refused, bad_request

MOST_KNOWN = 10_000  # tokens and callers remembered


class Visits(SessionMiddleware[Any]):
    """The framework's sessions; an answer that changed nothing in its session goes out as it is."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection: Connection = ASGIConnection(scope, receive, send)
        before = scope["session"] = await self.backend.load_from_connection(connection)

        async def send_on(message: types.Message) -> None:
            if message["type"] == "http.response.start" and scope["session"] is not before:
                await self.backend.store_in_message(scope["session"], message, connection)
            await send(message)

        await self.app(scope, receive, send_on)


class Forms(CSRFMiddleware):
    """The framework's check that a page of ours sent this; a token proved once stays proved."""

    def __init__(self, app: ASGIApp, config: Any) -> None:
        super().__init__(app, config)
        self._proved: set[str] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("method", "GET") not in self.config.safe_methods:
            connection: Connection = ASGIConnection(scope)
            token = connection.headers.get(self.config.header_name)
            if token and self._csrf_tokens_match(token, self._cookie(connection)):
                ScopeState.from_scope(scope).csrf_token = token
                await self.app(scope, receive, send)
                return
        await super().__call__(scope, receive, send)

    def _cookie(self, connection: Connection) -> str:
        return connection.cookies.get(self.config.cookie_name, "")

    def _csrf_tokens_match(self, request_csrf_token: str, cookie_csrf_token: str) -> bool:
        if request_csrf_token in self._proved:
            return compare_digest(request_csrf_token.encode(), cookie_csrf_token.encode())
        if not super()._csrf_tokens_match(request_csrf_token, cookie_csrf_token):
            return False
        if len(self._proved) >= MOST_KNOWN:
            self._proved.clear()
        self._proved.add(request_csrf_token)
        return True


class RouteGuard(MiddlewareProtocol):
    """``access.check`` for each route and socket. ``standing`` tells which of a browser's grants
    stand now."""

    def __init__(self, app: ASGIApp, standing: Callable[[Connection], list[Grant]]) -> None:
        self.app = app
        self._standing = standing

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection: Connection = ASGIConnection(scope, receive, send)
        check(connection, scope["route_handler"], lambda: self._standing(connection))
        await self.app(scope, receive, send)


class Limiter(RateLimitMiddleware):
    """The framework's limits, counted in memory: no lock, for nothing here waits."""

    def __init__(self, app: ASGIApp, config: RateLimitConfig) -> None:
        super().__init__(app, config)
        self._counts: dict[str, list[int]] = {}  # of each caller: until when (s), and how many

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("method") == "POST":  # looking is never counted
            self._count(self.config.identifier_for_request(Request(scope)))
        await self.app(scope, receive, send)

    def _count(self, caller: str) -> None:
        now = int(time.time())
        kept = self._counts.get(caller)
        if kept is None or kept[0] <= now:
            if len(self._counts) >= MOST_KNOWN:
                self._counts = {k: one for k, one in self._counts.items() if one[0] > now}
            kept = self._counts[caller] = [now + DURATION_VALUES[self.unit], 0]
        if kept[1] >= self.max_requests:
            raise TooManyRequestsException
        kept[1] += 1


@lru_cache
def decoder_of(wanted: type) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(wanted)


def too_deep() -> Refused:
    """A thousand brackets in a row: no page of ours sends them."""
    return bad_request(Message("that-could-not-be-read"), "", Message("load-it-again"))


class HallRequest(Request[Any, Any, Any]):
    """A request whose body is decoded in one go where the route says as what (``reads=``).

    What does not fit goes the framework's way, which names the field.
    """

    async def json(self) -> Any:
        if wanted := self.route_handler.opt.get("reads"):
            try:
                return decoder_of(wanted).decode(await self.body())
            except msgspec.MsgspecError:
                pass
            except RecursionError:
                raise too_deep() from None
        try:
            return await super().json()
        except RecursionError:
            raise too_deep() from None


class Answer(Response[Any]):
    """200 with a struct as JSON, and no more ado."""

    def to_asgi_response(self, *_: Any, **__: Any) -> Any:
        body = to_answer(self.content)
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", b"%d" % len(body)),
        ]

        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            await send({"type": "http.response.body", "body": body, "more_body": False})

        return answer
