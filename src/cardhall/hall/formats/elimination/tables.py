"""Who sits at a table of the round now."""

from collections.abc import Iterable, Iterator

from cardhall.hall.formats.elimination.state import live_id, rounds_of
from cardhall.hall.kernel.format import Chair
from cardhall.hall.kernel.tables import Place, call_at, sitters
from cardhall.hall.state import Category, State


def place(state: State, category: Category, table: int) -> Place | None:
    """A table of the round that is on; None for one that is not."""
    now = rounds_of(category).now
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
    now = rounds_of(category).now
    return now.tables if now is not None and now.state == "playing" else ()


def chairs(category: Category) -> Iterator[tuple[int, list[Chair]]]:
    """The tables as they are seated, by number."""
    now = rounds_of(category).now
    for play in now.tables.values() if now else ():
        yield play.table, [(play.letter(one), one) for one in play.seats]


def without_seat(category: Category) -> list[str]:
    """Entries that were left out when these tables were seated."""
    now = rounds_of(category).now
    return [one.entry for one in now.left_out] if now else []


def stage(category: Category) -> str:
    """Say which one is seated now."""
    now = rounds_of(category).now
    return f"round {now.no}" if now else ""


def moments(category: Category, after: int) -> Iterable[int]:
    """Find when pages look different though nothing happens."""
    now = rounds_of(category).now
    playing = now is not None and now.state == "playing"
    return [play.deadline for play in now.tables.values()] if now and playing else []


def is_on(category: Category) -> bool:
    """Tell whether a clock runs."""
    now = rounds_of(category).now
    return now is not None and now.state == "playing"
