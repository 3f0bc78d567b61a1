"""Serve the chairperson's desk: codes as pictures, exports, backups, the state of the machine."""

import asyncio
import re
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody

from cardhall.messages import Message
from cardhall.server import printing
from cardhall.server.access import CHAIR, EVERYONE
from cardhall.server.backups import BackupFolder, BackupState
from cardhall.server.errors import bad_request
from cardhall.server.hall_server import HallServer, TheServer
from cardhall.server.live import FINISHED
from cardhall.store import Event
from cardhall.tables.events import SessionBegun


class Address(msgspec.Struct):
    """The address at which phones find the hall: QR codes must hold it, whatever name the laptop
    itself uses."""

    address: str


FILE = "application/octet-stream"
BEGUN = str(SessionBegun.__struct_config__.tag)
LAPTOP = re.compile(r"(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$")


def address_of(request: Request[Any, Any, Any], server: HallServer) -> str:
    """The hall's address for phones: of this request, unless it came from the laptop itself."""
    host = request.headers.get("host", "")
    if server.config.address and LAPTOP.match(host):
        return server.config.address
    return f"{request.url.scheme}://{host}/"


@get("/api/address", allow=EVERYONE, name="address")
async def address(request: Request[Any, Any, Any], server: TheServer) -> Address:
    return Address(address_of(request, server))


class ToScan(msgspec.Struct):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=400)]


class Scannable(msgspec.Struct):
    """A QR code as a picture."""

    svg: str


@post("/api/qr", allow=EVERYONE, name="qr", status_code=200)
async def qr(data: JSONBody[ToScan]) -> Scannable:
    """A QR code of a text. Sent and not asked for by an address: the text may hold a code, and
    addresses are kept in histories and logs."""
    from cardhall.paper import qr_svg

    return Scannable(qr_svg(data.text))


# -- files and backups ------------------------------------------------------------------------


@get("/api/events/{id:str}/export", allow=CHAIR, name="export", media_type=FILE)
async def export(
    request: Request[Any, Any, Any], id: FromPath[str], server: TheServer
) -> Response[bytes]:
    """The event as one file, to take to another laptop: with its tables and their people. Of a
    session in play nothing is in it, for its seed is: there it begins anew."""
    event = server.event(id)
    for table in server.tables.of(id):
        if table.state.terms.event_paced and table.running:
            raise bad_request(
                Message("hands-are-being-played-at-this-event"),
                "",
                Message("wait-until-the-game-is-over"),
            )
    streams = server.tables.streams_of(id)
    content = await server.costly.run(request, exported, server, event.stream.name, streams)
    name = f"{id}.cardhall"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=FILE, headers=headers)


def exported(server: HallServer, event: str, tables: list[str]) -> bytes:
    """The file's bytes. It is gone from the disk before the first of them is sent: nothing is left
    by whoever hangs up."""
    store = server.config.store
    upto = {name: before_play(store.read(name)) for name in tables}
    with tempfile.TemporaryDirectory(prefix="cardhall-") as folder:
        file = Path(folder) / "event.cardhall"
        store.export(file, [event, *tables], upto)
        return file.read_bytes()


def before_play(past: Sequence[Event]) -> int:
    """Up to which version a table's past holds no seed that is still secret."""
    for event in reversed(past):
        if event.type == FINISHED:
            break
        if event.type == BEGUN:
            return event.version - 1
    return past[-1].version if past else 0


@get("/api/backups", allow=CHAIR, name="backups")
async def backups(server: TheServer) -> BackupState:
    """Report the state of the backups, and what else the chair should know of the machine."""
    return await how_it_stands(server)


@post("/api/backups", allow=CHAIR, name="choose backups", status_code=200)
async def choose_backups(data: JSONBody[BackupFolder], server: TheServer) -> BackupState:
    """Choose where backups go; the first one is made at once."""
    await asyncio.to_thread(server.backups.choose, data.folder.strip())
    await server.backups.once()
    return await how_it_stands(server)


@post("/api/clock", allow=CHAIR, name="clock is right", status_code=200)
async def clock_is_right(server: TheServer) -> BackupState:
    """The machine's clock is right as it is now, though the hall remembers later times: hall time
    goes by it from here. Not while a round is on; sent again it does nothing."""
    server.go_by_the_machine()
    return await how_it_stands(server)


async def how_it_stands(server: HallServer) -> BackupState:
    state = await server.backups.stand()
    problems = [*server.problems(), *state.problems]
    return msgspec.structs.replace(state, problems=problems, clock=server.clock_can_be_set)


class StandsStill(msgspec.Struct):
    """An event or a table ("event:spring", "table:spring.boure.1.1") of which the hall's records
    cannot be read on after so many entries (``version``)."""

    what: str
    version: int
    why: str
    cure: str


@get("/api/set-aside", allow=CHAIR, name="set aside")
async def set_aside(server: TheServer) -> list[StandsStill]:
    """List the streams that stand still because their records cannot be read on, while the rest
    goes on."""
    return [StandsStill(one.name, one.version, one.why, one.cure) for one in server.aside()]


HANDLERS = [
    set_aside,
    address,
    qr,
    *printing.HANDLERS,
    export,
    backups,
    choose_backups,
    clock_is_right,
]
