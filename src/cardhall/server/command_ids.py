"""Keep command ids of each person apart from everybody else's and from the server's own.

Whoever sends a command makes its id, and the same id sent again is answered with the first receipt.
A stream keeps it as ``p:<person>:<id>``. What people send holds no colon, and no id that the server
makes for its own commands begins so: nobody can use up one that the server or another will need.

The person is what stays the same when somebody signs in anew: a player's entry (or their name at a
table of its own), a captain's table, the office of the chairperson and the judge. Visitors send no
commands. A browser that may be several people finds its receipts by each of them: it may have
become another one since it sent.
"""

import hashlib
import hmac
from collections.abc import Iterable
from typing import Annotated, Any

import msgspec

from cardhall.hall.state import person_id
from cardhall.server.access import Grant
from cardhall.server.streams import Stream

CommandId = Annotated[
    str,
    msgspec.Meta(
        pattern=r"^[A-Za-z0-9_-]{8,64}(?!\n)$",
        description="Made by the sender, once for each thing that is wanted, and sent again with "
        "it: 8 to 64 letters A-Z and a-z, figures, - and _. One person's ids are nobody else's.",
    ),
]


def made_by(maker: str, id: str) -> str:
    """The id of what somebody makes who is nobody here yet: ``maker`` is a secret of their browser.
    The same one sent again makes the same, and nobody else can name it."""
    return hmac.new(maker.encode(), id.encode(), hashlib.sha256).hexdigest()[:16]


def kept_as(stream: Stream[Any, Any, Any], id: str, grant: Grant, others: Iterable[Grant]) -> str:
    """The id by which a stream keeps what ``grant`` sends; ``others``: what else this browser may
    be, and may have been when it sent it first."""
    own = by(grant, id)
    earlier = [own, *(by(other, id) for other in others)]
    # the last: as it was kept before ids were kept apart; the server made none without a colon
    return next((known for known in (*earlier, id) if stream.knows(known)), own)


def by(grant: Grant, id: str) -> str:
    return f"p:{person(grant)}:{id}"


def person(grant: Grant) -> str:
    if grant.role == "player":
        return f"player {person_id(grant.entry, grant.member)}"
    return f"captain {grant.table}" if grant.role == "captain" else grant.role
