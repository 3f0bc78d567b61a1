"""Po-Ke-No in a terminal."""

from typing import Any

from cardhall.cards.notation import format_card, format_cards
from cardhall.cards.table import LETTERS
from cardhall.games.engine.terminal import named


def lines(seen: Any) -> list[str]:
    """The table as this view of a seat tells it, and the player's own cards last."""
    if seen.seat is None:
        return [named("Called", format_cards(seen.called))]
    board, covered = seen.boards[seen.seat], set(seen.covered[seen.seat])
    rows = [
        "   ".join(
            f"[{format_card(board[cell])}]" if cell in covered else f" {format_card(board[cell])} "
            for cell in range(row * 5, row * 5 + 5)
        )
        for row in range(5)
    ]
    claims = "".join(LETTERS[seat] for seat in seen.claims)
    return [
        named("Called", format_cards(seen.called[-8:])),
        named('Called "out"', claims),
        "Your board, covered cards in brackets:",
        *rows,
    ]
