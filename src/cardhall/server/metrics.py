"""Count what a hall does, for Prometheus: requests, how long they took, tables, pages, trouble.

Only numbers by the hall's own words: a request is counted under the name of its route, never under
its address, and no event, table, person, code or address of a phone is in a label. Numbers are told
by a listener of its own, apart from the hall: a proxy in front of the hall cannot show them.
"""

import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from litestar.enums import ScopeType
from litestar.middleware import MiddlewareProtocol
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector
from prometheus_client.core import GaugeMetricFamily, InfoMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

import cardhall
from cardhall.server.audit_log import route_of

if TYPE_CHECKING:
    from cardhall.server.hall_server import HallServer

BUCKETS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
"""Seconds: a count at a table takes one or two thousandths, a paper some tenths."""
BEGUN = "cardhall_begun"
HERE = "127.0.0.1"


class Metrics:
    """The counts of one hall, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        named: dict[str, Any] = {"namespace": "cardhall", "registry": self.registry}
        by = ["route", "status"]
        self.requests = Counter("requests", "Answers by route and status", by, **named)
        self.seconds = Histogram(
            "request_seconds", "From a request to the start of its answer", ["route"],
            buckets=BUCKETS, **named,
        )  # fmt: skip
        ProcessCollector(registry=self.registry)

    def look_at(self, server: "HallServer") -> None:
        """Tell from now on what this hall holds as well."""
        self.registry.register(HallNumbers(server))

    async def answered(self, message: Message, scope: Scope) -> None:
        """Count an answer as it begins: Litestar's ``before_send``."""
        if message["type"] != "http.response.start":
            return
        route = route_of(scope) or "none"
        self.requests.labels(route, str(message["status"])).inc()
        begun = scope.get(BEGUN)
        if isinstance(begun, float):
            self.seconds.labels(route).observe(time.perf_counter() - begun)


class Begun(MiddlewareProtocol):
    """Note when a request came in."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            scope[BEGUN] = time.perf_counter()  # type: ignore[literal-required]
        await self.app(scope, receive, send)


class HallNumbers(Collector):
    """What a hall holds at the moment somebody asks; read from the asker's thread."""

    def __init__(self, server: "HallServer") -> None:
        self.server = server

    def collect(self) -> Iterable[Metric]:
        server = self.server
        tables = list(server.tables.all.values())
        yield InfoMetricFamily("cardhall", "This program", {"version": cardhall.__version__})
        for name, told, value in (
            ("pages_open", "Pages that look on: phones, walls, consoles", server.sockets),
            ("tables", "Tables in the browser, finished ones too", len(tables)),
            ("tables_live", "Tables in play", sum(table.running for table in tables)),
            ("events", "Events that the hall knows", len(server.events)),
            ("set_aside", "Events and tables whose record cannot be read on", len(server.aside())),
            ("trouble", "1 while the disk or the clock is in trouble", len(server.problems()) > 0),
            ("last_backup_seconds", "When the last backup was made; 0 for never",
             server.backups.state.last_at / 1000),
        ):  # fmt: skip
            yield GaugeMetricFamily(f"cardhall_{name}", told, float(value))


def place_of(given: str) -> tuple[str, int]:
    """Read ``[ADDRESS:]PORT``; this machine alone where no address is named. Raises ValueError."""
    address, _, port = given.rpartition(":")
    if not port.isdigit() or not 0 <= int(port) < 65_536:
        raise ValueError(given)
    return address.strip("[]") or HERE, int(port)


@contextmanager
def told(metrics: Metrics, given: str) -> Iterator[int]:
    """Tell the numbers at ``/metrics`` of that place, in a thread of its own; the port. Raises
    OSError where it is not free."""
    from prometheus_client import start_http_server

    address, port = place_of(given)
    served, thread = start_http_server(port, address, metrics.registry)
    try:
        yield served.server_port
    finally:
        served.shutdown()
        served.server_close()
        thread.join(5)
