"""Durable results through HTTP: captains of a running hall report their tables' counts.

Each client is the captain of a table of her own, on a kept connection. She reports its chips, then
takes the report back, and so on: each of the two is a command that is decided, written and
answered only when it is on the disk, while the server also keeps the room's projector up to date.
"""

import json
import multiprocessing
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from bench.sockets import serve

TABLES = 12  # of a rehearsal's sixty people


class Browser:
    """One kept connection with its cookies."""

    def __init__(self, port: int) -> None:
        self.http = HTTPConnection("127.0.0.1", port, timeout=30)
        self.cookies: dict[str, str] = {}
        self.ask("GET", "/api/me")

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer's JSON. Raises RuntimeError for a refusal."""
        headers = {
            "Content-Type": "application/json",
            "Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items()),
            "x-csrftoken": self.cookies.get("cardhall-form", ""),
        }
        data = None if body is None else json.dumps(body).encode()
        self.http.request(method, path, data, headers)
        answer = self.http.getresponse()
        text = answer.read()
        for cookie in answer.headers.get_all("set-cookie") or []:
            name, _, value = cookie.partition(";")[0].partition("=")
            self.cookies[name] = value
        if answer.status >= 400:
            raise RuntimeError(f"{path}: {answer.status} {text[:200]!r}")
        return json.loads(text)

    def tell(self, event: str, id: str, type: str, **what: Any) -> Any:
        body = {"id": id, "version": 1_000_000_000, "command": {"type": type, **what}}
        return self.ask("POST", f"/api/events/{event}/commands", body)


class Captain:
    """Reports her table, takes it back, reports it again."""

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
            self.browser.tell(
                self.event, id, "report_count", counts=self.counts, caller=self.caller, **where
            )


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
