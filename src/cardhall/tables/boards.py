"""Look up the Po-Ke-No boards that ship, for a caller at a physical table: what a line holds and
what it is worth beside another (LLAA-POKENO-06, 09, 11, 12, 16 to 23).

Boards are numbered from 1 as they are printed, lines from 0: five rows, five columns, two
diagonals, and Po-Ke-No (the four corners and the centre).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from cardhall.cards.notation import format_card, parse_card
from cardhall.cards.poker import five_card_value, hand_name
from cardhall.games.po_ke_no import PATTERNS, PO_KE_NO, pattern_value
from cardhall.games.po_ke_no.boards import shipped


@dataclass(frozen=True)
class ShippedLine:
    """Five cards of a board. `worth` is more for what is paid before another on the same card."""

    cards: tuple[str, ...]
    worth: int
    hand: str
    """The kind, as facts keep it: "flush", "full house", "Po-Ke-No"."""
    po_ke_no: bool


class Shipped:
    """The twelve boards, as the hall asks for them."""

    def line(self, board: int, line: int) -> ShippedLine:
        """Say what lies on a line of a board. Raises LookupError for no such board or line."""
        boards = shipped()
        if not 1 <= board <= len(boards) or not 0 <= line < len(PATTERNS):
            raise LookupError(f"there is no line {line} of board {board}")
        cells = boards[board - 1]
        cards = [cells[cell] for cell in PATTERNS[line]]
        best = line == PO_KE_NO
        name = "Po-Ke-No" if best else hand_name(five_card_value(cards))
        names = tuple([format_card(card) for card in cards])
        return ShippedLine(names, pattern_value(cells, line), name, best)

    def five(self, cards: Sequence[str], po_ke_no: bool) -> ShippedLine:
        """Five cards of a board that is not one of ours. Raises LookupError."""
        try:
            numbers = [parse_card(card) for card in cards]
        except ValueError as error:
            raise LookupError(str(error)) from error
        if len(set(numbers)) != 5:
            raise LookupError("a line has five different cards")
        line = PO_KE_NO if po_ke_no else 0
        board = [0] * 25
        for cell, card in zip(PATTERNS[line], numbers, strict=True):
            board[cell] = card
        name = "Po-Ke-No" if po_ke_no else hand_name(five_card_value(numbers))
        return ShippedLine(tuple(cards), pattern_value(board, line), name, po_ke_no)


def pictures() -> list[list[str]]:
    """The boards as they are printed: 25 cards each, row by row."""
    return [[format_card(card) for card in board] for board in shipped()]


def patterns() -> list[list[int]]:
    """The cells of each line, from 0."""
    return [list(cells) for cells in PATTERNS]
