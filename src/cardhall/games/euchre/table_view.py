"""What is Euchre's own in the view of a live table."""

from __future__ import annotations

from typing import Literal

import msgspec

UpAt = Literal["table", "taken", "kitty", "out", ""]


class EuchreCall(msgspec.Struct, frozen=True, kw_only=True):
    """A bid that was made, in the game's words: "pass", "pick it up", "hearts alone"."""

    seat: int
    words: str


class EuchrePlay(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="euchre"):
    """The hand in play, as one reader may see it. Seats are -1 where there is none."""

    up: str  # the card that was turned up
    up_at: UpAt  # where it is now
    maker: int
    alone: bool
    sitting: int  # the loner's partner
    calls: tuple[EuchreCall, ...]
    hands_played: int  # of this game, counted
    hands_in_all: int
    threw: str  # my own discard, as dealer; "" for everybody else

    def __repr__(self) -> str:
        return f"EuchrePlay(maker={self.maker}, alone={self.alone})"
