"""Serve the revealed deals of finished sessions: for the page that checks them, and as a file."""

import contextlib
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from cardhall.messages import to_answer
from cardhall.server.access import EVERYONE
from cardhall.server.hall_server import HallServer, TheServer
from cardhall.server.live import LiveTable
from cardhall.store import Damaged, Event
from cardhall.tables.deal_proofs import OpenedTable, deal_proofs
from cardhall.tables.events import SessionEnded, TableClosed, TableOpened, decode_event

MOST = 50


class RevealedSession(msgspec.Struct):
    """A table of which at least one session is over. ``at``: when something last happened, ms."""

    id: str
    event: str
    round: int
    number: int
    game: str
    sessions: int
    at: int


@get("/api/opened", allow=EVERYONE, name="opened tables")
async def list_opened(request: Request[Any, Any, Any], server: TheServer) -> list[RevealedSession]:
    """Tables with deals to check, the latest first; older ones are found by their own address."""
    lines = [
        RevealedSession(id, s.event, s.terms.round, s.terms.number, s.game, len(s.reveals), s.at)
        for id, table in server.tables.all.items()
        if (s := table.state).reveals and not s.terms.once
    ]
    asleep = sorted(server.tables.asleep.items(), key=lambda one: -one[1].at)[:MOST]
    lines += await server.costly.run(request, _read, server, asleep)
    # one that was closed may have had none; one that others play too is no matter of theirs yet
    lines = [line for line in lines if line.sessions and not line.id.startswith("same-")]
    return sorted(lines, key=lambda line: -line.at)[:MOST]


def _read(server: HallServer, asleep: list[tuple[str, Event]]) -> list[RevealedSession]:
    """The lines of finished tables that are not in memory."""
    lines = []
    for id, last in asleep:
        with contextlib.suppress(Damaged):  # one that cannot be read keeps nobody from the others
            lines.append(_line(server, id, last))
    return lines


def _line(server: HallServer, id: str, last: Event) -> RevealedSession:
    """All of it stands in the table's first event and its last."""
    (first,) = server.config.store.read(last.stream, upto=1)
    made, over = decode_event(first.data), decode_event(last.data)
    assert isinstance(made, TableOpened)
    assert isinstance(over, SessionEnded | TableClosed)
    return RevealedSession(
        id, made.event, made.round, made.number, made.game, over.session, last.at
    )


@get(
    "/api/tables/{id:str}/deals.json",
    allow=EVERYONE,
    name="deals of a table",
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(OpenedTable, generate_examples=False)},
)
async def deals_of_table(
    request: Request[Any, Any, Any], id: FromPath[str], server: TheServer
) -> Response[bytes]:
    """Every deal of every finished session with all that proves it; of one in play the seal."""
    table = await server.tables.awake(id)
    data = await server.costly.run(request, _deals, server, table)
    headers = {"Content-Disposition": f'attachment; filename="deals-{table.id}.json"'}
    return Response(data, media_type=MediaType.JSON, headers=headers)


def _deals(server: HallServer, table: LiveTable) -> bytes:
    data = to_answer(deal_proofs(server.tables.archives.of(table)))
    return msgspec.json.format(data, indent=1)


HANDLERS = [list_opened, deals_of_table]
