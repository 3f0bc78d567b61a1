"""Describe socket messages and commands as one JSON Schema.

The framework describes routes (``/api/schema``), and sockets are none; here is the rest, made from
the very structs that the server encodes and decodes.
"""

from functools import lru_cache
from typing import Any

import msgspec
from litestar import Response, get
from litestar.enums import MediaType

from cardhall.server import events, tables
from cardhall.server.access import EVERYONE
from cardhall.server.api_description import components
from cardhall.server.errors import Trouble

SOCKETS: dict[str, type] = {
    "/ws/tables/{id}": tables.TablePush,
    "/ws/events/{id}?as=console": events.ConsolePush,
    "/ws/events/{id}?as=captain": events.CaptainPush,
    "/ws/events/{id}?as=player": events.PlayerPush,
    "/ws/events/{id}?as=judge": events.JudgePush,
    "/ws/events/{id}?as=projector": events.ProjectorPush,
}
COMMANDS: dict[str, type] = {
    "/api/tables/{id}/commands": tables.TableCommand,
    "/api/events/{id}/commands": events.EventCommand,
}
RECEIPTS: tuple[type, ...] = (events.Taken, Trouble)


@lru_cache
def socket_schema() -> bytes:
    """A JSON Schema (2020-12) that every pushed message fits. Its ``sockets``, ``commands`` and
    ``receipts`` say which of the definitions goes where."""
    types = [*SOCKETS.values(), *COMMANDS.values(), *RECEIPTS]
    found, defined = components(types, "#/$defs/{name}")
    refs = dict(zip([one.__name__ for one in types], found, strict=True))

    def named(places: dict[str, type]) -> dict[str, Any]:
        return {place: refs[one.__name__] for place, one in places.items()}

    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "/api/schema/socket.json",
        "title": "Cardhall's sockets and commands",
        "description": "Any message that a socket pushes.",
        "anyOf": list(named(SOCKETS).values()),
        "sockets": named(SOCKETS),
        "commands": named(COMMANDS),
        "receipts": {one.__name__: refs[one.__name__] for one in RECEIPTS},
        "$defs": defined,
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=1)


@get(
    "/api/schema/socket.json",
    allow=EVERYONE,
    name="schema of the sockets",
    include_in_schema=False,
    sync_to_thread=True,
)
def schema_of_sockets() -> Response[bytes]:
    """The messages of the sockets, and the commands."""
    return Response(socket_schema(), media_type=MediaType.JSON)


HANDLERS = [schema_of_sockets]
