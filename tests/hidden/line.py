"""A websocket to the app in this process: exactly what the server sends, as bytes."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from typing import Any

from tests.server.support import ADDRESS, Person

Message = MutableMapping[str, Any]


class Line:
    """One open socket of one browser."""

    def __init__(self, person: Person, path: str) -> None:
        self.app = person.http._transport.app  # type: ignore[attr-defined]
        self.sent: asyncio.Queue[bytes] = asyncio.Queue()
        self._to_server: asyncio.Queue[Message] = asyncio.Queue()
        path, _, query = path.partition("?")
        host = ADDRESS.removeprefix("http://")
        cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        self._scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [
                (b"host", host.encode()),
                (b"origin", ADDRESS.encode()),
                (b"cookie", cookies.encode()),
            ],
            "client": ("127.0.0.1", 1),
            "server": (host, 80),
            "subprotocols": [],
            "state": {},
            "extensions": {},
        }

    async def __aenter__(self) -> Line:
        await self._to_server.put({"type": "websocket.connect"})
        self._task = asyncio.create_task(self.app(self._scope, self._to_server.get, self._receive))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._to_server.put({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._task, 5)

    async def _receive(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            data = message.get("bytes") or str(message.get("text")).encode()
            await self.sent.put(data)
        elif message["type"] == "websocket.close":
            await self.sent.put(b"closed %d" % message.get("code", 0))

    async def next(self) -> bytes:
        """The next message."""
        return await asyncio.wait_for(self.sent.get(), 5)
