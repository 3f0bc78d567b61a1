"""Serve the judge's desk: what can be ruled on at a table, and the preview of a ruling.

Looking changes nothing, neither here nor in the store. A ruling is applied by the event's own
command ``apply_ruling``, at a live table by the table's own ``rule``; what that changed there comes
into the event's log by itself.
"""

from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from cardhall.hall.desk.commands import ApplyRuling
from cardhall.hall.desk.decide import noted
from cardhall.hall.desk.places import place_of
from cardhall.hall.desk.preview import AskCard, Button, Look, cited, clause_card, look
from cardhall.hall.desk.views import CallLine, Calls, calls_card, ruling_card, seat_buttons
from cardhall.hall.event import State
from cardhall.hall.kernel.context import Context as HallContext
from cardhall.messages import Message, typed
from cardhall.server.access import OFFICIALS
from cardhall.server.errors import not_allowed, not_found
from cardhall.server.events import grants_to_act
from cardhall.server.hall_server import HallServer, TheServer
from cardhall.server.live import LiveTable
from cardhall.server.ruling_notes import note_of
from cardhall.tables import commands as table_commands
from cardhall.tables import events as table_events
from cardhall.tables import judging
from cardhall.tables.changes import LETTERS
from cardhall.tables.state import State as TableState
from cardhall.tables.table import ruled


class LookAt(msgspec.Struct):
    """A call, and the answers so far."""

    category: str
    table: int
    call: str
    answers: dict[str, str] = {}
    note: str = ""


@get("/api/events/{id:str}/desk/calls", allow=OFFICIALS, name="desk calls")
async def calls(
    id: FromPath[str], category: FromQuery[str], table: FromQuery[int], server: TheServer
) -> Calls:
    """List the calls that may be ruled on at a table in play, and the people who sit there."""
    state = server.event(id).state
    if category not in state.categories:
        raise not_found(
            Message("this-event-has-no-such-game"), "category", Message("choose-one-of-its-games")
        )
    live = live_table(server, state, category, table)
    own = tuple(_line(one, live) for one in _offered(live)) if live else ()
    return calls_card(state, category, table, live.id if live else "", own)


@post(
    "/api/events/{id:str}/desk/look",
    allow=OFFICIALS,
    name="desk look",
    status_code=200,
)
async def look_at(
    request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[LookAt], server: TheServer
) -> Look:
    """The next question, or the ruling and all that it would change. Nothing is changed."""
    event = server.event(id)
    grants = grants_to_act(server, request, event, "")
    grant = next((one for one in grants if one.role in ("chair", "judge")), None)
    if grant is None:
        raise not_allowed()
    context = event.context(grant)
    if not data.call.startswith("live:"):
        command = ApplyRuling(
            category=data.category,
            table=data.table,
            call=data.call,
            answers=data.answers,
            note=data.note,
        )
        return await server.costly.run(request, look, event.state, command, context)
    live = live_table(server, event.state, data.category, data.table)
    if live is None:
        raise not_found(
            Message("nobody-plays-there-in-the-browser"), "table", Message("choose-another-table")
        )
    return await server.costly.run(request, look_live, event.state, live.state, data, context)


def live_table(server: HallServer, state: State, category: str, table: int) -> LiveTable | None:
    """The table, if it is one that is played in the browser."""
    live = place_of(state, category, table).live
    return server.tables.find(live) if live else None


def _offered(live: LiveTable) -> tuple[judging.LiveCall, ...]:
    return judging.may_be_ruled(live.state)


def _line(call: judging.LiveCall, live: LiveTable) -> CallLine:
    return CallLine(
        key=call.key,
        title=call.title,
        group=call.group,
        clauses=call.clauses,
    )


def look_live(state: State, here: TableState, data: LookAt, context: HallContext) -> Look:
    """At a live table the position itself answers; who it was is all that is asked."""
    offered = judging.may_be_ruled(here)
    call = next((one for one in offered if one.key == data.call), None)
    if call is None:
        raise not_found(
            Message("that-cannot-be-ruled-there-now"), "call", Message("look-at-what-can-be-ruled")
        )
    seats = judging.seats_for(here, call)
    if call.seat and data.answers.get("who", "") not in {LETTERS[seat] for seat in seats}:
        place = place_of(state, data.category, data.table)
        buttons = tuple(
            Button(key=one.letter, text=typed(one.name))
            for one in seat_buttons(state, place)
            if LETTERS.index(one.letter) in seats
        )
        ask = AskCard(key="who", text=Message("who-was-it"), number=1, of=1, buttons=buttons)
        return Look(ask=ask, ruling=None, clauses=(), earlier=(), hall=())
    seat = LETTERS.index(data.answers["who"]) if call.seat else -1
    command = table_commands.Rule(
        ruling=call.ruling, seat=seat, clause=call.clauses[0], text=data.note
    )
    asker = table_commands.Context(at=context.at, actor=context.actor, role=context.role)
    event = table_events.Ruled(
        at=context.at,
        ruling=command.ruling,
        seat=seat,
        clause=command.clause,
        text=command.text,
        by=context.actor,
        changes=ruled(here, command, asker),
    )
    ruling = noted(state, note_of(data.category, data.table, here, event), context)
    return Look(
        ask=None,
        ruling=ruling_card(state, ruling),
        clauses=tuple(clause_card(clause) for clause in cited(ruling)),
        earlier=(),
        hall=(),
    )


@get("/api/tables/{id:str}/rulings", allow=OFFICIALS, name="rulings")
async def rulings_at(
    request: Request[Any, Any, Any], id: FromPath[str], server: TheServer
) -> tuple[judging.OfferedCall, ...]:
    """List the rulings that may be given at a live table that was stopped, and the changes that
    each would make."""
    table = server.tables.get(id)
    if table.reader_of(server.valid_grants(request)) != "judge":
        raise not_allowed(Message("you-are-not-the-judge"))
    asker = table_commands.Context(at=server.now(), actor="judge", role="judge")
    return judging.offered(table.state, asker)


HANDLERS = [calls, look_at, rulings_at]
