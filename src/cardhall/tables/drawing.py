"""Where players deal with their own hands: they draw for the first deal. The highest card deals,
ace high, and those who are level draw again."""

from __future__ import annotations

from cardhall.cards.notation import format_card
from cardhall.tables.state import State


def dealt_by_hand(state: State) -> bool:
    """Do players draw for the deal, shuffle and cut? Else the table does it for them."""
    return state.adapter.manual_deal and state.terms.dealing == "hand"


def to_draw(state: State) -> tuple[int, ...]:
    """The seats that still have to draw a card for the first deal."""
    number, seats = _round(state)
    return tuple(s for s in seats if len(state.drawn[s]) < number)


def highest_drawn(state: State) -> int:
    """The seat that drew highest; -1 while it is open."""
    _, seats = _round(state)
    return seats[0] if len(seats) == 1 else -1


def next_drawn(state: State) -> tuple[str, int]:
    """(the card that the next to draw gets, the number of the draw)."""
    if state.secrets is None:
        raise ValueError("no session")
    number, _ = _round(state)
    order = state.secrets.shuffles().draw_for_deal(number)
    taken = sum(1 for cards in state.drawn if len(cards) >= number)
    return format_card(order[taken]), number


def _round(state: State) -> tuple[int, tuple[int, ...]]:
    """(number of the round, seats that draw in it): all, then those tied for highest."""
    seats = state.adapter.players(state)
    number = 1
    while seats and all(len(state.drawn[s]) >= number for s in seats):
        best = max(_rank(state.drawn[s][number - 1]) for s in seats)
        seats = tuple(s for s in seats if _rank(state.drawn[s][number - 1]) == best)
        if len(seats) == 1:
            return number, seats
        number += 1
    return number, seats


def _rank(card: str) -> int:
    return "23456789TJQKA".index(card[0])
