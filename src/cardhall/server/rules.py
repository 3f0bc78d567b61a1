"""Serve the rulebook over HTTP."""

from typing import Annotated, Any

import msgspec
from litestar import Request, get
from litestar.params import QueryParameter

from cardhall.messages import Message
from cardhall.server.access import EVERYONE
from cardhall.server.errors import not_found
from cardhall.server.hall_server import TheServer


class ClauseText(msgspec.Struct):
    """One clause, in Cardhall's own words; ``shown_by`` is an example of it.

    ``options`` are the open points that bear on it.
    """

    id: str
    group: str
    kind: str
    text: str
    shown_by: str
    options: list[str]


class GroupTitle(msgspec.Struct):
    """A part of the rulebook; ``preset`` is the profile that plays by it."""

    id: str
    title: str
    preset: str
    note: str


class PointText(msgspec.Struct):
    """A point that the documents leave open, with what Cardhall does, and the options for a house
    of its own."""

    id: str
    title: str
    gap: str
    default: str
    options: dict[str, list[str]]


class RulesFound(msgspec.Struct):
    """``points`` are the open points that the found clauses name."""

    clauses: list[ClauseText]
    groups: list[GroupTitle]
    points: list[PointText]


@get("/api/rules", allow=EVERYONE, name="rules")
async def rules(
    request: Request[Any, Any, Any],
    server: TheServer,
    q: Annotated[str, QueryParameter(max_length=200)] = "",
    group: Annotated[str, QueryParameter(max_length=40)] = "",
) -> RulesFound:
    """Clauses that hold every word of ``q`` (case and accents aside), of one group or of all."""
    return await server.costly.run(request, found_in_book, q, group)


def found_in_book(q: str, group: str) -> RulesFound:
    from cardhall.rulebook import UnknownClause, load

    book = load()
    if group and group.upper() not in {known.id for known in book.groups}:
        raise not_found(
            Message("the-rulebook-has-no-such-part"), "group", Message("choose-one-of-those-shown")
        )
    found = book.search(q, group or None)
    named = dict.fromkeys(id for clause in found for id in clause.options)
    if q.strip() in book and not named:
        named = dict.fromkeys([q.strip()] if q.strip().upper().startswith("OP-") else [])
    points = []
    for id in named:
        try:
            points.append(book.point(id))
        except UnknownClause:
            continue
    return RulesFound(
        [ClauseText(c.id, c.group, c.kind, c.text, c.shown_by, list(c.options)) for c in found],
        [GroupTitle(g.id, g.title, g.preset, g.note) for g in book.groups],
        [
            PointText(p.id, p.title, p.gap, p.default, {k: list(v) for k, v in p.options.items()})
            for p in points
        ],
    )
