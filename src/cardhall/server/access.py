"""Who asks, and what she may: roles, grants and the guard that denies by default.

A browser may hold several grants at once (a captain is a player too); the last one taken comes
first. Each route states the roles that it serves in ``allow=``; a route that states none serves
nobody. The domain decides again, with the role that acts.
"""

from collections.abc import Callable
from typing import Any, Literal

import msgspec
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler, WebsocketRouteHandler

from cardhall.server.errors import not_allowed, sign_in

Role = Literal["chair", "judge", "captain", "player", "visitor"]
EVERYONE = frozenset({"chair", "judge", "captain", "player", "visitor"})
SIGNED_IN = EVERYONE - {"visitor"}
CHAIR = frozenset({"chair"})
OFFICIALS = frozenset({"chair", "judge"})
MOST_SEATS = 12  # that one browser keeps at tables of its own; an office is never lost to them


class Grant(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that a browser may be: the role, and where it holds.

    ``proof`` is the code's number of issue: a code that was reset no longer opens anything. Of a
    team's two, the second is ``member`` 1.
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


VISITOR = Grant("visitor")

Connection = ASGIConnection[Any, Any, Any, Any]


def grants_of(connection: Connection) -> list[Grant]:
    """What this browser may be, the last taken first; empty for a visitor."""
    session = connection.scope.get("session")
    return session.get("grants", []) if isinstance(session, dict) else []


def add_grant(connection: Connection, grant: Grant) -> None:
    """Take a grant; an older one for the same role at the same place gives way."""
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
        raise not_allowed("This page is not the hall's own.")
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
    """Whether a socket was opened by a page of this very server (browsers always send Origin)."""
    origin = connection.headers.get("origin", "")
    return origin.partition("://")[2] == connection.headers.get("host", "")
