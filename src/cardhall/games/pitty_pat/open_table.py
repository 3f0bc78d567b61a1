"""Pitty-Pat at an open table: the card on offer taken, refused or thrown past the one to act.

A card that all see to be none of the game's lies there until it is called or the right player acts
(``rulings.pitty_pat``). Pairs lie apart, and the table keeps them together. When a game is over it
is paid: no clause lets anybody call after it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardhall.cards.notation import format_card
from cardhall.games.pitty_pat import Hand, cards_of
from cardhall.games.pitty_pat.referee import CALLS, OpenReferee
from cardhall.messages import Card, Message, Player
from cardhall.tables.events import Line
from cardhall.tables.game import Wrong
from cardhall.tables.open_game import Offer, OpenGame
from cardhall.tables.shapes import HandView, MyAction, MyCard

if TYPE_CHECKING:
    from cardhall.tables.state import State


class OpenPittyPat(OpenGame):
    game = "pitty_pat"
    every_call = CALLS
    clause = "LLAA-PITTY-14"

    def new_referee(self, state: State, hand: Hand) -> OpenReferee:
        return OpenReferee(hand)

    # -- acts --------------------------------------------------------------------------

    def own_words(self, state: State) -> str:
        """What hands do, hands say: here nothing goes by itself."""
        return ""

    def out_of_reach(self, state: State, seat: int, action: int) -> Wrong | None:
        hand: Hand = state.hand
        if seat not in hand.dealt_in:
            return Wrong(Message("you-are-not-in-this-game"), Message("wait-for-the-next"), "")
        if cards_of(action) & hand.pairs_of(seat):
            return Wrong(
                Message("a-pair-stays-together"), Message("throw-a-single-card"), "LLAA-PITTY-10"
            )
        return None

    def offer(self, state: State, seat: int, seen: HandView) -> Offer:
        hand: Hand = state.hand
        early = not self.in_turn(state, seat)
        if seat not in hand.dealt_in or (early and self.has_loose(state, seat)):
            return self.nothing(seen)
        singles = hand.singles_of(seat)
        names = {format_card(card) for card in range(52) if singles >> card & 1}
        cards = tuple(
            MyCard(card=one.card, legal=True, words=f"throw {one.card}")
            if one.card in names
            else MyCard(card=one.card, legal=False)
            for one in seen.my_cards
        )
        words = ("take", "pass") if hand.phase == "offer" else ()
        actions = tuple(MyAction(words=one) for one in words)
        return Offer(cards=cards, actions=actions, early=early)

    def said(self, state: State, seat: int, words: str) -> Line:
        """Who reaches for a card in another's turn lays no pair down."""
        if words == "take" and not self.stands(self.after(state, seat, words)):
            who, up = Player(state.seats[seat].name), Card(format_card(state.hand.upcard))
            return Line(Message("pitty-pat-reaches-for", player=who, card=up), "LLAA-PITTY-04")
        return self.adapter.said(state, seat, words)

    # -- calls -------------------------------------------------------------------------

    def may_be_called(self, state: State) -> tuple[str, ...]:
        return ("turn", "wrong", "claim") if state.hand.phase == "offer" else ("turn", "wrong")


OPEN = OpenPittyPat()
