"""What is Po-Ke-No's own in the view of a live table."""

from __future__ import annotations

import msgspec

from cardhall.messages import Message


class PoKeNoBoard(msgspec.Struct, frozen=True, kw_only=True):
    """The board of a seat: 25 cards, row by row; cells are 0 to 24. Boards lie open."""

    seat: int
    cards: tuple[str, ...]
    covered: tuple[int, ...]  # cells whose card has been called (LLAA-POKENO-04)
    won: tuple[int, ...] = ()  # when the game is over: the cells that won it


class PoKeNoNear(msgspec.Struct, frozen=True, kw_only=True):
    """A pattern of mine that lacks one card."""

    cells: tuple[int, ...]
    lacks: int  # the cell that is open
    po_ke_no: bool  # the four corners and the centre (LLAA-POKENO-09), not a line


class PoKeNoPlay(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="po_ke_no"):
    """The game in play, or between games the one before. Seats are seats of the table."""

    called: tuple[str, ...]  # in order, the newest last
    words: Message  # the caller's words for the newest: "Queen of Spades"
    boards: tuple[PoKeNoBoard, ...]  # of those who play this game
    claims: tuple[int, ...]  # seats that called "out", in order
    sitting_out: tuple[int, ...]  # for a false call (OP-POKENO-07)
    extra: tuple[int, ...]  # the seats of an extra game between even hands (OP-POKENO-02)
    due: int  # chips that the extra game is for
    bank: int  # chips that the bank has left (LLAA-T-25)
    lots: int  # lots of chips that it has had (OP-T-07)
    card_ms: int  # from card to card
    near: tuple[PoKeNoNear, ...] = ()  # mine alone

    def __repr__(self) -> str:
        return f"PoKeNoPlay(called={len(self.called)}, claims={self.claims})"
