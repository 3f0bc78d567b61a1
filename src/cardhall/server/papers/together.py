"""Make all papers of a round as one file: one press where there were a dozen."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from io import BytesIO

from pypdf import PdfWriter

from cardhall.hall.kernel.context import Refusal
from cardhall.messages import Message
from cardhall.server.papers.available import papers_of_round
from cardhall.server.papers.order import Order


def everything(order: Order, makers: Mapping[str, Callable[[Order], bytes]]) -> bytes:
    """Every paper of the round, the event's first and then game by game.

    Raises Refusal while there is none. ``makers`` makes each of them by its name.
    """
    lines = papers_of_round(order.state)
    if not lines:
        raise Refusal(
            Message("there-is-nothing-to-print-yet"),
            "name",
            Message("enter-people-or-draw-the-seats"),
        )
    whole = PdfWriter()
    for line in lines:
        one = replace(order, category=line.category or order.category, table=0, blank=False)
        whole.append(BytesIO(makers[line.name](one)))
    whole.compress_identical_objects()  # the same fonts in each
    whole.add_metadata({"/Title": order.event})
    found = BytesIO()
    whole.write(found)
    return found.getvalue()
