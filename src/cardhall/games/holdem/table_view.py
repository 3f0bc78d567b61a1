"""What is hold'em's own in the view of a live table."""

from __future__ import annotations

from typing import Literal

import msgspec


class HoldemPot(msgspec.Struct, frozen=True, kw_only=True):
    """The main pot or a side pot, and the seats that play for it."""

    amount: int
    seats: tuple[int, ...]


class HoldemAward(msgspec.Struct, frozen=True, kw_only=True):
    """A pot that was won, and the best five of those who won it; none where nobody had to show."""

    amount: int
    seats: tuple[int, ...]
    cards: tuple[str, ...]


class HoldemChances(msgspec.Struct, frozen=True, kw_only=True):
    """How much of the pot each seat would win on all boards that can come, from 0 to 1, when so
    many cards of the board lie."""

    board: int
    shares: tuple[float, ...]


class HoldemPlay(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="holdem"):
    """The hand in play, as one reader may see it. Amounts are chips, seats -1 for none.

    `least` and `most`: what I may bet or raise *to*, in steps of `step`; 0 when I may not.
    """

    board: tuple[str, ...]
    small: int
    big: int
    small_blind: int
    big_blind: int
    ante: int
    bets: tuple[int, ...]  # by seat, of this round
    pots: tuple[HoldemPot, ...]
    shown: tuple[tuple[str, ...], ...]  # by seat: cards that lie face up
    all_in: tuple[int, ...]
    structure: Literal["no-limit", "pot-limit", "limit"]
    to_call: int
    least: int
    most: int
    pot_to: int  # a raise of the pot's size, 0 where none lies between
    step: int
    verb: Literal["bet", "raise"]  # whichever it is now
    won: tuple[HoldemAward, ...] = ()  # when the hand is over, side pots first
    chances: tuple[HoldemChances, ...] = ()  # ... of an all-in whose hands all lie open

    def __repr__(self) -> str:
        return f"HoldemPlay(board={len(self.board)} cards)"
