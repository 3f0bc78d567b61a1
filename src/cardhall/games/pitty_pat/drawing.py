"""Pitty-Pat: the table as it is drawn in a notebook."""

from collections.abc import Iterable, Mapping
from typing import Any

from cardhall.games.engine.felt_drawing import Row, pile, seat_rows, words


def own(view: Any) -> tuple[int, ...]:
    """One's own cards, but for the pairs that lie open."""
    lies = set() if view.seat is None else set(view.open[view.seat])
    return tuple(card for card in (*view.pairs, *view.singles) if card not in lies)


def rows(view: Any, hands: Mapping[int, Iterable[int]]) -> list[Row]:
    """The table of a view, with the hands that are known."""

    def note(seat: int) -> Iterable[str]:
        yield "deals" if seat == view.dealer else ""
        yield "let it go by" if seat in view.asked else ""
        yield f"{len(view.open[seat])} cards open" if view.open[seat] else ""

    offered = [view.upcard] if view.upcard >= 0 else []
    return [
        *words(f"Stock {view.stock} cards", f"Phase: {view.phase}"),
        *pile("On offer", offered),
        *seat_rows(view, hands, view.sizes, note, view.open),
    ]
