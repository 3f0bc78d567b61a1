"""Hold'em at an open table: acts out of turn.

A fold out of turn kills the hand (HOLDEM-26); anything else binds when the player's turn comes,
unless somebody in between has changed what was faced (70, 71). Amounts are clear at such a table,
and the table deals and reads the hands: nothing else can go wrong by hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardhall.games.holdem import Hand
from cardhall.games.holdem.referee import CALLS, OpenReferee
from cardhall.tables.open_game import Offer, OpenGame
from cardhall.tables.shapes import HandView, LooseAct

if TYPE_CHECKING:
    from cardhall.tables.state import State


class OpenHoldem(OpenGame):
    game = "holdem"
    every_call = CALLS
    clause = "HOLDEM-71"

    def new_referee(self, state: State, hand: Hand) -> OpenReferee:
        return OpenReferee(hand)

    def put_out(self, referee: OpenReferee, seat: int) -> OpenReferee:
        hand = referee.hand
        if seat not in hand.live or len(hand.live) < 2:
            return referee
        other: OpenReferee = self.copied(referee)
        other.put_out(seat)
        return other

    def offer(self, state: State, seat: int, seen: HandView) -> Offer:
        referee: OpenReferee = state.open_referee
        hand: Hand = state.hand
        if self.in_turn(state, seat):
            return self.as_guided(seen)
        if not referee.betting or seat not in hand.live or self._bound(referee, seat):
            return self.nothing(seen)
        level = hand.level > hand.bets[seat]
        if not hand.rules.playable(hand.stacks[seat]):
            return self.nothing(seen)
        words = ("fold", "call", "all-in") if level else ("fold", "check", "all-in")
        return self.any_words(seen, words, early=True)

    def _bound(self, referee: OpenReferee, seat: int) -> bool:
        return any(one.seat == seat for one in referee.early)

    def still_lies(self, referee: OpenReferee, loose: tuple[LooseAct, ...]) -> tuple[LooseAct, ...]:
        """What was said out of turn and will bind."""
        return tuple(one for one in loose if self._bound(referee, one.seat))

    def may_be_called(self, state: State) -> tuple[str, ...]:
        return ("turn",)


OPEN = OpenHoldem()
