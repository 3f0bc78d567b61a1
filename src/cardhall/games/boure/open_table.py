"""Bouré at an open table: a card may go against the rules, or come before its turn.

Staying and drawing are said aloud, and the table holds everybody to the rules at once. A renege may
be called until the hand is settled (OP-BOURE-10); whoever calls one that was none pays an ante
where the house says so (``false_call``).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardhall.games.boure import Hand, View, cards_of, verb_of
from cardhall.games.boure.referee import CALLS, FALSE_CALLS, OpenReferee
from cardhall.messages import Message
from cardhall.tables.game import Wrong
from cardhall.tables.open_game import Offer, OpenGame
from cardhall.tables.shapes import HandView, MyAction
from cardhall.tables.tricks import shown_reneges

if TYPE_CHECKING:
    from cardhall.tables.state import State


class OpenBoure(OpenGame):
    game = "boure"
    every_call = CALLS
    clause = "LLAA-BOURE-33"
    late = ("renege",)
    until = "OP-BOURE-10"

    def card_lines(self, state: State) -> tuple[tuple[str, Message, str], ...]:
        cost = str(state.terms.options.get("false_call", FALSE_CALLS[0]))
        clause = "RAP-41" if state.rules.book == "RAP" else "LLAA-T-17"
        told = Message("boure-what-a-false-call-costs", cost=cost)
        return (*super().card_lines(state), ("false_call", told, clause))

    def new_referee(self, state: State, hand: Hand) -> OpenReferee:
        return OpenReferee(
            hand, false_call=str(state.terms.options.get("false_call", FALSE_CALLS[0]))
        )

    def put_out(self, referee: OpenReferee, seat: int) -> OpenReferee:
        other: OpenReferee = self.copied(referee)
        other.put_out(seat)
        return other

    # -- acts --------------------------------------------------------------------------

    def out_of_reach(self, state: State, seat: int, action: int) -> Wrong | None:
        """Out of turn: what is done now, by one who has still to do it."""
        hand: Hand = state.hand
        if self.in_turn(state, seat):
            return None
        if not self._waits(hand, seat):
            return Wrong(Message("you-are-not-in-this-hand-now"), Message("wait-for-the-next"), "")
        now = {"stay": ("stay", "pass"), "draw": ("draw",), "play": ("play",)}[hand.phase]
        if verb_of(action) not in now:
            return Wrong(Message("that-is-not-done-now"), Message("say-one-of", acts=now), "")
        if hand.phase == "play" and cards_of(action).bit_count() != 1:
            return Wrong(Message("out-of-turn-one-card-goes-down"), Message("choose-one-card"), "")
        if cards_of(action).bit_count() > 1 and cards_of(action).bit_count() > hand.draw_limit:
            return Wrong(
                Message("that-is-more-than-may-be-changed"),
                Message("change-fewer"),
                "LLAA-BOURE-21",
            )
        return None

    def _waits(self, hand: Hand, seat: int) -> bool:
        if hand.phase == "stay":
            return seat in hand.dealt_in and seat not in (*hand.staying, *hand.passed)
        if seat not in hand.staying or not hand.hand_of(seat):
            return False
        return hand.phase == "play" or (hand.phase == "draw" and hand.drawn(seat) < 0)

    def offer(self, state: State, seat: int, seen: HandView) -> Offer:
        hand: Hand = state.hand
        early = not self.in_turn(state, seat)
        if early and (self.has_loose(state, seat) or not self._waits(hand, seat)):
            return self.nothing(seen)
        if hand.phase == "play":
            return self._cards(hand, seen, early)
        if not early:
            return self.as_guided(seen)
        if hand.phase == "stay":
            return self.any_words(seen, ("stay", "pass"), early)
        offer = self.any_words(seen, ("draw",), early)
        return replace(offer, draw_max=hand.draw_limit)

    def _cards(self, hand: Hand, seen: HandView, early: bool) -> Offer:
        """Every card; and the leads of several that are due (RAP-26): they go down no other way."""
        whole = tuple(one for one in seen.actions if len(one.words.split()) > 2)
        offer = self.any_card(seen, "play", early)
        single = tuple(MyAction(words=one.words) for one in offer.cards)
        return replace(offer, actions=(*single, *whole))

    def face_up(self, state: State) -> bool:
        return bool(state.hand.phase == "play")

    # -- calls -------------------------------------------------------------------------

    def may_be_called(self, state: State) -> tuple[str, ...]:
        played = state.hand.phase == "play" and (state.hand.trick or state.hand.history)
        return ("renege", "turn") if played else ("turn",)

    def awaits_calls(self, state: State) -> bool:
        """Only where a card has been played."""
        return bool(state.hand.history)

    def proved(self, view: View) -> tuple[tuple[int, int], ...]:
        return shown_reneges((*view.history, view.trick), lambda card: card // 13)


OPEN = OpenBoure()
