"""What a table asks about a hand: whose turn it is, what an act does, what it costs."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cardhall.cards.table import Movement
from cardhall.messages import Message, written
from cardhall.tables.adapter.answers import Wrong
from cardhall.tables.adapter.rules import GameRules
from cardhall.tables.events import BANK, CUP, POT, Move

if TYPE_CHECKING:
    from cardhall.tables.state import State


class GameActs(GameRules):
    """Acts, what bots know of a hand, and what the chair may do with one."""

    def asked(self, hand: Any) -> tuple[int, ...]:
        """The seats that may act now. Several, where whoever is first may speak."""
        return (hand.turn,) if hand.turn >= 0 else ()

    def own_words(self, hand: Any) -> str:
        """Say what the table itself does when the time is up and nobody is waited for; else ""."""
        return ""

    def own_seat(self, hand: Any) -> int:
        """In whose name the table does that; -1 where it is nobody's act."""
        return -1

    def goes_on(self, before: Any, after: Any) -> bool:
        """Is it the same turn after an act as before it, on the same clock? (A turn of several
        acts.)"""
        return False

    def turn_ms(self, state: State) -> int:
        """The time of the decision that is due now, in ms."""
        return state.terms.turn_ms

    def checked(self, hand: Any, seat: int, words: str) -> str | Wrong:
        """The words as the log writes them, or what is wrong with them."""
        try:
            action = self.module.parse_action(words)
        except ValueError as error:
            return Wrong(Message("that-is-no-act-of-this-game"), written(str(error)), "")
        refusal = hand.why_not(action)
        if refusal is not None:
            cure = Message("choose-one-of-the-acts-offered")
            return Wrong(refusal.text, cure, refusal.clause, refusal.reason)
        return str(self.module.format_action(action))

    def after(self, hand: Any, seat: int, words: str) -> Any:
        """The hand after an act. What was done stays done, also where rules were mended since."""
        action = self.module.parse_action(words)
        hand = hand.copy()
        if hand.why_not(action) is None:
            hand.apply(action)
        else:
            hand.force(action)
        return hand

    def remedy(self, hand: Any, seat: int) -> str:
        """Say what is done for a player whose time is up."""
        raise NotImplementedError

    def may_take_back(self, before: Any, after: Any, words: str) -> bool:
        """May the act be taken back until somebody else acts: has it shown nobody anything?"""
        return False

    def words(self, hand: Any) -> list[str]:
        """The legal acts in words."""
        return [self.module.format_action(action) for action in hand.legal_actions()]

    def stakes(self, before: Any, after: Any) -> tuple[Move, ...]:
        """Work out what went into the pot by an act, or with the deal (`before` is None), in the
        table's books. Nothing does where a hand is paid for at its end."""
        return ()

    def moves(self, hand: Any) -> tuple[Move, ...]:
        """Work out what settles a hand that is over, in the table's books."""
        return self.in_books(hand.movements())

    def in_books(self, movements: Sequence[Movement]) -> tuple[Move, ...]:
        """Movements of the game as moves between the table's books."""
        told = []
        for movement in movements:
            source, target = self.book(movement.seat), self.book(movement.to)
            if source != target and movement.amount:
                told.append(
                    Move(
                        source=source,
                        target=target,
                        amount=movement.amount,
                        clause=movement.clause,
                    )
                )
        return tuple(told)

    def book(self, place: int | str | None) -> str:
        """The table's book for a seat or a named place of the game."""
        if isinstance(place, int):
            return f"seat:{place}"
        return {"pot": POT, "cup": CUP}.get(place or "", BANK)

    # -- bots --------------------------------------------------------------------------

    def wants(self, hand: Any, seat: int) -> bool:
        """Would a bot at this seat be asked? (Of several who may speak only some have reason.)"""
        return seat in self.asked(hand)

    def seen_by(self, hand: Any, seat: int) -> tuple[Any, tuple[int, ...]]:
        """Work out what a bot at this seat may know, and its own legal actions."""
        return self.module.view(hand, seat), tuple(hand.legal_actions())

    def chosen(
        self,
        view: Any,
        legal: Sequence[int],
        rng: random.Random,
        skill: str = "strong",
        manner: str = "",
    ) -> str:
        """A bot's act, in words; "" when it keeps quiet."""
        from cardhall.bots.skills import player

        action = player(self.game, skill, manner)(view, legal, rng)
        return "" if action is None else str(self.module.format_action(action))

    # -- the chair ---------------------------------------------------------------------

    def before_play(self, hand: Any) -> bool:
        """Can a fault of the deal still be found: has nothing been played?"""
        return False

    def is_in(self, hand: Any, seat: int) -> bool:
        """Could the player be ruled to have reneged? (At a guided table no wrong card gets
        through.)"""
        return False

    def marked(self, hand: Any, seat: int) -> Any:
        """The hand with a seat ruled to have reneged."""
        raise NotImplementedError

    def with_dead(self, hand: Any, seat: int) -> Any:
        """The hand with a seat out of the event: the table does the least for it (OP-X-19)."""
        return hand

    def given_back(self, hand: Any) -> tuple[Move, ...]:
        """Work out what is given back of a hand that does not stand."""
        return ()
