"""Check the Host header, and decide which proxies are believed.

A page of a stranger can give its own name this machine's address (DNS rebinding) and would then be
asked by the visitor's browser as if it were the hall. So the hall answers to its own names alone;
docs/decisions/0013 tells which those are, and why.
"""

import ipaddress
import re
import socket
from collections.abc import Iterable

from litestar.types import ASGIApp, Receive, Scope, Send

from cardhall.messages import Message
from cardhall.server.access import host_of
from cardhall.server.errors import Refused, Trouble

HOST = re.compile(r"(?P<name>\[[0-9a-f:.]{2,45}\]|[a-z0-9_.-]{1,253})(:\d{1,5})?", re.ASCII)
# Nobody can register a name under these: they are given out by the hall's own network
AT_HOME = ("local", "localhost", "lan", "home", "home.arpa", "internal", "localdomain", "test")


class Names:
    """The names of one hall. ``given``: those it was told at its start, "*" for any at all."""

    def __init__(self, given: Iterable[str] = ()) -> None:
        self._given = {name.casefold().rstrip(".") for name in given}
        self._given.add(socket.gethostname().casefold())
        self._known: set[str] = set()

    def knows(self, host: str) -> bool:
        """True if a Host header is one of the hall's own names."""
        if host in self._known:
            return True
        found = HOST.fullmatch(host.lower())
        good = found is not None and self._is_ours(found["name"].rstrip("."))
        if good and len(self._known) < 1000:
            self._known.add(host)
        return good

    def _is_ours(self, name: str) -> bool:
        if name in self._given or "*" in self._given:
            return True
        if "." not in name or name.rpartition(".")[2] in AT_HOME or name.endswith(".home.arpa"):
            return bool(name)  # without a dot: a name of this network, never one of the internet
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True  # an address is nobody's name: a page that came from it came from here


class Gate:
    """Turns away whoever asks by a name that is none of the hall's."""

    def __init__(self, app: ASGIApp, names: Names) -> None:
        self.app = app
        self._names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._names.knows(host_of(scope)):
            raise Refused(
                421,
                Trouble(
                    "not_allowed",
                    Message("the-hall-does-not-go"),
                    "host",
                    Message("open-it-by-its-address"),
                ),
            )
        await self.app(scope, receive, send)
