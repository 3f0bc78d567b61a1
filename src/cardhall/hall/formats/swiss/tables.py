"""Who sits at a table of the round that is on."""

from collections.abc import Iterable, Iterator

from cardhall.hall.formats.swiss.evolve import swiss_of
from cardhall.hall.formats.swiss.state import Swiss
from cardhall.hall.kernel.format import Chair, format_state_as
from cardhall.hall.kernel.tables import Place, Sitter, call_at, sitters
from cardhall.hall.state import Category, State


def place(state: State, category: Category, table: int) -> Place | None:
    """Partners sit opposite: A and C are one side, B and D the other; alone, A and B."""
    now = swiss_of(state, category.key).now
    found = now.tables.get(table) if now else None
    if now is None or found is None:
        return None
    one, two = found.sides
    seats = sitters(found.sides)
    if category.plan.team_size == 2:
        seats = tuple(
            Sitter(letter=letter, entry=entry, part=part)
            for letter, entry, part in zip("ABCD", (one, two, one, two), (0, 0, 1, 1), strict=True)
        )
    live = found.live_id(state.id, category.key, now.no)
    return Place(round=now.no, seats=seats, live=live, **call_at(found.call))


def numbers(state: State, category: Category) -> Iterable[int]:
    """The tables of the round that is on."""
    swiss = swiss_of(state, category.key)
    return swiss.now.tables if swiss.now and not swiss.ended_at else ()


def chairs(category: Category) -> Iterator[tuple[int, list[Chair]]]:
    """The tables as they are paired, by number: each side has a chair."""
    now = format_state_as(Swiss, category).now
    for number, table in now.tables.items() if now else ():
        yield number, list(zip("AB", table.sides, strict=True))


def without_seat(category: Category) -> list[str]:
    """Entries that have no table in the round."""
    now = format_state_as(Swiss, category).now
    return [one.entry for one in now.unpaired] if now else []


def stage(category: Category) -> str:
    """Say which round is paired."""
    now = format_state_as(Swiss, category).now
    return f"round {now.no}" if now else ""


def moments(category: Category, after: int) -> Iterable[int]:
    """Find when pages look different though nothing happens."""
    return ()


def is_on(category: Category) -> bool:
    """Tell whether a clock runs."""
    return False
