"""Who sits at a table of the round now."""

from collections.abc import Iterable

from cardhall.hall.kernel.tables import Place, call_at, sitters
from cardhall.hall.state import Category, State, live_id


def place(state: State, category: Category, table: int) -> Place | None:
    """A table of the round that is on; None for one that is not."""
    now = category.now
    play = now.tables.get(table) if now is not None and now.state == "playing" else None
    if now is None or play is None:
        return None
    return Place(
        round=now.no,
        seats=sitters(play.seats),
        live=live_id(state, category, now, play),
        **call_at(play.call),
    )


def numbers(state: State, category: Category) -> Iterable[int]:
    """The tables at which cards are played."""
    now = category.now
    return now.tables if now is not None and now.state == "playing" else ()
