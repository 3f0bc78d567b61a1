"""Texas hold'em: the table as it is drawn in a notebook."""

from collections.abc import Iterable, Mapping
from typing import Any

from cardhall.games.engine.felt_drawing import Row, pile, seat_rows, words


def own(view: Any) -> tuple[int, ...]:
    """One's own two cards."""
    return tuple(view.cards)


def rows(view: Any, hands: Mapping[int, Iterable[int]]) -> list[Row]:
    """The table of a view, with the hands that are known."""

    def note(seat: int) -> Iterable[str]:
        yield "button" if seat == view.button else ""
        yield f"{view.stacks[seat]} chips"
        yield f"bet {view.bets[seat]}" if view.bets[seat] else ""
        yield "all in" if seat in view.all_in else ""
        yield "folded" if seat in view.dealt_in and seat not in view.live else ""

    known = {seat: cards for seat, cards in hands.items() if tuple(cards)}
    known.update({seat: cards for seat, cards in enumerate(view.shown) if cards})
    seats = range(view.seats)
    sizes = [len(tuple(known[s])) if s in known else 2 * (s in view.live) for s in seats]
    pot = 0 if view.result else sum(one.amount for one in view.pots) + view.carried
    return [
        *words(f"Pot {pot}" if pot else "", f"Phase: {view.phase}"),
        *pile("Board", view.board),
        *seat_rows(view, known, sizes, note),
    ]
