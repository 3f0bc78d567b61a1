"""Euchre at an open table: bids and leads before their turn, cards that do not follow suit.

The words of a bid are the table's own, so nobody says what may not be said; a suit that was turned
down is no bid. A renege opens the packets and ends the hand (EUCHRE-30, 39 to 41), also after the
last trick, before the points are written (OP-EUCHRE-12).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardhall.cards.notation import SUIT_NAMES, SUITS
from cardhall.games.euchre import Hand, View
from cardhall.games.euchre.referee import CALLS, OpenReferee
from cardhall.games.euchre.rules import ORDER
from cardhall.messages import Message, Player, Suit
from cardhall.rulings.referee import Ask, Call
from cardhall.tables.game import Wrong
from cardhall.tables.open_game import Offer, OpenGame
from cardhall.tables.shapes import HandView
from cardhall.tables.tricks import shown_reneges

if TYPE_CHECKING:
    from cardhall.tables.state import State

BIDDING = ("order", "name")


class OpenEuchre(OpenGame):
    game = "euchre"
    every_call = CALLS
    clause = "EUCHRE-39"
    late = ("renege",)
    until = "OP-EUCHRE-12"

    def new_referee(self, state: State, hand: Hand) -> OpenReferee:
        return OpenReferee(hand)

    # -- acts --------------------------------------------------------------------------

    def out_of_reach(self, state: State, seat: int, action: int) -> Wrong | None:
        if seat == state.hand.sitting:
            return Wrong(
                Message("your-hand-lies-face-down"),
                Message("your-partner-plays-alone"),
                "EUCHRE-24",
            )
        return None

    def offer(self, state: State, seat: int, seen: HandView) -> Offer:
        hand: Hand = state.hand
        early = not self.in_turn(state, seat)
        if early and (self.has_loose(state, seat) or seat == hand.sitting):
            return self.nothing(seen)
        if hand.phase == "play" or (early and hand.phase == "discard"):
            return self.any_card(seen, "play", early)
        if not early:
            return self.as_guided(seen)
        if hand.phase == "order":
            return self.any_words(seen, ("pass", "pick it up", "alone"), early)
        suits = [suit for number, suit in enumerate(SUIT_NAMES) if number != hand.up // 13]
        return self.any_words(seen, ("pass", *suits, *(f"{suit} alone" for suit in suits)), early)

    # -- calls -------------------------------------------------------------------------

    def may_be_called(self, state: State) -> tuple[str, ...]:
        hand: Hand = state.hand
        if not (hand.trick or hand.history):
            return ("bid", "lead") if hand.phase in ("discard", "play") else ("bid",)
        return ("renege", "lead")

    def asks(self, state: State, call: Call, by: int) -> tuple[Ask, ...]:
        """Two points, or one of the other side goes alone (EUCHRE-42, 43), in a suit of which the
        round lets one speak (OP-X-17)."""
        if call.name != "bid" or state.hand.phase not in BIDDING:
            return ()
        alone = tuple(
            (f"alone {who} {suit}", self._alone(state, who, suit))
            for who in (by, by ^ 2)
            for suit in self._suits(state.hand)
        )
        points = ("points", Message("euchre-two-points-and-the-hand-ends"))
        return (Ask("remedy", Message("euchre-what-does-your-side-choose"), (points, *alone)),)

    def _alone(self, state: State, who: int, suit: str) -> Message:
        named = Suit(SUITS[SUIT_NAMES.index(suit)])
        return Message("euchre-goes-alone-in", player=Player(state.seats[who].name), suit=named)

    def _suits(self, hand: Hand) -> list[str]:
        up = hand.up // 13
        first = hand.phase == "order"
        return [suit for number, suit in enumerate(SUIT_NAMES) if (number == up) == first]

    def answers(self, state: State, call: str, on: int | None, told: dict[str, str]) -> Any:
        match told.get("remedy", "").split():
            case ["alone", who, suit]:
                return {"remedy": "alone", "who": "ABCD"[int(who)], "suit": suit}
        return told

    def awaits_calls(self, state: State) -> bool:
        """A hand that a penalty has ended, or that was thrown in, is done."""
        return bool(state.hand.result().ending == "played")

    def proved(self, view: View) -> tuple[tuple[int, int], ...]:
        played = (*view.history, view.trick)
        return shown_reneges(played, lambda card: ORDER.suit_of(card, view.trump))


OPEN = OpenEuchre()
