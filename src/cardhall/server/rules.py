"""The rulebook over HTTP."""

import msgspec
from litestar import get

from cardhall.server.access import EVERYONE


class ClauseText(msgspec.Struct):
    """One clause, in Cardhall's own words."""

    id: str
    group: str
    kind: str
    text: str


class RulesFound(msgspec.Struct):
    clauses: list[ClauseText]
    groups: list[str]


@get("/api/rules", allow=EVERYONE, name="rules")
async def rules(q: str = "", group: str = "") -> RulesFound:
    """Clauses that hold the words of ``q``, of one group or of all."""
    return RulesFound([], [])
