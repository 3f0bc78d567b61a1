"""Rummy at an open table: turns out of order, cards drawn and thrown too many, false sets.

Who begins to play though another is to play has the turn from then on, as at a table of wood; the
one who was passed over, or anybody, may stop them (LLAA-RUMMY-39 to 42). What the whole table sees
at once and the book has no remedy for is refused (``rulings.rummy``). Where a card drawn from the
stock is (40, 42), the table knows: it is only seen until the player does something else.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from cardhall.cards.notation import format_card
from cardhall.games.rummy.referee import OpenReferee, at_seat, format_action, parse_action
from cardhall.games.rummy.referee.table_state import thrown, verb_of
from cardhall.games.rummy.table import WARN, AtTable, does, told_of
from cardhall.games.rummy.table_view import RummyPlay
from cardhall.messages import Card, Message
from cardhall.rulings.referee import Change, Impossible
from cardhall.tables.events import Line
from cardhall.tables.game import Wrong
from cardhall.tables.open_game import Offer, OpenGame
from cardhall.tables.shapes import HandView, MyAction, MyCard

if TYPE_CHECKING:
    from cardhall.tables.state import State

SPOKEN_LATER = ("count", "write", "show")
"""What the referee hears and this table does by itself, or has no use for."""


class OpenRummy(OpenGame):
    def new_referee(self, state: State, hand: AtTable) -> OpenReferee:
        return OpenReferee(hand.game)

    def lies(self, hand: AtTable, referee: OpenReferee) -> AtTable:
        return AtTable(referee.hand, hand.places, hand.seats)

    def letters(self, state: State) -> tuple[int, ...]:
        return tuple(state.hand.places)

    def parsed(self, words: str) -> int:
        return parse_action(words)

    def written(self, action: int) -> str:
        return format_action(action)

    # -- acts --------------------------------------------------------------------------

    def checked(self, state: State, seat: int, words: str) -> str | Wrong:
        """One act, or several of one turn with semicolons between."""
        if seat not in state.hand.places:
            return Wrong(Message("you-are-not-in-this-hand"), Message("wait-for-the-next"), "")
        told: list[str] = []
        for part in words.split(";"):
            try:
                action = parse_action(part)
            except ValueError:
                cure = Message("choose-one-of-the-acts-offered")
                return Wrong(Message("that-is-no-act-of-this-game"), cure, "LLAA-RUMMY-19")
            if verb_of(action) in SPOKEN_LATER:
                return Wrong(
                    Message("the-table-counts-and-writes-by-itself"), Message("play-on-here"), ""
                )
            if told and told[-1].startswith("throw"):
                return Wrong(
                    Message("after-the-discard-a-turn-is-over"),
                    Message("throw-last"),
                    "LLAA-RUMMY-23",
                )
            told.append(format_action(action))
        after = self.tried(state, seat, "; ".join(told))
        return after if isinstance(after, Wrong) else "; ".join(told)

    def after(self, state: State, seat: int, words: str) -> OpenReferee:
        if words == WARN:
            referee: OpenReferee = state.open_referee
            return referee
        other: OpenReferee = state.open_referee.copy()
        for part in words.split("; "):
            other.act(parse_action(part), state.hand.places.index(seat))
        return other

    def offer(self, state: State, seat: int, seen: HandView) -> Offer:
        hand: AtTable = state.hand
        if seat not in hand.places:
            return self.nothing(seen)
        early = not self.in_turn(state, seat)
        cards = tuple(self._throwable(state, seat, one.card) for one in seen.my_cards)
        words = ["draw", "take"] if early or hand.phase == "play" else []
        words = [one for one in words if not isinstance(self.tried(state, seat, one), Wrong)]
        if not early:
            words = [*(one.words for one in seen.actions), *words, "say out"]
        actions = tuple(MyAction(words=one) for one in words)
        return Offer(cards=cards, actions=actions, barred=seen.barred, early=early)

    def _throwable(self, state: State, seat: int, card: str) -> MyCard:
        words = f"throw {card}"
        if isinstance(self.tried(state, seat, words), Wrong):
            return MyCard(card=card, legal=False)
        return MyCard(card=card, legal=True, words=words)

    def said(self, state: State, seat: int, words: str) -> Line:
        if words == WARN:
            return self.adapter.said(state, seat, words)
        referee: OpenReferee = state.open_referee.copy()
        told, clause = [], ""
        for part in words.split("; "):
            action = parse_action(part)
            text, clause = _told(referee, action)
            told.append(text)
            referee.act(action, state.hand.places.index(seat))
        if referee.hand.is_over and referee.hand.result().winner is not None:
            told.append(Message("rummy-is-out"))
            clause = "LLAA-RUMMY-30"
        return Line(does(state, seat, told), clause)

    def seen(self, state: State, seen: HandView) -> HandView:
        """Say whose each set is, as it was laid: what was taken up has left its number."""
        play = seen.play
        if not isinstance(play, RummyPlay):
            return seen
        places = state.hand.places
        owners = {
            len(act.met.hand.melds): places[act.seat]
            for act in state.open_referee.acts
            if act.verb == "meld"
        }
        melds = tuple(
            msgspec.structs.replace(one, owner=owners.get(one.number - 1, one.owner))
            for one in play.melds
        )
        return replace(seen, play=msgspec.structs.replace(play, melds=melds))

    def told_change(self, state: State, change: Change) -> Message:
        """Tell a change, but for what is kept after a false "out" stays in the hand, unseen
        (LLAA-RUMMY-63)."""
        if change.what == "keeps":
            change = replace(change, text=keeps_the_rest(change))
        return super().told_change(state, change)

    # -- calls -------------------------------------------------------------------------

    def called(
        self, state: State, by: int, call: str, on: int | None, told: dict[str, str]
    ) -> OpenReferee:
        places = state.hand.places
        if on is not None and on not in places:
            why = Message("rummy-that-player-does-not-play")
            raise Impossible(why, Message("rummy-name-a-seat-that-plays"))
        whom = None if on is None else places.index(on)
        referee: OpenReferee = super().called(state, places.index(by), call, whom, told)
        return referee


def keeps_the_rest(change: Change) -> Message:
    """Say what everybody reads off the cards that somebody keeps."""
    assert change.seat is not None
    return Message("rummy-keeps-the-rest", player=at_seat(change.seat))


def _told(referee: OpenReferee, action: int) -> tuple[Message, str]:
    """An act as everybody sees it, and its clause; the referee is before it."""
    if verb_of(action) == "say out":
        return Message("rummy-says-out"), "LLAA-RUMMY-30"
    if verb_of(action) == "throw":
        cards = tuple(Card(format_card(card)) for card in thrown(action))
        return Message("rummy-throws", cards=cards), ""
    return told_of(referee.hand, action)


OPEN = OpenRummy("rummy")
