"""What is Rummy's own in the view of a live table."""

from __future__ import annotations

import msgspec

from cardhall.messages import Message


class RummyMeld(msgspec.Struct, frozen=True, kw_only=True):
    """A set on the table. `laid`: who put each card there, in the order of `cards`; `takes`: the
    single cards that would go on it now (LLAA-RUMMY-27)."""

    number: int  # from 1, as in "lay KH on 1"
    cards: tuple[str, ...]
    owner: int  # who laid it down first
    laid: tuple[int, ...]
    takes: tuple[str, ...]


class RummyTake(msgspec.Struct, frozen=True, kw_only=True):
    """At my draw: taking so many of the discards, down to `card`; or why that may not be."""

    count: int
    card: str
    legal: bool
    words: str = ""
    why_not: Message | msgspec.UnsetType = msgspec.UNSET
    clause: str = ""

    def __repr__(self) -> str:
        # whether the player may take it tells of their hand
        return f"RummyTake(count={self.count})"


class RummyPlay(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="rummy"):
    """The hand in play, or between hands the one that was counted last, as one reader may see it.
    Tuples without a remark run over the seats of the table."""

    melds: tuple[RummyMeld, ...]
    discards: tuple[str, ...]  # bottom first
    taken: tuple[str, ...]  # of the discards in this turn, the reached one first
    owes: str  # the card that must still be used in this turn (LLAA-RUMMY-25)
    turned: int  # how often the discards became a new stock in this hand
    turn_overs: int  # ... and how often they may (OP-RUMMY-07)
    shown: tuple[int, ...]  # points that each has laid down, wherever they lie (LLAA-RUMMY-35)
    chips: tuple[int, ...]  # won so far, one a hand (OP-T-06)
    sheet: tuple[tuple[int, ...], ...]  # hand by hand, what each score moved by
    warning_ms: int  # of a turn gone by, when the player is warned (OP-RUMMY-08)
    held: tuple[tuple[str, ...], ...] = ()  # all hands, once they are counted
    drawn: str = ""  # the card that I drew in this turn
    holds: int = 0  # points that my hand counts
    takes: tuple[RummyTake, ...] = ()  # at my draw, the top one first

    def __repr__(self) -> str:
        return f"RummyPlay(melds={len(self.melds)}, discards={len(self.discards)})"
