"""What each person sees of it."""

from cardhall.hall.state import Category, State
from cardhall.hall.view_parts import View


class FreezeoutCard(View, frozen=True, kw_only=True, tag_field="kind", tag="freezeout"):
    """For the chairperson, the judge and the wall."""


class FreezeoutSeat(View, frozen=True, kw_only=True, tag_field="kind", tag="freezeout"):
    """For one player."""


class FreezeoutTable(View, frozen=True, kw_only=True, tag_field="kind", tag="freezeout"):
    """For the phone that lies on a table."""


def card(state: State, category: Category, at: int) -> FreezeoutCard:
    return FreezeoutCard()


def wall(state: State, category: Category, at: int) -> FreezeoutCard:
    """What the projector shows, and any visitor may see."""
    return FreezeoutCard()


def seat(state: State, category: Category, entry: str, at: int) -> FreezeoutSeat:
    return FreezeoutSeat()


def table(state: State, category: Category, table: int, at: int) -> FreezeoutTable:
    return FreezeoutTable()


def player_text(state: State, category: Category, entry: str) -> str:
    """What she does now, in words; "" where nothing of its own is to be said."""
    return ""
