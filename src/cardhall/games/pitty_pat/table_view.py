"""What is Pitty-Pat's own in the view of a live table."""

from __future__ import annotations

import msgspec


class PittyPatPlay(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="pitty_pat"):
    """The game in play, as one reader may see it."""

    upcard: str  # the card on offer; "" if there is none
    upcard_of: int  # the seat that it was turned for, or that threw it; -1 for none
    thrown: bool  # it was thrown, not turned
    passed: tuple[int, ...]  # seats that let it go by
    open: tuple[tuple[str, ...], ...]  # by seat: the cards that lie open before each
    gone: tuple[str, ...]  # cards that nobody took, the newest last
    bank: int  # chips in the bank
    pairs: tuple[str, ...]  # my own paired cards, open or not

    def __repr__(self) -> str:
        return f"PittyPatPlay(passed={self.passed})"
