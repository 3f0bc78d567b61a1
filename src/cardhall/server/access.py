"""Decide what a request may do: roles, grants, and a guard that denies by default.

A browser may hold several grants at once (a captain is a player too); the last one taken comes
first. Each route states the roles that it serves in ``allow=``; a route that states none serves
nobody. The domain decides again, with the role that acts.
"""

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

import msgspec
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler, WebsocketRouteHandler
from litestar.types import Scope

from cardhall.messages import Message
from cardhall.server.errors import not_allowed, sign_in

Role = Literal["chair", "judge", "captain", "player", "visitor"]
EVERYONE = frozenset({"chair", "judge", "captain", "player", "visitor"})
SIGNED_IN = EVERYONE - {"visitor"}
CHAIR = frozenset({"chair"})
OFFICIALS = frozenset({"chair", "judge"})
HOUR = 3_600_000  # ms


class Life(NamedTuple):
    """The time that a sign-in lasts (ms): while nothing is asked by its browser, and in all."""

    idle: int
    whole: int


# The longest tournament day is some fourteen hours from the first chair unfolded to the last one
# folded, and a lunch is no reason to sign in again. A laptop left on the desk overnight is. Players
# and captains come by a code on a card and see one place: a weekend's event finds them signed in on
# its second day, a table of one's own among friends from one week to the next.
LIVES: dict[Role, Life] = {
    "chair": Life(3 * HOUR, 18 * HOUR),
    "judge": Life(8 * HOUR, 18 * HOUR),
    "captain": Life(24 * HOUR, 3 * 24 * HOUR),
    "player": Life(8 * 24 * HOUR, 30 * 24 * HOUR),
}
MOST_SEATS = 12  # that one browser keeps at tables of its own; an office is never lost to them


class Grant(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that a browser may be: the role, and where it holds.

    ``proof`` is the code's number of issue: a code that was reset no longer opens anything. Of a
    team's two, the second is ``member`` 1. ``at`` is when it was taken (ms).
    """

    role: Role
    event: str = ""
    table: str = ""
    entry: str = ""
    live: str = ""
    seat: int | None = None
    name: str = ""
    proof: str = ""
    member: int = 0
    at: int = 0


VISITOR = Grant("visitor")

Connection = ASGIConnection[Any, Any, Any, Any]


def grants_of(connection: Connection) -> list[Grant]:
    """List the roles that this browser holds, the last taken first; empty for a visitor."""
    session = connection.scope.get("session")
    return session.get("grants", []) if isinstance(session, dict) else []


def alive(grant: Grant, seen: int, now: int) -> bool:
    """True while a sign-in has time left, its browser having been heard of at ``seen``."""
    life = LIVES.get(grant.role)
    return life is not None and now < seen + life.idle and now < grant.at + life.whole


def add_grant(connection: Connection, grant: Grant, at: int) -> None:
    """Take a grant now; an older one for the same role at the same place gives way."""
    grant = msgspec.structs.replace(grant, at=at)
    kept = [grant, *(g for g in grants_of(connection) if place(g) != place(grant))]
    seats = [g for g in kept if g.live][:MOST_SEATS]
    connection.set_session({"grants": [g for g in kept if not g.live or g in seats]})


def place(grant: Grant) -> tuple[str, str, str]:
    return grant.role, grant.event, grant.live


def check(
    connection: Connection, handler: BaseRouteHandler, standing: Callable[[], list[Grant]]
) -> None:
    """The one guard of every route: of the grants that stand now, one must be for it, and for the
    event that it is about. A socket must also come from a page of this server."""
    if isinstance(handler, WebsocketRouteHandler) and not own_host(connection):
        raise not_allowed(Message("this-page-is-not-the-hall-own"))
    allowed = handler.opt.get("allow")
    if not allowed:
        raise not_allowed()
    if "visitor" in allowed:
        return
    event = event_of(connection)
    roles = {one.role for one in standing() if not event or one.event in {"", event}}
    if not roles:
        raise sign_in()
    if not roles & allowed:
        raise not_allowed()


def event_of(connection: Connection) -> str:
    """The event that a route is about, by its address; "" for none."""
    params = connection.path_params
    if connection.scope["path"].startswith("/api/events/"):
        return str(params.get("id", ""))
    return str(params.get("event", ""))


def own_host(connection: Connection) -> bool:
    """True if a socket was opened by a page of this very server (browsers always send Origin)."""
    origin = connection.headers.get("origin", "")
    scheme = "https" if is_secure(connection.scope) else "http"
    return origin == f"{scheme}://{host_of(connection.scope)}"


def host_of(scope: Scope) -> str:
    """By which name and port the hall is asked."""
    found = [value for name, value in scope["headers"] if name == b"host"]
    return found[0].decode("latin-1").lower() if len(found) == 1 else ""


def is_secure(scope: Scope) -> bool:
    """True if the browser asks over TLS; behind a proxy that is believed, by its word."""
    return scope["scheme"] in {"https", "wss"}
