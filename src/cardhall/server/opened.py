"""Finished sessions laid open: for the page that checks the deals, and for a file to keep."""

import asyncio

import msgspec
from litestar import Response, get
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from cardhall.server.access import EVERYONE
from cardhall.server.house import House, TheHouse
from cardhall.server.live import LiveTable
from cardhall.tables.opened import OpenedTable, opened

MOST = 50


class OpenedLine(msgspec.Struct):
    """A table of which at least one session is over. ``at``: when something last happened, ms."""

    id: str
    event: str
    round: int
    number: int
    game: str
    sessions: int
    at: int


@get("/api/opened", allow=EVERYONE, name="opened tables")
async def list_opened(house: TheHouse) -> list[OpenedLine]:
    """Tables with deals to check, the latest first; older ones are found by their own address."""
    lines = [
        OpenedLine(id, s.event, s.round, s.number, s.game, len(s.reveals), s.at)
        for id, table in house.tables.all.items()
        if (s := table.state).reveals
    ]
    return sorted(lines, key=lambda line: -line.at)[:MOST]


@get(
    "/api/tables/{id:str}/deals.json",
    allow=EVERYONE,
    name="deals of a table",
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(OpenedTable, generate_examples=False)},
)
async def deals_of_table(id: FromPath[str], house: TheHouse) -> Response[bytes]:
    """Every deal of every finished session with all that proves it; of one in play the seal."""
    table = house.tables.get(id)
    data = await asyncio.to_thread(_deals, house, table)
    headers = {"Content-Disposition": f'attachment; filename="deals-{table.id}.json"'}
    return Response(data, media_type=MediaType.JSON, headers=headers)


def _deals(house: House, table: LiveTable) -> bytes:
    data = msgspec.json.encode(opened(house.tables.pasts.of(table)))
    return msgspec.json.format(data, indent=1)


HANDLERS = [list_opened, deals_of_table]
