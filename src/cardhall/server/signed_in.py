"""List where else somebody is signed in, and sign out there too."""

from typing import Any

import msgspec
from litestar import Request, get, post

from cardhall.server.access import SIGNED_IN, Grant, Role
from cardhall.server.hall_server import TheServer
from cardhall.server.login import Me
from cardhall.server.sessions import session_of


class OpenSignIn(msgspec.Struct):
    """A browser that came in by the same code, password, or name and PIN: since when and when it
    was last heard of (ms), and whether it is the one that asks."""

    role: Role
    since: int
    seen: int
    here: bool


def whose(grant: Grant) -> tuple[str, str, str, str, str, int]:
    return grant.role, grant.event, grant.table, grant.entry, grant.live, grant.member


@get("/api/sign-ins", allow=SIGNED_IN, name="sign-ins")
async def sign_ins(request: Request[Any, Any, Any], server: TheServer) -> list[OpenSignIn]:
    """Every browser that is signed in as who asks, the last heard of first."""
    mine = {whose(grant) for grant in server.valid_grants(request)}
    here, now = session_of(request), server.now()
    found = [
        OpenSignIn(grant.role, grant.at, session.seen, name == here)
        for name, session in (await server.sessions.all()).items()
        for grant in session.at(now)
        if whose(grant) in mine and server.stands(grant)
    ]
    return sorted(found, key=lambda one: (not one.here, -one.seen))


@post("/api/sign-ins/end", allow=SIGNED_IN, name="end sign-ins", status_code=200)
async def end_sign_ins(request: Request[Any, Any, Any], server: TheServer) -> Me:
    """Sign out here, and wherever else somebody is signed in as who asks."""
    mine = {whose(grant) for grant in server.valid_grants(request)}
    here = session_of(request)
    for name in await server.sessions.all():
        if name != here:
            await server.sessions.give_up(name, lambda grant: whose(grant) in mine)
    request.clear_session()
    return Me("visitor")


HANDLERS = [sign_ins, end_sign_ins]
