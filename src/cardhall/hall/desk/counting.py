"""How often something happened before: what a warning leads to (OP-HOLDEM-17, OP-EUCHRE-05)."""

from cardhall.hall.desk.catalogue import CatalogueCall
from cardhall.hall.desk.events import RulingApplied
from cardhall.hall.desk.words import people_of
from cardhall.hall.kernel.tables import Place, Sitter
from cardhall.hall.state import State


def before(
    state: State,
    call: CatalogueCall,
    category: str,
    table: int,
    place: Place,
    letter: str,
    sides: bool,
) -> tuple[RulingApplied, ...]:
    """The standing rulings on the same offence: of this person in the event, or of their side in
    this game; "" as the letter is for offences of nobody at the table."""
    if not call.offence:
        return ()
    them = _them(place.seats, letter, call, sides)
    return tuple(
        one
        for one in state.desk.standing
        if one.offence == call.offence
        and not one.none
        and (not them or _same(one, category, table, place, them, call))
    )


def _them(
    seats: tuple[Sitter, ...], letter: str, call: CatalogueCall, sides: bool
) -> frozenset[tuple[str, str, int]]:
    people = people_of(seats, letter, sides).get("side" if call.per == "side" else "", ())
    return frozenset((seat.entry, "" if seat.entry else seat.letter, seat.part) for seat in people)


def _same(
    one: RulingApplied,
    category: str,
    table: int,
    place: Place,
    them: frozenset[tuple[str, str, int]],
    call: CatalogueCall,
) -> bool:
    here = (one.category, one.table, one.round) == (category, table, place.round)
    if call.per == "side" and not here:
        return False
    known = all(entry for entry, _, _ in them)
    return (here or known) and _them(one.seats, one.answers.get("who", ""), call, one.sides) == them


def incidents_before(state: State, call: CatalogueCall, place: Place, letter: str) -> int:
    """Incidents of that kind that were recorded of this one without a ruling at the desk."""
    entry = next((seat.entry for seat in place.seats if seat.letter == letter), "")
    kind = call.offence.replace("-", "_")
    return sum(bool(entry) and one.entry == entry and one.kind == kind for one in state.incidents)


def proposed(call: CatalogueCall, count: int) -> str:
    """The step of its ladder that comes after so many offences; the last for all beyond."""
    return call.steps[min(count, len(call.steps) - 1)] if call.steps else ""
