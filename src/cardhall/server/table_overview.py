"""Show chairperson and judge every live table of an event at once: who is there, which
hand is played and how it stands. No card is in it: who wants to see the play goes and watches.
"""

from typing import Any, Literal

import msgspec
from litestar import Request, get
from litestar.params import FromPath

from cardhall.server.access import OFFICIALS
from cardhall.server.errors import not_allowed
from cardhall.server.events import grants_to_act
from cardhall.server.hall_server import TheServer
from cardhall.server.live import LiveTable
from cardhall.tables.changes import LETTERS
from cardhall.tables.state import Seat

Plays = Literal["person", "bot", "away", "empty"]


class SeatNow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat and who plays there: a person, a bot of the table's own, a bot for somebody who is
    away. `stack` is what they have, chips or points."""

    letter: str
    name: str
    plays: Plays
    stack: int


class TableNow(msgspec.Struct, frozen=True, kw_only=True):
    """A live table of an event, by its id. `hand` counts from 1, 0 before the first; `sides` are
    the seats of partners, by their places; `turn` the seat that is waited for, -1 for none."""

    id: str
    number: int
    stage: str
    hand: int
    unit: str
    seats: tuple[SeatNow, ...]
    sides: tuple[tuple[int, ...], ...]
    turn: int
    frozen: bool
    ends_at: int


@get("/api/events/{id:str}/live", allow=OFFICIALS, name="live tables")
async def live_tables(
    request: Request[Any, Any, Any], id: FromPath[str], server: TheServer
) -> list[TableNow]:
    """The tables of an event that are in play in the browser, by number."""
    event = server.event(id)
    if not any(grant.role in OFFICIALS for grant in grants_to_act(server, request, event, "")):
        raise not_allowed()
    here = [one for one in server.tables.all.values() if one.state.event == id]
    playing = [one for one in here if one.state.stage not in ("closed", "ended")]
    return [_now(one) for one in sorted(playing, key=lambda one: (one.state.terms.number, one.id))]


def _now(table: LiveTable) -> TableNow:
    state = table.state
    return TableNow(
        id=table.id,
        number=state.terms.number,
        stage=state.stage,
        hand=state.hands,
        unit=state.adapter.unit,
        seats=tuple(
            SeatNow(
                letter=LETTERS[number],
                name=seat.name,
                plays=_plays(seat),
                stack=state.stacks[number],
            )
            for number, seat in enumerate(state.seats)
        ),
        sides=state.adapter.partners(len(state.seats)),
        turn=state.turn(),
        frozen=state.call is not None,
        ends_at=state.ends_at,
    )


def _plays(seat: Seat) -> Plays:
    if seat.kind == "person":
        return "away" if seat.sitting_in or not seat.present else "person"
    return "bot" if seat.kind == "bot" else "empty"


HANDLERS = [live_tables]
