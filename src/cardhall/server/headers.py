"""Set the security headers of every response, also of those that refuse."""

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from cardhall.server import cookies
from cardhall.server.access import host_of, is_secure
from cardhall.server.hosts import HOST
from cardhall.server.pages import CONTENT_POLICY

PLAIN = (
    ("referrer-policy", "no-referrer"),
    ("x-content-type-options", "nosniff"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
)
YEAR = 365 * 86_400
# what is shown of these changes, is meant for one person, or both
NEVER_KEPT = ("/api/", "/paper/")


async def dress(message: Message, scope: Scope) -> None:
    """Litestar's ``before_send``."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in PLAIN:
        headers.setdefault(name, value)
    policy = headers.get("content-security-policy", policy_for(headers.get("content-type", "")))
    headers["content-security-policy"] = f"{policy}; connect-src {own_lines(scope)}"
    if scope["path"].startswith(NEVER_KEPT):
        headers.setdefault("cache-control", "no-store")
    if is_secure(scope):
        if alone := by_https_alone(scope):
            headers.setdefault("strict-transport-security", alone)
        message["headers"] = cookies.given(headers.headers)


def by_https_alone(scope: Scope) -> str:
    """For how long a browser comes by https alone. Names below this one are the hall's as well
    where it was told that this one is. "" where plain HTTP stays for walk-ins: a browser that was
    told otherwise could not open that any more, at whatever port."""
    config = scope["litestar_app"].state.server.config
    if config.secure_address:
        return ""
    public = config.public
    return f"max-age={YEAR}; includeSubDomains" if public else f"max-age={YEAR}"


def policy_for(kind: str) -> str:
    """Of what is no page. A browser shows a PDF by a part of its own, which counts as an object."""
    if kind.startswith("application/pdf"):
        return CONTENT_POLICY.replace("object-src 'none'", "object-src 'self'")
    return CONTENT_POLICY


def own_lines(scope: Scope) -> str:
    """Sockets of this host alone; to browsers of before 2022 'self' does not mean them."""
    host = host_of(scope)
    if not HOST.fullmatch(host):
        return "'self'"
    return f"'self' {'wss' if is_secure(scope) else 'ws'}://{host}"
