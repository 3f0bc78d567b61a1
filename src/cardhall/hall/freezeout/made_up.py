"""The next made-up step of a rehearsal."""

from cardhall.formats.lot import Lot
from cardhall.hall.base import Command
from cardhall.hall.state import State


def next_made_up(state: State, key: str, lot: Lot, at: int) -> Command | None:
    """What would be entered next; None when nothing is left."""
    return None
