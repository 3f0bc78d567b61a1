"""Sign people in and out: the chairperson by password, others by a code, or name and PIN."""

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import JSONBody

from cardhall.messages import Message
from cardhall.server.access import CHAIR, EVERYONE, Grant, Role, add_grant
from cardhall.server.easy_passwords import is_easy
from cardhall.server.errors import bad_request, sign_in
from cardhall.server.hall_server import HallServer, TheServer


class Login(msgspec.Struct):
    """One of three ways: ``password``; ``code``; or ``name`` and ``pin`` with ``event``."""

    password: str = ""
    code: str = ""
    name: str = ""
    pin: str = ""
    event: str = ""


SHORTEST_PASSWORD = 10


class NewPassword(msgspec.Struct):
    """The chairperson's password until now, and the one from now on."""

    old: Annotated[str, msgspec.Meta(max_length=200)]
    new: Annotated[str, msgspec.Meta(max_length=200)]


class Me(msgspec.Struct):
    """The one that this browser acts for now (``role`` and where), and all that it may be, last
    taken first."""

    role: Role
    event: str = ""
    table: str = ""
    entry: str = ""
    live: str = ""
    seat: int | None = None
    name: str = ""
    grants: list[Grant] = []
    forgets_at: int = 0  # of a demonstration: when all is forgotten
    secure_address: str = ""  # the hall by https, where it has that beside plain HTTP


def me_of(server: HallServer, grants: list[Grant]) -> Me:
    """The last grant first; proofs stay on the server."""
    config = server.config
    if not grants:
        return Me("visitor", forgets_at=config.forgets_at, secure_address=config.secure_address)
    told = [
        msgspec.structs.replace(grant, name=server.name_of(grant), proof="", at=0)
        for grant in grants
    ]
    last = told[0]
    return Me(
        last.role, last.event, last.table, last.entry, last.live, last.seat, last.name, told,
        config.forgets_at, config.secure_address,
    )  # fmt: skip


@post("/api/login", allow=EVERYONE, name="login", status_code=200)
async def log_in(request: Request[Any, Any, Any], data: JSONBody[Login], server: TheServer) -> Me:
    """Take a role. A wrong code or password says so, and nothing more."""
    if data.password:
        if not await server.passwords.do(server.secrets.is_password, data.password):
            raise sign_in(
                Message("that-is-not-the-chairperson-password"),
                "password",
                Message("type-it-again"),
            )
        grant = Grant("chair", proof=server.secrets.proof)
    elif data.code:
        grant = server.grant_for_code(data.code)
    elif data.name and data.pin:
        grant = await server.grant_for_pin(data.event, data.name, data.pin)
    else:
        raise bad_request(
            Message("there-is-no-code-here"), "code", Message("type-the-code-on-your-card")
        )
    add_grant(request, grant, server.now())
    return me_of(server, server.valid_grants(request))


@post("/api/logout", allow=EVERYONE, name="logout", status_code=200)
async def log_out(request: Request[Any, Any, Any]) -> Me:
    """Forget everything that this browser was."""
    request.clear_session()
    return Me("visitor")


@post("/api/password", allow=CHAIR, name="new password", status_code=200)
async def replace_password(
    request: Request[Any, Any, Any], data: JSONBody[NewPassword], server: TheServer
) -> Me:
    """Change the chairperson's password. Whoever signed in with the old one is out at once, but
    for this browser."""
    new = data.new.strip()
    if len(new) < SHORTEST_PASSWORD:
        raise bad_request(
            Message("that-password-is-too-short"),
            "new",
            Message("take-so-many-letters-at-least", count=SHORTEST_PASSWORD),
        )
    if is_easy(new):
        raise bad_request(
            Message("that-password-is-easy-to-guess"), "new", Message("take-words-of-your-own")
        )
    if not await server.passwords.do(server.secrets.is_password, data.old):
        raise bad_request(
            Message("that-is-not-the-chairperson-password"), "old", Message("type-it-again")
        )
    await server.passwords.do(server.secrets.replace, new)
    add_grant(request, Grant("chair", proof=server.secrets.proof), server.now())
    server.turn_out()
    return me_of(server, server.valid_grants(request))


@get("/api/me", allow=EVERYONE, name="me")
async def me(request: Request[Any, Any, Any], server: TheServer) -> Me:
    return me_of(server, server.valid_grants(request))
