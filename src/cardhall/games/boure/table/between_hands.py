"""What a live table asks of Bouré's session: the deal, what a hand leaves behind, the ladder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardhall.cards.notation import format_card
from cardhall.games.boure import Hand
from cardhall.games.boure.table.books import count_stakes, finished
from cardhall.games.boure.table.session import TableSession
from cardhall.tables.events import HandFinished, Move
from cardhall.tables.game import TableGame

if TYPE_CHECKING:
    from cardhall.tables.state import State


class BetweenHands(TableGame):
    """Bouré between two hands: the session is the game's own, its chips are the table's."""

    def begin(self, state: State) -> TableSession:
        return TableSession(state.rules, state.stacks)

    def players(self, state: State) -> tuple[int, ...]:
        return tuple(_now(state).live)

    def dealt(self, state: State, seats: tuple[int, ...]) -> tuple[TableSession, Hand]:
        """The cards as they were cut; after a misdeal nobody antes again (LLAA-BOURE-15)."""
        assert state.secrets is not None
        run = _now(state)
        deck = self.deck(state.secrets.shuffles(), state.shuffles)
        return run, run.start_hand(after_cut(deck, state.cut), self.spare(state))

    def laid_open(self, hand: Hand) -> tuple[str, str]:
        return format_card(hand.turned), "CDHS"[hand.trump]

    def settlement(self, state: State, at: int) -> HandFinished:
        return finished(state, at, count_stakes(state.hand))

    def finished(self, state: State, end: HandFinished) -> TableSession:
        run = _now(state)
        run.paid(end)
        return run

    def void(self, state: State) -> TableSession:
        run = _now(state)
        run.misdeal(state.hand)
        return run

    def lost(self, state: State) -> tuple[tuple[int, str], ...]:
        """At zero, and no buying in."""
        run = _now(state)
        return tuple(
            (seat, self.clause("lost", state.preset))
            for seat, place in enumerate(state.seats)
            if place.playing and not (place.lost or place.disqualified) and not run.may_play(seat)
        )

    def without(self, state: State, seat: int) -> TableSession:
        run = _now(state)
        if state.seats[seat].disqualified:
            run.put_out(seat)
        if state.stage in ("shuffle", "cut", "pause"):
            run.pass_deal()
        return run

    def over(self, state: State) -> str:
        """Say why no further hand is dealt: who has chips plays on, and who may buy some."""
        run = _now(state)
        left = sum(run.may_play(seat) for seat in range(run.seats))
        return "" if left > 1 else "one left" if left else "nobody left"

    def at_time(self, state: State) -> bool:
        """With an option, a pot that is left at time is played for until it is won
        (OP-BOURE-12)."""
        return bool(state.rules.last_pot != "play-until-won" or state.pot <= 0)

    def last_pot(self, state: State) -> tuple[Move, ...]:
        return _now(state).last_pot()

    def between_ms(self, state: State) -> int:
        """With fewer than two who have chips somebody has to think about buying in again."""
        return state.terms.shuffle_ms if len(self.players(state)) > 1 else state.terms.turn_ms

    def ladder(self, state: State, seat: int) -> int:
        """Half of the last buy-in, between hands (RAP-45). Who is dealt in again after a void hand
        has not lost."""
        if state.stage not in ("shuffle", "cut", "pause") or seat in _now(state).out:
            return 0
        return 0 if state.seats[seat].lost else _now(state).next_buy_in(seat)

    def bought(self, state: State, seat: int, chips: int) -> TableSession:
        run = _now(state)
        run.bought_in(seat, chips)
        return run

    def owes(self, state: State, seat: int) -> int:
        return max(0, state.run.owed[seat]) if state.run else 0


def after_cut(deck: list[int], cut: int) -> list[int]:
    """The deck as it is dealt from."""
    return deck[cut:] + deck[:cut]


def _now(state: State) -> TableSession:
    """The session with the table's books in it."""
    run: TableSession = state.run
    return run.at(state)
