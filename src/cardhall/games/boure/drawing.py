"""Bouré: the table as it is drawn in a notebook."""

from collections.abc import Iterable, Mapping
from typing import Any

from cardhall.games.engine.felt_drawing import Row, count, pile, played, seat_rows, words
from cardhall.games.engine.terminal import trumps


def own(view: Any) -> tuple[int, ...]:
    """The cards in one's hand."""
    return tuple(view.hand)


def rows(view: Any, hands: Mapping[int, Iterable[int]]) -> list[Row]:
    """The table of a view, with the hands that are known."""
    stacks = view.result.stacks if view.result else view.stacks

    def note(seat: int) -> Iterable[str]:
        yield "deals" if seat == view.dealer else ""
        yield f"{stacks[seat]} chips"
        yield "in" if seat in view.staying else "out" if seat in view.passed else ""
        yield f"drew {view.drawn[seat]}" if view.drawn[seat] >= 0 else ""
        yield count(view.tricks[seat], "trick")

    turned = [view.turned] if view.turned >= 0 else []
    pot = view.result.next_pot if view.result else view.pot
    return [
        *words(trumps(view.trump), f"Pot {pot}", f"Phase: {view.phase}"),
        *pile("Turned", turned),
        *played(view),
        *seat_rows(view, hands, view.sizes, note),
    ]
