"""Spades at an open table: bids and cards before their turn, reneges, spades led too early.

The table deals and counts, so nothing can be wrong with the deal, and what else is said the whole
table hears at once. A renege may be called until the score is written (SPADES-28).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardhall.games.spades import Hand, View, parse_action, tricks_of, verb_of
from cardhall.games.spades.referee import CALLS, FINE, OpenReferee
from cardhall.messages import Message
from cardhall.tables.game import Wrong
from cardhall.tables.open_game import Offer, OpenGame
from cardhall.tables.shapes import HandView, MyCard
from cardhall.tables.tricks import shown_reneges

if TYPE_CHECKING:
    from cardhall.tables.state import State


class OpenSpades(OpenGame):
    game = "spades"
    every_call = CALLS
    clause = "SPADES-28"
    late = ("renege",)
    until = "SPADES-28"

    def new_referee(self, state: State, hand: Hand) -> OpenReferee:
        return OpenReferee(hand)

    # -- acts --------------------------------------------------------------------------

    def out_of_reach(self, state: State, seat: int, action: int) -> Wrong | None:
        """Out of turn: the bid of one who has not bid, or a card."""
        hand: Hand = state.hand
        if self.in_turn(state, seat):
            return None
        verb, wait = verb_of(action), Message("wait-for-your-turn")
        if hand.phase in ("look", "bid") and verb == "bid":
            if hand.bids[seat] >= 0:
                return Wrong(Message("spades-you-have-bid"), wait, "SPADES-07")
            if seat not in hand.looked:
                return Wrong(Message("spades-you-have-not-looked"), wait, "SPADES-11")
            if tricks_of(action) > 13:
                return Wrong(Message("spades-that-is-no-bid"), wait, "SPADES-07")
            return None
        if hand.phase == verb == "play":
            return None
        return Wrong(Message("spades-not-out-of-turn"), wait, "SPADES-07")

    def offer(self, state: State, seat: int, seen: HandView) -> Offer:
        hand: Hand = state.hand
        early = not self.in_turn(state, seat)
        if early and self.has_loose(state, seat):
            return self.nothing(seen)
        if hand.phase == "play":
            return self._cards(hand, seen, early)
        if not early:
            return self.as_guided(seen)
        if hand.phase in ("look", "bid") and hand.bids[seat] < 0 and seat in hand.looked:
            return self.any_words(seen, ["nil", *[f"bid {n}" for n in range(1, 14)]], early)
        return self.nothing(seen)

    def _cards(self, hand: Hand, seen: HandView, early: bool) -> Offer:
        """Every card, right or wrong; in turn but for those that the whole table sees to be wrong,
        where one lies face up or the two of clubs leads (SPADES-13, 27)."""
        offer = self.any_card(seen, "play", early)
        if early:
            return offer
        refused = {one.card: hand.why_not(parse_action(one.words)) for one in offer.cards}
        cards = tuple(
            MyCard(card=card, legal=False, why_not=why.text, clause=why.clause)
            if why is not None and why.reason not in FINE
            else MyCard(card=card, legal=True, words=f"play {card}")
            for card, why in refused.items()
        )
        return replace(offer, cards=cards)

    # -- calls -------------------------------------------------------------------------

    def may_be_called(self, state: State) -> tuple[str, ...]:
        hand: Hand = state.hand
        return ("renege", "turn") if hand.phase == "play" else ("bid",)

    def awaits_calls(self, state: State) -> bool:
        """Tricks are counted as soon as nobody has anything more to call."""
        return bool(state.hand.history)

    def proved(self, view: View) -> tuple[tuple[int, int], ...]:
        return shown_reneges((*view.history, view.trick), lambda card: card // 13)


OPEN = OpenSpades()
