"""Euchre: the table as it is drawn in a notebook."""

from collections.abc import Iterable, Mapping
from typing import Any

from cardhall.games.engine.felt_drawing import Row, count, pile, played, seat_rows, words
from cardhall.games.engine.terminal import trumps


def own(view: Any) -> tuple[int, ...]:
    """The cards in one's hand."""
    return tuple(view.hand)


def rows(view: Any, hands: Mapping[int, Iterable[int]]) -> list[Row]:
    """The table of a view, with the hands that are known."""

    def note(seat: int) -> Iterable[str]:
        yield "deals" if seat == view.dealer else ""
        yield "made trumps" if seat == view.maker else ""
        yield "alone" if seat == view.maker and view.alone else ""
        yield "sits out" if seat == view.sitting else ""
        yield count(view.tricks[seat], "trick")

    up = [view.up] if view.up >= 0 and view.up_at == "table" else []
    return [
        *words(trumps(view.trump), f"Phase: {view.phase}"),
        *pile("Turned up", up),
        *played(view),
        *seat_rows(view, hands, view.sizes, note),
    ]
