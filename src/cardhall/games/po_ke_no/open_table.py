"""Po-Ke-No at an open table: anybody may call "out", with a full pattern or without.

The table is the caller. It waits as long after a false call as after a right one, and looks at
every claim when it settles (LLAA-POKENO-13); until then somebody may say that a call was false
(OP-POKENO-07). It never turns a card while a claim waits, and it hears everybody.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from cardhall.games.po_ke_no import Hand, format_action, out_action
from cardhall.games.po_ke_no.referee import CALLS, OpenReferee
from cardhall.games.po_ke_no.table import CARD_MS, called_out
from cardhall.games.po_ke_no.table_view import PoKeNoPlay
from cardhall.messages import Message, Player
from cardhall.tables.events import Line
from cardhall.tables.game import Wrong
from cardhall.tables.open_game import Offer, OpenGame
from cardhall.tables.shapes import HandView, MyAction

if TYPE_CHECKING:
    from cardhall.tables.state import State


class OpenPoKeNo(OpenGame):
    game = "po_ke_no"
    every_call = CALLS
    clause = "OP-POKENO-07"

    def new_referee(self, state: State, hand: Hand) -> OpenReferee:
        return OpenReferee(hand)

    def put_out(self, referee: OpenReferee, seat: int) -> OpenReferee:
        other: OpenReferee = self.copied(referee)
        other.hand = self.adapter.with_dead(other.hand, seat)
        return other

    # -- acts --------------------------------------------------------------------------

    def checked(self, state: State, seat: int, words: str) -> str | Wrong:
        own = format_action(out_action(seat))
        if words.strip() not in ("out", own):
            cure = Message("call-when-a-pattern-is-full")
            return Wrong(Message("only-the-table-turns-cards-and-settles"), cure, "LLAA-POKENO-03")
        after = self.tried(state, seat, own)
        return after if isinstance(after, Wrong) else own

    def stands(self, referee: OpenReferee) -> bool:
        """A false call is heard like a right one: the look at the board tells them apart."""
        return True

    def own_words(self, state: State) -> str:
        return "settle" if claimed(state.open_referee) else self.adapter.own_words(state.hand)

    def turn_ms(self, state: State) -> int:
        whole = self.adapter.turn_ms(state)
        return min(whole, CARD_MS) if claimed(state.open_referee) else whole

    def offer(self, state: State, seat: int, seen: HandView) -> Offer:
        if seat not in state.asked() or seat in claimed(state.open_referee):
            return Offer(cards=(), barred=seen.barred)
        return Offer(cards=(), actions=(MyAction(words=format_action(out_action(seat))),))

    def said(self, state: State, seat: int, words: str) -> Line:
        if seat < 0:
            if words == "settle" and claimed(state.open_referee):
                return Line(Message("po-ke-no-claims-are-settled"), "LLAA-POKENO-13")
            return self.adapter.said(state, seat, words)
        told = Message("po-ke-no-calls-out", player=Player(state.seats[seat].name))
        return Line(told, "LLAA-POKENO-07")

    def seen(self, state: State, seen: HandView) -> HandView:
        """Who has called, rightly or not, in the order of calling."""
        who = claimed(state.open_referee)
        play = seen.play
        if not who or not isinstance(play, PoKeNoPlay):
            return seen
        note = Message("po-ke-no-called")
        seats = tuple(
            replace(one, note=note) if seat in who else one for seat, one in enumerate(seen.seats)
        )
        return replace(
            seen,
            seats=seats,
            phase="claims",
            play=msgspec.structs.replace(play, claims=who),
            spoken_trick=called_out(state, who),
        )

    # -- calls -------------------------------------------------------------------------

    def may_be_called(self, state: State) -> tuple[str, ...]:
        return ("false",) if claimed(state.open_referee) else ()


def claimed(referee: OpenReferee) -> tuple[int, ...]:
    """The seats that have called "out" and of whom nobody has said that it was false."""
    right = set(referee.hand.claims)
    lying = {act.seat for act in referee.acts if act.lies and not act.put_back}
    order = [act.seat for act in referee.acts if act.seat in right | lying]
    return tuple(dict.fromkeys(order))


OPEN = OpenPoKeNo()
