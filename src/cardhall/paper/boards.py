"""Po-Ke-No boards, one to a page or four: large ranks and suits, for eyes of seventy.

A board is 25 cards as text, row by row: ``AS``, ``TD``. The suits differ in outline, and red ones
are drawn hollow besides, so that a printer without colour tells them apart.
"""

from collections.abc import Iterable, Sequence

from cardhall.paper.press import PaperSize, pdf
from cardhall.paper.words import word

SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def po_ke_no_boards(
    boards: Iterable[Sequence[str]],
    *,
    four: bool = False,
    lines: Sequence[str] = (),
    size: PaperSize = "letter",
) -> bytes:
    """The boards, numbered from 1. four: four to a page, to be cut apart. lines: words under each
    board, none for the rule of the game. Raises ValueError for a board that has not 25 cards."""
    data = {
        "boards": [
            {"number": number, "cards": [_card(card) for card in _checked(number, board)]}
            for number, board in enumerate(boards, start=1)
        ],
        "four": four,
        "lines": list(lines) or [word("boards.rule")],
    }
    return pdf("boards", data, size)


def _checked(number: int, board: Sequence[str]) -> Sequence[str]:
    if len(board) != 25:
        raise ValueError(f"boards: board {number} has {len(board)} cards. Give it 25")
    return board


def _card(card: str) -> dict[str, str]:
    rank, suit = card[:-1], card[-1]
    return {"rank": "10" if rank == "T" else rank, "suit": SUITS[suit]}
