"""The deal of the day, and of an event: the same sealed deals for everybody in the hall; and a hand
of one's own played again.

The hall makes the seed when somebody first asks for the deals of a day, and shows its seal from
then on. Each plays them at a table of their own, against bots with the same dice. Whoever has
played theirs sees what others made of them, and how; nobody does before. A browser plays them
once. What keeps a person from taking another browser is what keeps two friends from telling each
other: nothing hangs on it.
"""

import asyncio
import time
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from cardhall.messages import Message
from cardhall.server import access
from cardhall.server.access import EVERYONE, SIGNED_IN, Connection
from cardhall.server.command_ids import CommandId, made_by
from cardhall.server.errors import bad_request, not_allowed, not_found
from cardhall.server.events import Made
from cardhall.server.hall_server import HallServer, TheServer
from cardhall.server.live import LiveTable
from cardhall.server.quotas import holders, of_an_event, unnamed
from cardhall.server.same_kept import Result, Sealed
from cardhall.server.tables import own_tables
from cardhall.tables import commands
from cardhall.tables.events import AnyEvent
from cardhall.tables.games import live_games, table_game
from cardhall.tables.history import StillSecret
from cardhall.tables.replayed import replayed
from cardhall.tables.same_deals import opening, played_by_bots

PREFIX = "same-"
TODAY = "today"
HOUSE = "house"  # the table at which bots alone have played them


class Person(msgspec.Struct):
    """The name and PIN under which somebody sits down at a table of their own."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    pin: Annotated[str, msgspec.Meta(min_length=4, max_length=12)]


class Again(Person):
    """``id`` sent again: the same table."""

    id: CommandId
    session: int = 0


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One player's result of the deals, hand by hand. ``place`` 0: they did not play them all.
    ``bot``: the result of the hall's own bot at the same seat."""

    table: str
    name: str
    place: int
    sum: int
    hands: tuple[int, ...]
    mine: bool
    bot: bool


class SameDeals(msgspec.Struct, frozen=True, kw_only=True):
    """The deals of a day or an event. ``table``: mine, "" before I began; ``done``: mine are
    played. ``played``: how many have played them; what they made (``rows``) is for these alone."""

    of: str
    game: str
    title: str
    hands: int
    unit: str
    seal: str
    table: str
    done: bool
    played: int
    rows: tuple[Row, ...]


def whose(server: HallServer, of: str) -> str:
    """A day of the hall's, or an event that it has. Raises Refused."""
    today = time.strftime("%Y-%m-%d", time.localtime(server.now() / 1000))
    if of in (TODAY, today):
        return today
    if of in server.events:
        return of
    raise not_found(Message("there-are-no-such-deals"), "of", Message("play-those-of-today"))


def known_game(game: str) -> str:
    if game not in live_games():
        raise not_found(Message("there-are-no-such-deals"), "game", Message("play-those-of-today"))
    return game


def place_of(of: str, game: str) -> str:
    """Give the beginning that the ids of all tables of these deals share."""
    return f"{PREFIX}{of}-{game}-"


def mine_of(connection: Connection, of: str, game: str) -> str:
    """The id of this browser's own table; "" for a browser without a cookie."""
    cookie = connection.cookies.get("cardhall-form", "")
    return place_of(of, game) + made_by(cookie, f"same/{of}/{game}") if cookie else ""


@get("/api/same/{of:str}/{game:str}", allow=EVERYONE, name="the same deals")
async def look(
    request: Request[Any, Any, Any], of: FromPath[str], game: FromPath[str], server: TheServer
) -> SameDeals:
    """The deals of "today", or of an event: their seal, and when mine are played, what everybody
    made of them."""
    of, game = whose(server, of), known_game(game)
    sealed = await server.tables.same.sealed(f"{of}/{game}")
    adapter = table_game(game)
    mine = mine_of(request, of, game)
    results = await _results(server, place_of(of, game))
    done = mine in results
    if done:
        await _bots_play(server, request, of, game, sealed)
        results = await _results(server, place_of(of, game))
    table = server.tables.find(mine) if mine and not done else None
    return SameDeals(
        of=of,
        game=game,
        title=adapter.title,
        hands=adapter.same_deals,
        unit=adapter.unit,
        seal=sealed.seal,
        table=mine if done or table is not None else "",
        done=done,
        played=sum(one.whole for table, one in results.items() if not table.endswith(HOUSE)),
        rows=tuple(_rows(results, mine)) if done else (),
    )


def _rows(results: dict[str, Result], mine: str) -> list[Row]:
    sums = [sum(one.hands) for one in results.values() if one.whole]
    rows = [
        Row(
            table=table,
            name=one.name,
            place=1 + sum(other > sum(one.hands) for other in sums) if one.whole else 0,
            sum=sum(one.hands),
            hands=one.hands,
            mine=table == mine,
            bot=table.endswith(HOUSE),
        )
        for table, one in results.items()
    ]
    return sorted(rows, key=lambda row: (row.place == 0, row.place, row.bot, row.name))


async def _results(server: HallServer, place: str) -> dict[str, Result]:
    """Collect the results of finished tables whose ids begin with ``place``, by table."""
    tables = server.tables
    ids = [id for id in (*tables.asleep, *tables.all) if id.startswith(place)]
    results = [(id, await _result(server, id)) for id in ids]
    return {id: one for id, one in results if one is not None}


