"""Check the Host header, and decide which proxies are believed.

A page of a stranger can give its own name this machine's address (DNS rebinding) and would then be
asked by the visitor's browser as if it were the hall. So the hall answers to its own names alone;
docs/decisions/0013 tells which those are, and why; 0020 what changes on the internet.
"""

import ipaddress
import re
import socket
from collections.abc import Iterable

from litestar.types import ASGIApp, Receive, Scope, Send

from cardhall.messages import Message
from cardhall.server import cookies
from cardhall.server.access import host_of, is_secure
from cardhall.server.errors import Refused, Trouble

HOST = re.compile(r"(?P<name>\[[0-9a-f:.]{2,45}\]|[a-z0-9_.-]{1,253})(:\d{1,5})?", re.ASCII)
# Nobody can register a name under these: they are given out by the hall's own network
AT_HOME = ("local", "localhost", "lan", "home", "home.arpa", "internal", "localdomain", "test")


HEALTH = "/api/health"
LOOPBACK = ("127.0.0.1", "[::1]", "localhost")


class Names:
    """The names of one hall. ``given``: those it was told at its start, "*" for any at all;
    ``alone``: and no others."""

    def __init__(self, given: Iterable[str] = (), *, alone: bool = False) -> None:
        self._given = {name.casefold().rstrip(".") for name in given}
        self._alone = alone
        if not alone:
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
        if self._alone:
            return False
        if "." not in name or name.rpartition(".")[2] in AT_HOME or name.endswith(".home.arpa"):
            return bool(name)  # without a dot: a name of this network, never one of the internet
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True  # an address is nobody's name: a page that came from it came from here


class Gate:
    """Turns away whoever asks by a name that is none of the hall's. Where ``public`` is an address
    of the internet, by anything but https and its names too; whether it is well may be asked on the
    machine itself."""

    def __init__(self, app: ASGIApp, names: Iterable[str], public: str = "") -> None:
        self.app = app
        self._names = Names(names, alone=bool(public))
        self._public = public
        self._here = Names(LOOPBACK, alone=True)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        secure, host = is_secure(scope), host_of(scope)
        if self._public and not secure:
            if scope["path"] != HEALTH or not self._here.knows(host):
                raise refused(Message("the-hall-is-open-by-https", address=self._public))
        elif not self._names.knows(host):
            raise refused(Message("open-it-by-its-address"))
        if secure:
            scope["headers"] = cookies.taken(scope["headers"])
        await self.app(scope, receive, send)


def refused(cure: Message) -> Refused:
    why = Message("the-hall-does-not-go")
    return Refused(421, Trouble("not_allowed", why, "host", cure))
