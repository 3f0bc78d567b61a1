"""What the judge's desk shows."""

from cardhall.hall.state import State
from cardhall.hall.view_parts import View


class DeskCard(View, frozen=True, kw_only=True):
    """The rulings so far, the latest first."""


def card(state: State, at: int) -> DeskCard:
    return DeskCard()
