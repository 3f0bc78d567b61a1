"""The wire: what is cut off before it is a request, for what holding it would cost.

uvicorn's own protocols. Its HTTP knows no bound on the head of a request: neither on its size, nor
on the time that it takes, nor on how many connections may be without one; and a text that is none
fills the log. (h11, whose heads uvicorn can bound, costs half as much again for each request, and
bounds neither time nor number.) ``Limits`` says how much, and why so much.
"""

import asyncio
from http import HTTPStatus
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from cardhall.server.config import Limits
from cardhall.server.errors import Trouble

HalfOpen = dict["HallHttp", None]
_half_open: WeakKeyDictionary[ServerState, HalfOpen] = WeakKeyDictionary()
NOT_TEXT = 1007  # close code: a text frame that is no UTF-8
TROUBLES = {
    400: Trouble("bad_request", "That could not be read.", "", "Load the page again."),
    408: Trouble("bad_request", "That took too long.", "", "Send the same again."),
    431: Trouble("too_large", "That is too much at once.", "", "Load the page again."),
}


def limits_of(config: Config) -> Limits:
    """Those of the hall that is served."""
    state: Any = getattr(config.app, "state", None)
    house = getattr(state, "house", None)
    return house.config.limits if house is not None else Limits()


class HallHttp(HttpToolsProtocol):
    """HTTP whose requests come whole, soon, and are no larger than requests are.

    A connection that has no whole head of a request yet is half open; the one that has been so for
    longest gives way when there are too many.
    """

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._limits = limits_of(self.config)
        self._others = _half_open.setdefault(self.server_state, {})
        self._deadline: asyncio.TimerHandle | None = None
        self._heading, self._reading = True, False  # on its way: the head, the body
        self._head = 0  # bytes of a head that is not whole
        self._size = 0  # bytes of the head as it was understood
        self._status = 400
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.is_closing():
            self._settle()
        elif self._heading:
            self._head += len(data)
            if self._head > self._limits.head:
                self._refuse(431)
            elif self._deadline is None:
                self._wait()
        elif self._reading and self in self._others:
            self._settle()
            self._give(self._limits.body_seconds)
        elif self._reading and self._deadline is None:
            self._give(self._limits.body_seconds)
        elif not self._reading and self._deadline is not None:
            self._settle()

    def connection_lost(self, exc: Exception | None) -> None:
        self._settle()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._settle()
        super().handle_websocket_upgrade()
        self._heading = self._reading = False  # what comes now is for the socket

    # -- what the parser says ------------------------------------------------------------------

    def on_message_begin(self) -> None:
        self._heading, self._reading, self._head, self._size = True, False, 0, 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._size += len(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._size += len(name) + len(value) + 4
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if self._size > self._limits.head:
            self._status = 431
            raise ValueError("too large")  # the parser stops, and ``send_400_response`` says so
        self._heading, self._reading = False, True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._reading = False
        super().on_message_complete()

    # -- what is not waited for ----------------------------------------------------------------

    def _wait(self) -> None:
        """Until the head is whole, for a while."""
        self._others[self] = None
        self._give(self._limits.head_seconds)
        if len(self._others) > self._limits.half_open:
            next(iter(self._others))._cut()

    def _give(self, seconds: float) -> None:
        self._deadline = self.loop.call_later(seconds, self._too_late)

    def _settle(self) -> None:
        self._others.pop(self, None)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self) -> None:
        if self._heading and self._head:
            self._refuse(408)
        else:  # nothing was asked, or the answer has begun
            self._cut()

    def _cut(self) -> None:
        self._settle()
        self.transport.abort()

    def _refuse(self, status: int) -> None:
        self._status = status
        self.send_400_response("")

    def send_400_response(self, msg: str) -> None:
        """In the hall's words, and the end of the connection."""
        self._settle()
        status, body = self._status, msgspec.json.encode(TROUBLES[self._status])
        head = (
            f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-type: application/json\r\n"
            f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
        )
        self.transport.write(head.encode() + body)
        self.transport.close()


class HallSocket(WebSocketsSansIOProtocol):
    """A socket that closes on a text which is none, and says nothing of it in the log."""

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(NOT_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()
