"""Limit how much one address or one person may have of what all share: pages, free tables.

A whole hall may sit behind one address, so an address may have most of it, and a person much less.
A share is kept for who came to an event by a code: nobody who just looks in can take it.
"""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from cardhall.messages import Message
from cardhall.server.access import Connection, Grant, grants_of
from cardhall.server.errors import Refused, Trouble

Holder = tuple[str, str]


def holders(connection: Connection) -> list[Holder]:
    """The address that something is asked from, and the person, where the browser has a cookie."""
    host = connection.client.host if connection.client else ""
    seated = next((one for one in grants_of(connection) if one.event or one.role == "chair"), None)
    found = [("address", host)]
    if seated is not None:
        place = "/".join((seated.role, seated.event, seated.table, seated.entry))
        found.append(("person", f"{place}/{connection.cookies.get('cardhall', '')}"))
    elif browser := connection.cookies.get("cardhall-form", ""):
        found.append(("person", browser))
    return found


def unnamed(by: list[Holder], secret: str) -> list[Holder]:
    """The same for the store: each can be known again and not read."""
    return [
        (kind, hmac.new(secret.encode(), f"{kind}/{who}".encode(), hashlib.sha256).hexdigest()[:16])
        for kind, who in by
    ]


def of_an_event(grants: list[Grant]) -> bool:
    """True if somebody came by a code, or as the chair: not by a table of one's own."""
    return any(one.role == "chair" or (one.event and not one.live) for one in grants)


class Quotas:
    """A count of what is taken of one thing, in all and by whom."""

    def __init__(self, most: int, kept: int, address: int, person: int) -> None:
        self.most, self.kept = most, kept
        self._each = {"address": address, "person": person}
        self.taken = 0
        self._by: Counter[Holder] = Counter()

    def full(self, by: list[Holder], known: bool) -> bool:
        """True if nothing is left for these; those ``known`` in an event have the kept share
        too."""
        if known:
            return self.taken >= self.most
        over = any(self._by[one] >= self._each[one[0]] for one in by)
        return over or self.taken >= self.most - self.kept

    def take(self, by: list[Holder]) -> None:
        self.taken += 1
        self._by.update(by)

    @contextmanager
    def one(self, by: list[Holder]) -> Iterator[None]:
        self.take(by)
        try:
            yield
        finally:
            self.taken -= 1
            self._by.subtract(by)
            for one in by:
                if not self._by[one]:
                    del self._by[one]


def too_many_pages() -> Refused:
    return Refused(
        503, Trouble("too_many", Message("too-many-pages-are-open"), "", Message("wait-a-minute"))
    )
