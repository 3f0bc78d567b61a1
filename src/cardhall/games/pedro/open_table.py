"""Pedro at an open table: bids before their turn, plain cards kept, cards that do not follow suit.

The table deals and counts, so nothing can be wrong with the deal, and what else is said or thrown
the whole table sees at once. A renege may be called until the points are added (OP-PEDRO-12).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardhall.games.pedro import Hand, View, amount_of, verb_of
from cardhall.games.pedro.referee import CALLS, OpenReferee
from cardhall.games.pedro.rules import ORDER
from cardhall.messages import Message
from cardhall.tables.game import Wrong
from cardhall.tables.open_game import Offer, OpenGame
from cardhall.tables.shapes import HandView, MyCard
from cardhall.tables.tricks import shown_reneges

if TYPE_CHECKING:
    from cardhall.tables.state import State


class OpenPedro(OpenGame):
    game = "pedro"
    every_call = CALLS
    clause = "OP-PEDRO-12"
    late = ("renege",)
    until = "OP-PEDRO-12"

    def new_referee(self, state: State, hand: Hand) -> OpenReferee:
        return OpenReferee(hand)

    # -- acts --------------------------------------------------------------------------

    def out_of_reach(self, state: State, seat: int, action: int) -> Wrong | None:
        """Out of turn: a bid of one who has not spoken, or a card."""
        hand: Hand = state.hand
        if self.in_turn(state, seat):
            return None
        verb = verb_of(action)
        if hand.phase == "bid" and verb in ("bid", "pass"):
            if not self._silent(hand, seat):
                return Wrong(Message("you-have-spoken"), Message("wait-for-trumps-to-be-named"), "")
            if verb == "bid" and not hand.rules.least_bid <= amount_of(action) <= 14:
                return Wrong(
                    Message("that-is-no-bid"),
                    Message("bid-up-to-14", least=hand.rules.least_bid),
                    "",
                )
            return None
        if hand.phase == verb == "play":
            return None
        return Wrong(
            Message("that-is-not-done-out-of-turn"), Message("wait-for-your-turn"), "LLAA-PEDRO-13"
        )

    def _silent(self, hand: Hand, seat: int) -> bool:
        return bool(hand.calls[seat] == -1)

    def offer(self, state: State, seat: int, seen: HandView) -> Offer:
        hand: Hand = state.hand
        early = not self.in_turn(state, seat)
        if early and self.has_loose(state, seat):
            return self.nothing(seen)
        if hand.phase == "play":
            return self._cards(seen, early)
        if not early:
            return self.as_guided(seen)
        if hand.phase == "bid" and self._silent(hand, seat):
            bids = [f"bid {points}" for points in range(hand.rules.least_bid, 15)]
            return self.any_words(seen, ("pass", *bids), early)
        return self.nothing(seen)

    def _cards(self, seen: HandView, early: bool) -> Offer:
        """Every card; what must go down together (more than six trumps kept) as one."""
        whole = {one.card: one for one in seen.my_cards if len(one.words.split()) > 2}
        offer = self.any_card(seen, "play", early)
        return replace(offer, cards=tuple(_kept(one, whole) for one in offer.cards))

    def face_up(self, state: State) -> bool:
        return bool(state.hand.phase == "play")

    # -- calls -------------------------------------------------------------------------

    def may_be_called(self, state: State) -> tuple[str, ...]:
        hand: Hand = state.hand
        if hand.phase == "bid":
            return ("bid",)
        if hand.phase == "play":
            return ("renege", "kept")
        return ("kept",) if hand.phase in ("throw", "rob") else ()

    def awaits_calls(self, state: State) -> bool:
        return bool(state.hand.history)

    def proved(self, view: View) -> tuple[tuple[int, int], ...]:
        played = (*view.history, view.trick)
        return shown_reneges(played, lambda card: ORDER.suit_of(card, view.trump))


def _kept(card: MyCard, whole: dict[str, MyCard]) -> MyCard:
    return whole.get(card.card, card)


OPEN = OpenPedro()