async def _result(server: HallServer, id: str) -> Result | None:
    """Find the result of the deals at a table; None while they are played, or where there is
    none."""
    tables = server.tables
    if (one := server.tables.same.remembered(id)) is not None:
        return one
    if id not in tables.all and id not in tables.asleep:
        return None
    table = tables.all.get(id)
    if table is None:
        table = await asyncio.to_thread(LiveTable, id, tables)
    return server.tables.same.known(id, table.state)


async def _bots_play(
    server: HallServer, request: Request[Any, Any, Any], of: str, game: str, sealed: Sealed
) -> None:
    """Once, bots alone play the deals, so that there is something to compare with."""
    id = place_of(of, game) + HOUSE
    async with server.tables.same.playing.setdefault(id, asyncio.Lock()):
        if id in server.tables.asleep or server.tables.find(id) is not None:
            return
        command = opening(of, game, id)
        told, _ = await server.costly.run(
            request, played_by_bots, command, sealed.seed, sealed.salt, server.now()
        )
        await server.tables.keep(id, told)


@post("/api/same/{of:str}/{game:str}", allow=EVERYONE, name="play the same deals", status_code=201)
async def play(
    request: Request[Any, Any, Any],
    of: FromPath[str],
    game: FromPath[str],
    data: JSONBody[Person],
    server: TheServer,
) -> Made:
    """My table of these deals: opened and begun when I first ask, and the same one ever after."""
    of, game = whose(server, of), known_game(game)
    sealed = await server.tables.same.sealed(f"{of}/{game}")
    id = mine_of(request, of, game)
    _room(server, request, id)
    grant = await server.tables.person(id, data.name, data.pin, new=True)
    if grant is None:
        raise bad_request(Message("that-name-and-pin-do-not-go"), "pin")
    access.add_grant(request, grant, server.now())
    if (table := server.tables.find(id)) is not None and table.state.session:
        return Made(id, table.stream.version)
    command = opening(of, game, id, host=grant.entry)
    command = msgspec.structs.replace(command, opened_by=_opened_by(server, request))
    context = commands.Context(at=server.now(), actor=grant.entry, role="host")
    table = await server.tables.open_table(command, f"open:table:{id}", context)
    sit = commands.Sit(seat=0, person=grant.entry, name=grant.name, acknowledged=True)
    await table.send(f"sit:{id}:{grant.entry}", sit, table.context(grant))
    begin = commands.BeginSession(seed=sealed.seed, salt=sealed.salt)
    receipt = await table.stream.send(f"begin:{id}", begin, table.context(grant), "host")
    return Made(id, receipt.version)


@post(
    "/api/tables/{id:str}/hands/{number:int}/again",
    allow=SIGNED_IN,
    name="play a hand again",
    status_code=201,
)
async def play_again(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    number: FromPath[int],
    data: JSONBody[Again],
    server: TheServer,
) -> Made:
    """A table at which I play a finished hand of mine again: the same cards, seats and score. It
    counts for nothing."""
    table = await server.tables.awake(id)
    seat = table.reader_of(server.valid_grants(request))
    if not isinstance(seat, int):
        raise not_allowed(Message("you-have-no-seat-here"))
    new = made_by(request.cookies["cardhall-form"], f"again/{data.id}")
    if (known := server.tables.find(new)) is not None:
        return Made(new, known.stream.version)
    _room(server, request, new)
    grant = await server.tables.person(new, data.name, data.pin, new=True)
    if grant is None:
        raise bad_request(Message("that-name-and-pin-do-not-go"), "pin")
    told = await server.costly.run(
        request, _replayed, server, table, data.session, number, seat, new, grant.entry
    )
    made = await server.tables.keep(new, told)
    access.add_grant(request, grant, server.now())
    return Made(new, made.stream.version)


def _replayed(
    server: HallServer,
    table: LiveTable,
    session: int,
    number: int,
    seat: int,
    new: str,
    person: str,
) -> list[AnyEvent]:
    try:
        past = server.tables.archives.of(table)
        return replayed(past, session, number, seat, new, person, server.now())
    except StillSecret as secret:
        raise bad_request(secret.why, "session", Message("look-when-the-session-is-over")) from None
    except IndexError:
        raise not_found(Message("there-is-no-such-hand"), "number") from None


def _room(server: HallServer, request: Request[Any, Any, Any], id: str) -> None:
    """Refused where all the tables of one's own are taken."""
    known = server.tables.find(id) is not None
    by = unnamed(holders(request), server.secrets.secret("shares"))
    if not known and own_tables(server).full(by, of_an_event(server.valid_grants(request))):
        raise bad_request(Message("all-the-tables-are-taken"), "", Message("join-one"))


def _opened_by(server: HallServer, request: Request[Any, Any, Any]) -> tuple[str, ...]:
    by = unnamed(holders(request), server.secrets.secret("shares"))
    return tuple(f"{kind}:{who}" for kind, who in by)


async def own_until_played(
    connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler
) -> None:
    """Of a table of the same deals others see nothing, until they have played theirs and it is
    over. Raises Refused, as for a table that there is not."""
    id = str(connection.path_params.get("id", ""))
    if not id.startswith(PREFIX):
        return
    server: HallServer = connection.app.state.server
    if any(grant.live == id for grant in server.valid_grants(connection)):
        return
    of, _, game = id.removeprefix(PREFIX).rpartition("-")[0].rpartition("-")
    for one in (id, mine_of(connection, of, game)):
        if await _result(server, one) is None:
            raise not_found(Message("there-is-no-such-table"), "table")


DOORS = [look, play, play_again]
