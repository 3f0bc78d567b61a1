"""A hand looked over: each of my own acts beside the hint that there would have been."""

from typing import Annotated, Any

from litestar import Request, get
from litestar.params import FromPath, QueryParameter

from cardhall.messages import Message
from cardhall.server.access import SIGNED_IN
from cardhall.server.errors import bad_request, not_allowed, not_found
from cardhall.server.hall_server import HallServer, TheServer
from cardhall.server.live import LiveTable
from cardhall.tables.advising import NoAdvice, OwnPlay, Reviewed, own_play, reviewed
from cardhall.tables.history import StillSecret


@get("/api/tables/{id:str}/hands/{number:int}/review", allow=SIGNED_IN, name="an act looked over")
async def review(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    number: FromPath[int],
    server: TheServer,
    step: Annotated[int, QueryParameter(name="step", ge=0)],
    session: Annotated[int, QueryParameter(name="session", ge=0)] = 0,
) -> Reviewed:
    """Show the act that a sensible player would have chosen at my seat at ``step`` of a finished
    hand, numbered as its frames are, beside the one I chose. Never at a tournament's table."""
    table = await server.tables.awake(id)
    seat = _my_seat(server, request, table)
    return await server.costly.run(request, _reviewed, server, table, session, number, step, seat)


@get("/api/tables/{id:str}/hands/{number:int}/mine", allow=SIGNED_IN, name="my play in a hand")
async def mine(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    number: FromPath[int],
    server: TheServer,
    session: Annotated[int, QueryParameter(name="session", ge=1)],
) -> OwnPlay:
    """All that I did in a hand that is over, each act beside the hint of that time, from what I
    could see then: also while its session goes on. Never at a tournament's table."""
    table = await server.tables.awake(id)
    seat = _my_seat(server, request, table)
    return await server.costly.run(request, _own_play, server, table, session, number, seat)


def _my_seat(server: HallServer, request: Request[Any, Any, Any], table: LiveTable) -> int:
    seat = table.reader_of(server.valid_grants(request))
    if not isinstance(seat, int):
        raise not_allowed(Message("you-have-no-seat-here"))
    return seat


def _own_play(
    server: HallServer, table: LiveTable, session: int, number: int, seat: int
) -> OwnPlay:
    try:
        return own_play(server.tables.archives.of(table), session, number, seat)
    except NoAdvice as none:
        raise bad_request(none.why, "table", none.cure) from None
    except IndexError:
        raise not_found(Message("there-is-no-such-hand-or-step"), "number") from None


def _reviewed(
    server: HallServer, table: LiveTable, session: int, number: int, step: int, seat: int
) -> Reviewed:
    try:
        return reviewed(server.tables.archives.of(table), session, number, step, seat)
    except StillSecret as secret:
        raise bad_request(secret.why, "session", Message("look-when-the-session-is-over")) from None
    except NoAdvice as none:
        raise bad_request(none.why, "step", none.cure) from None
    except IndexError:
        raise not_found(Message("there-is-no-such-hand-or-step"), "step") from None


HANDLERS = [review, mine]
