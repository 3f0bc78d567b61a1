"""Po-Ke-No: the table as it is drawn in a notebook."""

from collections.abc import Iterable, Mapping
from typing import Any

from cardhall.cards.table import LETTERS
from cardhall.games.engine.felt_drawing import Row, pile, words

LATEST = 10
"""Called cards that are drawn."""


def own(view: Any) -> tuple[int, ...]:
    """Nobody holds cards here: the board says which is one's own."""
    return tuple(view.boards[view.seat]) if view.seat is not None else ()


def rows(view: Any, hands: Mapping[int, Iterable[int]]) -> list[Row]:
    """The board of this seat, covered cells faint; of all seats where all are known."""
    said = [f"Seat {LETTERS[seat]} calls out" for seat in view.claims]
    called = view.called[-LATEST:]
    out = words(f"{len(view.called)} cards called", *said, f"Phase: {view.phase}")
    out += pile("Called", called)
    for seat in [seat for seat in view.playing if seat in hands]:
        board, covered = view.boards[seat], set(view.covered[seat])
        for line in range(5):
            cells = range(5 * line, 5 * line + 5)
            dim = frozenset(place for place, cell in enumerate(cells) if cell in covered)
            label = "" if line else f"Seat {LETTERS[seat]}"
            out.append(Row(label, tuple(board[cell] for cell in cells), dim=dim))
    return out
