"""Durable results through HTTP: captains of a running hall report their tables' counts.

Each client is the captain of one table, on a kept connection. It reports the table's chips, then
takes the report back, and so on: each of the two is a command that is decided, written and
answered only when it is on the disk. Nobody looks on meanwhile; ``bench.sockets`` is about those.
"""

import json
import multiprocessing
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bench.sockets import serve

TABLES = 12  # of a rehearsal's sixty people


class Browser:
    """One kept connection with its cookies; as little work as it can do, for the server is what is
    measured, and they share the machine."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._connect()
        self.cookies: dict[str, str] = {}
        self.headers = b""
        self.ask("GET", "/api/me")

    def _connect(self) -> None:
        self.socket = socket.create_connection(("127.0.0.1", self.port), timeout=30)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer's JSON. Raises RuntimeError for a refusal."""
        data = b"" if body is None else json.dumps(body).encode()
        request = b"%s %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n%sContent-Length: %d\r\n\r\n%s" % (
            method.encode(),
            path.encode(),
            self.port,
            self.headers,
            len(data),
            data,
        )
        self.socket.sendall(request)
        if not (got := self.socket.recv(65_536)):  # it had been quiet for too long
            self._connect()
            self.socket.sendall(request)
        while (end := got.find(b"\r\n\r\n")) < 0:
            got += self._more()
        head, text = got[:end], got[end + 4 :]
        length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
        while len(text) < length:
            text += self._more()
        if b"set-cookie: " in head:
            self._keep_cookies(head.decode())
        if int(head[9:12]) >= 400:
            raise RuntimeError(f"{path}: {head[9:12]!r} {text[:200]!r}")
        return json.loads(text)

    def _more(self) -> bytes:
        if not (part := self.socket.recv(65_536)):
            raise RuntimeError("The server hung up.")
        return part

    def _keep_cookies(self, head: str) -> None:
        for line in head.split("\r\n"):
            name, _, value = line.partition(": ")
            if name.lower() == "set-cookie":
                cookie, _, kept = value.partition(";")[0].partition("=")
                self.cookies[cookie] = kept
        self.headers = (
            "Content-Type: application/json\r\n"
            f"Cookie: {'; '.join(f'{name}={value}' for name, value in self.cookies.items())}\r\n"
            f"x-csrftoken: {self.cookies.get('cardhall-form', '')}\r\n"
        ).encode()

    def tell(self, event: str, id: str, type: str, **what: Any) -> Any:
        body = {"id": id, "version": 1_000_000_000, "command": {"type": type, **what}}
        return self.ask("POST", f"/api/events/{event}/commands", body)


class Captain:
    """Reports a table, takes it back, reports it again."""

    def __init__(self, port: int, event: str, card: dict[str, Any], code: str) -> None:
        self.browser = Browser(port)
        self.browser.ask("POST", "/api/login", {"code": code})
        self.event, self.table = event, card["table"]
        share, rest = divmod(card["expected"], len(card["seats"]))
        self.counts = [
            {"entry": seat["entry"], "chips": share + (rest if at == 0 else 0)}
            for at, seat in enumerate(card["seats"])
        ]
        self.caller = card["seats"][0]["name"]

    def act(self, id: str, number: int) -> None:
        where = {"round": 1, "table": self.table}
        if number % 2:
            self.browser.tell(self.event, id, "take_back_report", **where)
        else:
            count = {"counts": self.counts, "caller": self.caller, "early": True}
            self.browser.tell(self.event, id, "report_count", **count, **where)


def captains_of(port: int, chair: Browser, event: str) -> list[Captain]:
    """An event in the middle of its first round, and a captain at each table."""
    chair.ask("POST", "/api/events", {"id": event, "rehearsal": True})
    chair.tell(event, f"{event}-rehearse", "rehearse", until="playing")
    view = chair.ask("GET", f"/api/events/{event}/view?as=console")["view"]
    category = view["categories"][0]
    codes = category["table_codes"]
    return [
        Captain(port, event, card, codes[str(card["table"])])
        for card in category["rounds"][-1]["tables"]
    ]


@contextmanager
def results_through_http(folder: Path, _url: str) -> Iterator[Any]:
    """A way for ``bench.durable``: act(client, number) reports one count over HTTP."""
    ours, theirs = multiprocessing.Pipe()
    server = multiprocessing.get_context("spawn").Process(target=serve, args=(folder, theirs))
    server.start()
    try:
        port, password = ours.recv()
        chair = Browser(port)
        chair.ask("POST", "/api/login", {"password": password})
        captains: list[Captain] = []
        for number in range(3):
            captains += captains_of(port, chair, f"bench-{number}")

        def act(client: int, number: int) -> None:
            captains[client].act(f"c{client:03}-{number:06}", number)

        yield act
    finally:
        server.terminate()
        server.join(10)
