"""Write the audit log: sign-ins, refusals, files that were downloaded, events that were deleted.

One line of JSON each, to the standard log ``cardhall.access``: when, what, as what role, by which
route. No name, code, card, PIN, session or address of a phone is ever in it: it is read by whoever
looks after the machine. ``docs/sign-ins.md`` lists the lines.
"""

import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import Message, Scope

access = logging.getLogger("cardhall.access")
refused = logging.getLogger("cardhall.access.refused")

LARGEST = 1_000_000  # bytes of a file; four older ones are kept of each
KEPT = 4


class AuditLine(msgspec.Struct, omit_defaults=True):
    at: str
    what: str
    role: str = ""
    route: str = ""
    status: int = 0


REFUSALS = {401, 403, 421, 429}
COMING = {
    "login": "signed in",
    "make table": "signed in",
    "logout": "signed out",
    "end sign-ins": "signed out",
    "new password": "new password",
}
TAKEN_IN = {"take copy"}
DELETED = {"delete event"}
TAKEN = {"export", "paper", "ledger as csv", "choose backups"}


def watch(now: Callable[[], int]) -> Callable[[Message, Scope], Awaitable[None]]:
    """Litestar's ``before_send``: note what is worth it. ``now``: hall time in ms."""

    async def look(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start" and access.isEnabledFor(logging.INFO):
            route = route_of(scope)
            if what := what_of(route, message["status"]):
                write(AuditLine(time_of(now()), what, role_of(scope), route, message["status"]))

    return look


def watch_sockets(now: Callable[[], int]) -> Callable[[Exception, Scope], Awaitable[None]]:
    """Litestar's ``after_exception``: a socket that is refused has no answer to look at."""

    async def look(error: Exception, scope: Scope) -> None:
        status = getattr(error, "status", 0) or getattr(error, "status_code", 0)
        if scope["type"] == ScopeType.WEBSOCKET and status in REFUSALS:
            write(AuditLine(time_of(now()), "refused", role_of(scope), route_of(scope), status))

    return look


def what_of(route: str, status: int) -> str:
    """Name what an answer means to the log: "refused", "taken out", "taken in", "deleted", or the
    way somebody came in; "" for nothing."""
    if status in REFUSALS:
        return "refused"
    if status >= 300:
        return ""
    if route in DELETED | TAKEN_IN:
        return "deleted" if route in DELETED else "taken in"
    return "taken out" if route in TAKEN else COMING.get(route, "")


def route_of(scope: Scope) -> str:
    handler: Any = scope.get("route_handler")
    return str(getattr(handler, "name", "") or "")


def role_of(scope: Scope) -> str:
    """As what the browser last signed in; "" for a visitor."""
    session: Any = scope.get("session")
    grants = session.get("grants", []) if isinstance(session, dict) else []
    return str(grants[0].role) if grants else ""


def time_of(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds")


def write(line: AuditLine) -> None:
    log = refused if line.what == "refused" else access
    log.info("%s", msgspec.json.encode(line).decode())


def into_file(folder: Path) -> None:
    """Keep the lines in the data folder, so many of them and no more. Whoever is refused a million
    times fills a file of refusals, and no sign-in is lost by it."""
    for log, name in ((access, "access.log"), (refused, "refused.log")):
        handler = RotatingFileHandler(
            folder / name, maxBytes=LARGEST, backupCount=KEPT, encoding="utf-8"
        )
        (folder / name).chmod(0o600)
        handler.rotator = keep_private
        handler.setFormatter(logging.Formatter("%(message)s"))
        log.addHandler(handler)
        log.setLevel(logging.INFO)
        log.propagate = False


def keep_private(source: str, dest: str) -> None:
    """Rotate a log so that the old file stays its owner's, and make the new file so too."""
    Path(source).replace(dest)
    Path(source).touch(mode=0o600)
