"""Bouré's session as it is lived at a live table."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import TYPE_CHECKING, Self

from cardhall.games.boure import Hand, Rules, Session
from cardhall.tables.events import POT, HandFinished, Move

if TYPE_CHECKING:
    from cardhall.tables.state import State


class TableSession(Session):
    """The session of a table whose books are kept elsewhere, and whose seats may be put out of the
    event (OP-X-19).

    It keeps who owes what, the ladder, and who plays for a pot that nobody antes for. Chips and the
    dealer are the table's own facts: ``at`` puts them in before anything is asked or done.
    """

    def __init__(self, rules: Rules, stacks: Sequence[int]) -> None:
        super().__init__(rules, len(stacks))
        self.stacks, self.bought, self.paid_in = list(stacks), list(stacks), list(stacks)
        self.out: list[int] = []

    def at(self, state: State) -> Self:
        """The session with the table's chips and dealer in it. Its lists are those of the other:
        what is done to it puts new ones in their place."""
        now = copy.copy(self)
        now.stacks, now.pot, now.dealer = list(state.stacks), state.pot, state.dealer
        return now

    @property
    def live(self) -> list[int]:
        """Seats that are dealt in to the next hand."""
        return [seat for seat in super().live if seat not in self.out]

    def left_of(self, seat: int) -> int:
        """The next seat to the left that is dealt in; the seat itself where there is none."""
        return super().left_of(seat) if self.live else seat

    def start_hand(self, deck: Sequence[int], spare: Sequence[int] | None = None) -> Hand:
        """Collect the antes and deal: what was owed is paid by then."""
        hand = super().start_hand(deck, spare)
        self.owed = [0] * self.seats
        return hand

    def paid(self, end: HandFinished) -> None:
        """Take in what a finished hand left behind, as the table has recorded it."""
        self.owed, self.tied = list(end.owed), list(end.tied)
        self._next_deal()

    def bought_in(self, seat: int, chips: int) -> None:
        """A player bought in again; it clears what was owed for the last hand (RAP-47)."""
        if not self.redeal:
            self.owed = [0 if other == seat else due for other, due in enumerate(self.owed)]
        self.bought = [chips if other == seat else buy for other, buy in enumerate(self.bought)]
        self.tied = []

    def put_out(self, seat: int) -> None:
        """A seat is out of the event, and dealt in no more."""
        self.out = [*self.out, seat]

    def pass_deal(self) -> None:
        """A dealer who has lost, or is out of the event, passes the deal on."""
        if self.dealer not in self.live:
            self.dealer = self.left_of(self.dealer)

    def may_play(self, seat: int) -> bool:
        """Is this seat dealt in next, or may it buy in?"""
        return seat not in self.out and (seat in self.live or self._half(seat) > 0)

    def last_pot(self) -> tuple[Move, ...]:
        """With the option `split`: what each seat with chips gets of a pot that is left, odd chips
        from the dealer's left (OP-BOURE-12)."""
        return tuple(
            Move(source=POT, target=f"seat:{seat}", amount=share, clause="OP-BOURE-12")
            for seat, share in self._shares(self.live)
        )
