"""Pedro: the table as it is drawn in a notebook."""

from collections.abc import Iterable, Mapping
from typing import Any

from cardhall.games.engine.felt_drawing import Row, by_suit, count, pile, played, seat_rows, words
from cardhall.games.engine.terminal import trumps


def own(view: Any) -> tuple[int, ...]:
    """The cards in one's hand."""
    return tuple(view.hand)


def rows(view: Any, hands: Mapping[int, Iterable[int]]) -> list[Row]:
    """The table of a view, with the hands that are known."""

    def note(seat: int) -> Iterable[str]:
        call = view.calls[seat]
        yield "deals" if seat == view.dealer else ""
        yield f"bid {call}" if call > 0 else "passed" if call == 0 else ""
        yield "has the bid" if seat == view.bidder else ""
        yield "threw in the hand" if view.down[seat] >= 0 else ""
        yield count(view.tricks[seat], "trick")

    points = f"Points {view.points[0]} to {view.points[1]}" if any(view.points) else ""
    return [
        *words(trumps(view.trump), points, f"Phase: {view.phase}"),
        *pile("To rob", by_suit(view.pack)),
        *played(view),
        *seat_rows(view, hands, view.sizes, note, view.shown),
    ]
