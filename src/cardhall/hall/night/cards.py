"""What each person sees of it."""

from cardhall.hall.state import Category, State
from cardhall.hall.view_parts import View


class NightCard(View, frozen=True, kw_only=True, tag_field="kind", tag="progressive"):
    """For the chairperson, the judge and the wall."""


class NightSeat(View, frozen=True, kw_only=True, tag_field="kind", tag="progressive"):
    """For one player."""


class NightTable(View, frozen=True, kw_only=True, tag_field="kind", tag="progressive"):
    """For the phone that lies on a table."""


def card(state: State, category: Category, at: int) -> NightCard:
    return NightCard()


def wall(state: State, category: Category, at: int) -> NightCard:
    """What the projector shows, and any visitor may see."""
    return NightCard()


def seat(state: State, category: Category, entry: str, at: int) -> NightSeat:
    return NightSeat()


def table(state: State, category: Category, table: int, at: int) -> NightTable:
    return NightTable()


def player_text(state: State, category: Category, entry: str) -> str:
    """What she does now, in words; "" where nothing of its own is to be said."""
    return ""
