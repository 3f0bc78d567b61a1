"""What is the own of Spades in the view of a live table."""

from __future__ import annotations

import msgspec


class SpadesPlay(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="spades"):
    """The hand in play, as one reader may see it. Tuples run over the seats, or over the sides A-C
    and B-D."""

    bids: tuple[int, ...]  # by seat: 0 is nil, -1 who has not bid
    blind: tuple[int, ...]  # seats that bid nil before they looked
    looked: bool  # may I see my cards?
    bound: tuple[int, ...]  # by seat: the bid out of turn that stands, -1 for none
    exposed: tuple[tuple[str, ...], ...]  # by seat: cards that lie face up
    bid: tuple[int, ...]  # by side: tricks bid so far
    taken: tuple[int, ...]  # ... and taken so far, reneges apart
    bags: tuple[int, ...]  # by side: carried into this hand
    fines: tuple[int, ...]  # by side: reneges that were proved
    broken: bool  # has a spade been played?
    target: int  # points that end the game
    got: tuple[str, ...]  # what my partner has passed to me

    def __repr__(self) -> str:
        return f"SpadesPlay(bids={self.bids})"
