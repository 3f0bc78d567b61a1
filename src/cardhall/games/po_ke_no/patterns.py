"""Po-Ke-No: the patterns of a board, and what they are worth.

A board is 25 different cards, row by row; a cell is 0 to 24. Twelve lines (06), and the four
corners with the centre (09).
"""

from collections.abc import Sequence
from functools import lru_cache

from cardhall.cards.poker import five_card_value

PATTERNS: tuple[tuple[int, ...], ...] = (
    *(tuple(range(5 * row, 5 * row + 5)) for row in range(5)),
    *(tuple(range(column, 25, 5)) for column in range(5)),
    (0, 6, 12, 18, 24),
    (4, 8, 12, 16, 20),
    (0, 4, 12, 20, 24),
)
"""The cells of each pattern: five rows, five columns, two diagonals, Po-Ke-No."""

PO_KE_NO = 12
"""The number of the pattern Po-Ke-No."""

_ABOVE_ALL_LINES = 1 << 23


def pattern_value(board: Sequence[int], pattern: int) -> int:
    """Work out what a pattern of a board is worth when several win at once: more is better.
    Po-Ke-No beats every line (12), lines and Po-Ke-Nos among themselves go by poker (11,
    OP-POKENO-02)."""
    value = five_card_value([board[cell] for cell in PATTERNS[pattern]])
    return value + (_ABOVE_ALL_LINES if pattern == PO_KE_NO else 0)


@lru_cache(maxsize=256)
def values(board: tuple[int, ...]) -> tuple[int, ...]:
    """Work out what all patterns of a board are worth, () for what is no board of 25 cards: a table
    deals many games on the same boards."""
    if len(board) != 25 or len({card for card in board if 0 <= card < 52}) != 25:
        return ()
    return tuple([pattern_value(board, pattern) for pattern in range(13)])
