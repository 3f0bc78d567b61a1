"""Rummy: the table as it is drawn in a notebook."""

from collections.abc import Iterable, Mapping
from typing import Any

from cardhall.games.engine.felt_drawing import Row, pile, seat_rows, words

TOP = 10
"""Discards that are drawn, from the top."""


def own(view: Any) -> tuple[int, ...]:
    """The cards in one's hand."""
    return tuple(view.hand)


def rows(view: Any, hands: Mapping[int, Iterable[int]]) -> list[Row]:
    """The table of a view, with the hands that are known."""

    def note(seat: int) -> Iterable[str]:
        yield "deals" if seat == view.dealer else ""
        if view.result:
            yield f"scores {view.result.scores[seat]}"

    known = {**hands, **dict(enumerate(view.held))}
    for seat, cards in enumerate(view.known):
        known.setdefault(seat, cards)
    under = len(view.discards) - TOP
    melds = [row for n, meld in enumerate(view.melds, 1) for row in pile(f"Meld {n}", meld)]
    return [
        *words(f"Stock {len(view.stock)} cards", f"Phase: {view.phase}"),
        *pile("Discards", view.discards[-TOP:], f"{under} more under them" if under > 0 else ""),
        *melds,
        *seat_rows(view, known, view.sizes, note),
    ]
