"""What is Pedro's own in the view of a live table."""

from __future__ import annotations

import msgspec


class PedroCall(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat said in the auction: "bid 9", "pass"."""

    seat: int
    words: str


class PedroPlay(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="pedro"):
    """The hand in play, as one reader may see it. Seats are -1 where there is none."""

    calls: tuple[PedroCall, ...]
    bidder: int
    bid: int
    points: tuple[int, ...]  # made so far in this hand, by side
    shown: tuple[tuple[str, ...], ...]  # by seat: surplus trumps that lie open (OP-PEDRO-07)
    down: tuple[int, ...]  # seats that threw in their hands when a trump was led
    target: int  # points that end the game
    pack: tuple[str, ...]  # for me as the dealer who robs: what I look through
    keep: int  # ... and how many cards I end with

    def __repr__(self) -> str:
        return f"PedroPlay(bidder={self.bidder}, bid={self.bid})"
