"""Who may have a seat."""

from cardhall.hall.kernel.tables import LeftOut
from cardhall.hall.state import Category, Entry, State, did_not_play, standings, tally
from cardhall.messages import Dollars, Message


def missing_for_seat(state: State, entry: Entry) -> LeftOut | None:
    """Say why the player cannot be seated though still in, or None; whoever has played stays."""
    if entry.id in standings(state, entry.category).tallies:
        return None
    if not entry.signed_in_at:
        return LeftOut(entry=entry.id, why=Message("because-not-signed-in"), clause="LLAA-T-04")
    if entry.owing_cents:
        owing = Message("owes", dollars=Dollars(entry.owing_cents))
        return LeftOut(entry=entry.id, why=owing, clause="LLAA-T-01")
    return None


def may_play(state: State, category: Category) -> list[Entry]:
    """Entries that have neither gone out nor left, nor stayed away when the game began."""
    return [
        entry
        for entry in state.entries.values()
        if entry.category == category.key
        and entry.left is None
        and tally(state, entry).status == "in"
        and not did_not_play(state, entry)
    ]
