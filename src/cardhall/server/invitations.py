"""Invite people to a table: by a link, by a QR code, or by five letters read aloud."""

import msgspec
from litestar import get
from litestar.params import FromPath

from cardhall.hall.state import plain_code
from cardhall.messages import Message
from cardhall.server.access import EVERYONE
from cardhall.server.codes import table_code
from cardhall.server.errors import not_found
from cardhall.server.hall_server import HallServer, TheServer


class Invitation(msgspec.Struct):
    """A table's id and the short code that leads to it."""

    table: str
    code: str


@get("/api/sit/{code:str}", allow=EVERYONE, name="door of a table")
async def door_of_table(code: FromPath[str], server: TheServer) -> Invitation:
    """The table of a short code, or of its own id: what stands in a link or under a QR code.

    Codes are those of tables in memory that are not over; 404 for any other.
    """
    id = _by_code(server, plain_code(code)) or code
    if id not in server.tables.asleep and server.tables.find(id) is None:
        raise not_found(Message("no-table-has-this-code"), "code", Message("look-at-it-again"))
    return Invitation(id, table_code(id))


def _by_code(server: HallServer, code: str) -> str:
    """The latest such table: of two with the same letters the older one is likelier forgotten."""
    tables = reversed(server.tables.all.values())
    open_ones = (table.id for table in tables if table.state.stage != "ended")
    return next((id for id in open_ones if table_code(id) == code), "")
