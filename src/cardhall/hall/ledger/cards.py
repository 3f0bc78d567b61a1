"""What each person sees of it."""

from cardhall.hall.state import Category, State
from cardhall.hall.view_parts import View


class LedgerCard(View, frozen=True, kw_only=True, tag_field="kind", tag="table"):
    """For the chairperson, the judge and the wall."""


class LedgerSeat(View, frozen=True, kw_only=True, tag_field="kind", tag="table"):
    """For one player."""


class LedgerTable(View, frozen=True, kw_only=True, tag_field="kind", tag="table"):
    """For the phone that lies on a table."""


def card(state: State, category: Category, at: int) -> LedgerCard:
    return LedgerCard()


def wall(state: State, category: Category, at: int) -> LedgerCard:
    """What the projector shows, and any visitor may see."""
    return LedgerCard()


def seat(state: State, category: Category, entry: str, at: int) -> LedgerSeat:
    return LedgerSeat()


def table(state: State, category: Category, table: int, at: int) -> LedgerTable:
    return LedgerTable()


def player_text(state: State, category: Category, entry: str) -> str:
    """What she does now, in words; "" where nothing of its own is to be said."""
    return ""
