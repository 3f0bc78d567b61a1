"""Serve the papers of an event: the list, and each as PDF."""

from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

from cardhall.messages import Message
from cardhall.server.access import CHAIR
from cardhall.server.errors import bad_request, not_found
from cardhall.server.hall_server import TheServer
from cardhall.server.papers.available import PaperLine, available_papers, papers_of_round


class PaperList(msgspec.Struct):
    """The papers of an event, in the order in which they are needed. `everything`: those in the
    one file of that name, for the round that comes; `first`: some of it is kept for the day."""

    papers: tuple[PaperLine, ...]
    everything: tuple[PaperLine, ...]
    first: bool


@get("/api/events/{id:str}/papers", allow=CHAIR, name="papers")
async def papers_of(id: FromPath[str], server: TheServer) -> PaperList:
    """The papers that this event has now, by when they are needed."""
    state = server.event(id).state
    together = papers_of_round(state)
    return PaperList(available_papers(state), together, any(line.once for line in together))


@get("/paper/{event:str}/{name:str}", allow=CHAIR, name="paper", media_type="application/pdf")
async def paper(
    request: Request[Any, Any, Any],
    event: FromPath[str],
    name: FromPath[str],
    server: TheServer,
    size: FromQuery[str] = "letter",
    category: FromQuery[str] = "",
    table: FromQuery[int] = 0,
    blank: FromQuery[bool] = False,
) -> Response[bytes]:
    """A paper of an event as PDF, by its name in the list of papers.

    ``size`` is letter or a4. ``category`` is the game, the event's first without one. Table cards
    and score sheets are for ``table``, all tables without one; ``blank``: with nothing filled in.
    ``everything`` is all of a round in one file.
    """
    from cardhall.server import papers
    from cardhall.server.desk import address_of

    if size not in {"letter", "a4"}:
        raise bad_request(
            Message("there-is-no-paper-of-that-size"), "size", Message("choose-letter-or-a4")
        )
    make = papers.MAKERS.get(name.removesuffix(".pdf"))
    if make is None:
        raise not_found(Message("there-is-no-such-paper"), "name")
    state = server.event(event).state
    key = category or next(iter(state.categories), "")
    if key not in state.categories:
        raise not_found(
            Message("this-event-has-no-such-game"), "category", Message("choose-one-of-its-games")
        )
    order = papers.Order(state, address_of(request, server), size, key, table, blank)
    body = await server.costly.run(request, make, order)
    return Response(
        body,
        media_type="application/pdf",
        headers={"Content-Disposition": f'inline; filename="{name.removesuffix(".pdf")}.pdf"'},
    )


HANDLERS = [papers_of, paper]
