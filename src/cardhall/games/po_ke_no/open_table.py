"""Po-Ke-No at an open table: anybody may call "out", with a full pattern or without.

The table is the caller. It waits as long after a false call as after a right one, and looks at
every claim when it settles (LLAA-POKENO-13); until then somebody may say that a call was false
(OP-POKENO-07). It never turns a card while a claim waits, and it hears everybody.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from cardhall.games.po_ke_no import format_action, out_action
from cardhall.games.po_ke_no.referee import OpenReferee
from cardhall.games.po_ke_no.table import CARD_MS, called_out
from cardhall.games.po_ke_no.table_view import PoKeNoPlay
from cardhall.messages import Message, Player
from cardhall.tables.events import Line
from cardhall.tables.game import Wrong
from cardhall.tables.open_game import Offer, OpenGame
from cardhall.tables.shapes import HandView

if TYPE_CHECKING:
    from cardhall.tables.state import State


class OpenPoKeNo(OpenGame):
    def put_out(self, referee: OpenReferee, seat: int) -> OpenReferee:
        other = referee.copy()
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

    def own_words(self, state: State) -> str:
        return "settle" if state.open_referee.claimed else self.adapter.own_words(state.hand)

    def turn_ms(self, state: State) -> int:
        whole = self.adapter.turn_ms(state)
        return min(whole, CARD_MS) if state.open_referee.claimed else whole

    def offer(self, state: State, seat: int, seen: HandView) -> Offer:
        offer = super().offer(state, seat, seen)
        return replace(offer, cards=(), barred=() if offer.actions else seen.barred)

    def said(self, state: State, seat: int, words: str) -> Line:
        if seat < 0:
            if words == "settle" and state.open_referee.claimed:
                return Line(Message("po-ke-no-claims-are-settled"), "LLAA-POKENO-13")
            return self.adapter.said(state, seat, words)
        told = Message("po-ke-no-calls-out", player=Player(state.seats[seat].name))
        return Line(told, "LLAA-POKENO-07")

    def seen(self, state: State, seen: HandView) -> HandView:
        """Find who has called, rightly or not, in the order of calling."""
        who = state.open_referee.claimed
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


OPEN = OpenPoKeNo("po_ke_no")
