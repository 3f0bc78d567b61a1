"""Spades: the table as it is drawn in a notebook."""

from collections.abc import Iterable, Mapping
from typing import Any

from cardhall.games.engine.felt_drawing import Row, by_suit, pile, played, seat_rows, words


def own(view: Any) -> tuple[int, ...]:
    """The cards in one's hand; none before one may look."""
    return tuple(view.hand)


def rows(view: Any, hands: Mapping[int, Iterable[int]]) -> list[Row]:
    """The table of a view, with the hands that are known."""

    def note(seat: int) -> Iterable[str]:
        bid = view.bids[seat]
        yield "deals" if seat == view.dealer else ""
        yield f"bids {bid or 'nil'}" if bid >= 0 else ""
        yield "blind" if seat in view.blind else ""
        yield f"took {view.tricks[seat]}" if view.history or view.trick else ""

    known = dict(hands)
    for seat, cards in enumerate(view.exposed):
        if cards and seat not in known:
            known[seat] = cards
    score = f"Score {view.scores[0]} to {view.scores[1]}, bags {view.bags[0]} and {view.bags[1]}"
    return [
        *words(score, f"Phase: {view.phase}"),
        *pile("Passed", by_suit(view.gave)),
        *played(view),
        *seat_rows(view, known, view.sizes, note),
    ]
