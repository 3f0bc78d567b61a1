"""Bound what connections may cost before they are requests: size, time and number.

uvicorn's own protocols. Its HTTP knows no bound on the head of a request: neither on its size, nor
on the time that it takes, nor on how many connections may be without one; and a text that is none
fills the log. (h11, whose heads uvicorn can bound, costs half as much again for each request, and
bounds neither time nor number.) Nor does it bound how many connections stand idle, or wait until
somebody takes their answer. ``Limits`` says how much, and why so much.
"""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn._types import ASGI3Application
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from cardhall.messages import Message, to_answer
from cardhall.server.config import Limits
from cardhall.server.errors import Trouble

NOT_TEXT = 1007  # close code: a text frame that is no UTF-8
TROUBLES = {
    400: Trouble(
        "bad_request", Message("that-could-not-be-read"), "", Message("load-the-page-again")
    ),
    408: Trouble("bad_request", Message("that-took-too-long"), "", Message("send-the-same-again")),
    431: Trouble(
        "too_large", Message("that-is-too-much-at-once"), "", Message("load-the-page-again")
    ),
}


def limits_of(config: Config) -> Limits:
    """Find the limits of the server that this connection belongs to."""
    state: Any = getattr(config.app, "state", None)
    server = getattr(state, "server", None)
    return server.config.limits if server is not None else Limits()


class Waiting:
    """Connections that all wait for their other end in one way: so many in all and of one address,
    each for so long. Where there are too many, the one that has waited for longest of the address
    that has the most gives way: whoever comes beside a flood is served."""

    def __init__(self, most: int, of_address: int) -> None:
        self.most, self.of_address = most, of_address
        self.all: dict[HallHttp, asyncio.TimerHandle] = {}
        self._of: dict[str, dict[HallHttp, Callable[[], None]]] = {}

    def put(self, line: "HallHttp", seconds: float, over: Callable[[], None]) -> None:
        """From now on; ``over`` is called when it gives way or ``seconds`` are gone."""
        self.drop(line)
        self.all[line] = line.loop.call_later(seconds, over)
        its = self._of.setdefault(line.address, {})
        its[line] = over
        if len(its) > (self.of_address if line.address else self.most):
            self._give_way(its)
        elif len(self.all) > self.most:
            self._give_way(max(self._of.values(), key=len))

    def drop(self, line: "HallHttp") -> None:
        timer = self.all.pop(line, None)
        if timer is not None:
            timer.cancel()
            its = self._of[line.address]
            del its[line]
            if not its:
                del self._of[line.address]

    def _give_way(self, its: dict["HallHttp", Callable[[], None]]) -> None:
        line, over = next(iter(its.items()))
        self.drop(line)
        over()


class Lines:
    """The connections of one server that wait for something, by what they wait for."""

    def __init__(self, limits: Limits) -> None:
        self.half_open = Waiting(limits.half_open, limits.half_open_of_address)
        self.idle = Waiting(limits.idle, limits.idle_of_address)
        self.untaken = Waiting(limits.untaken, limits.untaken_of_address)

    def drop(self, line: "HallHttp") -> None:
        for one in (self.half_open, self.idle, self.untaken):
            one.drop(line)


_lines: WeakKeyDictionary[ServerState, Lines] = WeakKeyDictionary()


class HallHttp(HttpToolsProtocol):
    """HTTP whose requests come whole, soon, and are no larger than requests are, and whose answers
    are taken.

    A connection that has no whole request yet is half open; one that was answered and asks nothing
    more is idle; one whose answer stays in the hall's own memory is untaken.
    """

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._limits = limits_of(self.config)
        if self.server_state not in _lines:
            _lines[self.server_state] = Lines(self._limits)
        self._lines = _lines[self.server_state]
        self.address = self._whose()
        self._heading, self._reading = True, False  # on its way: the head, the body
        self._head = 0  # bytes of a head that is not whole
        self._size = 0  # bytes of the head as it was understood
        self._waits = ""  # for the rest of what: head, body
        self._status = 400
        self._answering: RequestResponseCycle | None = None
        self._wait("head", self._limits.head_seconds)

    def _whose(self) -> str:
        """The address whose connections are counted together; "" for a proxy that is believed:
        through it come those of everybody."""
        address = self.client[0] if self.client else ""
        believed = self.config.proxy_headers and address in self.config.forwarded_allow_ips
        return "" if believed else address

    def data_received(self, data: bytes) -> None:
        self._lines.idle.drop(self)
        super().data_received(data)
        if self.transport.is_closing():
            self._settle()
        elif self._heading:
            self._head += len(data)
            if self._head > self._limits.head:
                self._refuse(431)
            else:
                self._wait("head", self._limits.head_seconds)
        elif self._reading:
            self._wait("body", self._limits.body_seconds)
        else:
            self._settle()

    def connection_lost(self, exc: Exception | None) -> None:
        self._lines.drop(self)
        if self._answering is not None:  # uvicorn tells the request that was read last alone
            self._answering.disconnected = True
        self.pipeline.clear()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._lines.drop(self)
        super().handle_websocket_upgrade()
        self._heading = self._reading = False  # what comes now is for the socket

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._lines.untaken.put(self, self._limits.untaken_seconds, self._untaken)

    def resume_writing(self) -> None:
        self._lines.untaken.drop(self)
        super().resume_writing()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.get_write_buffer_size():  # closing or not, it stays until it is taken
            self._lines.untaken.put(self, self._limits.untaken_seconds, self._untaken)
        if not self.transport.is_closing() and self.timeout_keep_alive_task is not None:
            self._lines.idle.put(self, self.timeout_keep_alive, self._cut)

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

    def _wait(self, what: str, seconds: float) -> None:
        """Until the head, or the body, is whole: for a while from its beginning."""
        if what != self._waits:
            self._waits = what
            self._lines.half_open.put(self, seconds, self._too_late)

    def _settle(self) -> None:
        self._waits = ""
        self._lines.half_open.drop(self)

    def _too_late(self) -> None:
        if self._heading and self._head:
            self._refuse(408)
        else:  # nothing was asked, or the answer has begun
            self._cut()

    def _untaken(self) -> None:
        self._lines.untaken.drop(self)
        if self.transport.get_write_buffer_size():
            self._cut()

    def _cut(self) -> None:
        self._lines.drop(self)
        self.transport.abort()

    def _refuse(self, status: int) -> None:
        self._status = status
        self.send_400_response("")

    def send_400_response(self, msg: str) -> None:
        """In the hall's words, and the end of the connection."""
        self._settle()
        status, body = self._status, to_answer(TROUBLES[self._status])
        head = (
            f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-type: application/json\r\n"
            f"content-length: {len(body)}\r\nconnection: close\r\n"
            "x-content-type-options: nosniff\r\n"
            "content-security-policy: default-src 'none'; frame-ancestors 'none'\r\n\r\n"
        )
        self.transport.write(head.encode() + body)
        self.transport.close()


class HallSocket(WebSocketsSansIOProtocol):
    """A socket that closes on a text which is none, and says nothing of it in the log; and that
    ends when it is closed.

    uvicorn closes in good order: when all that was written is taken. A phone that takes nothing
    would never be gone. So one that left a ping without an answer is cut off at once, and any other
    when it has had ``close_seconds`` for the rest.
    """

    close_seconds = 10.0
    _ends: asyncio.TimerHandle | None = None

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self._end_soon()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self._end_soon()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._ends is not None:
            self._ends.cancel()

    def _end_soon(self) -> None:
        if self._ends is None:
            self._ends = self.loop.call_later(self.close_seconds, self.transport.abort)

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
